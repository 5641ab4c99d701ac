# The command line, Polish.

cli-heading-usage = Użycie
cli-heading-commands = Polecenia
cli-heading-options = Opcje
cli-heading-examples = Przykłady

cli-help-nurt = Nurt: rzeczne gry planszowe w terminalu, z botami i w tysiącach symulacji.
cli-help-serve = Uruchom serwer gier dla przeglądarek, ze wszystkim w środku
cli-help-backup = Skopiuj bazę danych do pliku, także podczas pracy serwera
cli-help-restore = Przywróć kopię do folderu danych, w którym nie ma bazy
cli-help-load = Uruchom na tym komputerze osobny serwer i zmierz go pod obciążeniem
cli-help-games = Wypisz gry, liczbę graczy i opcje
cli-help-play = Zagraj w terminalu przeciwko botom
cli-help-sim = Niech boty rozegrają wiele partii; podsumuj, jak poszło
cli-help-arena = Niech boty grają ze sobą, aż będzie jasne, który jest silniejszy
cli-help-tune = Niech boty grają, a sieć uczy się oceniać pozycje w grze
cli-help-bench = Zmierz szybkość gry w jednym wątku
cli-help-replay = Odtwórz zapis partii krok po kroku
cli-help-probe = Sprawdź, co mówią zasady o ręcznie opisanej pozycji

cli-help-arg-address = Adres, na którym serwer nasłuchuje; domyślnie 127.0.0.1, 0.0.0.0 wpuszcza innych
cli-help-arg-port = Port; domyślnie 8080
cli-help-arg-data = Folder danych; domyślnie nurt-data
cli-help-arg-origin = Adres, pod którym przeglądarki widzą serwer przez pośrednika (proxy)
cli-help-arg-log-json = Zapisuj dziennik jako JSON
cli-help-arg-backup = Plik z kopią
cli-help-arg-tables = Aktywne stoły, po dwóch graczy przy każdym; domyślnie 2000
cli-help-arg-moves = Ruchy na sekundę, łącznie przy wszystkich stołach; domyślnie 500
cli-help-arg-seconds = Jak długo; domyślnie 60
cli-help-arg-idle = Stoły, które tylko leżą na dysku; domyślnie 100000
cli-help-arg-help = Wypisz tę pomoc
cli-help-arg-version = Wypisz wersję
cli-help-arg-lang = Język: en, pl lub uk
cli-help-arg-json = Wypisz JSON dla programów
cli-help-arg-game = Nazwa gry, taka jak w „nurt games”
cli-help-arg-file = Plik do odczytania; - czyta standardowe wejście
cli-help-arg-players = Liczba graczy
cli-help-arg-option = Opcja rozgrywki; można podać wielokrotnie
cli-help-arg-seed = Liczba, z której wynika wszystko, co losowe: to samo ziarno daje tę samą partię
cli-help-arg-as = Twoje miejsce, licząc od 0; w battle 0 atakuje, a 1 broni
cli-help-arg-bots = Boty na kolejnych miejscach: newcomer, paddler, rower, rafter, pilot, master, greedy, random; w sim i play ostatni zajmuje też wszystkie pozostałe
cli-help-arg-record = Zapisz przebieg partii w tym pliku
cli-help-arg-games = Ile partii; domyślnie 1000
cli-help-arg-threads = Ile wątków; domyślnie wszystkie rdzenie
cli-help-arg-budget = Jak długo bot przeszukujący myśli nad decyzją: 200ms, 1s lub 1000it; domyślnie 200ms
cli-help-arg-plan = Plan nauki; domyślnie plan tej gry
cli-help-arg-from = Sieć, która uczy się dalej
cli-help-arg-out = Dokąd zapisać sieć; domyślnie na standardowe wyjście
cli-help-arg-search = Zmierz też przeszukiwanie: iteracje, miejsca w drzewie, wyobrażone pozycje i ile dodaje każdy wątek
cli-help-arg-sprt = Zakończ, gdy tylko będzie jasne, co jest prawdą: pierwszy bot ma nad resztą E0 punktów Elo czy E1
cli-help-arg-log = Zapisuj każdą serię partii w tym pliku i podejmij przerwany pojedynek
cli-help-arg-records = Zapisz przebieg każdej partii w tym folderze
cli-help-arg-digest = Rozegraj tyle partii wzorcowych (tylko stones)
cli-help-arg-to = Zatrzymaj się po tym kroku
cli-help-arg-view = Pokaż to, co widzi to miejsce, zamiast wszystkich kart
cli-help-arg-positions = Pokaż pozycję po każdym kroku
cli-help-arg-verify = Sprawdź tylko, czy zgadza się każdy krok i każde losowanie
cli-help-arg-move = Ruch do wykonania, „play Y7 3” albo z miejscem „1: give Y7”; można podać wielokrotnie
cli-help-arg-why = Ruch do wyjaśnienia: czy jest dozwolony, a jeśli nie, to dlaczego; można podać wielokrotnie

cli-serving = Nurt działa pod adresem { $address }, a dane trzyma w { $path }. Ctrl-C go zatrzymuje.
cli-serving-alone = Dostęp ma tylko ten komputer; --address 0.0.0.0 wpuszcza innych.
cli-restored = Przywrócono do { $path }.
cli-address = Nie można nasłuchiwać na { $address }: { $error }.
cli-data-in-use = Folder danych { $path } jest używany przez inny serwer.
cli-data-not-empty = W { $path } jest już baza danych; najpierw ją przenieś.
cli-data-empty = W { $path } nie ma bazy danych.
cli-no-backup = { $path } nie jest pełną kopią danych Nurtu: { $error }.

cli-load-idle = Stoły na dysku
cli-load-memory-start = Pamięć z nimi, zanim ktoś się połączy
cli-load-tables = Aktywne stoły
cli-load-sockets = Połączenia
cli-load-sent = Ruchy wysłane
cli-load-acknowledged = Ruchy potwierdzone
cli-load-rate = Ruchy na sekundę
cli-load-refused = Odmowy
cli-load-seen = Przeciwnik widzi ruch, 50% w ciągu
cli-load-seen-95 = 95% w ciągu
cli-load-seen-99 = 99% w ciągu
cli-load-seen-max = ostatni w ciągu
cli-load-memory-peak = Najwięcej pamięci
cli-load-cpu = Czas procesora zużyty przez serwer, względem jednego rdzenia
cli-load-failed = Nie udało się uruchomić serwera do pomiaru albo się z nim połączyć: { $error }.
cli-load-filling = Tworzenie stołów na dysku: { $count }…
cli-load-joining = Stoły: { $tables }, połączenia: { $sockets }…
cli-load-playing = Ruchy na sekundę: { $moves }, przez { $seconds } s…

cli-players = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
cli-players-range = od { $fewest } do { $most } graczy
cli-not-offered = Do nauki i pomiarów, nie do grania.

cli-you = Gracz
cli-bot-name = Bot ({ $bot })
cli-bot-number = Bot { $number } ({ $bot })
cli-play-hint = Wybieraj numerem. ? objaśnia, u cofa ruch, q kończy grę.
cli-play-help = Wpisz numer, aby wybrać; sam Enter wybiera jedyną możliwość.
    b  krok wstecz w wyborze
    u  cofnij swój ostatni ruch
    l  wypisz wszystkie dozwolone ruchy
    s  pokaż planszę jeszcze raz
    p  pokaż punktację
    q  odejdź od gry
    Kartę można też wskazać jej kodem, a ruch wpisać tak, jak podaje go „l”.
    „why …” przed ruchem pyta, czy jest dozwolony, a jeśli nie, to dlaczego.
cli-no-number = Nie ma takiego numeru.
cli-taken-back = Ruch cofnięty.
cli-legal = Ten ruch jest dozwolony.
cli-left = Odchodzisz od stołu.
cli-saved = Zapis partii jest w pliku { $path }.
cli-winner = Wygrywa { $who }.
cli-nobody = Nikt nie wygrywa.
cli-verified = Sprawdzono { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}: wszystko się zgadza, a każde losowanie wynika z sekretu.
cli-fair = Sekret wynika z tego, co obiecał serwer i co { $people ->
    [one] dodał jeden gracz
   *[other] dodali gracze ({ $people })
}. Los był uczciwy, jeśli przed grą pokazano właśnie to zobowiązanie: { $commitment }
cli-anew = { $step ->
    [0] Od rozdania
   *[other] Od kroku { $step }
} to inna partia: wymyślono to, czego { $who } nie widzi, a każde losowanie wynika z nowego sekretu.
cli-resigned = { $who } poddaje grę.

cli-sim-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[other] { $games } partii
}
cli-sim-wins = { $who } ({ $bot }): { $share }% wygranych ({ $wins })
cli-sim-decisions = Decyzje w partii: średnio { $mean }; od { $min } do { $max }, 90% między { $low } a { $high }, mediana { $median }
cli-sim-laws = Po każdym ruchu wszystkie prawa gry były zachowane.

cli-arena-games = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, { $sets ->
    [one] { $sets } seria
    [few] { $sets } serie
   *[many] { $sets } serii
} z tym samym losem i każdym układem miejsc
cli-arena-bot = { $bot }: { $share }% wygranych (95%: od { $low } do { $high }), Elo { $elo } (od { $elo-low } do { $elo-high }), { $time } ms na decyzję, najdłużej { $longest } ms
cli-tune-stage = Etap { $stage }: partie { $games }, gra { $teacher }
cli-tune-round =  runda { $round }: lekcje { $lessons }, strata { $loss }; w nieznanych partiach { $unseen }, błąd { $off }
cli-nothing-to-learn = W { $game } nie ma czego się uczyć.
cli-no-net = to nie jest sieć
cli-foreign-net = Sieć „{ $bot }” nie należy do gry { $game }.
cli-arena-passed = Test zdany: iloraz { $ratio }, próg { $bound }.
cli-arena-failed = Test oblany: iloraz { $ratio }, próg −{ $bound }.
cli-arena-open = Test nierozstrzygnięty: iloraz { $ratio }, progi ±{ $bound }.
cli-program = Program „{ $command }” nie gra dalej: { $what }.
cli-other-contest = „{ $path }” to zapis innego pojedynku albo żadnego.

cli-bench-games = partii na sekundę
cli-bench-decisions = decyzji na sekundę
cli-bench-clone = ns na skopiowanie pozycji
cli-bench-legal = ns na wypisanie dozwolonych ruchów
cli-bench-apply = ns na wykonanie ruchu
cli-bench-view = ns na sporządzenie widoku
cli-bench-imagine = ns na wyobrażenie sobie pozycji
cli-bench-bytes = bajtów w pozycji
cli-bench-allocations = alokacji na stercie podczas gry
cli-bench-digest = suma kontrolna partii wzorcowych
cli-bench-moves = ruchów w partiach wzorcowych
cli-bench-moves-second = ruchów na sekundę
cli-bench-moves-clone = ruchów na sekundę z kopią pozycji przy każdym
cli-bench-simulations = symulacji na sekundę na wyobrażonych pozycjach
cli-bench-search-simulations = symulacji na sekundę w przeszukiwaniu drzewa bez wiedzy
cli-bench-search-threads = Przeszukiwanie, { $threads ->
    [one] { $threads } wątek
    [few] { $threads } wątki
   *[many] { $threads } wątków
}:
cli-bench-search-iterations = iteracji na sekundę
cli-bench-search-times = razy tyle co w jednym wątku
cli-bench-search-nodes = decyzji w drzewie po 0,2 s
cli-bench-search-imagined = wyobrażonych pozycji na sekundę

cli-io = Nie udało się zapisać lub odczytać danych: { $error }
cli-file = Nie można użyć ścieżki { $path }: { $error }.
cli-exists = Plik { $path } już istnieje; wybierz inną nazwę.
cli-broken = Partia { $game } załamała się po decyzji nr { $step }: { $law }.
cli-unknown-argument = Nie ma tu argumentu „{ $given }”; dostępne argumenty wymienia --help.
cli-unknown-command = Nie ma polecenia „{ $given }”; dostępne polecenia wymienia nurt --help.
cli-no-command = Podaj, co zrobić; polecenia wymienia nurt --help.
cli-missing = Brakuje: { $what }; przykłady pokazuje --help.
cli-bad-value = Argument { $arg } nie może mieć wartości „{ $given }”; przykłady pokazuje --help.
cli-usage = Te argumenty nie pasują do siebie; przykłady pokazuje --help.
cli-option-form = Opcję zapisuje się jako name=value, a nie „{ $given }”.
cli-option-twice = Opcja { $name } jest podana dwa razy.
cli-bot = Nie ma bota „{ $given }”; są: { $known }.
cli-bots-many = Podano { $given ->
    [one] { $given } bota
    [few] { $given } boty
   *[other] { $given } botów
}, ale { $seats ->
    [one] jest dla nich tylko { $seats } miejsce
    [few] są dla nich tylko { $seats } miejsca
   *[other] jest dla nich tylko { $seats } miejsc
}.
cli-no-digest = Partie wzorcowe ma tylko stones; { $game } ich nie ma.
cli-to = Nie ma kroku { $to }; zapis ma { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}.
cli-whose = Ruch może teraz wykonać kilku graczy; napisz, czyj to ruch, jak w „1: give Y7” lub z --as.
