//! The board in plain text: a row for each dam, the defender on the left, the attacker on the right.

use nurt_core::{Phrase, Words};

use crate::components::{Card, Colour, Face, Requirement};
use crate::dams::DamId;
use crate::events::{cards_phrase, formation_phrase};
use crate::hand::Hand;
use crate::moves::card_phrase;
use crate::rules::control::best;
use crate::state::Role;
use crate::view::View;

/// What a row shows of one side: the cards from the outside in or the inside out, and what they are worth.
fn side(view: &View, words: &Words, role: Role, dam: DamId) -> (String, String) {
    let public = &view.public;
    let (face, side) = (public.face(dam), public.side(role, dam));
    let mut cards: Vec<String> = side.cards().iter().map(Card::to_string).collect();
    cards.resize(usize::from(face.spaces), "·".to_owned());
    if role == Role::Defender {
        cards.reverse();
    }
    let key = if side.stamp > 0 { "sketch-is" } else { "sketch-at-best" };
    let worth = if side.is_empty() {
        String::new()
    } else {
        match best(face, side.cards(), public.unseen()) {
            Some(best) => {
                words.say(&Phrase::new(key).phrase("formation", formation_phrase(best.formation(face))))
            }
            None => words.word("sketch-never"),
        }
    };
    (cards.join(" "), worth)
}

/// The requirement of a face as one sign; the legend below the board explains it.
fn sign(face: Face) -> &'static str {
    match face.requirement {
        Requirement::None => " ",
        Requirement::Plus => "+",
        Requirement::Minus => "-",
        Requirement::Company => "=",
        Requirement::Brotherhood => "*",
        Requirement::Band => "/",
    }
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())))
}

fn pad_left(text: &str, width: usize) -> String {
    format!("{}{text}", " ".repeat(width.saturating_sub(text.chars().count())))
}

impl View {
    pub(crate) fn sketch(&self, words: &Words) -> String {
        let public = &self.public;
        let name = |role: Role| {
            let key = format!("sketch-{}", role.name());
            words.say(&Phrase::new(key).seat("who", public.seat(role)))
        };
        let rows: Vec<[String; 6]> = public
            .order
            .iter()
            .map(|&dam| {
                let (their_cards, their_worth) = side(self, words, Role::Defender, dam);
                let (my_cards, my_worth) = side(self, words, Role::Attacker, dam);
                let face = public.face(dam);
                let damaged = if public.dam(dam).damaged { "!" } else { " " };
                let dam_name = words.say(&Phrase::new("dam").number("dam", dam.number()));
                let [dam, face] = [
                    format!("{} {dam_name}", dam.number()),
                    format!("{damaged}{}{}", face.spaces, sign(face)),
                ];
                [their_worth, their_cards, dam, face, my_cards, my_worth]
            })
            .collect();
        let mut widths = [0; 6];
        for row in &rows {
            for (width, cell) in widths.iter_mut().zip(row) {
                *width = (*width).max(cell.chars().count());
            }
        }
        let [worth_width, cards_width, dam_width, face_width, mine_width, _] = widths;
        let left = (worth_width + 2 + cards_width).max(name(Role::Defender).chars().count());
        let middle = " ".repeat(dam_width + 1 + face_width);
        let mut lines =
            vec![format!("{} | {middle} | {}", pad_left(&name(Role::Defender), left), name(Role::Attacker))];
        for [worth, cards, dam, face, mine, mine_worth] in &rows {
            let theirs = format!("{}  {}", pad(worth, worth_width), pad_left(cards, cards_width));
            let dam = format!("{} {}", pad(dam, dam_width), pad(face, face_width));
            lines.push(format!(
                "{} | {dam} | {}  {mine_worth}",
                pad_left(&theirs, left),
                pad(mine, mine_width)
            ));
        }
        lines.push(words.word("sketch-legend"));
        lines.extend(self.status(words));
        lines.push(self.gone(words));
        lines.extend(Role::BOTH.map(|role| format!("{}: {}", name(role), self.hand(role, words))));
        lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join("\n")
    }

    /// How the game stands: what is damaged and what is left, and what tactics cards were played.
    fn status(&self, words: &Words) -> Vec<String> {
        let public = &self.public;
        let count = |key: &str, count: u8| words.say(&Phrase::new(key).number("count", count));
        let mut parts = vec![
            count("sketch-damaged", public.damaged()),
            count("sketch-logs", public.logs),
            count("sketch-stock", self.stock),
        ];
        if public.settings.tactics {
            parts.push(count("sketch-tactics-stock", self.tactics_stock));
        }
        if public.last_turn {
            parts.push(words.word("sketch-last-turn"));
        } else if self.stock == 0 {
            parts.push(words.word("sketch-stock-empty"));
        }
        let mut lines = Vec::new();
        if let Some(first) = public.first_game {
            let phrase = match first.role {
                Role::Attacker => Phrase::new("sketch-rematch-attack").number("stock", first.stock),
                Role::Defender => Phrase::new("sketch-rematch-defence").number("defence", first.defence),
            };
            lines.push(words.say(&phrase.seat("who", first.winner)));
        }
        lines.push(parts.join(" · "));
        if public.settings.tactics {
            let played = |role: Role| {
                let phrase = |key: &str| {
                    Phrase::new(key).seat("who", public.seat(role)).number("count", public.played[role])
                };
                let ruses = public.ruses[role];
                words.say(&if ruses.is_empty() {
                    phrase("sketch-played")
                } else {
                    phrase("sketch-ruses").phrase("ruses", cards_phrase(ruses.iter()))
                })
            };
            lines.push(Role::BOTH.map(played).join(" · "));
        }
        lines
    }

    /// The discards, colour by colour.
    fn gone(&self, words: &Words) -> String {
        let public = &self.public;
        let mut gone: Vec<String> = Colour::ALL
            .into_iter()
            .filter_map(|colour| {
                let of_colour = public.discards.iter().filter(|card| card.colour() == Some(colour));
                let cards: Vec<String> = of_colour.map(|card| card.to_string()).collect();
                (!cards.is_empty()).then(|| cards.join(" "))
            })
            .collect();
        gone.extend(public.out.iter().map(|card| card.to_string()));
        let gone = if gone.is_empty() { "-".to_owned() } else { gone.join(" | ") };
        format!("{}: {gone}", words.word("sketch-discards"))
    }

    /// A hand, as far as it is seen: battle cards by their codes, tactics cards by name.
    fn hand(&self, role: Role, words: &Words) -> String {
        let view = &self.hands[role];
        let list = |hand: Hand| {
            let battle = hand.battle.iter().map(|card| card.to_string());
            let tactics = hand.tactics.iter().map(|card| words.say(&card_phrase(card)));
            battle.chain(tactics).collect::<Vec<_>>().join(" ")
        };
        let note = |key: &str, hand: Option<Hand>| match hand.filter(|hand| !hand.is_empty()) {
            Some(hand) => format!(" ({}: {})", words.word(key), list(hand)),
            None => String::new(),
        };
        let Some(cards) = view.cards else {
            let count =
                Phrase::new("sketch-held").number("battle", view.battle).number("tactics", view.tactics);
            return format!("{}{}", words.say(&count), note("sketch-known", view.known));
        };
        let played = self.public.played;
        let blocked = view.tactics > 0 && played[role] > played[role.other()]; // R41
        let blocked =
            if blocked { format!(" ({})", words.word("sketch-tactics-blocked")) } else { String::new() };
        format!("{}{}{blocked}", list(cards), note("sketch-giving", view.giving))
    }
}
