# Co mówi serwer: odmowy i to, co dzieje się przy stole poza ruchami.

refused-malformed = Nie udało się tego zrozumieć: { $what }
refused-too-large = To jest za duże; najwyżej { $most } bajtów.
refused-slow-down = Za dużo naraz. Spróbuj ponownie za chwilę.
refused-no-guest = Jeszcze się nie znamy.
refused-not-found = Pod tym adresem nic nie ma.
refused-foreign-origin = To przyszło z innej witryny.
refused-bad-choice = Nie ma takiego wyboru.
refused-bot = Nie ma bota „{ $given }”; są: { $known }.
refused-bad-name = Imię musi mieć od 1 do 24 znaków, bez znaków sterujących.
refused-bad-text = Wiadomość musi mieć od 1 do 500 znaków.
refused-not-invited = Żeby usiąść przy tym stole, potrzebny jest link z zaproszeniem.
refused-seat-taken = To miejsce jest zajęte.
refused-not-seated = To mogą zrobić tylko osoby siedzące przy stole.
refused-not-host = To może zrobić tylko osoba, która założyła stół.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-started = Gra już się zaczęła.
refused-seats-free = Są jeszcze wolne miejsca.
refused-over = Gra jest skończona.
refused-not-over = Gra jeszcze się nie skończyła.
refused-stale = W międzyczasie sytuacja przy stole się zmieniła.
refused-not-a-move = To nie jest ruch w tej grze.
refused-illegal = Zasady na to nie pozwalają.
refused-no-take-back = Tego nie można cofnąć.
refused-nothing-asked = Nikt cię o nic nie prosi.
refused-still-there = Ta osoba jest obecna albo zniknęła zbyt niedawno.
refused-not-alone = Rozdać drugi raz tak samo można tylko grę dla jednej osoby.
refused-no-hints = Tu i teraz nie ma podpowiedzi.
refused-no-resigning = Gdy gra więcej niż dwie osoby, zamiast się poddawać, oddaj miejsce botowi.
refused-bad-record = Tego zapisu nie da się odtworzyć.
refused-old-rules = Przy tym stole grano według zasad, których ten serwer już nie ma.
refused-analysis-failed = Tej partii nie udało się przejrzeć.
refused-unavailable = Serwer nie może tego teraz zrobić. Nic się nie zmieniło.

table-seated = { $name } siada do stołu.
table-seated-bot = Bot siada do stołu.
table-left = { $name } odchodzi od stołu.
table-started = Gra się zaczyna.
table-took-back = { $who } cofa ruch.
table-asked-take-back = { $who } prosi o cofnięcie ruchu.
table-agreed = { $who } się zgadza.
table-disagreed = { $who } się nie zgadza.
table-rewound = { $who } wraca do chwili przed ostatnim ruchem; pozostali się zgadzają.
table-resigned = { $who } poddaje grę.
table-handed-over = Bot gra dalej za gracza: { $name }.
table-same-deal = { $score ->
    [one] Ten sam los co w grze, w której { $name } ma { $score } punkt.
    [few] Ten sam los co w grze, w której { $name } ma { $score } punkty.
   *[other] Ten sam los co w grze, w której { $name } ma { $score } punktów.
}
table-took-over = { $step ->
    [0] Tu toczy się dalej inna partia, od jej rozdania. Nowe jest to, co było zakryte, i każde losowanie.
   *[other] Tu toczy się dalej inna partia, po jej ruchu { $step }. Odtąd nowe jest to, co było zakryte, i każde losowanie.
}
table-rematch = { $who } proponuje rewanż.

bot-random = Z prądem
bot-random-help = robi dowolny dozwolony ruch
bot-greedy = Czujny
bot-greedy-help = patrzy o jeden ruch naprzód
bot-newcomer = Nowicjusz
bot-newcomer-help = uczy się zasad
bot-paddler = Kajakarz
bot-paddler-help = gra dla zabawy
bot-rower = Wioślarz
bot-rower-help = zna grę
bot-rafter = Flisak
bot-rafter-help = planuje naprzód
bot-pilot = Sternik
bot-pilot-help = gra bardzo dobrze
bot-master = Mistrz
bot-master-help = najsilniejszy; myśli do sekundy
