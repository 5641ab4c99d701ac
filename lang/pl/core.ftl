# Shared by all games: refusals, faults, undo.

seat = Miejsce { $number }

refusal-over = To już koniec gry.
refusal-not-to-act = Teraz nie masz nic do zdecydowania.
refusal-rule = { $why } ({ $rule })

no-take-back-nothing = Nie ma czego cofnąć.
no-take-back-over = To już koniec gry; niczego nie można cofnąć.
no-take-back-chance = Po tym ruchu dobrano już kartę albo rzucono kością, więc nie można go cofnąć.
no-take-back-shown = Po tym ruchu wiesz już więcej niż przedtem; tego nie można cofnąć.
no-take-back-acted-on = Inny gracz już odpowiedział na ten ruch, więc nie można go cofnąć.

fault-language = Nie ma języka „{ $given }”; wybierz en, pl albo uk.
fault-game = Nie ma gry „{ $given }”; są: { $known }.
fault-players = Ta gra jest dla { $fewest }–{ $most } graczy, a nie dla { $given }.
fault-players-exactly = To gra dla { $count } graczy, nie dla { $given }.
fault-option = Ta gra nie ma opcji „{ $name }”; ma: { $known }.
fault-value = Opcja { $name } nie może mieć wartości „{ $given }”; wybierz spośród: { $range }.
fault-needs = Opcja { $name } może mieć wartość „{ $given }” tylko wtedy, gdy { $other } ma jedną z wartości: { $wanted }.
fault-secret = Sekret to 64 cyfry szesnastkowe (0-9, a-f).
fault-move = „{ $given }” nie jest ruchem w tej grze.
fault-seat = Nie ma miejsca { $given }: miejsc jest { $players }, liczonych od 0.
fault-refused = { $why }
fault-shape = Nie da się odczytać w miejscu { $at }: { $what }.
fault-format = Ten zapis ma format { $needs }; ten program czyta format { $has }.
fault-other-game = Ten plik jest dla gry „{ $needs }”, a nie dla { $given }.
fault-rules = Ten zapis gry { $game } wymaga zasad w wersji { $needs }; ten program ma wersję { $has }.
fault-names = Zapis wymienia { $given ->
    [one] { $given } gracza
   *[other] { $given } graczy
}, a przy stole jest ich { $players }.
fault-step-text = Kroku { $step } nie da się odczytać: „{ $given }”.
fault-step-refused = Kroku { $step } nie da się zagrać: { $why }
fault-step-check = Krok { $step } nie zgadza się ze swoją sumą kontrolną: zmieniono ten krok albo układ przed nim.
fault-result = Wynik w zapisie jest inny niż ten, którym kończy się ta gra.
fault-commitment = Sekret serwera nie jest tym, który obiecano przed grą.
fault-dice = Losy w tym zapisie nie wynikają z tego, co wnieśli serwer i gracze.
fault-twice = { $what } jest w dwóch miejscach: { $first } i { $second }.
fault-nowhere = Nigdzie nie ma { $what }.
fault-range = { $at } ma wartość { $given }, a musi mieścić się między { $min } a { $max }.
fault-unknown = { $at } nie może mieć wartości „{ $given }”.
fault-clash = { $at } nie pasuje do reszty: { $with }.
fault-to-act = Według scenariusza ruch należy do miejsc: { $said }; w tej pozycji należy do: { $found }.
