# River of Gold, Polish.

game-name = Rzeka złota
game-blurb = Wznoś budynki na brzegach wielkiej rzeki, przepływaj obok nich statkami i dostarczaj klientom to, co zamówili.
provenance = To, co jest na kafelkach, kartach klientów i u patronów, pochodzi z publicznych źródeł, a część z jednego źródła; nazwy klanów, patronów, regionów i biegłości są nasze. Więcej na stronie z zasadami.
game-help = W każdej turze jedna akcja: budowa, rejs albo dostawa. Kość mówi, w którym regionie budujesz i dostarczasz oraz jak daleko płynie statek; łaska pozwala zmienić jej wynik.
    Budowa: płacisz cenę pustego pola brzegu w tym regionie i kładziesz na nim kafelek z rzędu; daje on tam wpływy.
    Rejs: każde z czterech pól brzegu przy statku daje nagrodę dla gościa, a puste 1 koku; potem swoje nagrody dostają właściciele budynków.
    Dostawa: oddajesz klientowi zamówione towary, a on odtąd ci pomaga.
    Wymiana, gdy decydujesz o czymś w swojej turze: dwa towary jednego rodzaju za jeden inny albo 5 koku za 1 łaskę.
    Gdy do rzędu wejdzie ostatni kafelek, każdy z pozostałych ma jeszcze jedną turę. Potem podlicza się regiony, liczbę klientów i to, co klienci dają na koniec.
    Wszystkie zasady z numerami: docs/rules/gold.pl.md

option-patrons = Patroni
option-patrons-help = Mały dodatek: każdy gracz ma patrona o własnym działaniu. Albo odkrywa się po jednym patronie każdego klanu i spośród nich się wybiera, albo każdy dostaje losowo klan i wybiera jednego z jego dwóch patronów.
option-patrons-off = bez patronów
option-patrons-drawn = odkryci po jednym z klanu
option-patrons-dealt = każdy dostaje klan

# Goods: silk, rice, porcelain. -acc is the accusative. trade-from and trade-to are the two sides of an exchange, in the accusative.
good = { $good ->
    [silk] jedwab
    [rice] ryż
   *[porcelain] porcelana
}
good-acc = { $good ->
    [silk] jedwab
    [rice] ryż
   *[porcelain] porcelanę
}
trade-from = { $from ->
    [silk] jedwab
    [rice] ryż
   *[porcelain] porcelanę
}
trade-to = { $to ->
    [silk] jedwab
    [rice] ryż
   *[porcelain] porcelanę
}

# Regions: with the number of the die, by name alone, and «in …».
region = { $region }, { region-name }
region-name = { $region ->
    [1] Wysokie Turnie
    [2] Sosnowy Bór
    [3] Wietrzna Równina
    [4] Paprociowy Las
    [5] Szare Bagna
   *[6] Cicha Zatoka
}
region-in = { $region ->
    [1] w Wysokich Turniach
    [2] w Sosnowym Borze
    [3] na Wietrznej Równinie
    [4] w Paprociowym Lesie
    [5] na Szarych Bagnach
   *[6] w Cichej Zatoce
}

# Buildings. Markets that nobody owns are imperial markets.
tile = { $kind ->
    [port] port
    [market] rynek
    [manor] posiadłość
   *[shrine] świątynia
} (gość: { $visitor }; właściciel: { $owner }{ $influence ->
    [0] {""}
    [one] ; za budowę: { $influence } wpływ
    [few] ; za budowę: { $influence } wpływy
   *[other] ; za budowę: { $influence } wpływów
})
tile-of-nobody = { $kind ->
    [port] port
    [market] rynek cesarski
    [manor] posiadłość
   *[shrine] świątynia
} (gość: { $visitor }; bez właściciela)
# Several effects in a row; nothing.
effects-two = { $first } i { $rest }
effects-none = nic

# Customers with their orders, in the nominative. The number stands after the good.
customer = { $trade ->
    [artisan] rzemieślniczka
    [elder] starszy
    [merchant] kupiec
    [monk] mnich
   *[noble] szlachcic
} z regionu { $region } (zamówienie: { $silk ->
    [0] { $rice ->
        [0] porcelana { $porcelain }
       *[other] ryż { $rice }{ order-then-porcelain }
    }
   *[other] jedwab { $silk }{ order-then-rice }{ order-then-porcelain }
})
order-then-rice = { $rice ->
    [0] {""}
   *[other] , ryż { $rice }
}
order-then-porcelain = { $porcelain ->
    [0] {""}
   *[other] , porcelana { $porcelain }
}

customer-short = { $trade ->
    [artisan] rzemieślniczka
    [elder] starszy
    [merchant] kupiec
    [monk] mnich
   *[noble] szlachcic
} z regionu { $region }

patron = { $patron ->
    [bridge-builder] Budowniczy mostów
    [surveyor] Mierniczy
    [courier] Goniec
    [pathfinder] Przewodnik
    [wayfarer] Wędrowiec
    [fortune-teller] Wróżbita
    [toll-keeper] Celnik
   *[stilt-walker] Szczudlarz
}
mastery = { $mastery ->
    [many-faces] Wiele twarzy
    [blossom] Rozkwit
    [three-alike] Trzy takie same
    [two-alike] Dwoje takich samych
    [known-everywhere] Wszędzie znani
   *[four-trades] Cztery fachy
}
mastery-asks = { $mastery ->
    [many-faces] klienci 3 różnych rodzajów
    [blossom] cesarski kwiat na dowolnym torze
    [three-alike] 3 budynki jednego rodzaju
    [two-alike] 2 klientów jednego rodzaju
    [known-everywhere] wpływy we wszystkich 6 regionach
   *[four-trades] po budynku każdego z 4 rodzajów
}

# What tiles, customers and patrons bring: noun phrases in the nominative, for after a colon.
effect-koku = { $count } koku
effect-good = 1 { good }
effect-any-good = 1 dowolny towar
effect-favour = { $count ->
    [one] { $count } łaska
    [few] { $count } łaski
   *[other] { $count } łask
}
effect-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
effect-influence = { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
   *[other] { $count } wpływów
}
effect-influence-where-built = { effect-influence } w każdym regionie, w którym masz budynek
effect-influence-around = { effect-influence } w każdym regionie stykającym się z polem rzeki
effect-koku-per = 1 koku za { $kind ->
    [port] każdy twój port
    [market] każdy twój rynek
    [manor] każdą twoją posiadłość
   *[shrine] każdą twoją świątynię
}
effect-koku-per-customer = 1 koku za każdego twojego klienta
effect-koku-per-empty = { $count } koku więcej za każde odwiedzone puste pole brzegu
effect-points-per-customer = { effect-points } za każdego twojego klienta
effect-points-per-touch = { effect-points } za każde pole rzeki, z którym styka się pole brzegu
effect-points-if-own = { effect-points }, jeśli statek odwiedza co najmniej jeden twój budynek
effect-points-if-other = { effect-points }, jeśli statek odwiedza co najmniej jeden budynek przeciwnika
effect-points-if-first = { effect-points }, jeśli to twój pierwszy klient z tego regionu
effect-limit = limit łaski +{ $count }
effect-marker-own = drugi znacznik na własnym budynku
effect-marker-other = drugi znacznik na budynku przeciwnika
effect-royal = statek szlachecki (przy pierwszym szlachcicu)
effect-draw = { $count ->
    [one] { $count } nowa karta klienta
    [few] { $count } nowe karty klientów
   *[other] { $count } nowych kart klientów
}, po czym jedną odrzucasz
effect-sell = sprzedaż dowolnie wielu towarów, po { $count } koku za każdy
effect-koku-or-good = { $count } koku albo 1 dowolny towar

# What customers and patrons allow.
ability-discount = w tym regionie budujesz o 2 koku taniej
ability-market-choice = gdy statek szlachecki odwiedza rynek, towar stamtąd może być dowolny
ability-shift = statek szlachecki może płynąć z kością przestawioną o jeden w górę lub w dół
ability-build-anywhere = możesz budować w dowolnym regionie, bez względu na kość
ability-deliver-anywhere = możesz dostarczać towary dowolnemu klientowi z ręki, bez względu na kość
ability-set-die = przed rzutem kością możesz zapłacić 1 łaskę i zamiast rzucać ustawić ją na dowolnej ściance
ability-toll = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}, gdy znacznik innego gracza wyprzedza twój na torze wpływów, o ile twój jest na polu 1 lub dalej
ability-stilts = na torach wpływów przeskakujesz pola ze znacznikami innych i ich nie liczysz

# What customers are worth in the end.
final-per-koku = na koniec gry: 1 punkt za każde { $count } koku
final-per-goods = na koniec gry: 1 punkt za { $count ->
    [one] każdy towar
    [few] każde { $count } towary
   *[other] każde { $count } towarów
}
final-per-building = na koniec gry: 1 punkt za { $kind ->
    [port] każdy twój port
    [market] każdy twój rynek
    [manor] każdą twoją posiadłość
   *[shrine] każdą twoją świątynię
}
final-per-kind = na koniec gry: 1 punkt za każdy rodzaj budynku, który masz
final-per-region = na koniec gry: 1 punkt za każdy region, w którym masz budynek
final-double-region = na koniec gry: podwójne punkty z kafelka punktacji tego regionu

move-patron = wybierz patrona: { $patron }
move-die = zmień wynik na kości na { $face }
move-trade = wymień { trade-from } (2) na { trade-to } (1)
move-pray = wymień 5 koku na 1 łaskę
move-build = zbuduj na polu brzegu { $space }: { $tile }
move-sail = popłyń statkiem { $ship } o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[other] { $steps } pól
}
move-deliver = dostarcz towary klientowi: { $card }
move-take = weź { good-acc }
move-take-koku = weź koku
move-sell = sprzedaj { good-acc }
move-done = nie sprzedawaj więcej
move-royal = zastąp statek { $ship } statkiem szlacheckim
move-mark = połóż drugi znacznik na polu brzegu { $space }
move-discard = odrzuć kartę: { $card }
move-set = ustaw kość na { $face } za 1 łaskę
move-roll = rzuć kością
move-end = zakończ turę

target-shore = pole brzegu { $space }
target-face = ścianka { $face }
target-ship = statek { $ship }
target-river = pole rzeki { $space }
target-koku = 5 koku za 1 łaskę
target-some-koku = { $count } koku
button-trade = Wymień…
button-deliver = Dostarcz
button-done = Nie sprzedawaj więcej
button-roll = Rzuć kością
button-end = Zakończ turę

prompt-patron = Wybierz patrona.
prompt-first = Rzuć kością na pierwszą turę albo ustaw ją na dowolnej ściance za 1 łaskę.
prompt-main = Twoja kość wskazuje { $face }: buduj, płyń albo dostarczaj.
prompt-main-last = Twoja ostatnia tura! Kość wskazuje { $face }: buduj, płyń albo dostarczaj.
prompt-good = Weź dowolny towar.
prompt-journey = Koniec podróży: weź { $count } koku albo dowolny towar.
prompt-sell = Możesz sprzedać towary, po { $price } koku za każdy.
prompt-royal = Który statek zastępujesz statkiem szlacheckim?
prompt-marker-own = Połóż drugi znacznik na własnym budynku.
prompt-marker-other = Połóż drugi znacznik na budynku przeciwnika.
prompt-discard = Odrzuć z ręki jedną kartę klienta.
prompt-end = Rzuć kością na następną turę.
prompt-end-or-set = Rzuć kością na następną turę albo ustaw ją za 1 łaskę.
prompt-last = Twoja ostatnia tura: możesz jeszcze coś wymienić.
prompt-over = Gra jest skończona.

event-began = Wszystko rozłożone: zaczyna { $who }.
event-patrons = Odkryto po jednym patronie każdego klanu.
event-clan = { $who } dostaje klan { $clan ->
    [alder] Olchy
    [reed] Trzciny
    [willow] Wierzby
   *[rowan] Jarzębiny
}.
event-chose = { $who } wybiera patrona: { $patron }.
event-set = { $who } zaczyna z { $koku } koku; statki stoją na polach rzeki { $first } i { $second }.
event-drew = { $count ->
    [1] { $who } dobiera kartę: { $first }.
    [2] { $who } dobiera karty: { $first } i { $second }.
   *[other] { $who } dobiera karty: { $first }, { $second } i { $third }.
}
event-drew-hidden = { $count ->
    [0] { $who } nie dobiera karty klienta: żadnej już nie ma.
    [one] { $who } dobiera { $count } kartę klienta.
    [few] { $who } dobiera { $count } karty klientów.
   *[other] { $who } dobiera { $count } kart klientów.
}
event-shuffled = Odrzucone karty klientów potasowano w nową talię.
event-rolled = { $who } rzuca kością: { $face }.
event-set-die = { $who } ustawia kość na { $face } za 1 łaskę.
event-turned = { $who } zmienia wynik na kości na { $face } za { $favour ->
    [one] { $favour } łaskę
    [few] { $favour } łaski
   *[other] { $favour } łask
}.
event-traded = { $who } wymienia { trade-from } (2) na { trade-to } (1).
event-prayed = { $who } wymienia 5 koku na 1 łaskę.
event-built = { $who } buduje na polu brzegu { $space } za { $cost } koku: { $tile }.
event-sailed = { $who } płynie z pola rzeki { $from } na { $to }.
event-journey = { $who } płynie z pola rzeki { $from } na { $to } i kończy podróż.
event-delivered = { $who } dostarcza towary klientowi: { $card }.
event-koku = { $who } dostaje { $count } koku: { $cause }.
event-good = { $who } dostaje 1 { good-acc }: { $cause }.
event-favour = { $who } dostaje { $count ->
    [one] { $count } łaskę
    [few] { $count } łaski
   *[other] { $count } łask
}: { $cause }.
event-points = { $who } dostaje { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}: { $cause }.
event-advanced = { $who } przesuwa się { region-in } o { $steps ->
    [one] { $steps } pole toru
    [few] { $steps } pola toru
   *[other] { $steps } pól toru
}, na pole { $to }: { $cause }.
event-limit = { $who } ma teraz limit łaski { $limit }.
event-marked = { $who } kładzie drugi znacznik na budynku na polu brzegu { $space }.
event-royal = { $who } zastępuje statek { $ship } statkiem szlacheckim.
event-sold = { $who } sprzedaje 1 { good-acc } za { $koku } koku.
event-discarded = { $who } odrzuca kartę: { $card }.
event-tile-gone = Odrzucono kafelek z końca rzędu: { $tile }.
event-entered = Do rzędu wchodzi kafelek: { $tile }.
event-imperial = Cesarska wizyta: każdy znacznik na budynku przynosi nagrodę dla właściciela.
event-mastered = { $who } zdobywa biegłość { $mastery }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-last-turns = W rzędzie jest już ostatni kafelek: { $who } kończy tę turę, a każdy z pozostałych ma jeszcze jedną.
event-region = { $who } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za region { region-name }.
event-region-doubled = { $who } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za region { region-name } (podwójnie, dzięki starszemu).
event-customers = { $count ->
    [0] { $who } nie ma obsłużonych klientów i nie dostaje za nich punktów.
    [one] { $who } dostaje { event-customers-points } za { $count } obsłużonego klienta.
   *[other] { $who } dostaje { event-customers-points } za { $count } obsłużonych klientów.
}
event-customers-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
event-worth = { $who } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za klienta: { $card }.
event-ended = Gra skończona.

# Why somebody gets something: after a colon, in the nominative.
cause-visit = wizyta na polu brzegu { $space }
cause-owner = nagroda dla właściciela, pole brzegu { $space }
cause-track = tor wpływów { region-in }
cause-build = budowa { region-in }
cause-row-end = kafelek z końca rzędu
cause-journey = koniec podróży
cause-card = { $card }
cause-patron = { $patron }
cause-end = ostatni kafelek w rzędzie

why-not-now = Nie o tym teraz decydujesz.
why-same-face = Kość już wskazuje tę ściankę.
why-little-favour = Masz za mało łaski.
why-favour-first = Zmieniać wynik na kości za łaskę można tylko przed akcją.
why-few-goods = Trzeba dwóch towarów tego rodzaju.
why-many-goods = Masz już sześć towarów tego rodzaju, na więcej nie ma miejsca.
why-few-koku = Trzeba 5 koku.
why-favour-full = Masz już tyle łaski, ile wynosi twój limit.
why-other-region = Twoja kość wskazuje inny region.
why-occupied = Na tym polu już stoi budynek.
why-too-dear = Masz za mało koku na to pole.
why-not-in-row = Tego kafelka nie ma w rzędzie.
why-other-steps = Statek płynie dokładnie o tyle pól, ile wskazuje kość.
why-not-in-hand = Tego klienta nie masz na ręce.
why-other-customer = Ten klient nie jest z regionu, który wskazuje twoja kość.
why-goods-missing = Nie masz potrzebnych towarów.
why-no-marker = Tam nie można położyć twojego drugiego znacznika.
why-no-patron = Tego patrona nie możesz wybrać.
why-other-clan = Ten patron należy do innego klanu.
why-must-roll = Trzeba rzucić kością.

score-visits = Wizyty
score-owner = Nagrody dla właściciela
score-tracks = Tory wpływów
score-customers = Pomoc klientów w grze
score-patron = Patron
score-masteries = Biegłości
score-end = Ostatni kafelek
score-regions = Regiony
score-deliveries = Za liczbę klientów
score-abilities = Zdolności klientów na koniec
score-total = Razem

sketch-row = Rząd, od końca
sketch-next = Następne na stosach
sketch-hand = Na ręce
sketch-delivered = Obsłużeni
sketch-ships = Statki
sketch-empty = puste, cena
sketch-koku = { $count } koku
sketch-favour = łaska { $count } z { $limit }

# What a patron brings at the start.
patron-koku = na początku o { $count } koku więcej
patron-hand = { $count ->
    [one] o jednego klienta więcej na ręce
   *[other] o { $count } klientów więcej na ręce
}

# The board: pieces, panels and side
board-trade = { $trade ->
    [artisan] rzemieślniczka
    [elder] starszy
    [merchant] kupiec
    [monk] mnich
   *[noble] szlachcic
}
board-kind = { $kind ->
    [port] port
    [market] rynek
    [manor] posiadłość
   *[shrine] świątynia
}
board-clan = klan { $clan ->
    [alder] Olchy
    [reed] Trzciny
    [willow] Wierzby
   *[rowan] Jarzębiny
}
# Goods with their number, which stands after the good.
board-good = { good } { $count }
board-any-goods = { $count ->
    [one] { $count } dowolny towar
    [few] { $count } dowolne towary
   *[other] { $count } dowolnych towarów
}
board-good-of = { $good }: { $count } z { $most }
board-koku = { $count } koku
board-koku-of = { $count } z { $most } koku
board-favour = łaska { $count }, limit { $limit }
board-favour-word = Łaska
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-total-now = { $points }, gdyby gra skończyła się teraz
board-die = kość pokazuje { $face }
board-held = { $count ->
    [0] brak klientów na ręce
    [one] { $count } klient na ręce
    [few] { $count } klienci na ręce
   *[other] { $count } klientów na ręce
}
board-delivered = { $count ->
    [0] brak obsłużonych klientów
    [one] { $count } obsłużony klient
    [few] { $count } obsłużeni klienci
   *[other] { $count } obsłużonych klientów
}
board-deck = { $count ->
    [one] { $count } klient w talii
    [few] { $count } klienci w talii
   *[other] { $count } klientów w talii
}
board-discard = { $count ->
    [0] brak odrzuconych kart klientów
    [one] { $count } odrzucona karta klienta
    [few] { $count } odrzucone karty klientów
   *[other] { $count } odrzuconych kart klientów
}
# What customers and patrons do: before a colon; what follows is drawn or said.
board-on-delivery = przy dostawie:
board-on-journey = koniec podróży:
board-on-royal = statek szlachecki:
board-on-build = gdy budujesz:
board-on-sail = gdy płyniesz:
board-in-the-end = na koniec:
# In short, on a card; only customers.
board-ability = { $ability ->
    [discount] tu budujesz o 2 koku taniej
    [market-choice] na rynkach dowolny towar
   *[shift] kość ±1
}
board-missing = Brakuje: { $what }
board-lacks = { $count ->
    [one] brakuje { $count } towaru
   *[other] brakuje { $count } towarów
}
board-all-there = Komplet towarów
board-for-building = za budowę: { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
   *[other] { $count } wpływów
}
# What a customer asks for, and what a building gives to whom.
board-orders = Zamówienie: { $what }
board-to-visitor = Gość: { $what }
board-to-owner = Właściciel: { $what }
board-row = Rząd budynków
board-row-end = koniec rzędu, 1 łaska
board-row-end-is = koniec rzędu
board-last-turns = { $count ->
    [one] ostatnia tura
    [few] jeszcze { $count } tury
   *[other] jeszcze { $count } tur
}
board-next-of = Dalej, era { $era }
board-left = { $count ->
    [one] został { $count }
    [few] zostały { $count }
   *[other] zostało { $count }
}
board-tiles-left = { $count ->
    [1] Następny kafelek jest ostatni.
    [few] Zostały tylko { $count } kafelki.
   *[other] Zostało tylko { $count } kafelków.
}
board-tiles-left-why = Gdy ostatni kafelek trafi do rzędu, wszyscy pozostali mają jeszcze po jednej turze.
board-stacks-empty = Oba stosy są puste.
board-influence = Wpływy
board-your-next = twoja następna nagroda
board-next-reward-of = następna nagroda: { $who }
board-steps-to = { $count ->
    [one] { $count } pole do:
    [few] { $count } pola do:
   *[other] { $count } pól do:
}
board-at-the-end = Koniec toru osiągnięty.
board-step-of = { $who } na polu { $step }
board-places = punkty za miejsca na koniec: { $places }
board-served-artisan = { $who }: obsłużona rzemieślniczka, buduje tu o 2 koku taniej
board-served-elder = { $who }: obsłużony starszy, punkty za ten region liczą się podwójnie
board-place-free = wolne miejsce za { $points }
board-place-of = miejsce za { $points }: { $who }
board-has-claimed = { $who }: zdobyte
board-progress = { $who }: { $have } z { $need }
board-ended-now = Gdyby gra skończyła się teraz
board-ended-why = Pod kreskowaną linią: to, co liczy się dopiero na koniec, według obecnego stanu.
board-people = Patroni i klienci
board-help = Co znaczą symbole
board-sources = Skąd pochodzą liczby
board-one-source = Na jednym źródle opierają się: wpływy za rzemieślniczki i szlachciców, działanie kupców 1–5 i szlachciców, to, gdzie mnisi kładą drugi znacznik, limit łaski 6, 5 punktów za ostatni kafelek i działanie patronów.
board-rules = Wszystkie zasady i liczby
board-stores = Twoje zapasy
board-give = Oddaj
board-get = Weź
board-rates = Wymiana: dwa towary jednego rodzaju za inny, 5 koku za 1 łaskę
board-wheel = Kość
board-now = teraz
board-face-now = ścianka { $face }, jak teraz na kości
board-face-costs = { $region }: kosztuje { $count ->
    [one] { $count } łaskę
    [few] { $count } łaski
   *[other] { $count } łask
}
board-you = Ty
board-sign = { $sign ->
    [koku] koku
    [any] dowolny towar
    [favour] łaska
    [limit] limit łaski
    [points] punkty
    [influence] wpływy: pola na torze regionu
    [flower] cesarski kwiat, do biegłości Rozkwit
    [draw] dobierz kartę klienta, po czym jedną odrzuć
    [customer] obsłużony klient
    [visit] nagroda dla gościa; także: tam, gdzie jest statek
    [owner] nagroda dla właściciela; także: twój budynek
    [rival] budynek przeciwnika
    [build] za budowę
    [second] drugi znacznik
    [royal] statek szlachecki
   *[empty] puste pole brzegu
}
board-read-per = × znaczy «za każdy»: 1 koku za każdy twój port.
board-read-if = : znaczy «jeśli»: 1 punkt, jeśli statek odwiedza budynek przeciwnika.
board-read-or = / znaczy «albo»: 3 koku albo dowolny towar.

# The board: river and choices
# Buttons of the prompt, as short as can be; the middle of the wheel says the same.
board-trade-short = Wymień
board-roll-short = Rzuć
board-end-short = Koniec
board-side = Przegląd
board-river = Rzeka od Wysokich Turni do Cichej Zatoki
board-choose-space = Gdzie go zbudujesz?
board-choose-tile = Który kafelek z rzędu tam zbudujesz?
board-choose-stop = Potwierdź, gdzie się zatrzyma.
board-choose-discard = Którego klienta odrzucasz?
board-choose-deliver = Dostarczyć temu klientowi?
board-choose-exchange = Co oddajesz?
board-choose-exchanged = Co chcesz za to dostać?
board-empty = puste, cena { $price } koku
board-instead-of = zamiast { $price }
board-owners = znaczniki: { $who }
board-would-be-visited = zostałoby odwiedzone
board-your-ship = { $royal ->
    [yes] Twój statek szlachecki
   *[no] Twój statek
} na polu rzeki { $space }
board-ship-of = { $who }: { $royal ->
    [yes] statek szlachecki
   *[no] statek
} na polu rzeki { $space }
board-sail-to = Płyń na { $space }
board-turn-to = Zmień wynik na { $face } za { $count ->
    [one] { $count } łaskę
    [few] { $count } łaski
   *[other] { $count } łask
}
board-set-to = Ustaw kość na { $face } za 1 łaskę
board-spot = { $trade ->
    [artisan] Miejsce rzemieślniczki
   *[elder] Miejsce starszego
}: { $who }
board-nobody = jeszcze nikt
board-places-worth = Punkty na koniec za pierwsze, drugie i trzecie miejsce:
board-merchants = Miejsce kupca: { $who }
board-journey-ends = Koniec podróży
board-voyage = Co przyniósłby ten rejs
board-from-to = Z { $from } na { $to }
board-stops-on = Rejs o { $steps }: postój na { $to }
board-gets-nothing = nic
board-take-good = Weź dowolny towar
board-take-koku-or-good = Weź koku albo dowolny towar
board-because = Za co: { $cause }
board-full = brak miejsca
board-you-have = masz { $count }
board-sell = Sprzedać towary po { $price } koku?
board-which-royal = Który statek zastąpi statek szlachecki?
board-ship-on = Statek na polu rzeki { $space }
board-second-marker = Odtąd twój znacznik też przynosi tam nagrodę dla właściciela.
board-space = pole { $space }
# What building brings at once: the step of the track that is reached; below the tiles there are only signs.
board-building-brings = Co od razu daje ta budowa
board-to-step = { $region }, do pola { $step }
board-below-tiles = Pod kafelkami: co dostajesz od razu, z nagrodami na torze wpływów ({ $region }).
board-build-on = Budowa na polu { $space } za { $price } koku
board-is-choosing = { $what ->
    [patron] wybiera patrona
    [good] wybiera towar
    [journey] wybiera koku albo towar
    [sell] może sprzedać towary
    [royal] wybiera statek, który zastąpi statek szlachecki
    [marker-own] kładzie drugi znacznik na budynku
    [marker-other] kładzie drugi znacznik na budynku
   *[discard] odrzuca klienta
}
board-patrons = Patroni
board-patrons-drawn = Odkryto po jednym patronie każdego klanu. Pierwszy wybiera ostatni gracz w kolejności; z patronem dostaje się jego klan.
board-patrons-dealt = Klan został rozdany; wybiera się jednego z jego dwóch patronów. Pierwszy wybiera ostatni gracz w kolejności.
