# Battle for the River, Polish.

game-name = Bitwa o Rzekę
game-blurb = Karciany pojedynek dla dwóch osób: przedrzyj się przez siedem tam albo utrzymaj je, aż wyczerpie się stos.
provenance = Wartości tam pochodzą z publicznych źródeł; kolory, większość zwierząt i nazwy tam są nasze. Więcej na stronie z zasadami.
game-help = Atakujący wygrywa, gdy uszkodzi cztery tamy albo zdobędzie uszkodzoną tamę.
    Obrońca wygrywa, gdy stos się wyczerpie i minie ostatnia tura.
    Porównuje się pełne strony. Od najsilniejszej: Legion (jeden kolor, kolejne
    wartości), Kompania (jedna wartość), Bractwo (jeden kolor), Banda (kolejne
    wartości), Zgraja; potem decyduje wyższa suma, a potem to, kto był pierwszy.
    Ważka: dowolna karta. Łabędź: 7. Perkoz: 1, 2 lub 3.
    Wszystkie zasady z numerami: docs/rules/battle.pl.md

option-tactics = Karty taktyki
option-tactics-help = Dodaje 11 kart: elitarne jednostki, które zajmują miejsce w formacji, i podstępy o własnych efektach.
option-tactics-off = nie
option-tactics-on = tak
option-match = Mecz
option-match-help = Partia i rewanż to dwie partie z zamianą ról; wygrywa lepszy wynik.
option-match-single = jedna partia
option-match-rematch = partia i rewanż
option-roles = Kto atakuje
option-roles-help = Gracz na pierwszym miejscu albo ten, kogo wskaże los.
option-roles-chosen = pierwsze miejsce
option-roles-random = decyduje los
option-dams = Kolejność tam
option-dams-help = Kolejność nie wpływa na grę, zmienia tylko wygląd rzeki.
option-dams-fixed = zawsze taka sama
option-dams-shuffled = losowa

# Cards are named by $kind (colour letter or code of a tactics card) and $value.
# -acc, -gen, -ins, -loc are the accusative, genitive, instrumental and locative.
card = { $kind ->
    [R] { $value ->
        [0] czerwone 0
       *[other] czerwona { $value }
    }
    [Y] { $value ->
        [0] żółte 0
       *[other] żółta { $value }
    }
    [G] { $value ->
        [0] zielone 0
       *[other] zielona { $value }
    }
    [B] { $value ->
        [0] niebieskie 0
       *[other] niebieska { $value }
    }
    [P] { $value ->
        [0] fioletowe 0
       *[other] fioletowa { $value }
    }
    [JK] Ważka
    [SW] Łabędź
    [GR] Perkoz
    [transfer] Transfer
    [recruitment] Rekrutacja
    [support] Wsparcie
    [exchange] Wymiana
    [desertion] Dezercja
    [treason] Zdrada
   *[explosion] Eksplozja
}
card-acc = { $kind ->
    [R] { $value ->
        [0] czerwone 0
       *[other] czerwoną { $value }
    }
    [Y] { $value ->
        [0] żółte 0
       *[other] żółtą { $value }
    }
    [G] { $value ->
        [0] zielone 0
       *[other] zieloną { $value }
    }
    [B] { $value ->
        [0] niebieskie 0
       *[other] niebieską { $value }
    }
    [P] { $value ->
        [0] fioletowe 0
       *[other] fioletową { $value }
    }
    [JK] Ważkę
    [SW] Łabędzia
    [GR] Perkoza
    [transfer] Transfer
    [recruitment] Rekrutację
    [support] Wsparcie
    [exchange] Wymianę
    [desertion] Dezercję
    [treason] Zdradę
   *[explosion] Eksplozję
}
card-gen = { $kind ->
    [R] { $value ->
        [0] czerwonego 0
       *[other] czerwonej { $value }
    }
    [Y] { $value ->
        [0] żółtego 0
       *[other] żółtej { $value }
    }
    [G] { $value ->
        [0] zielonego 0
       *[other] zielonej { $value }
    }
    [B] { $value ->
        [0] niebieskiego 0
       *[other] niebieskiej { $value }
    }
    [P] { $value ->
        [0] fioletowego 0
       *[other] fioletowej { $value }
    }
    [JK] Ważki
    [SW] Łabędzia
    [GR] Perkoza
    [transfer] Transferu
    [recruitment] Rekrutacji
    [support] Wsparcia
    [exchange] Wymiany
    [desertion] Dezercji
    [treason] Zdrady
   *[explosion] Eksplozji
}
animal = { $value ->
    [0] kaczka
    [1] ślimak
    [2] kijanka
    [3] żaba
    [4] traszka
    [5] karczownik
    [6] rak
    [7] czapla
    [8] szczupak
    [9] wydra
    [10] dzik
   *[11] bóbr
}
cards-none = brak
cards-and = { $first }, { $second }
dam = { $dam ->
    [1] Lewy Jaz
    [2] Lewe Żeremie
    [3] Lewy Brzeg
    [4] Śluza
    [5] Prawy Brzeg
    [6] Prawe Żeremie
   *[7] Prawy Jaz
}
target-at = { card }, { dam }
dam-gen = { $dam ->
    [1] Lewego Jazu
    [2] Lewego Żeremia
    [3] Lewego Brzegu
    [4] Śluzy
    [5] Prawego Brzegu
    [6] Prawego Żeremia
   *[7] Prawego Jazu
}
dam-acc = { $dam ->
    [1] Lewy Jaz
    [2] Lewe Żeremie
    [3] Lewy Brzeg
    [4] Śluzę
    [5] Prawy Brzeg
    [6] Prawe Żeremie
   *[7] Prawy Jaz
}
dam-ins = { $dam ->
    [1] Lewym Jazem
    [2] Lewym Żeremiem
    [3] Lewym Brzegiem
    [4] Śluzą
    [5] Prawym Brzegiem
    [6] Prawym Żeremiem
   *[7] Prawym Jazem
}
dam-loc = { $dam ->
    [1] Lewym Jazie
    [2] Lewym Żeremiu
    [3] Lewym Brzegu
    [4] Śluzie
    [5] Prawym Brzegu
    [6] Prawym Żeremiu
   *[7] Prawym Jazie
}
formation = { $class ->
    [low-sum] niska suma
    [high-sum] suma
    [legion] Legion
    [company] Kompania
    [brotherhood] Bractwo
    [band] Banda
   *[rabble] Zgraja
} { $sum }

move-claim = Zadeklaruj kontrolę nad { dam-ins }
move-retreat = Wycofaj się spod { dam-gen }
move-log = Rzuć kłodę przy { dam-loc }
move-play = Połóż { card-acc } przy { dam-loc }
move-transfer-across = Transfer: przenieś { card-acc } na stronę przeciwnika
move-transfer-discard = Transfer: odrzuć { card-acc }
move-recruit = Rekrutacja: weź { card-acc } z kart odrzuconych
move-support = Wsparcie: zwróć { card-acc } do stosu
move-exchange = Wymiana: wymień się kartami z przeciwnikiem
move-desert = Dezercja: odrzuć { card-acc } przeciwnika
move-treason = Zdrada: przejmij { card-acc } przeciwnika
move-explode = Eksplozja: oczyść { dam-acc }
move-place = Połóż tę kartę przy { dam-loc }
move-give = Oddaj { card-acc }
move-draw-battle = Dobierz kartę bojową
move-draw-tactics = Dobierz kartę taktyki
move-pass = Spasuj: żadnej karty nie da się zagrać
move-end = Zakończ turę

button-retreat = Wycofaj się…
button-log = Rzuć kłodę…
button-across = Przenieś na stronę przeciwnika
button-discard = Odrzuć
button-draw-battle = Dobierz kartę bojową
button-draw-tactics = Dobierz kartę taktyki
button-pass = Spasuj
button-end = Zakończ turę

prompt-attack = Twoja tura: zagraj kartę albo najpierw wycofaj się spod którejś z tam.
prompt-defend = Twoja tura: zagraj kartę albo najpierw rzuć kłodę.
prompt-play = Twoja tura: zagraj kartę.
prompt-claim-or-play = Zadeklaruj kontrolę albo zagraj kartę.
prompt-stuck = Nie możesz teraz zagrać żadnej karty; możesz spasować.
prompt-place = Wybierz tamę dla karty: { $card }.
prompt-support = Wybierz drugą kartę, która wróci do stosu.
prompt-give = { $count ->
    [one] Wybierz jeszcze jedną kartę do oddania.
    [few] Wybierz { $count } karty do oddania.
   *[other] Wybierz { $count } kart do oddania.
}
prompt-draw = Dobierz kartę.
prompt-claim-or-draw = Zadeklaruj kontrolę albo dobierz kartę.
prompt-claim-or-end = Zadeklaruj kontrolę albo zakończ turę.

event-started = { $game ->
    [1] Zaczyna się partia.
   *[other] Zaczyna się rewanż.
} Atakuje { $who }.
event-dealt = { $who } otrzymuje karty: { $cards }.
event-dealt-hidden = { $who } otrzymuje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-retreated = { $who } wycofuje się spod { dam-gen }. Odrzucone karty: { $cards }.
event-log = { $who } rzuca kłodę przy { dam-loc }: { card } spływa z nurtem.
event-played = { $who } kładzie { card-acc } przy { dam-loc }.
event-met = Kaczka i bóbr w tym samym kolorze spotykają się przy { dam-loc }: obie karty zostają odrzucone.
event-transferred-across = Transfer: { $who } przenosi { card-acc } na stronę przeciwnika przy { dam-loc }.
event-transferred-discard = Transfer: { $who } odrzuca { card-acc } spod { dam-gen }.
event-recruited = Rekrutacja: { $who } bierze { card-acc } z kart odrzuconych.
event-supporting = Wsparcie: { $who } wybiera { card-acc }.
event-supported = Wsparcie: { $who } wtasowuje w stos karty: { $cards }.
event-exchanging = { $who } zagrywa Wymianę: obaj gracze wybierają karty do oddania.
event-chose = { $who } wybiera { card-acc }.
event-chose-hidden = { $who } wybiera kartę.
event-gave = { $who } oddaje karty: { $cards }.
event-gave-hidden = { $who } oddaje { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-deserted = Dezercja: { $who } odrzuca { card-acc } przeciwnika przy { dam-loc }.
event-betraying = Zdrada: { $who } wybiera { card-acc }.
event-betrayed = Zdrada: { card } przechodzi na drugą stronę, { $who } kładzie tę kartę przy { dam-loc }.
event-exploded = Eksplozja: { $who } usuwa karty przy { dam-loc }: { $cards }.
event-passed = { $who } nie może zagrać żadnej karty i pasuje.
event-ended = { $who } kończy turę.
event-drew = { $who } dobiera { card-acc }.
event-drew-battle = { $who } dobiera kartę bojową.
event-drew-tactics = { $who } dobiera kartę taktyki.
event-damaged = { $who } przejmuje kontrolę nad { dam-ins } ({ $formation }): tama jest teraz uszkodzona.
event-destroyed = { $who } niszczy { dam-acc } ({ $formation })!
event-last-turn = Stos jest pusty. Ostatnia tura: { $who }.
event-game-won = { $who } wygrywa partię w roli { $role ->
    [attacker] atakującego
   *[defender] obrońcy
}.
event-tied = Remis: obie partie trzeba rozegrać od nowa.
event-match-won = { $who } wygrywa mecz.

why-not-in-hand = Nie masz na ręce { card-gen }.
why-no-room = Przy { dam-loc } po twojej stronie nie ma już wolnego miejsca.
why-already-played = W tej turze karta została już zagrana.
why-not-yet-played = Najpierw musisz zagrać kartę.
why-ruse-first = Najpierw dokończ podstęp.
why-no-ruse = Żaden podstęp teraz tego nie wymaga.
why-prepared = W tej turze wykonano już odwrót.
why-log-thrown = W tej turze rzucono już kłodę.
why-attacker-only = Tylko atakujący może się wycofać.
why-defender-claims = Tylko atakujący może zadeklarować kontrolę.
why-defender-only = Kłody może rzucać tylko obrońca.
why-nothing-to-retreat = Nie masz żadnej karty bojowej przy { dam-loc }.
why-nothing-to-hit = Atakujący nie ma żadnej karty przy { dam-loc }.
why-no-logs = Wszystkie kłody zostały już rzucone.
why-incomplete = Twoja formacja przy { dam-loc } nie jest pełna.
why-weaker = Twoja formacja ({ $mine }) nie wygrywa z formacją obrońcy ({ $theirs }).
why-tied-later = Formacje są równe ({ $both }), ale formacja obrońcy była pełna wcześniej.
why-refuted = Obrońca może jeszcze dołożyć: { $cards }. Taka formacja ({ $theirs }) wygrywa z twoją ({ $mine }).
why-tactics-limit = Masz już o jedną zagraną kartę taktyki więcej niż przeciwnik.
why-no-target = { card }: nie ma teraz odpowiedniej karty.
why-not-mine = Po twojej stronie nie ma { card-gen }.
why-not-theirs = Po stronie przeciwnika nie ma { card-gen }.
why-no-room-across = Przy { dam-loc } po stronie przeciwnika nie ma już wolnego miejsca.
why-not-discarded = Nie można wziąć { card-gen } z kart odrzuconych.
why-too-few-discards = Wsparcie wymaga dwóch odrzuconych kart bojowych.
why-no-room-anywhere = Nie masz wolnego miejsca przy żadnej tamie.
why-nothing-to-explode = Przy { dam-loc } nie ma żadnej karty bojowej.
why-not-to-give = Nie możesz oddać { card-gen }: tej karty nie masz na ręce albo została już wybrana.
why-can-play = Możesz zagrać kartę, więc nie wolno ci spasować.
why-stock-empty = Stos kart bojowych jest pusty.
why-tactics-stock-empty = Stos kart taktyki jest pusty.
why-not-yet-drawn = Najpierw musisz dobrać kartę.
why-already-drawn = W tej turze karta została już dobrana.

score-damaged = Uszkodzone tamy
score-undamaged = Nieuszkodzone tamy
score-logs = Pozostałe kłody
score-games = Wygrane partie
score-stock = Karty w stosie przy wygranym ataku
score-defence = Kłody i nieuszkodzone tamy przy wygranej obronie

sketch-attacker = { $who }, atakujący
sketch-defender = { $who }, obrońca
sketch-is = { $formation }
sketch-at-best = ({ $formation })
sketch-never = (nigdy pełna)
sketch-legend = 
    3+ miejsca i wymóg: + wyższa suma, - niższa suma, = Kompania, * Bractwo, / Banda
    ! uszkodzona · ( ) w najlepszym razie · R czerwone, Y żółte, G zielone, B niebieskie, P fioletowe
sketch-stock = stos: { $count }
sketch-tactics-stock = stos kart taktyki: { $count }
sketch-played = { $who }: { $count ->
    [one] { $count } zagrana karta taktyki
    [few] { $count } zagrane karty taktyki
   *[other] { $count } zagranych kart taktyki
}
sketch-ruses = { $who }: { $count ->
    [one] { $count } zagrana karta taktyki
    [few] { $count } zagrane karty taktyki
   *[other] { $count } zagranych kart taktyki
} ({ $ruses })
sketch-logs = kłody: { $count }
sketch-damaged = Uszkodzone tamy: { $count } z 4
sketch-last-turn = ostatnia tura
sketch-stock-empty = zostaje ostatnia tura atakującego
sketch-discards = Odrzucone
sketch-held = { $battle ->
    [one] { $battle } karta bojowa
    [few] { $battle } karty bojowe
   *[other] { $battle } kart bojowych
}{ $tactics ->
    [0] { "" }
    [one] , { $tactics } karta taktyki
    [few] , { $tactics } karty taktyki
   *[other] , { $tactics } kart taktyki
}
sketch-known = znane
sketch-rematch-defence = Rewanż. Zwycięstwo w pierwszej partii: { $who } (obrona); kłody i nieuszkodzone tamy: { $defence }.
sketch-rematch-attack = Rewanż. Zwycięstwo w pierwszej partii: { $who } (atak); w stosie zostało kart: { $stock }.
sketch-tactics-blocked = teraz bez kart taktyki, R41
sketch-giving = wybrane

# The board in the browser.
board-dams = Siedem tam
board-role = { $role ->
    [attacker] Atakujący
   *[defender] Obrońca
}
# A dam where there is little room; a sign tells left from right.
board-dam-short = { $dam ->
    [1] Jaz
    [2] Żeremie
    [3] Brzeg
    [4] Śluza
    [5] Brzeg
    [6] Żeremie
   *[7] Jaz
}
board-damaged = tama uszkodzona
board-spaces = { $count ->
    [one] po { $count } miejscu z każdej strony
    [few] po { $count } miejsca z każdej strony
   *[other] po { $count } miejsc z każdej strony
}
board-requirement = { $requirement ->
    [plus] wygrywa wyższa suma
    [minus] wygrywa niższa suma
    [company] Kompania bije wszystko inne
    [brotherhood] Bractwo bije wszystko inne
    [band] Banda bije wszystko inne
   *[none] wygrywa silniejsza klasa
}
board-requirement-help = { $requirement ->
    [plus] Liczą się tylko sumy i wygrywa wyższa.
    [minus] Liczą się tylko sumy i wygrywa niższa.
    [company] Kompania (karty o jednej wartości) bije wszystko inne. W innym razie wygrywa wyższa suma.
    [brotherhood] Bractwo (karty w jednym kolorze) bije wszystko inne. W innym razie wygrywa wyższa suma.
    [band] Banda (kolejne wartości) bije wszystko inne. W innym razie wygrywa wyższa suma.
   *[none] Wygrywa silniejsza klasa, a potem wyższa suma. Od najsilniejszej: Legion, Kompania, Bractwo, Banda, Zgraja.
}
board-class = { $class ->
    [legion] jeden kolor, kolejne wartości
    [company] karty o jednej wartości
    [brotherhood] karty w jednym kolorze
    [band] kolejne wartości
    [high-sum] im wyższa, tym lepsza
    [low-sum] im niższa, tym lepsza
   *[rabble] dowolne karty
}
# What stands over a formation on the board.
board-state = { $state ->
    [complete] pełna
    [with] z tą kartą
    [then] wtedy w zasięgu
    [meet] kaczka i bóbr
    [never] brakuje kart
   *[best] w zasięgu
}
board-meet = odpadną razem
board-never = nigdy pełna
board-worth = { $state ->
    [complete] pełna formacja, { $formation }
    [never] tej formacji nie da się już dopełnić
   *[best] w najlepszym razie { $formation }
}
board-side = { board-role }: { $cards }; { $worth }.
board-with = Z tą kartą: { $worth }.
board-with-meet = Kaczka i bóbr zostaną odrzucone.
board-claim = Możesz tu zadeklarować kontrolę.
board-claim-short = Przejmij
board-hand = Twoje karty
board-hand-of = Karty gracza: { $who }
board-sort = Kolejność
board-sort-value = wg wartości
board-sort-colour = wg koloru
board-sort-drawn = jak dobrano
board-card = { card }, { animal }
board-completes = { dam }: pełna formacja, { $formation }.
board-kind = { $kind ->
    [elite] Elitarna jednostka
   *[ruse] Podstęp
}
board-effect = { $kind ->
    [JK] Liczy się jako dowolna wartość w dowolnym kolorze.
    [SW] Liczy się jako 7 w dowolnym kolorze.
    [GR] Liczy się jako 1, 2 lub 3 w dowolnym kolorze.
    [transfer] Przenieś swoją kartę bojową na stronę przeciwnika przy tej samej tamie albo ją odrzuć.
    [recruitment] Weź kartę bojową z odrzuconych i połóż ją przy tamie.
    [support] Wtasuj w stos dwie odrzucone karty bojowe.
    [exchange] Gracze oddają sobie nawzajem po trzy karty.
    [desertion] Odrzuć kartę bojową przeciwnika.
    [treason] Przejmij kartę bojową przeciwnika i połóż ją po swojej stronie tamy.
   *[explosion] Odrzuć wszystkie karty bojowe przy jednej tamie, po obu stronach.
}
board-partner = { $value ->
    [0] Gdy spotka bobra w tym samym kolorze, obie karty od razu zostają odrzucone.
   *[11] Gdy spotka kaczkę w tym samym kolorze, obie karty od razu zostają odrzucone.
}
board-known = Przeciwnik zna tę kartę.
board-knows = Znasz:
board-chosen = Wybrane: { $count } z { $all }
board-in-hand = na ręce
board-logs = Pozostałe kłody: { $count } z 3
board-of-four = z 4
board-tactics-played = Zagrane karty taktyki: { $count }
# The same with little room.
board-played = zagrane: { $count }
board-stock = w stosie
board-tactics-stock = { $count ->
    [one] karta taktyki
    [few] karty taktyki
   *[other] kart taktyki
}
board-stock-help = Gdy stos się wyczerpie, atakującemu zostanie ostatnia tura.
board-stock-empty = Atakującemu zostaje ostatnia tura.
board-last-turn = Ostatnia tura! Jeśli tamy wytrzymają, wygra obrońca.
board-seen = Widziane karty
board-discarded = { $count ->
    [one] { $count } odrzucona
    [few] { $count } odrzucone
   *[other] { $count } odrzuconych
}
board-colour = { $kind ->
    [R] czerwone
    [Y] żółte
    [G] zielone
    [B] niebieskie
   *[P] fioletowe
}
board-where = { $where ->
    [discarded] odrzucone
    [laid] w grze
    [shown] na ręce
    [held] twoje
    [known] znane
   *[unseen] niewidoczne
}
board-ruses = Zagrane podstępy
board-out = Odrzucone elitarne jednostki
board-help = Formacje i znaki
board-help-best = „W zasięgu” to najlepsze, czym strona może się jeszcze stać dzięki kartom, których nie widać na stole ani wśród odrzuconych; tak ocenia się deklarację (R27). Elitarne jednostki na ręce się nie liczą.
