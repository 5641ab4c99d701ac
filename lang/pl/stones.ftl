game-name = Kamienie-54
game-blurb = Dziewięć kamieni i dwie ręce po sześć kart: mała gra do poznania silnika.
provenance = Wszystkie liczby pochodzą z implementacji wzorcowej.
game-help = Trzy karty przeciw trzem decydują, kto zdobywa kamień. Trzy kamienie obok siebie albo dowolne pięć wygrywają.

card = { $card }
move-lay = Połóż { $card } przy kamieniu { $stone }

event-laid = { $who } kładzie { $card } przy kamieniu { $stone }.
event-claimed = { $who } zdobywa kamień { $stone }.
event-drew = { $who } dobiera { $card }.
event-drew-hidden = { $who } dobiera kartę.

why-not-in-hand = Nie masz karty { $card } na ręce.
why-claimed = Ten kamień jest już zdobyty.
why-full = Twoja strona tego kamienia jest pełna.

prompt-lay = Twoja tura: połóż kartę przy kamieniu.
target-stone = kamień { $stone }

score-stones = Kamienie

sketch-hand = Ręka
sketch-held = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
sketch-stock = Stos
