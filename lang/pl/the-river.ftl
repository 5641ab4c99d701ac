# The River, Polish.

game-name = Rzeka
game-blurb = Wysyłaj odkrywców na wyspy, układaj tereny wzdłuż swojej rzeki i wznoś budynki.
provenance = To, co jest na płytkach, kartach budynków i planszetkach rzeki, oraz część liczb dla dwóch i trzech graczy to nasz własny projekt; więcej na stronie z zasadami.
game-help = W swojej turze umieść odkrywcę na wyspie i wykonaj jej akcję.
    Płytki dają produkcję i magazyny; na czterech polach rzeki położenie płytki sprawia, że jeden odkrywca osiedla się na stałe.
    Budynki kosztują drewno, glinę i kamień; żywność zastępuje każdy z tych zasobów. Kto buduje wcześniej, dostaje lepsze żetony premii.
    Koniec następuje, gdy ktoś ma żetony na wszystkich polach premii albo dwanaście płytek; tę rundę rozgrywa się do końca.
    Punkty: budynki, żetony, każde 3 zasoby, kolumny jednego terenu, łąki.
    Wszystkie zasady z numerami: docs/rules/the-river.pl.md

# Kinds of resources: wood, clay, stone, food.
# -acc and -gen are the accusative and genitive, -many is the genitive after a number, -count is with a number, in the accusative.
kind = { $kind ->
    [wood] drewno
    [clay] glina
    [stone] kamień
   *[food] żywność
}
kind-acc = { $kind ->
    [wood] drewno
    [clay] glinę
    [stone] kamień
   *[food] żywność
}
kind-gen = { $kind ->
    [wood] drewna
    [clay] gliny
    [stone] kamienia
   *[food] żywności
}
kind-many = { $kind ->
    [wood] drewna
    [clay] gliny
    [stone] kamieni
   *[food] żywności
}
kind-count = { $kind ->
    [wood] { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
    [clay] { $count ->
        [one] { $count } glinę
       *[other] { $count } gliny
    }
    [stone] { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[other] { $count } kamieni
    }
   *[food] { $count ->
        [one] { $count } żywność
       *[other] { $count } żywności
    }
}
island = { $island ->
    [terrain] wyspa terenów
    [wood] wyspa drewna
    [clay] wyspa gliny
    [stone] wyspa kamienia
    [food] wyspa żywności
    [reserve] rezerwacja budynku
    [build] budowa
    [first] przejęcie pionka
   *[swap] zamiana płytek
}
tile = { $terrain ->
    [desert] pustynia
    [badlands] nieużytki
    [meadow] łąka
    [forest] las
   *[mountain] góry
}{ $second ->
    [none] {""}
    [desert] {" "}i pustynia
    [badlands] {" "}i nieużytki
    [meadow] {" "}i łąka
    [forest] {" "}i las
   *[mountain] {" "}i góry
}{ $warehouses ->
    [0] {""}
    [one] {" "}z { $warehouses } magazynem
   *[other] {" "}z { $warehouses } magazynami
}{ $wood ->
    [0] {""}
    [1] , produkcja drewna
   *[other] , produkcja drewna ×{ $wood }
}{ $clay ->
    [0] {""}
    [1] , produkcja gliny
   *[other] , produkcja gliny ×{ $clay }
}{ $stone ->
    [0] {""}
    [1] , produkcja kamienia
   *[other] , produkcja kamienia ×{ $stone }
}
meadow-production = łąka (produkcja { kind-gen }, punkt za każdy taki symbol, najwyżej 3)
meadow-harvest = łąka (1 { kind } w każdej fazie porządkowania, 2 punkty)
meadow-gift = łąka (od razu do 4 { kind-many })
meadow-swaps = łąka (od razu dwie zamiany płytek)
meadow-tokens = łąka (punkt za każdy żeton premii)
meadow-boat = łąka (punkt za każdego odkrywcę na łódce)
meadow-terrain = łąka (punkt za każdą płytkę { $terrain ->
    [desert] pustyni
    [badlands] nieużytków
    [meadow] łąki
    [forest] lasu
   *[mountain] gór
})
card = { $family ->
    [cabin] Chata
    [ferry] Przeprawa
    [barn] Stodoła
    [mill] Młyn
    [workshop] Warsztat
    [chapel] Kaplica
    [inn] Gospoda
    [school] Szkoła
    [store-hall] Spichlerz
    [fort] Fort
    [town-hall] Ratusz
   *[grand-lodge] Rezydencja
} ({ $points } pkt; { $wood ->
    [0] { $clay ->
        [0] { goods-stone }
       *[other] { goods-clay }{ goods-then-stone }
    }
   *[other] { goods-wood }{ goods-then-clay }{ goods-then-stone }
})

move-draft = zacznij od płytki: { $tile }
move-terrain = weź płytkę: { $tile }
move-place = { island }
move-food = wyspa żywności: { kind }
move-reserve = zarezerwuj: { $card }
move-build = zbuduj: { $card }
move-exchange = wymień na żywność: { target-bundle }
move-pass = spasuj
move-return = oddaj { kind-acc }
move-take = weź { $count }
move-discount = o 1 mniej: { kind }
move-pay = zapłać żywnością: { $units }
move-swap = zamień { $first } i { $second }
move-done = bez kolejnej zamiany
move-harvest = oddaj w zamian { kind-acc }
move-skip = zrezygnuj

# Resources in a row, with a comma before each but the first.
goods-wood = { $wood ->
    [one] { $wood } drewno
   *[other] { $wood } drewna
}
goods-clay = { $clay ->
    [one] { $clay } glina
   *[other] { $clay } gliny
}
goods-stone = { $stone ->
    [one] { $stone } kamień
    [few] { $stone } kamienie
   *[other] { $stone } kamieni
}
goods-food = { $food ->
    [one] { $food } żywność
   *[other] { $food } żywności
}
goods-then-clay = { $clay ->
    [0] {""}
   *[other] , { goods-clay }
}
goods-then-stone = { $stone ->
    [0] {""}
   *[other] , { goods-stone }
}
goods-then-food = { $food ->
    [0] {""}
   *[other] , { goods-food }
}
target-bundle = { $wood ->
    [0] { $clay ->
        [0] { $stone ->
            [0] { $food ->
                [0] nic
               *[other] { goods-food }
            }
           *[other] { goods-stone }{ goods-then-food }
        }
       *[other] { goods-clay }{ goods-then-stone }{ goods-then-food }
    }
   *[other] { goods-wood }{ goods-then-clay }{ goods-then-stone }{ goods-then-food }
}
target-space = pole { $space }
target-take = { $count }
target-food = { $count ->
    [one] { $count } żywność
   *[other] { $count } żywności
}
button-exchange = Wymień 3 zasoby na żywność
button-pass = Spasuj
button-done = Bez kolejnej zamiany
button-skip = Zrezygnuj

prompt-draft = Wybierz swoją pierwszą płytkę.
prompt-turn = Umieść odkrywcę na wyspie; przedtem możesz wymienić zasoby na żywność.
prompt-blocked = Nie możesz umieścić odkrywcy: wymień zasoby na żywność albo spasuj.
prompt-overflow = Magazyn został zakryty: oddaj jakiś zasób.
prompt-take = Ile { kind-many } bierzesz? Jeśli więcej, niż się zmieści, musisz coś oddać.
prompt-gift = Łąka daje { kind-acc }: ile bierzesz?
prompt-return = Oddaj { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[other] { $count } zasobów
}, aby zrobić miejsce na { kind-acc }.
prompt-discount = { $card }: którego zasobu płacisz o 1 mniej?
prompt-pay = Koszt obejmuje { kind-count }: ile z tego płacisz żywnością?
prompt-swap = Wybierz dwie płytki, które zamienią się miejscami.
prompt-harvest = Łąka daje { kind-acc }, ale nie ma miejsca: oddaj coś w zamian albo zrezygnuj.
prompt-over = Gra jest skończona.

event-began = { $who } ma pionek pierwszego gracza.
event-revealed = Odkryto płytki terenów i karty budynków.
event-round = Zaczyna się runda { $round }.
event-laid = { $who } kładzie na polu { $space }: { $tile }.
event-removed = Z gry odpada płytka: { $tile }.
event-exchanged = { $who } wymienia na żywność: { target-bundle }.
event-placed = { $who } umieszcza odkrywcę: { island }.
event-gained = { $who } bierze { kind-count }.
event-gift = { $who } dostaje od łąki { kind-count }.
event-harvest = Łąka przynosi plon: { $who } bierze { kind-count }.
event-returned = { $who } oddaje { kind-acc }.
event-reserved = { $who } rezerwuje: { $card }.
event-wanted = { $who } chce wziąć { kind-count }.
event-chosen = { $who } chce zbudować: { $card }.
event-discounted = { $who } płaci o 1 mniej: { kind }.
event-food-for = { $who } płaci żywnością zamiast { kind-gen }: { $units }.
event-paid = { $who } płaci: { target-bundle }.
event-built = { $who } buduje: { $card }.
event-token = { $who } bierze żeton premii o wartości { $value }.
event-released = { $who } dostaje na łódkę piątego odkrywcę.
event-pawn = { $who } bierze pionek pierwszego gracza.
event-swapped = { $who } zamienia płytki na polach { $first } i { $second }.
event-passed = { $who } pasuje.
event-blocked = { $who } nie może umieścić odkrywcy.
event-settled = { $count ->
    [one] { $who }: jeden odkrywca osiedla się na stałe.
   *[other] { $who }: { $count } odkrywców osiedla się na stałe.
}
event-last-round = { $who } wywołuje koniec gry: to ostatnia runda.
event-ended = Gra skończona.

why-not-now = Najpierw trzeba rozstrzygnąć coś innego.
why-exchange-first = Wymieniać można tylko przed umieszczeniem odkrywcy.
why-no-food = W puli nie ma żywności.
why-not-stored = Nie masz tego wszystkiego.
why-must-place = Możesz umieścić odkrywcę, więc musisz to zrobić.
why-no-space = Na tej wyspie nie ma wolnego pola.
why-river-full = Twoja rzeka ma już wszystkie płytki.
why-two-taken = W tej rundzie masz już dwie nowe płytki.
why-no-such-tile = Tej płytki nie ma wśród odkrytych.
why-nothing-comes = Nic tam teraz nie dostaniesz.
why-no-warehouse = Nie masz żadnego magazynu.
why-not-so-many = Takiej liczby nie możesz wziąć.
why-not-that = Tego nie możesz teraz oddać.
why-food-there = Jest żywność, więc bierzesz żywność.
why-none-left = W puli nie ma tego zasobu.
why-two-reserved = Masz już dwie zarezerwowane karty.
why-no-such-card = Tej karty nie ma wśród odkrytych ani wśród twoich zarezerwowanych.
why-not-that-food = Z taką ilością żywności nie da się zapłacić tego kosztu.
why-no-discount = Koszt nie obejmuje tego zasobu albo nie stać cię na resztę.
why-cannot-pay = Nie stać cię na to.
why-few-tiles = Do tego trzeba dwóch płytek.
why-no-tile = Tam nie ma płytki.

score-buildings = Budynki
score-tokens = Żetony premii
score-resources = Zasoby
score-columns = Kolumny
score-meadows = Łąki
score-total = Razem

sketch-round = Runda { $round }
sketch-supply = W puli: { target-bundle }
sketch-stored = W magazynach: { target-bundle }
sketch-tiles = Płytki
sketch-cards = Budynki
sketch-tokens = Żetony
sketch-boat = Łódka
sketch-reserved = Zarezerwowane
sketch-built = Zbudowane
