# Endless Winter with Rivers & Rafts, Polish.

game-name = Niekończąca się zima
game-blurb = Prowadź plemię epoki lodowcowej przez cztery pokolenia: poluj, ucz się, wznoś megality, przesuwaj obozy i spływaj rzeką na tratwie.
provenance = Zasady dodatku pochodzą z jego instrukcji. Grę podstawową odtworzyliśmy ze źródeł publicznych, a prawie wszystkie liczby na kartach, kafelkach i planszetkach to nasze propozycje. Więcej na stronie z zasadami.
game-help = Cztery rundy: w każdej stawiasz trzy figurki, po jednej w turze, a potem następuje zaćmienie.
    Twoja tura: jeśli chcesz, zagraj karty kultury (culture C01), a potem postaw figurkę (place member hunt, place chief rest).
    W kolumnie zagrywaj ludzi, aby mieć pracę (play elder). Górna część tyle razy, na ile cię stać, potem środkowa raz, potem koniec (end).
    Inicjacja: recruit elder, bury brave. Rozwój: learn C07, stone S06. Polowanie: hunt mammoth, tip mammoth. Migracja: move (0,0) (1,0), raft 3, camp, village J10.
    Pierwsza figurka w kolumnie w tej rundzie korzysta też z dolnej części.
    Zaćmienie: potajemnie dołóż ludzi do stosu (add shaman) i zakończ (ready). Najsilniejszy działa pierwszy; potem kolejno ludzie (resolve shaman), heksy (take (1,0)), planszetka i kamienie.
    Punkty dostaje się w trakcie gry i po czwartym zaćmieniu. Wygrywa, kto ma ich najwięcej.
    Wszystkie zasady z numerami: docs/rules/winter.pl.md

option-river = Rzeki i tratwy
option-river-help = Dodatek: rzeka płynąca przez krainę, tratwa dla każdego, ryby i od jednej do trzech osobliwości. Każda osobliwość daje więcej punktów do zdobycia, ale nieco utrudnia grę.
option-river-1 = 1 osobliwość
option-river-2 = 2 osobliwości
option-river-3 = 3 osobliwości
option-river-off = bez dodatku
option-sea-cows = Krowy morskie
option-sea-cows-help = Pięć dodatkowych zwierząt; obrócenie krowy morskiej daje dwa żetony ryb.
option-sea-cows-on = są w grze
option-sea-cows-off = bez nich
option-warriors = Wojownicy
option-warriors-help = Wojownicy zamiast przewodników: w zaćmieniu przesuwają też obóz przeciwnika.
option-warriors-off = przewodnicy
option-warriors-on = wojownicy
option-draft = Draft kart przygotowania
option-draft-help = Gracze wybierają, z czym zaczynają; pierwszy wybiera ostatni w kolejności. Bez draftu każdy dostaje kartę według swojego miejsca w kolejności.
option-draft-off = bez draftu
option-draft-on = z draftem
option-rival = Rywal
option-rival-help = Jak silny jest przeciwnik, gdy grasz w pojedynkę: na koniec dostaje dodatkowo 0, 10 albo 20 punktów.
option-rival-normal = zwykły
option-rival-easy = łatwy
option-rival-hard = trudny

# Names of pieces, as they stand on cards and tiles.
people = { $people ->
    [tribesman] Mężczyzna z plemienia
    [tribeswoman] Kobieta z plemienia
    [brave] Śmiałek
    [elder] Starszy
    [artisan] Rzemieślnik
    [hunter] Myśliwy
    [guide] Przewodnik
    [shaman] Szaman
   *[warrior] Wojownik
}
animal = { $animal ->
    [stag-moose] Jeleniołoś
    [glyptodon] Gliptodon
    [ground-sloth] Leniwiec naziemny
    [woolly-rhino] Nosorożec włochaty
    [sabre-tooth] Tygrys szablo{"\u00AD"}zębny
    [mammoth] Mamut
    [teratorn] Teratorn
   *[sea-cow] Krowa morska
}
chief = { $chief ->
    [tuskbreaker] Łamacz Kłów
    [thunderclaw] Gromowy Pazur
    [stonecarver] Rzeźbiarz Skał
    [handeye] Oko w Dłoni
   *[firewolf] Ognisty Wilk
}
landmark = { $landmark ->
    [volcano] Wulkan
    [cliff] Klif
    [arch] Łuk skalny
    [monolith] Monolit
   *[tree] Drzewo
}
terrain = { $terrain ->
    [forest] Las
    [mountain] Góry
    [plains] Równiny
    [tundra] Tundra
    [wetland] Mokradła
   *[glacier] Lodowiec
}
terrain-headwaters = Źródła
terrain-delta = Delta
ground-base = Kafelek bazowy
ground-river = Rzeka
culture = { $culture ->
    [C01] Strzeżenie ognia
    [C02] Obróbka krze{"\u00AD"}mienia
    [C03] Atlatl
    [C04] Rakiety śnieżne
    [C05] Namioty ze skór
    [C06] Tradycja ustna
    [C07] Pochówek w ochrze
    [C08] Flet z kości
    [C09] Wędzone mięso
    [C10] Sanie na głazy
    [C11] Handel wymienny
    [C12] Suszarnie
    [C13] Ofiara całopalna
    [C14] Obrzęd przejścia
    [C15] Warsztat
    [C16] Znaki na szlaku
    [C17] Więzy krwi
    [C18] Wilczy dół
    [C19] Przyjęcie do plemienia
    [C20] Obserwacja gwiazd
    [C21] Uczta
    [C22] Handel obsy{"\u00AD"}dianem
    [C23] Wielka nagonka
    [C24] Psie zaprzęgi
    [C25] Długi dom
    [C26] Rada
    [C27] Obrzęd przodków
    [C28] Rzeź{"\u00AD"}bienie totemów
    [C29] Wielkie opra{"\u00AD"}wianie
    [C30] Wały ziemne
    [C31] Wielki targ
    [C32] Przesi{"\u00AD"}lenie
    [C33] Święto megalitów
    [C34] Zwierzy{"\u00AD"}niec
    [C35] Ogniska na pogra{"\u00AD"}niczu
    [C36] Dom star{"\u00AD"}szyzny
    [C37] Przy{"\u00AD"}mierze rodów
    [C38] Polowanie z zasadzki
    [C39] Narada przed wędrów{"\u00AD"}ką
   *[C40] Przepo{"\u00AD"}wiednia zać{"\u00AD"}mienia
}

# The opponent of whoever plays alone. It is said like the name of a player.
rival = Rywal

# Columns by name and «in …»; idol tracks by name, in the genitive and «on …».
column = { $column ->
    [initiate] Inicjacja
    [develop] Rozwój
    [hunt] Polowanie
   *[migrate] Migracja
}
column-in = { $column ->
    [initiate] w Inicjacji
    [develop] w Rozwoju
    [hunt] w Polowaniu
   *[migrate] w Migracji
}
track = { $track ->
    [honour] Tor czci
   *[offering] Tor ofiary
}
track-of = { $track ->
    [honour] toru czci
   *[offering] toru ofiary
}
track-on = { $track ->
    [honour] na torze czci
   *[offering] na torze ofiary
}

# The same pieces inside a sentence: -one is the accusative, -word the nominative.
people-one = { $people ->
    [tribesman] mężczyznę z plemienia
    [tribeswoman] kobietę z plemienia
    [brave] śmiałka
    [elder] starszego
    [artisan] rzemieślnika
    [hunter] myśliwego
    [guide] przewodnika
    [shaman] szamana
   *[warrior] wojownika
}
people-word = { $people ->
    [tribesman] mężczyzna z plemienia
    [tribeswoman] kobieta z plemienia
    [brave] śmiałek
    [elder] starszy
    [artisan] rzemieślnik
    [hunter] myśliwy
    [guide] przewodnik
    [shaman] szaman
   *[warrior] wojownik
}
animal-one = { $animal ->
    [stag-moose] jeleniołosia
    [glyptodon] gliptodona
    [ground-sloth] leniwca naziemnego
    [woolly-rhino] nosorożca włochatego
    [sabre-tooth] tygrysa szablozębnego
    [mammoth] mamuta
    [teratorn] teratorna
   *[sea-cow] krowę morską
}
# Where a figure is placed, and what figure, in the accusative.
spot-in = { $spot ->
    [initiate] w Inicjacji
    [develop] w Rozwoju
    [hunt] w Polowaniu
    [migrate] w Migracji
   *[rest] na polu odpoczynku
}
figure-one = { $figure ->
    [chief] wodza
   *[member] członka plemienia
}
# Where a raft goes.
raft-to = { $space ->
    [0] do źródeł
    [6] do delty
   *[other] na { $space }. heks koryta
}

list = { $first }, { $rest }
list-none = nic

# What cards, tiles and boards bring: noun phrases in the nominative or orders, for after a colon and for cards.
effect-food = { $count ->
    [one] { $count } żywność
   *[other] { $count } żywności
}
effect-tools = { $count ->
    [one] { $count } narzędzie
    [few] { $count } narzędzia
   *[other] { $count } narzędzi
}
effect-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
effect-labour = { $count ->
    [one] { $count } punkt pracy
    [few] { $count } punkty pracy
   *[other] { $count } punktów pracy
}
effect-labour-in = { effect-labour } { column-in }
effect-moves = { $count ->
    [one] { $count } ruch obozu
    [few] { $count } ruchy obozów
   *[other] { $count } ruchów obozów
}
effect-camps = { $count ->
    [one] { $count } nowy obóz
    [few] { $count } nowe obozy
   *[other] { $count } nowych obozów
}
effect-village = zbuduj wioskę
effect-step = 1 krok { track-on }
effect-steps = { $count ->
    [one] { $count } krok na dowolnym torze
    [few] { $count } kroki, każdy na dowolnym torze
   *[other] { $count } kroków, każdy na dowolnym torze
}
effect-megaliths = { $count ->
    [one] { $count } megalit
    [few] { $count } megality
   *[other] { $count } megalitów
}
effect-megalith-for = zapłać { effect-tools } za 1 megalit
effect-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
   *[other] dobierz { $count } kart
}
effect-tip = { $count ->
    [one] obróć { $count } zwierzę
   *[other] obróć do { $count } zwierząt
}
effect-bury = { $count ->
    [one] pogrzeb { $count } kartę
   *[other] pogrzeb do { $count } kart
}
effect-bury-any = { effect-bury } z ręki lub ze stosu odrzuconych
effect-food-for-tools = do { $count } razy: 1 żywność za 1 narzędzie
effect-tools-for-food = do { $count } razy: 1 narzędzie za 2 żywności
effect-food-for-points = do { $count } razy: 1 żywność za 1 punkt
effect-discount = { column-in } wszystko kosztuje o { effect-tools } mniej
effect-top-animal = weź zwierzę z wierzchu talii
effect-open-animal = weź odkryte zwierzę
effect-tribe = { $count ->
    [one] weź { $count } dowolną kartę plemienia
    [few] weź { $count } dowolne karty plemienia
   *[other] weź { $count } dowolnych kart plemienia
}
effect-strength = { $count ->
    [one] { $count } siła w tym zaćmieniu
   *[other] { $count } siły w tym zaćmieniu
}
effect-points-per = { effect-points } za { $per }
effect-points-per-most = { effect-points } za { $per }, najwyżej { $most }
effect-fish = { $count ->
    [one] { $count } żeton ryby
    [few] { $count } żetony ryb
   *[other] { $count } żetonów ryb
}
effect-reshuffle = wszystkie żetony ryb wracają do zapasu
effect-moves-and-other = 1 ruch obozu i 1 ruch obozu przeciwnika
effect-choose = { $first } albo { $second }

# What is counted: in the accusative, after «za». Without «twój», as the log says it of everybody.
count-camps = każdy własny obóz
count-villages = każdą własną wioskę
count-villages-at = każdą własną wioskę stykającą się z { $terrain ->
    [forest] lasem
    [mountain] górami
    [plains] równinami
    [tundra] tundrą
    [wetland] mokradłami
   *[glacier] lodowcem
}
count-villages-at-landmarks = każdą własną wioskę stykającą się z osobliwością
count-villages-at-river = każdą własną wioskę stykającą się z rzeką
count-megaliths = każdy własny megalit na placu budowy
count-buried = każdą pogrzebaną kartę
count-culture = każdą własną kartę kultury
count-eclipse-pile = każdą kartę we własnym stosie zaćmienia
count-animal-types = każdy gatunek własnych nieobróconych zwierząt
count-animal-pairs = każdą parę nieobróconych zwierząt jednego gatunku
count-steps = każdy krok { track-on }
count-lower-steps = każdy krok na torze, na którym jest ich mniej
count-majorities = każdy heks z największymi wpływami, także przy remisie
count-camps-at-home = każdy obóz, który wciąż jest na planszetce
count-central-hexes = każdy środkowy heks z własnym obozem lub tratwą
count-outer-hexes = każdy zewnętrzny heks z własnym obozem lub tratwą
count-camps-here = każdy własny obóz na tym heksie

# The side of a chief: the column, and what placing the chief there brings.
chief-in = { column }: { $effect }
chief-anywhere = dowolna kolumna: { $effect }

move-side = wybierz stronę { $side ->
    [a] A
   *[b] B
} wodza
move-setup = wybierz kartę przygotowania SU{ $card }
move-start = połóż kafelek startowy w miejscu { $place }
move-culture = zagraj kartę kultury: { $card }
move-culture-for = zagraj kartę kultury: { $card }; w zamian odrzuć: { $other }
move-place = postaw { figure-one } { spot-in }
move-play = zagraj { people-one } do pracy
move-recruit = weź { people-one } na rękę
move-recruit-discard = weź { people-one } na stos odrzuconych
move-learn = weź kartę kultury: { $card }
move-hunt = zdobądź { animal-one }
move-shift = przesuń obóz z { $from } na { $hex }
move-shift-start = przesuń obóz z kafelka startowego na { $hex }
move-raft = przesuń tratwę { raft-to }
move-camp = rozbij nowy obóz
move-camp-raft = rozbij nowy obóz przy tratwie
move-village = zbuduj wioskę na styku { $juncture }
move-village-raft = zbuduj wioskę na styku { $juncture } z użyciem tratwy
move-stone = weź święty kamień: { $stone }
move-tip = obróć { animal-one }
move-bury = pogrzeb kartę z ręki: { $card }
move-bury-discard = pogrzeb kartę ze stosu odrzuconych: { $card }
move-megalith = postaw megalit na polu { $square }
move-neutral = połóż neutralny megalit na polu { $square }
move-step = zrób krok { track-on }
move-choose = { people-word }: { $effect }
move-exchange = wymień
move-push = przesuń cudzy obóz ({ $who }) z { $from } na { $hex }
move-add = dołóż { people-one } do stosu zaćmienia
move-ready = zamknij stos zaćmienia
move-resolve = wykorzystaj { people-one } ze stosu zaćmienia
move-take = weź korzyść z heksu { $hex }
move-delta = punktuj deltę
move-skip = pomiń
move-end = skończ z kolumną

target-hex = heks { $hex }
target-camp-at = twój obóz na { $hex }
target-other-camp = obóz na { $hex } ({ $who })
target-square = pole { $square }
target-setup = karta przygotowania SU{ $card }
target-place = miejsce { $place }
target-juncture = styk { $juncture }
target-water = { $space ->
    [0] { terrain-headwaters }
    [6] { terrain-delta }
   *[other] { $space }. heks koryta
}
target-spot = { $spot ->
    [initiate] Inicjacja
    [develop] Rozwój
    [hunt] Polowanie
    [migrate] Migracja
   *[rest] Odpoczynek
}
target-figure = { $figure ->
    [chief] wódz
   *[member] członek plemienia
}
target-hand = na rękę
target-discard = na stos odrzuconych
target-start = obóz na kafelku startowym
target-raft = twoja tratwa
target-delta = { terrain-delta }
target-camp = nowy obóz na kafelku startowym
target-camp-base = nowy obóz na kafelku bazowym
target-camp-raft = nowy obóz przy tratwie
target-with-raft = z użyciem tratwy
target-with-camps = z samych obozów
button-skip = Pomiń
button-end = Skończ
button-ready = Gotowe
button-bury = Pogrzeb…
button-neutral = Neutralny megalit…
button-exchange = Wymień

prompt-side = Wybierz stronę wodza: mówi ona, co daje jego postawienie.
prompt-draft = Wybierz kartę przygotowania: mówi ona, z czym zaczynasz.
prompt-start = Wybierz miejsce na kafelek startowy: stanie na nim twój pierwszy obóz.
prompt-culture = Zagraj karty kultury albo postaw figurkę w kolumnie lub na polu odpoczynku.
prompt-column = { $column ->
    [initiate] Inicjacja, { labour-left }: weź karty plemienia, pogrzeb kartę albo skończ.
    [develop] Rozwój, { labour-left }: weź karty kultury, weź kamień albo skończ.
    [hunt] Polowanie, { labour-left }: zdobądź zwierzęta, obróć jedno albo skończ.
   *[migrate] Migracja, { labour-left }: przesuń lub rozbij obozy, zbuduj wioskę albo skończ.
}
labour-left = { $labour ->
    [one] { $labour } punkt pracy
    [few] { $labour } punkty pracy
   *[other] { $labour } punktów pracy
}
prompt-column-play = { column }, jeszcze bez pracy: zagraj ludzi z ręki albo skończ.
prompt-column-late = { column }, { labour-left }: po środkowej części pozostaje skończyć.
prompt-pile = Potajemnie dołóż ludzi: każdy coś daje, a najsilniejszy stos działa pierwszy.
prompt-abilities = Zaćmienie: wykorzystaj ludzi ze swojego stosu w dowolnej kolejności.
prompt-terrain = Zaćmienie: bierz korzyści z terenu po jednej, w dowolnej kolejności.
prompt-over = Gra jest skończona.
prompt-own-megalith = Teraz postaw własny megalit.
prompt-other-camp = Przesuń obóz przeciwnika na sąsiedni heks albo pomiń.
prompt-own-camp = Przesuń swój obóz albo pomiń.
prompt-own-camp-or-raft = Przesuń swój obóz lub tratwę albo pomiń.
prompt-moves-and-other = Przesuń swój obóz i obóz przeciwnika, w dowolnej kolejności, albo pomiń.
prompt-village = Zbuduj wioskę tam, gdzie na trzech heksach stoją twoje obozy, albo pomiń.
prompt-open-animal = Weź za darmo jedno z odkrytych zwierząt.
prompt-choose = Wybierz jedno z dwojga.
prompt-camp-moves = { $count ->
    [one] { $count } ruch obozu: wybierz obóz i cel.
    [few] { $count } ruchy obozów: wybierz obóz i cel.
   *[other] { $count } ruchów obozów: wybierz obóz i cel.
}
prompt-moves = { $count ->
    [one] { $count } ruch obozu: wybierz obóz lub tratwę i cel.
    [few] { $count } ruchy obozów: wybierz obóz lub tratwę i cel.
   *[other] { $count } ruchów obozów: wybierz obóz lub tratwę i cel.
}
prompt-camps = { $count ->
    [one] Rozbij { $count } nowy obóz albo pomiń.
    [few] Rozbij { $count } nowe obozy albo pomiń.
   *[other] Rozbij { $count } nowych obozów albo pomiń.
}
prompt-steps = { $count ->
    [one] { $count } krok na torze bożków: cześć czy ofiara?
    [few] { $count } kroki na torach bożków: najpierw cześć czy ofiara?
   *[other] { $count } kroków na torach bożków: najpierw cześć czy ofiara?
}
prompt-megaliths = { $count ->
    [one] Postaw { $count } megalit na pustym polu albo nad czterema innymi.
    [few] Postaw { $count } megality na pustych polach albo nad czterema innymi.
   *[other] Postaw { $count } megalitów na pustych polach albo nad czterema innymi.
}
prompt-megalith-for = Zapłać { effect-tools } i postaw megalit albo pomiń.
prompt-tip = { $count ->
    [one] Obróć { $count } zwierzę dla jego korzyści albo pomiń.
   *[other] Obróć do { $count } zwierząt dla ich korzyści albo pomiń.
}
prompt-bury = { $count ->
    [one] Pogrzeb { $count } kartę z ręki albo pomiń.
   *[other] Pogrzeb do { $count } kart z ręki albo pomiń.
}
prompt-bury-any = { $count ->
    [one] Pogrzeb { $count } kartę z ręki lub ze stosu odrzuconych albo pomiń.
   *[other] Pogrzeb do { $count } kart z ręki lub ze stosu odrzuconych albo pomiń.
}
prompt-food-for-tools = { $count ->
    [one] Wymień 1 żywność na 1 narzędzie (jeszcze { $count } raz) albo pomiń.
   *[other] Wymień 1 żywność na 1 narzędzie (jeszcze do { $count } razy) albo pomiń.
}
prompt-tools-for-food = { $count ->
    [one] Wymień 1 narzędzie na 2 żywności (jeszcze { $count } raz) albo pomiń.
   *[other] Wymień 1 narzędzie na 2 żywności (jeszcze do { $count } razy) albo pomiń.
}
prompt-food-for-points = { $count ->
    [one] Wymień 1 żywność na 1 punkt (jeszcze { $count } raz) albo pomiń.
   *[other] Wymień 1 żywność na 1 punkt (jeszcze do { $count } razy) albo pomiń.
}
prompt-tribe = { $count ->
    [one] Weź za darmo { $count } dowolną kartę plemienia.
    [few] Weź za darmo { $count } dowolne karty plemienia.
   *[other] Weź za darmo { $count } dowolnych kart plemienia.
}

event-began = Wszystko rozłożone: zaczyna { $who }.
event-chief = { $who } dostaje wodza: { chief }.
event-side = { $who } wybiera stronę wodza: { chief } ({ $effect }).
event-setups = Odkryto karty przygotowania; pierwszy wybiera ostatni w kolejności.
event-setup = { $who } zaczyna z kartą przygotowania SU{ $card }.
event-started = { $who } kładzie kafelek startowy w miejscu { $place }.
event-drew = { $who } dobiera: { $cards }.
event-drew-hidden = { $count ->
    [0] { $who } nie dobiera karty: żadnej już nie ma.
    [one] { $who } dobiera { $count } kartę.
    [few] { $who } dobiera { $count } karty.
   *[other] { $who } dobiera { $count } kart.
}
event-shuffled = { $who } tasuje stos odrzuconych w nową talię.
event-cultured = { $who } zagrywa kartę kultury: { $card }.
event-cultured-for = { $who } zagrywa kartę kultury: { $card }; w zamian odrzuca: { $other }.
event-placed = { $who } stawia { figure-one } { spot-in }.
event-placed-first = { $who } stawia { figure-one } { spot-in } jako pierwszą figurkę.
event-played = { $who } zagrywa { people-one }: { labour-left }.
event-recruited = { $who } bierze { people-one } na rękę.
event-recruited-discard = { $who } bierze { people-one } na stos odrzuconych.
event-learned = { $who } bierze kartę kultury: { $card }.
event-stone = { $who } bierze święty kamień: { $stone }.
event-hunted = { $who } zdobywa { animal-one }.
event-tipped = { $who } obraca { animal-one }.
event-buried = { $who } grzebie kartę: { $card }.
event-buried-discard = { $who } grzebie kartę ze stosu odrzuconych: { $card }.
event-rival-buried = { rival } ma o jedną pogrzebaną kartę więcej.
event-camped = { $who } rozbija nowy obóz.
event-camped-hex = { $who } rozbija nowy obóz na { $hex }.
event-moved = { $who } przesuwa obóz z { $from } na { $hex }.
event-moved-start = { $who } przesuwa obóz z kafelka startowego na { $hex }.
event-rafted = { $who } przesuwa tratwę { raft-to }.
event-pushed = { $who } przesuwa cudzy obóz ({ $owner }) z { $from } na { $hex }.
event-settled = { $who } buduje wioskę na styku { $juncture }.
event-settled-raft = { $who } buduje wioskę na styku { $juncture } z użyciem tratwy.
event-raised = { $who } stawia megalit na polu { $square }.
event-raised-neutral = { $who } kładzie neutralny megalit na polu { $square }.
event-stepped = { $who } wchodzi na pole { $to } { track-of }.
event-food = { $who } dostaje { effect-food }: { $cause }.
event-tools = { $who } dostaje { effect-tools }: { $cause }.
event-points = { $who } dostaje { effect-points }: { $cause }.
event-labour = { $who } dostaje { effect-labour }: { $cause }.
event-strength = { $count ->
    [one] { $who } dostaje { $count } siłę: { $cause }.
   *[other] { $who } dostaje { $count } siły: { $cause }.
}
event-food-for-tool = { $who } wymienia 1 żywność na 1 narzędzie.
event-tool-for-food = { $who } wymienia 1 narzędzie na 2 żywności.
event-food-for-point = { $who } wymienia 1 żywność na 1 punkt.
event-fished = { $who } dobiera żeton ryby: { $fish }.
event-fish-back = Wszystkie odrzucone żetony ryb wracają do zapasu.
event-refilled = Odkryto: { $cards }.
event-boxed = { rival } usuwa z gry: { $cards }.
event-rival-card = { rival } odkrywa kartę: { column }.
event-eclipse = Zaćmienie w rundzie { $round }.
event-ready = { $who } zamyka stos zaćmienia.
event-revealed = { $who } odkrywa stos, siła { $strength }: { $cards }.
event-revealed-none = { $who } ma siłę { $strength }, bez kart.
event-order = Nowa kolejność: zaczyna { $who }.
event-eclipse-of = Zaćmienie: teraz { $who }.
event-resolved = { $who } wykorzystuje { people-one } ze stosu zaćmienia.
event-chose = { $who } wykorzystuje { people-one }: { $effect }.
event-skipped = { $who } pomija: { $cause }.
event-took = { $who } bierze korzyść z heksu { $hex }.
event-round = Zaczyna się runda { $round }.
event-second-era = Zaczyna się druga era: nowe karty kultury i kamienie.
event-rafts-back = Wszystkie tratwy wracają do źródeł.
event-scored = { $who } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}: { $line }.
event-ended = Gra skończona.

# Why somebody gets something: after a colon.
cause-setup = karta przygotowania SU{ $card }
cause-chief = { chief }
cause-culture = { $card }
cause-people = { people-word }
cause-played = zagrano { people-one }
cause-first = pierwsza figurka { column-in }
cause-rest = odpoczynek
cause-animal = obrócono { animal-one }
cause-hex = heks { $hex }
cause-square = pole { $square }
cause-step = pole { $to } { track-of }
cause-fish = żeton ryby
cause-delta = delta
cause-board = planszetka
cause-stone = święty kamień ({ $stone })

why-not-now = Nie o tym teraz decydujesz.
why-no-setup = Tej karty przygotowania tu nie ma.
why-place-taken = Tam albo obok leży już kafelek startowy.
why-culture-late = Karty kultury zagrywa się przed postawieniem figurki.
why-must-discard = Za drugą kartę kultury trzeba odrzucić inną kartę.
why-first-is-free = Pierwsza karta kultury w turze jest za darmo.
why-no-such-card = Nie masz tej karty na ręce.
why-not-in-hand = Nie masz tych ludzi na ręce.
why-not-to-bury = Tej karty nie ma tam, skąd można ją pogrzebać.
why-not-to-add = Nie masz tych ludzi na ręce.
why-fresh = Tę kartę masz dopiero od tej tury; jeszcze nie możesz jej zagrać.
why-no-figure = Ta figurka już stoi.
why-place-first = Najpierw postaw figurkę, a potem rób to, co daje jej kolumna.
why-no-labour-here = Odpoczywająca figurka nie potrzebuje pracy.
why-other-column = To robi się w innej kolumnie.
why-section-over = Ta część kolumny już minęła.
why-little-labour = Masz za mało pracy; zagraj ludzi, aby mieć więcej.
why-little-food = Masz za mało żywności.
why-few-tools = Masz za mało narzędzi.
why-pile-empty = Ten stos kart plemienia jest pusty.
why-not-open = Ta karta kultury nie jest odkryta.
why-no-such-animal = Na terenach łowieckich nie ma takiego zwierzęcia.
why-not-upright = Nie masz nieobróconego zwierzęcia tego gatunku.
why-no-stone = Tego kamienia nie można teraz wziąć.
why-no-camps = Na twojej planszetce nie ma już obozów.
why-no-camp-there = Nie masz tam obozu.
why-too-far = Obóz przesuwa się na sąsiedni heks.
why-raft-too-far = Tratwa płynie w dół rzeki dowolnie daleko, w górę o jedno miejsce.
why-no-river = W tej grze nie ma rzeki.
why-raft-ashore = Twoja tratwa nie stoi na heksie.
why-at-base = Wioska nie może stykać się z kafelkiem bazowym.
why-occupied = Tam już stoi wioska.
why-no-villages = Wszystkie twoje wioski już stoją.
why-camps-missing = Na każdym z trzech heksów musi stać twój obóz.
why-no-square = Nie ma tam miejsca na ten megalit.
why-not-supported = Pod spodem muszą być wszystkie cztery podpory.
why-no-neutral = Nie możesz teraz położyć neutralnego megalitu.
why-track-ends = To już koniec tego toru.
why-no-option = Tego nie da się teraz wykonać.
why-no-other-camp = Nie ma tam obozu tego przeciwnika.
why-moved-already = Ten ruch wojownika już został wykonany.
why-not-in-pile = W stosie zaćmienia mogą być tylko ludzie.
why-no-majority = Nie masz tam najwięcej wpływów ani nie remisujesz.
why-no-ability = W twoim stosie zaćmienia nie ma już takiej zdolności.
why-resolved = To już wykonano.
why-no-benefit = Ten heks nie daje korzyści.
why-not-closest = Inna tratwa jest bliżej delty.
why-must-raise = Po neutralnym megalicie musisz postawić własny.

score-culture = Zagrane karty kultury
score-site = Plac budowy
score-idols = Tory bożków
score-terrain = Teren
score-fish = Ryby
score-landmarks = Osobliwości
score-delta = Delta
score-board = Planszetka
score-stones = Święte kamienie
score-animals = Zwierzęta
score-cards = Ludzie i karty kultury
score-buried = Pogrzebane karty
score-offering = Ofiara
score-megaliths = Megality
score-villages = Wioski
score-of-rival = Pierwsze figurki i poziom
score-total = Razem

sketch-round = Runda { $round } z 4, kolejność: { $order }
sketch-open = Tereny łowieckie
sketch-culture = Karty kultury
sketch-stones = Święte kamienie
sketch-stores = { $food ->
    [one] { $food } żywność
   *[other] { $food } żywności
}, { $tools ->
    [one] { $tools } narzędzie
    [few] { $tools } narzędzia
   *[other] { $tools } narzędzi
}
sketch-idols = cześć { $honour }, ofiara { $offering }
sketch-animals = Zwierzęta, nieobrócone/obrócone
sketch-start = Kafelek startowy (obozy na nim)
sketch-raft = Tratwa w miejscu
sketch-hand = Na ręce
sketch-deck = Talia
sketch-discard = Stos odrzuconych
sketch-buried = Pogrzebane

# The board: cards and tiles. $effects, $cost, $points, $what and $effect are texts made of effects.
board-stone = { $stone ->
    [S01] Kamień jodeł
    [S02] Kamień szczytów
    [S03] Kamień stad
    [S04] Kamień porostów
    [S05] Kamień trzcin
    [S06] Kamień obozów
    [S07] Kamień zmarłych
    [S08] Kamień zwierząt
    [S09] Kamień budowniczych
    [S10] Kamień równowagi
    [S11] Kamień wiosek
    [S12] Kamień władzy
    [S13] Kamień przodków
    [S14] Kamień par
    [S15] Kamień łowów
    [S16] Kamień olbrzymów
    [S17] Kamień czci
    [S18] Kamień ofiary
    [S19] Kamień zaćmienia
    [S20] Kamień wiedzy
   *[S21] Kamień osobliwości
}
board-costs = koszt: { $cost }
board-short = brakuje { $count } { $kind ->
    [labour] { $count ->
        [one] punktu pracy
       *[other] punktów pracy
    }
    [food] żywności
   *[tools] { $count ->
        [one] narzędzia
       *[other] narzędzi
    }
}
board-dial = { $what }, najwyżej { $most }
board-tool-in = 1 narzędzie w kolumnie { $column }
board-in-eclipse = w zaćmieniu: { $effects }
board-worth = na koniec: { $points }
board-left = zostało: { $count }
board-tipped = obrócone
board-when-tipped = po obróceniu: { $effects }
board-set = punkty za jedno, dwa, trzy…: { $values }
board-in = w kolumnie { $column }
board-any-column = w dowolnej kolumnie
board-scores-now = teraz { $points }
board-fish-hidden = zakryty żeton ryby

# Building site, idol tracks, player board.
board-site = Plac budowy
board-square = kolumna { $column }, rząd { $row }
board-crossing = kolumna { $column }, rząd { $row }, poziom { $level }
board-neutral = neutralny megalit
board-step = pole { $step }
board-buried-worth = { $points } za każdą pogrzebaną kartę
board-offering-worth = { $rate ->
    [1] 1 punkt za każdą żywność i każde narzędzie, ponadto { $points }
   *[other] 1 punkt za każde { $rate } sztuki żywności i narzędzi, ponadto { $points }
}
board-step-brings = po wejściu: { $effect }
board-help-honour = punkty za każdą pogrzebaną kartę
board-help-offering = żywność i narzędzia za punkt oraz punkty dodatkowe
board-row-camps = Obozy na planszetce: { $count }
board-row-villages = Wioski na planszetce: { $count }
board-row-megaliths = Megality na planszetce: { $count }
board-covered = zakryte: { $effects }
board-uncovered = w każdym zaćmieniu: { $effects }

# The stage: its parts, how far the game is, and the places for figures.
board-parts = Części stołu
board-part-map = Mapa
board-part-columns = Kolumny
board-part-hand = Ręka
board-part-tribe = Plemię
board-part-stones = Kamienie
board-part-eclipse = Zaćmienie
board-choices-here = : tu jest coś do wyboru
board-round = Runda { $round } z { $most }
board-round-short = Runda
board-phase-setup = Przygotowanie gry
board-phase-actions = Faza akcji
board-phase-eclipse = Zaćmienie
board-phase-over = Koniec gry
board-ledge = Miejsca na figurki
board-ledge-stands = { $who }: { $count ->
    [one] { $count } figurka
    [few] { $count } figurki
   *[other] { $count } figurek
}
board-ledge-labour = { $count ->
    [one] { $count } punkt pracy na ręce
    [few] { $count } punkty pracy na ręce
   *[other] { $count } punktów pracy na ręce
}
board-ledge-bonus = dolna część dla pierwszej figurki: { $effects }
board-ledge-taken = dolna część już zajęta: { $effects }
board-ledge-nobody = jeszcze nikt

# The map. $where is a hex, or several, as board-hex says it.
board-map = Teren
board-hex = { $ground } { $hex }
board-influence = { $who }: { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
   *[other] { $count } wpływów
}
board-your-camps = { $count ->
    [one] twój obóz: { $where }
    [few] twoje obozy ({ $count }): { $where }
   *[other] twoje obozy ({ $count }): { $where }
}
board-camps-of = { $count ->
    [one] { $who }, obóz: { $where }
    [few] { $who }, { $count } obozy: { $where }
   *[other] { $who }, { $count } obozów: { $where }
}
board-move-of = przesuń cudzy obóz ({ $who }): { $where }
board-your-raft = twoja tratwa: { $where }
board-raft-of = { $who }, tratwa: { $where }
board-new-camp = nowy obóz: { $where }
board-start-of = kafelek startowy ({ $who })
board-village-at = wioska na styku: { $where }
board-place-at = miejsce obok: { $where }
board-leads = prowadzi
board-behind = ma mniej
board-raft-may = tu może popłynąć twoja tratwa
board-brings = W każdym zaćmieniu najwięcej wpływów tutaj daje: { $effects }. Przy remisie dostają to wszyscy remisujący.
board-brings-nothing = Ten heks nic nie daje w zaćmieniu.
board-has-influence = { $count ->
    [one] { $count } wpływ
    [few] { $count } wpływy
   *[other] { $count } wpływów
}
board-influence-how = Każdy obóz i każda tratwa na heksie to 1 wpływ, każda wioska na jego rogu to 2 wpływy.
board-nobody-here = Nikt nie ma tu wpływów.
board-delta-how = W każdym zaćmieniu tratwa najbliżej delty daje 1 punkt i po 1 za każdy obóz jej plemienia na heksach rzeki; przy remisie punktują wszyscy remisujący.
board-headwaters-how = Tu tratwy zaczynają i tu wracają, gdy posłużą do budowy wioski i na koniec rundy.
board-closest = najbliżej delty

# Questions in a panel near the prompt.
board-ask-side = { $chief }: która strona?
board-ask-setup = Z czym zaczynasz?
board-ask-option = { $who }: wybierz jedno
board-ask-to = Dokąd trafia karta?
board-ask-with = Co oddajesz za wioskę?
board-ask-figure = Która figurka?
board-ask-track = Który tor bożków?
board-ask-discarded = Która karta ze stosu odrzuconych?
board-to-hand-why = na zaćmienie albo późniejszą turę
board-to-discard-why = wejdzie do talii przy następnym tasowaniu
board-with-camps-why = trzy obozy wracają na planszetkę
board-with-raft-why = dwa obozy wracają na planszetkę, tratwa do źródeł
board-chief-nothing = tu nic nie daje
board-track-to = na pole { $to }
board-rest-note = Odpoczynek: bez pracy; odpoczywać może kilka figurek.
board-column-note = Potem w kolumnie { $column } zagrywa się ludzi do pracy.

# What is asked after a pick.
board-go-on = Wybierz, co dalej.
board-go-figure = Którą figurkę stawiasz?
board-go-spot = Gdzie ją stawiasz?
board-go-pay = Którą kartę za nią odrzucasz?
board-go-to = Na rękę czy na stos odrzuconych?
board-go-hex = Dokąd go przesuwasz?
board-go-water = Dokąd płynie?
board-go-with = Z tratwą czy z samych obozów?
board-go-bury = Którą kartę grzebiesz?
board-go-neutral = Gdzie kładziesz neutralny megalit?
board-neutral-short = Neutralny…

# Columns.
board-col-places = Kolumny i odpoczynek
board-col-rest = Odpoczynek
board-col-rest-help = Nie zagrywasz ludzi; każdy ma własne pole odpoczynku.
board-col-place = Postaw figurkę: { $name }
board-col-here = postaw tutaj
board-col-who = Która figurka?
board-col-hand = { $count } na ręce
board-col-in-hand = { $count ->
    [one] { $count } punkt pracy na ręce
    [few] { $count } punkty pracy na ręce
   *[other] { $count } punktów pracy na ręce
}
board-col-now = { $now } teraz, { $more } na ręce
board-col-with = { $count } na ręce, { $more } już jest
board-col-stands = { $who }: { $count ->
    [0] wódz
    [one] { $chief ->
        [yes] { $count } członek plemienia i wódz
       *[no] { $count } członek plemienia
    }
   *[other] { $chief ->
        [yes] { $count } członków plemienia i wódz
       *[no] { $count } członków plemienia
    }
}
board-col-top-initiate = Karty plemienia, dowolnie wiele
board-col-top-develop = Karty kultury, dowolnie wiele
board-col-top-hunt = Zwierzęta, dowolnie wiele
board-col-top-migrate = Dowolnie wiele razy
board-col-once = Potem raz
board-col-once-stone = Raz: święty kamień
board-col-first = Pierwsza figurka
board-col-now-here = teraz
board-col-done = gotowe
board-col-free = jeszcze wolne
board-col-yours = twoje, na końcu
board-col-bonus-initiate = krok na dowolnym torze
board-col-bonus-develop = zapłać narzędzie za megalit
board-col-bonus-hunt = narzędzia
board-col-bonus-migrate = ruchy obozów
board-col-bury = Pogrzeb kartę
board-col-bury-worth = { $count ->
    [one] każda pogrzebana karta jest na koniec warta { $count } punkt
    [few] każda pogrzebana karta jest na koniec warta { $count } punkty
   *[other] każda pogrzebana karta jest na koniec warta { $count } punktów
}
board-col-set = +{ $points } za następne; punkty za jedno, dwa, trzy…: { $values }
board-col-tip = Obróć jedno ze swoich zwierząt (nieobróconych: { $count })
board-col-village = Zbuduj wioskę (zostało: { $count })
board-col-move = Przesuń obóz
board-col-move-help = na sąsiedni heks, na mapie
board-col-raft = Przesuń tratwę
board-col-raft-help = w dół rzeki albo o jedno w górę, na mapie
board-col-camp = Nowy obóz
board-col-camp-raft = Nowy obóz przy tratwie
board-col-animals-left = { $count ->
    [one] w talii jest jeszcze { $count } zwierzę
    [few] w talii są jeszcze { $count } zwierzęta
   *[other] w talii jest jeszcze { $count } zwierząt
}

# Hand and piles.
board-tray-purse = Co możesz wydać
board-tray-labour = { $count ->
    [one] { $count } punkt pracy
    [few] { $count } punkty pracy
   *[other] { $count } punktów pracy
}
board-tray-more = jeszcze { $count } na ręce
board-tray-in-hand = Praca na ręce
board-tray-in-column = { $count ->
    [one] { $count } punkt pracy w kolumnie { $column }
    [few] { $count } punkty pracy w kolumnie { $column }
   *[other] { $count } punktów pracy w kolumnie { $column }
}
board-tray-hand = { $count ->
    [one] Ręka: { $count } karta
    [few] Ręka: { $count } karty
   *[other] Ręka: { $count } kart
}
board-tray-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
   *[other] { $count } zakrytych kart
}
board-tray-no-hand = Brak kart na ręce
board-tray-no-people = Brak ludzi na ręce
board-tray-copies = { $count ->
    [one] { $count } sztuka
    [few] { $count } sztuki
   *[other] { $count } sztuk
}
board-tray-new = nowa
board-tray-fresh = { $count } z { $all } z tej tury: jeszcze nie do zagrania
board-tray-pay = Którą kartę za nią odrzucasz?
board-tray-deck = Talia
board-tray-discard = Odrzucone
board-tray-buried = Pogrzebane
board-tray-eclipse = Stos zaćmienia
board-tray-pile = { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
board-tray-none = Brak kart.
board-tray-unordered = Co jest w twojej talii, bez kolejności.
board-tray-unseen = Co jest w talii i na ręce: tyle może policzyć każdy.
board-tray-bury-from = Wybierz kartę, którą grzebiesz.
board-tray-pile-help = Dołóż ludzi z ręki.
board-tray-pile-done = Czekamy na pozostałych.
board-tray-strength = siła { $count }
board-tray-strength-besides = w tym { $count } z odpoczynku i kart

# Tribe.
board-tribe-whose = Czyje plemię
board-tribe-animals = Zwierzęta
board-tribe-in-the-end = na koniec
board-tribe-no-animals = Nie ma jeszcze zwierząt. Nieobrócone zwierzęta jednego gatunku punktują na koniec razem: im ich więcej, tym lepiej. Obrócenie zwierzęcia daje korzyść od razu.
board-tribe-animals-of = { $tipped ->
    [0] nieobrócone: { $count }
   *[other] nieobrócone: { $count }, obrócone: { $tipped }
}
board-tribe-next = następne +{ $points }
board-tribe-board = Planszetka
board-tribe-each-eclipse = w każdym zaćmieniu
board-tribe-chief-placed = w tej rundzie już postawiony
board-tribe-camps = Obozy
board-tribe-villages = Wioski
board-tribe-megaliths = Megality
board-tribe-neutral = { $count ->
    [0] nie ma już neutralnych megalitów
    [one] i { $count } neutralny megalit
    [few] i { $count } neutralne megality
   *[other] i { $count } neutralnych megalitów
}
board-tribe-buried = Pogrzebane
board-tribe-nothing-buried = brak; każda byłaby warta { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-tribe-buried-worth = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}, każda za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} (pole { $step } toru czci)
board-tribe-buried-rival = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}, każda za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
board-tribe-cards = Karty
board-tribe-score = Wynik na teraz
board-tribe-so-far = Dotychczas

# Stones, idols and the building site.
board-stones-title = Święte kamienie
board-stones-help = punktują w każdym zaćmieniu
board-stones-yours = Twoje
board-stones-offered = Do wzięcia, era { $era }
board-stones-none = Nie ma już żadnego.
board-stones-later = Kamienie drugiej ery
board-stones-idols = Tory bożków
board-stones-site = Plac budowy
board-stones-raised = { $who }: { $count ->
    [one] { $count } megalit
    [few] { $count } megality
   *[other] { $count } megalitów
}
board-stones-levels = Poziom 2 stoi na czterech polach i daje 3 punkty, poziom 3 daje 5; ponadto 1 za każdą twoją podporę.
board-stones-neutral = Najpierw neutralny ({ $count })

# What stands beside the board.
board-side = Przegląd
board-side-eclipse = Prognoza zaćmienia
board-side-if-now = gdyby było teraz
board-side-tribe = Plemię
board-side-points = punkty
board-side-food = żywność
board-side-tools = narzędzia
board-side-fish = żetony ryb
board-side-strength = dotychczasowa siła
board-side-points-of = { $who }: planszetka { $board }, teren { $land }, delta { $delta }, kamienie { $stones }
board-side-where-from = Skąd te punkty
board-side-from-board = planszetka
board-side-from-land = teren
board-side-from-delta = delta
board-side-from-stones = kamienie
board-side-not-counted = Nie wliczono ludzi ze stosu, ryb i tego, co się wybiera.
board-side-places = Osobliwości i delta
board-side-nobody = nikt
board-side-delta = Delta
board-side-delta-help = najbliższa tratwa: 1 i po 1 za każdy jej obóz na rzece
board-side-fish-help = najwięcej wpływów na heksie rzeki
board-side-signs = Co znaczą symbole
board-side-in-eclipse = co ludzie dają w zaćmieniu
board-side-sources = Skąd pochodzą liczby
board-side-rules = Wszystkie zasady i liczby
board-side-rival-cards = Jego karty, które jeszcze przyjdą

# The panel of a player.
board-facts-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}
board-facts-total = { $count }, gdyby gra skończyła się teraz
board-facts-place = { $place }. w kolejności
board-facts-food = { $count ->
    [one] { $count } żywność
   *[other] { $count } żywności
}
board-facts-tools = { $count ->
    [one] { $count } narzędzie
    [few] { $count } narzędzia
   *[other] { $count } narzędzi
}
board-facts-cards = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
board-facts-megaliths = { $count ->
    [one] { $count } megalit na placu budowy
    [few] { $count } megality na placu budowy
   *[other] { $count } megalitów na placu budowy
}
board-facts-camps = { $count ->
    [one] { $count } obóz na mapie
    [few] { $count } obozy na mapie
   *[other] { $count } obozów na mapie
}
board-facts-villages = { $count ->
    [one] { $count } wioska
    [few] { $count } wioski
   *[other] { $count } wiosek
}
board-facts-figures = { $count ->
    [one] { $count } figurka do postawienia
    [few] { $count } figurki do postawienia
   *[other] { $count } figurek do postawienia
}

# The eclipse.
board-ecl-title = Zaćmienie w rundzie { $round }
board-ecl-no-points = bez punktów
board-ecl-piling = Wszyscy potajemnie układają stosy zaćmienia.
board-ecl-order-help = W tej kolejności, także w następnej rundzie.
board-ecl-last = Ostatnie: potem gra się kończy.
board-ecl-ready = gotowe
board-ecl-chooses = wybiera
board-ecl-pile-help = Dołóż do stosu ludzi z ręki: ich praca to twoja siła, najsilniejsze plemię działa pierwsze, a każda karta daje to, co widać przy symbolu zaćmienia. Kto zostanie na ręce, tego możesz zagrać później.
board-ecl-abilities = Ludzie ze stosu
board-ecl-no-abilities = Tu już nic nie ma.
board-ecl-terrain = Teren
board-ecl-leads = { $count ->
    [one] najwięcej wpływów na { $count } heksie
   *[other] najwięcej wpływów na { $count } heksach
}
board-ecl-no-land = Tu już nic nie ma.
board-ecl-income = Dochód i kamienie
board-ecl-board = Planszetka
board-ecl-stones = { $count ->
    [one] { $count } kamień
    [few] { $count } kamienie
   *[other] { $count } kamieni
}
