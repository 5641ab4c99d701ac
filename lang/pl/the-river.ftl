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
button-done = Wystarczy
button-skip = Zrezygnuj

prompt-draft = Wybierz swoją pierwszą płytkę.
prompt-turn = Umieść odkrywcę na wyspie; przedtem możesz wymienić zasoby na żywność.
prompt-place = Umieść odkrywcę na wyspie.
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
prompt-swap-first = Łąka pozwala na dwie zamiany: wybierz dwie płytki, które zamienią się miejscami, albo zrezygnuj.
prompt-swap-second = Druga zamiana dzięki łące: wybierz dwie płytki albo zrezygnuj.
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
event-discounted = { $who } płaci o jedną jednostkę mniej ({ kind }).
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
event-last-round-tokens = { $who } ma żetony na wszystkich polach premii: to ostatnia runda.
event-last-round-tiles = { $who } ma płytki na wszystkich polach rzeki: to ostatnia runda.
event-ended = Gra skończona.

why-not-now = Najpierw odpowiedz na pytanie u góry.
why-first-tile = Najpierw wybierz płytkę, od której zacznie się twoja rzeka.
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
why-no-swap = Płytki zamieniają się miejscami, gdy wyślesz tam odkrywcę, albo dzięki łące.

score-buildings = Budynki
score-tokens = Żetony premii
score-resources = Zasoby
score-columns = Kolumny
score-meadows = Łąki
score-total = Razem

sketch-round = Runda { $round }
sketch-supply = W puli: { target-bundle }
sketch-makes = Produkcja: { target-bundle }
sketch-stored = W magazynach (miejsc: { $warehouses }): { target-bundle }
sketch-tiles = Płytki
sketch-cards = Budynki
sketch-tokens = Żetony
sketch-boat = Łódka
sketch-reserved = Zarezerwowane
sketch-built = Zbudowane

# The board: river, panels and side
board-terrain = { $terrain ->
    [desert] pustynia
    [badlands] nieużytki
    [meadow] łąka
    [forest] las
   *[mountain] góry
}
board-family = { $family ->
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
}
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-good = { kind }: { $count }
board-can-pay = stać cię
board-short = brakuje { $count }
board-short-of = { $count ->
    [one] brakuje { $count } { kind-gen }
   *[other] brakuje { $count } { kind-many }
}
board-token = żeton premii { $value }
board-token-down = zakryty żeton premii
board-your-river = Twoja rzeka
board-river-of = Rzeka: { $who }
board-stored = zapasy
board-of = { $count } z { $all }
board-warehouses = Zajęte magazyny: { $count } z { $all }
board-lost = przepada { $count }
board-makes = produkcja
board-give-back = Oddaj { kind-acc } (w magazynach: { $count })
board-on-boat = { $count ->
    [one] { $count } odkrywca na łódce
   *[other] { $count } odkrywców na łódce
}
board-tokens = Żetony premii: { $count } z { $all }
board-fifth = Piąty odkrywca: wsiada do łódki z drugim żetonem
board-next = następna
board-next-tile = tu trafi następna płytka
board-warehouse = magazyn
board-makes-one = produkcja { kind-gen }
board-holds = leży tu: { $goods }
board-rest = { $rest ->
    [free] gdy trafi tu płytka, osiedli się odkrywca
    [coming] na koniec rundy osiedli się tu odkrywca
   *[settled] osiedlił się tu odkrywca
}
board-worth-now = { $points ->
    [one] teraz warta { $points } punkt
    [few] teraz warta { $points } punkty
   *[other] teraz warta { $points } punktów
}
board-counts = liczy się w swojej kolumnie
board-column = Kolumna { $column }{ $terrain ->
    [none] {""}
   *[other] {" "}({ $terrain })
}: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ $open ->
    [0] {""}
   *[other] , możliwe { $open }
}
board-points-known = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
board-hidden = + { $count } { $count ->
    [one] ukryty
    [few] ukryte
   *[other] ukrytych
}
board-has-pawn = Ma pionek pierwszego gracza
board-cards = Budynki: { $built }, zarezerwowane karty: { $reserved }
board-look = Obejrzyj tę rzekę
board-round-draft = Pierwsze płytki
board-ends-at = { $tokens ->
    [few] Koniec: 12 płytek albo { $tokens } żetony
   *[other] Koniec: 12 płytek albo { $tokens } żetonów
}
board-last-round = To ostatnia runda
board-race-tiles = płytki
board-race-tokens = żetony
board-tiles-of = Płytki: { $count } z 12
board-ended-now = Gdyby gra skończyła się teraz
board-you = Ty
board-not-known = nie wiadomo
board-hidden-why = ? i +: punkty za budynki i żetony innych są ukryte do końca gry.
board-to-come = Co jeszcze przyjdzie
board-in-stack = stos
board-in-discard = odrzucone
board-all-tiles = Wszystkie płytki
board-mixed-twice = Płytki dwóch rodzajów terenu liczą się przy obu. Odrzucone wracają, gdy stos się skończy.
board-deck-label = Karty budynków
board-values = Żetony premii
board-zeros = i { $count } × 0
board-help = Co znaczą symbole
board-help-makes = Produkcja: na wyspie tego zasobu dostajesz go tyle, ile takich kółek widać na twojej rzece.
board-help-store = Magazyn: mieści jeden dowolny zasób. Czego nie zmieścisz, tego nie zatrzymasz.
board-help-food = Żywność: przy budowie zastępuje drewno, glinę albo kamień.
board-help-settle = Pole osiedlenia: płytka położona tutaj kosztuje cię odkrywcę, który na koniec rundy osiedla się na stałe.
board-help-columns = Kolumna jest warta 2 punkty, gdy pasują do siebie dwie górne płytki, a 6, gdy wszystkie trzy. Pełny znak jest już zdobyty, przekreślony w tym układzie nieosiągalny.
board-help-bonus = Żeton premii: jeden za każdy budynek, najpierw najlepsze. Z drugim przychodzi twój piąty odkrywca.
board-help-points = Punkty na koniec gry.
board-help-meadows = Łąki
board-help-production = Produkuje, a przy tym jest warta punkt za każde takie kółko na twojej rzece, najwyżej 3.
board-help-harvest = W każdej fazie porządkowania daje jeden taki zasób; 2 punkty.
board-help-gift = Od razu do czterech takich zasobów.
board-help-swaps = Od razu dwie zamiany płytek.
board-help-tokens = Punkt za każdy twój żeton premii, także za zero.
board-help-boat = Punkt za każdego odkrywcę, który na koniec jest na twojej łódce.
board-help-terrain = Punkt za każdą twoją płytkę tego rodzaju.
board-rules = Wszystkie liczby i ich źródła

# The board: islands and choices
board-side = Przegląd
board-terrain-isle = Tereny
board-buildings-isle = Budynki
board-stack = w stosie: { $count }
board-deck = w talii: { $count }
board-left = zostało: { $count }
board-left-word = zostało
board-standing = Stoją tam: { $who }
board-took = { $who }: wzięte płytki: { $count } z 2.
board-full = zajęte
board-river-full = rzeka pełna
board-two-taken = wzięte dwie
board-no-tiles = brak płytek
board-lay-on = na pole { $space }
board-settles = odkrywca się osiedli
board-no-warehouse = brak magazynu
board-gives = { $kind ->
    [wood] { $count ->
        [one] { $count } drewno
       *[other] { $count } drewna
    }
    [clay] { $count ->
        [one] { $count } glina
       *[other] { $count } gliny
    }
    [stone] { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
       *[other] { $count } kamieni
    }
   *[food] { $count ->
        [one] żywność
       *[other] { $count } żywności
    }
}
board-any-kind = 1 dowolny zasób
board-none-left = nic nie zostało
board-makes-none = brak produkcji
board-room = { $count ->
    [0] brak miejsca
   *[other] zmieści się { $count }
}
board-reserve = Rezerwacja
board-reserve-one = weź kartę
board-you-hold = masz już { $count }
board-no-cards = brak kart
board-build-for = do { $points }
board-cannot-pay = brak zasobów
board-token-comes = i żeton premii { $value }
board-fifth-comes = piąty odkrywca wsiada do twojej łódki
board-stacks = Pozostałe żetony: { $left }, zera: { $right }
board-start-round = zacznij rundę { $round }
board-swap-two = zamień 2
board-two-needed = trzeba 2 płytek
board-draft = Wybierz płytkę, od której zacznie się twoja rzeka. Jedna zostanie i wypada z gry.
board-tile-points = punkty: { $points }
board-tile-lost = { $count ->
    [one] { $count } zasób straci miejsce
    [few] { $count } zasoby stracą miejsce
   *[other] { $count } zasobów straci miejsce
}
board-tile-loses = strata { $count }
board-build-or-reserve = Co z tym robisz?
board-choose-card = Wybierz budynek.
board-choose-kind = Wybierz zasób.
board-choose-three = Wybierz trzy zasoby.
board-other-tile = Wybierz płytkę, z którą zamieni się miejscem.
board-brings = Daje
board-one-less = Z rezerwacji, o 1 mniej:
board-you-pay = płacisz
board-stays = zostaje
board-food-for = żywność za
board-pay-with-food = Żywność zamiast { kind-gen } (w koszcie { $count }):
board-food-instead = żywność zamiast { kind-gen }
board-not-yet = Jeszcze cię na to nie stać.
board-reserve-it = Zarezerwuj
board-build-it = Zbuduj
board-you-have = Masz tego { $count }, a żywności { $food }.
board-exchange = Oddaj trzy, weź żywność
board-then = { $before } → { $after }
board-food-for-food = Jest wśród nich żywność: oddajesz żywność za żywność.
board-chosen-of-three = wybrano { $count } z 3
board-exchange-it = Wymień
board-how-many = Ile { kind-many } bierzesz?
board-gift = Łąka daje { kind-acc }: ile bierzesz?
board-room-for = { $count ->
    [0] Twoje magazyny są pełne.
    [one] Masz miejsce na jeszcze jeden zasób.
    [few] Masz miejsce na jeszcze { $count } zasoby.
   *[other] Masz miejsce na jeszcze { $count } zasobów.
}
board-take = Weź { $count }
board-take-none = Nic nie bierz
board-and-give = oddaj { $count }
board-no-food-left = Nie ma żywności: weź coś innego
board-give-for = { $count ->
    [one] Oddaj jeden zasób
    [few] Oddaj { $count } zasoby
   *[other] Oddaj { $count } zasobów
}
board-you-take = To zrobi miejsce na { kind-acc } (bierzesz { $count }).
board-harvest = Twoja łąka daje { kind-acc }, ale nie ma miejsca
board-harvest-help = Oddaj w zamian coś innego albo zrezygnuj.
board-overflow = { $count ->
    [one] Jeden zasób za dużo
    [few] { $count } zasoby za dużo
   *[other] { $count } zasobów za dużo
}
board-overflow-help = Płytka zakryła magazyn, a pozostałe są pełne. Wybierz, co wraca do puli.
board-your-reserved = Twoje rezerwacje
board-reserved = Rezerwacje
board-one-cheaper = o 1 zasób taniej
board-face-down = zakryta zarezerwowana karta
board-free-place = wolne
board-stores = Twoje zapasy
board-my-river = Moja rzeka
board-a-river = Rzeka
board-islands = Wyspy
board-to-mine = Do mojej rzeki
board-close = Zamknij
board-no-next-round = brak następnej
board-final = Wynik końcowy
board-figures-of = Liczby dla gracza
board-draft-all = Każdy wybiera płytkę, od której zacznie się jego rzeka. Jedna zostanie i wypada z gry.
board-take-of = Weź: { board-gives }
board-have = masz { $count }
board-less-of = O 1 mniej { kind-gen }
board-exchange-short = 3 → żywność
board-swap-of-two = { $swap ->
    [1] Łąka: pierwsza z dwóch zamian
   *[other] Łąka: druga z dwóch zamian
}
board-help-type = { $terrain }: płytki jednego rodzaju punktują w kolumnie, a niektóre łąki je liczą.
board-help-laid = Położona teraz zmieni twój wynik o { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
board-help-card = Zbudowana jest warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}. Jeśli ją przedtem zarezerwujesz, kosztuje o 1 zasób mniej.
board-help-token = Następny budynek przyniesie też żeton premii { $value }.
board-help-covered = Płytka położona tutaj zakryje to, co jest nadrukowane.
board-help-now = Dla ciebie teraz: { $now }.
board-help-island = { $island ->
    [terrain] Weź płytkę z wystawki i połóż ją na następnym polu swojej rzeki. W rundzie możesz to zrobić dwa razy.
    [wood] Weź tyle drewna, ile produkujesz; na niektórych wyspach pierwszy odkrywca dostaje o 1 więcej.
    [clay] Weź tyle gliny, ile produkujesz; na niektórych wyspach pierwszy odkrywca dostaje o 1 więcej.
    [stone] Weź tyle kamienia, ile produkujesz; na niektórych wyspach pierwszy odkrywca dostaje o 1 więcej.
    [food] Weź 1 żywność. Jeśli już jej nie ma, weź 1 dowolny zasób.
    [reserve] Weź kartę budynku z wystawki do swojej rezerwacji, najwyżej dwie. Będzie kosztować o 1 zasób mniej.
    [build] Zbuduj kartę z wystawki albo z rezerwacji i weź następny żeton premii. Może tu stać dowolna liczba odkrywców.
    [first] Weź pionek: zaczniesz następną rundę.
   *[swap] Dwie płytki twojej rzeki zamieniają się miejscami.
}
