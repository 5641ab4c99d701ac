//! The catalogues of Pond.

use nurt_core::Lang;

use super::flaw;

/// The catalogue of a language; of the English one the last message is idle, of the Ukrainian one it stands
/// twice, and only a flawed Pond has them.
pub fn catalogue(lang: Lang, flaw: u8) -> &'static str {
    match (lang, flaw) {
        (Lang::En, flaw::MESSAGE_IDLE) => ENGLISH,
        (Lang::En, _) => before("event-storm", ENGLISH),
        (Lang::Pl, flaw::MESSAGE_MISSING) => before("score-points", POLISH),
        (Lang::Pl, _) => POLISH,
        (Lang::Uk, flaw::MESSAGE_TWICE) => UKRAINIAN,
        (Lang::Uk, _) => before("prompt-lay = Кладіть", UKRAINIAN),
    }
}

fn before(message: &str, text: &'static str) -> &'static str {
    &text[..text.find(message).expect("the message is there")]
}

const ENGLISH: &str = "
game-name = Pond
game-blurb = Two hands, twelve cards, one pond.
provenance = All of it is made up.
game-help = Lay baits, then play.
option-goal = Goal
option-goal-help = Which score wins.
option-goal-most = the most points
option-goal-fewest = the fewest points
move-lay = Lay { $card } as a bait
move-play = Play { $card }
event-laid = { $who } lays { $card } as a bait.
event-laid-hidden = { $who } lays a bait.
event-turned-up = The baits are turned up: { $first } against { $second }.
event-played = { $who } plays { $card }{ $points ->
    [0] .
   *[other] {\" \"}and scores.
}
event-drew = { $who } draws { $card }.
event-drew-hidden = { $who } draws a card.
why-not-in-hand = { $card } is not in your hand.
why-baits-first = The baits come first.
why-baits-are-up = The baits are already turned up.
prompt-lay = Lay a bait.
prompt-play = Play a card.
target-card = card { $card }
sketch-pond = Pond
sketch-stock = Stock
score-points = Points
event-storm = A storm comes up.
";

const POLISH: &str = "
game-name = Staw
game-blurb = Dwie ręce, dwanaście kart, jeden staw.
provenance = Wszystko jest zmyślone.
game-help = Połóż przynęty, potem graj.
option-goal = Cel
option-goal-help = Jaki wynik wygrywa.
option-goal-most = najwięcej punktów
option-goal-fewest = najmniej punktów
move-lay = Połóż { $card } jako przynętę
move-play = Zagraj { $card }
event-laid = { $who } kładzie { $card } jako przynętę.
event-laid-hidden = { $who } kładzie przynętę.
event-turned-up = Przynęty są odkryte: { $first } przeciw { $second }.
event-played = { $who } zagrywa { $card }{ $points ->
    [0] .
   *[other] {\" \"}i ma punkt.
}
event-drew = { $who } dobiera { $card }.
event-drew-hidden = { $who } dobiera kartę.
why-not-in-hand = Nie masz na ręce karty { $card }.
why-baits-first = Najpierw przynęty.
why-baits-are-up = Przynęty są już odkryte.
prompt-lay = Połóż przynętę.
prompt-play = Zagraj kartę.
target-card = karta { $card }
sketch-pond = Staw
sketch-stock = Stos
score-points = Punkty
";

const UKRAINIAN: &str = "
game-name = Ставок
game-blurb = Дві руки, дванадцять карт, один ставок.
provenance = Усе це вигадка.
game-help = Покладіть наживки, потім грайте.
option-goal = Мета
option-goal-help = Який рахунок виграє.
option-goal-most = найбільше очок
option-goal-fewest = найменше очок
move-lay = Покласти { $card } як приманку
move-play = Зіграти { $card }
event-laid = { $who } кладе { $card } як приманку.
event-laid-hidden = { $who } кладе приманку.
event-turned-up = Приманки відкрито: { $first } проти { $second }.
event-played = { $who } грає { $card }{ $points ->
    [0] .
   *[other] {\" \"}і має очко.
}
event-drew = { $who } бере { $card }.
event-drew-hidden = { $who } бере карту.
why-not-in-hand = Карти { $card } немає у вашій руці.
why-baits-first = Спершу приманки.
why-baits-are-up = Приманки вже відкрито.
prompt-lay = Покладіть приманку.
prompt-play = Зіграйте карту.
target-card = карта { $card }
sketch-pond = Ставок
sketch-stock = Стос
score-points = Очки
prompt-lay = Кладіть!
";
