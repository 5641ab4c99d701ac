# The browser client, Polish.

nav-main = Główne menu
nav-skip = Przejdź do treści
nav-games = Gry
nav-replays = Powtórki
nav-rules = Zasady
nav-language = Język
nav-to-dark = Ciemny motyw
nav-to-light = Jasny motyw
nav-guest = Gość
nav-name = zmień imię

name-title = Twoje imię
name-label = Jak mamy się do ciebie zwracać?
name-help = Do 24 znaków. Widzą je wszyscy przy twoich stołach.
name-save = Zapisz
name-guest = Gość { $number }
name-cancel = Anuluj

foot-about = Nurt: darmowy, otwarty i bez reklam.
foot-unofficial = Nurt jest nieoficjalny i niezwiązany z wydawcami tych gier.

home-hello = { $part ->
    [evening] Dobry wieczór, { $name }
   *[day] Dzień dobry, { $name }
}
home-hello-guest = { $part ->
    [evening] Dobry wieczór
   *[day] Dzień dobry
}
home-lead = Wybierz grę i graj od razu. Nie trzeba się rejestrować.
home-waiting = { $count ->
    [0] Nikt na ciebie nie czeka.
    [one] Jeden stół czeka na ciebie.
    [few] { $count } stoły czekają na ciebie.
   *[other] { $count } stołów czeka na ciebie.
}
home-mine = Moje stoły
home-your-turn = Twoja tura
home-their-turn = Tura przeciwnika
home-thinks = { $name } myśli
home-others-think = Inni myślą
home-not-full = Czeka na graczy
home-over = Koniec gry
home-won = Wygrana
home-with = przy stole:
home-alone = na razie nikogo więcej
home-games = Pięć gier, jedna rzeka
home-games-lead = Bot jest zawsze gotów do gry.
home-players = Gracze
home-minutes = { $count } min
home-weight = Złożoność { $weight } na 5
home-play-bot = Zagraj z botem
home-new-table = Nowy stół
home-coming = Wkrótce
home-open = Otwarte stoły
home-open-count = { $waiting ->
    [one] { $waiting } czeka
    [few] { $waiting } czekają
   *[other] { $waiting } czeka
}, { $playing } w grze
home-open-none = Żaden stół nie czeka teraz na graczy. Otwórz własny, a inni zobaczą go tutaj.
home-loading = Chwileczkę…
home-join = Dołącz
home-seats = Zajęte miejsca: { $taken } z { $all }

home-game-battle = Bitwa o Rzekę
home-blurb-battle = Utrzymaj siedem tam albo przełam cztery.
home-game-waterway = Wodny Szlak
home-blurb-waterway = Ułóż rzekę, która poniesie zboże i drewno.
home-game-the-river = Rzeka
home-blurb-the-river = Prowadź odkrywców w górę rzeki i zasiedlaj jej brzegi.
home-game-gold = Rzeka złota
home-blurb-gold = Żegluj, handluj i buduj nad złotym nurtem.
home-game-winter = Wieczna zima
home-blurb-winter = Cztery pokolenia łowców, lód i tratwy.

new-title = Nowy stół
new-rules = Zasady
new-no-game = W taką grę jeszcze nie można tu zagrać.
new-players = Gracze
new-player-count = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
new-who = Kto może dołączyć
new-open = każdy
new-open-help = Stół jest na liście otwartych stołów, dopóki ma wolne miejsca.
new-private = tylko z linkiem
new-private-help = Stołu nie ma na liście; link wysyłasz, komu chcesz.
new-hints = Podpowiedzi
new-hints-off = dla nikogo
new-hints-on = dla wszystkich
new-hints-off-help = Nikt nie może zapytać bota, co zrobić.
new-hints-on-help = Każdy przy stole może zapytać, co na jego miejscu i z jego wiedzą zrobiłby bot.
new-less = Mniej
new-more = Więcej
new-create = Otwórz stół
new-cancel = Anuluj

rules-title = Zasady
rules-lead = Każda zasada ma numer. Powołują się na niego komunikaty w grze.
rules-all = Wszystkie gry
rules-search = Szukaj słowa lub numeru
rules-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
   *[other] Znaleziono { $count } zasad
}
rules-none-found = Żadna zasada nie zawiera tych słów.
rules-contents = Spis treści
rules-untranslated = Te zasady nie są jeszcze przetłumaczone, dlatego czytasz je po angielsku.
rules-missing = Nie ma tu jeszcze zasad tej gry.

live-your-turn = Twoja tura
live-your-turn-now = W grze jest teraz twoja tura.
live-to-move = teraz gra
live-you = to ty
live-away = brak połączenia
live-bot = Bot: { $level }
live-bot-which = Jak silny?
live-bot-level = { $level }: { $what }
live-waits-for = Stół czeka na:
live-thinks = myśli…
live-for = Już { $time } czekania.
live-is-away = Chwilowo brak połączenia.
live-watching = Oglądasz tę grę.
live-go-on = Teraz wybierz to, co podświetlone.
live-escape = Możesz też wybrać coś innego. Esc cofa wybór.
live-back = Cofnij wybór
live-sending = Chwileczkę…
live-undo = Cofnij ruch
live-hint = Podpowiedź
live-ask-undo = Poproś o cofnięcie ruchu
live-ask-undo-help = Od twojego ruchu ujawniło się coś nowego, więc pozostali gracze muszą się zgodzić.
live-ask = Poproś
live-undo-bots = Cofnąć więcej niż jeden krok?
live-undo-bots-help = Od twojego ruchu coś dobrano albo ktoś już odpowiedział. Wszystko to zostanie cofnięte razem z odpowiedziami botów; los da potem to samo.
live-asks-title = Czy można cofnąć ruch?
live-asks-undo = prosi o cofnięcie ostatniego ruchu.
live-asked-undo = Prosisz o cofnięcie ruchu. Jeszcze bez odpowiedzi:
live-agree = Zgoda
live-disagree = Odmowa
live-resign = Poddaj grę
live-resign-title = Poddać tę grę?
live-resign-help = Gra skończy się od razu wygraną drugiej strony.
live-hand-over = Oddaj miejsce botowi
live-hand-over-help = Bot zagra dalej na twoim miejscu. Nie będzie można na nie wrócić.
live-replace-help = Bot zagra dalej za nieobecną osobę, żeby gra mogła trwać.
live-let-bot = Niech dalej gra bot
live-look-deal = Oglądasz początek gry.
live-look-round = Oglądasz rundę { $turn }.
live-look-turn = Oglądasz turę { $turn }.
live-looking-back = Oglądasz wcześniejszą pozycję. Aby grać, wróć do gry.
live-to-game = Wróć do gry
live-nothing-here = Tutaj nie ma teraz nic do zrobienia.
live-rule = Zasada { $rule }
live-score = Wynik
live-lost = Utracono połączenie, łączymy ponownie…
live-no-table = Nie można pokazać tego stołu
live-choices = Możliwe wybory
live-close = Zamknij
live-drawer = Dziennik, czat, zasady i ustawienia
live-new = { $count ->
    [one] nowa wiadomość
    [few] nowe wiadomości
   *[other] nowych wiadomości
}
live-log = Dziennik
live-log-empty = Jeszcze nic się nie wydarzyło.
live-look-here = Zobacz ten moment
live-taken-back = (cofnięto)
live-turn = Tura { $turn }
live-turn-step = Tura { $turn }, krok { $step } z { $last }
live-round = Runda { $turn }
live-round-step = Runda { $turn }, krok { $step } z { $last }
live-chat = Czat
live-chat-empty = Nikt jeszcze nic nie napisał.
live-chat-say = Napisz coś
live-chat-send = Wyślij
live-chat-left = – tyle znaków zostało
live-rules = Zasady
live-settings = Stół
live-settings-me = Dla ciebie
live-settings-table = Ten stół
live-settings-leave = Odejście od gry
live-sound = Dźwięki
live-notices = Powiadomienia
live-notices-help = Gdy nadejdzie twoja tura, a ta strona będzie w tle.
live-notices-denied = Przeglądarka nie pozwala na nie tej stronie.
live-below = Widok od strony gracza:
live-replay = Powtórka
live-first = Na początek
live-prev = Krok wstecz
live-play = Odtwarzaj
live-pause = Wstrzymaj
live-next = Krok naprzód
live-last = Na koniec
live-step = Krok gry
live-live = na żywo
live-copy-step = Kopiuj link do tego momentu
live-copied = Skopiowano

over-title = Koniec gry
over-you-won = Wygrywasz!
over-won = { $count ->
    [one] Wygrywa:
   *[other] Wygrywają:
}
over-nobody = Nikt nie wygrywa.
over-resigned = poddaje grę.
over-winner = wygrana
over-rematch = Rewanż
over-wants = { $name } proponuje rewanż.
over-join-rematch = Dołącz do rewanżu
over-replay = Obejrzyj jeszcze raz
over-record = Pobierz zapis
over-to-board = Wróć do planszy

fair-title = Uczciwe losowanie
fair-how = Przed grą serwer ustalił sekret i pokazuje jego odcisk. Twoja przeglądarka dodała własne losowe cyfry. Na końcu sekret zostanie ujawniony, a przeglądarka sprawdzi, czy niczego nie zmieniono.
fair-numbers = Pokaż liczby
fair-commitment = Odcisk sekretu serwera (SHA-256)
fair-mine = Losowe cyfry twojej przeglądarki
fair-secret = Sekret serwera
fair-secret-good = Sekret serwera zgadza się z odciskiem.
fair-secret-bad = Sekret serwera nie zgadza się z odciskiem!
fair-promise-good = To ten sam odcisk, który był widoczny w trakcie gry.
fair-promise-bad = To nie jest odcisk, który był widoczny w trakcie gry!
fair-mine-good = Losowe cyfry twojej przeglądarki zostały użyte.
fair-mine-bad = Losowe cyfry twojej przeglądarki nie zostały użyte!
fair-record-good = Serwer sprawdził każdy krok oraz to, że wszystko, co losowe, wynika z tych liczb.

keys-title = Klawisze
keys-arrows = Przechodź między tym, co można wybrać
keys-enter = Wybierz
keys-escape = Cofnij wybór, zamknij
keys-undo = Cofnij ruch
keys-hint = Podpowiedź: co zrobiłby bot
keys-step = Oglądaj krok po kroku, wstecz i naprzód
keys-mute = Włącz lub wyłącz dźwięki
keys-help = Objaśnij zaznaczoną kartę lub miejsce; bez zaznaczenia pokaż te klawisze

room-title = Poczekalnia
room-lead = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
   *[other] { $count } miejsc jest jeszcze wolnych.
}
room-full = Wszystkie miejsca są zajęte.
room-seats = Miejsca
room-seat-free = Miejsce { $number } jest wolne
room-here = jest tutaj
room-sit = Usiądź tutaj
room-stand = Wstań
room-remove = Zwolnij miejsce
room-add-bot = Dodaj bota
room-start = Zacznij grę
room-start-wait = Gra może się zacząć, gdy wszystkie miejsca będą zajęte.
room-start-help = Wszyscy są na miejscu. Zacząć może każdy przy stole.
room-outside = Oglądasz. Aby usiąść, potrzebujesz linku z zaproszeniem.
room-outside-open = Oglądasz. Aby grać, zajmij wolne miejsce.
room-invite = Zaproś kogoś
room-invite-help = Każdy, kto ma ten link, może usiąść przy tym stole.
room-link = Link z zaproszeniem
room-copy = Kopiuj
room-share = Udostępnij
room-open = Każdy widzi ten stół i może dołączyć.
room-private = Dołączyć mogą tylko osoby z linkiem.
room-watching = { $count ->
    [one] { $count } osoba ogląda
    [few] { $count } osoby oglądają
   *[other] { $count } osób ogląda
}

join-title = Zaproszenie
join-lead = { $host } zaprasza cię do gry:
join-sit = Usiądź
join-watch = Tylko oglądaj
join-to-table = Do stołu
join-already = Już siedzisz przy tym stole.
join-over = Ta gra się skończyła. Możesz ją obejrzeć.
join-started = Gra już się zaczęła. Możesz ją oglądać.
join-full = Wszystkie miejsca są zajęte. Możesz oglądać.
join-unknown = Nie ma takiego zaproszenia. Może link został ucięty.

replay-title = Powtórki
replay-lead = Każdą skończoną grę można pobrać jako zapis. Wczytaj go tutaj i obejrzyj ruch po ruchu; serwer sprawdzi każdy krok. Nic nie jest przechowywane.
replay-choose = Wybierz plik
replay-drop = Albo upuść go tutaj.
replay-paste = Albo wklej zapis
replay-show = Pokaż grę
replay-unreadable = To nie jest zapis gry. { $why }
replay-deal = Początek
replay-checked = Sprawdzono każdy krok tego zapisu.
replay-checked-fair = Sprawdzono każdy krok i każde losowanie tego zapisu.
replay-turn-round = Patrz z drugiej strony
replay-other = Inny zapis

lost-title = Nic tu nie ma
lost-help = Być może w adresie jest literówka albo strona została przeniesiona. Wróć na stronę:

error-offline = Serwer nie odpowiada. Próbujemy dalej.
error-broken = Coś poszło nie tak. Spróbuj jeszcze raz.
error-page = Nie udało się wczytać tej strony.
error-reload = Spróbuj ponownie

new-rivals = Z kim grasz
new-people = z ludźmi, przez link
new-bots = { $count ->
    [one] z botem
   *[other] z { $count } botami
}
new-start = Zacznij grę
new-alone = Zagraj w pojedynkę

alone-new = Nowa gra
alone-again = Jeszcze raz to samo
alone-best = Twoje najlepsze wyniki na tym urządzeniu
alone-this = ta gra
alone-known = Kto z góry wie, co przyjdzie, ma łatwiej: na tę listę trafia tylko pierwsza próba.
alone-rewound = Cofnięto ruch, więc ta gra nie trafia na listę.
alone-challenge = Rzuć komuś wyzwanie
alone-challenge-help = Kto otworzy ten link, dostanie to samo rozdanie: wszystko przyjdzie w tej samej kolejności.
alone-beaten = { $score } do { $theirs }: masz więcej niż { $name }!
alone-even = { $score } do { $theirs }: tyle samo, co { $name }.
alone-missed = { $score } do { $theirs }: { $name } wciąż ma więcej.
alone-look = Obejrzyj tamtą grę

same-title = Wyzwanie
same-lead = Wynik do pobicia: { $score } ({ $name }). Dostaniesz to samo rozdanie: wszystko przyjdzie w tej samej kolejności.
same-lead-open = { $name } jeszcze gra w tę grę.
same-to-beat = Do pobicia: { $score } ({ $name })
same-play = Podejmij wyzwanie
same-not-yet = Wyzwanie można podjąć, gdy gra się skończy.
same-unknown = Nie ma takiej gry. Może link został ucięty.

hint-title = Co zrobiłby bot
hint-thinking = Bot myśli …
hint-chance = { $percent }% na wygraną
hint-points = około { $points } pkt
hint-unsure = prawie niesprawdzony
hint-play = Zagraj
hint-more = { $count ->
    [one] jeszcze { $count } ruch
    [few] jeszcze { $count } ruchy
   *[many] jeszcze { $count } ruchów
}
hint-gains = zyskuje { $points } ({ $line })
hint-gives-up = oddaje { $points } ({ $line })
hint-denies = odbiera graczowi { $who } { $points } ({ $line })
hint-lets = daje graczowi { $who } { $points } ({ $line })
hint-position = na razie prawie bez punktów, ale lepsza pozycja
hint-fine = Bot widzi tylko to, co ty. Punkty dotyczą najbliższych tur, w porównaniu z innymi ruchami.

insight-tab = Analiza
insight-lead = Bot przejrzy całą partię: kto czego mógł się spodziewać, gdzie nastąpił zwrot, co jeszcze można było zrobić i ile było w tym szczęścia. Potrwa to do 20 sekund.
insight-working = Bot przegląda partię …
insight-begin = Przejrzyj partię
insight-over-time = Spodziewany wynik w czasie
insight-points-over-time = Spodziewane punkty w czasie
insight-whose = Czyje decyzje
insight-luck-skill = Szczęście i umiejętności, w setnych zwycięstwa
insight-start = Rozdanie dawało
insight-own = Własne błędy
insight-others = Błędy innych
insight-luck = Szczęście
insight-end = Wynik
insight-deserved = Bez szczęścia dla kogokolwiek te same wybory dałyby { $share }.
insight-turns = Zwroty
insight-step = po ruchu { $step }
insight-mistakes = Co jeszcze można było zrobić
insight-flawless = Żadna decyzja nie kosztowała nic, co warto by wspominać.
insight-made = Zagrano:
insight-better = Lepiej:
insight-fine = Decyzje oceniono według tego, co gracz mógł wtedy wiedzieć; krzywa zna wszystkie karty, ale nie zna przyszłych losowań.

play-on-here = Graj dalej stąd
play-on-lead = Nowy stół zaczyna się od tych samych ruchów aż do tej chwili. Nowe jest to, czego nie widać z twojego miejsca, i wszystko, co będzie losowane później.
play-on-seat = Które miejsce zajmujesz?
play-on-go = Graj dalej
play-on-comes = Dalszy ciąg innej partii.
play-on-fair = { $step ->
    [0] Dotyczy to wszystkiego po rozdaniu. Rozdanie pochodzi z innego stołu, który ma własny sekret.
   *[other] Dotyczy to wszystkiego po ruchu { $step }. Wcześniejsze ruchy pochodzą z innego stołu, który ma własny sekret.
}
play-on-alone = To dalszy ciąg innej partii, więc ta gra nie trafia na listę.
