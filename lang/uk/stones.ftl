game-name = Камені-54
game-blurb = Дев’ять каменів і дві руки по шість карт: мала гра, щоб пізнати рушій.
provenance = Усі числа взято з еталонної реалізації.
game-help = Три карти проти трьох вирішують, хто здобуває камінь. Три камені поряд або будь-які п’ять перемагають.

card = { $card }
move-lay = Покласти { $card } біля каменя { $stone }

event-laid = { $who } кладе { $card } біля каменя { $stone }.
event-claimed = { $who } здобуває камінь { $stone }.
event-drew = { $who } бере { $card }.
event-drew-hidden = { $who } бере карту.

why-not-in-hand = Карти { $card } немає у вашій руці.
why-claimed = Цей камінь уже здобуто.
why-full = Ваш бік цього каменя заповнений.

prompt-lay = Ваш хід: покладіть карту біля каменя.
target-stone = камінь { $stone }

score-stones = Камені

sketch-hand = Рука
sketch-held = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
sketch-stock = Стос
