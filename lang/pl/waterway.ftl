# Waterway, Polish.

game-name = Wodny Szlak
game-blurb = Układaj rzekę z kafli: niech zboże spływa do młynów, a drewno do tartaków; łącz porty i składaj łąki.
provenance = To, co jest na kaflach, kafel startowy i rangi w grze w pojedynkę to nasz własny projekt; liczby kafli, rund i punktów pochodzą z instrukcji. Więcej na stronie z zasadami.
game-help = 13 rund: wybierz jeden z trzech kafli i dołóż go do swojej rzeki; dwa pozostałe wędrują w lewo.
    Rzeka musi się stykać z rzeką, ląd z lądem, a rzeka nie może płynąć w kółko.
    Młyn daje punkty, jeśli w górze rzeki jest dość worków, a po drodze nie ma mostu; tartak tak samo za siekiery.
    Najdłuższy szlak bez mostów między dwoma portami daje 2 punkty za kafel.
    Trzy stykające się fragmenty łąki dają 3 punkty, a cztery 6.
    Koryta niepołączone z kaflem startowym to starorzecza: nie ma w nich prądu, więc młyny i tartaki stoją.
    Wszystkie zasady z numerami: docs/rules/waterway.pl.md

# Tiles are named by what they show, in the nominative. $goods is what lies on the channel.
tile-mill = młyn na { $demand ->
    [one] { $demand } worek
    [few] { $demand } worki
   *[other] { $demand } worków
} za { $value } pkt{ $goods ->
    [sack] , z workiem
    [axe] , z siekierą
   *[none] { "" }
}
tile-sawmill = tartak na { $demand ->
    [one] { $demand } siekierę
    [few] { $demand } siekiery
   *[other] { $demand } siekier
} za { $value } pkt{ $goods ->
    [sack] , z workiem
    [axe] , z siekierą
   *[none] { "" }
}
tile-port = { $goods ->
    [sack] port z workiem
   *[none] port
}
tile-goods = { $goods ->
    [sack] worek
    [sacks] dwa worki
    [axe] siekiera
    [axes] dwie siekiery
   *[both] worek i siekiera
}
tile-meadows = łąki
tile-none = nic
tile-list = { $first } · { $then }

move-lay = { $tile } → { $cell }, { $turn }

# Cells are counted from the left half of the start tile: $x columns to the right, $y rows down.
target-cell = kolumna { $x }, rząd { $y }
target-turn = { $turn ->
    [0] bez obrotu
    [1] obrócony w prawo
    [2] obrócony do góry nogami
   *[other] obrócony w lewo
}

prompt-place = Runda { $round } z 13: wybierz kafel i dołóż go do swojej rzeki.
prompt-solo = Runda { $round } z 13: wybierz kafel i dołóż go do swojej rzeki; dwa pozostałe zostaną odrzucone.

event-removed = { $count ->
    [one] { $count } kafel zostaje poza grą.
    [few] { $count } kafle zostają poza grą.
   *[other] { $count } kafli zostaje poza grą.
}
event-dealt = { $who } dostaje trzy kafle.
event-dealt-own = { $who } dostaje: { $tiles }.
event-chose = { $who } wybiera kafel.
event-chose-own = { $who } wybiera: { $tile }.
event-placed = { $who } kładzie: { $tile }.
event-placed-oxbow = { $who } kładzie na starorzeczu: { $tile }.
event-placed-gain = { $who } kładzie: { $tile } ({ $gains }).
event-placed-oxbow-gain = { $who } kładzie na starorzeczu: { $tile } ({ $gains }).
event-passed = Runda { $round }: po dwa kafle wędrują w lewo, każdy dobiera jeden.
event-passed-own = Runda { $round }: { $who } dostaje: { $tiles }; dobiera: { $drew }.
event-discarded = Odrzucone: { $tiles }.
event-ranked = { $who } ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, ranga: { $rank }.
gain-mills = młyny { $points }
gain-sawmills = tartaki { $points }
gain-ports = porty { $points }
gain-meadows = łąki { $points }
gain-list = { $first }, { $then }

rank-1 = Szczur lądowy
rank-2 = Majtek
rank-3 = Wioślarz
rank-4 = Flisak
rank-5 = Sternik
rank-6 = Retman
rank-7 = Władca rzeki

why-not-in-hand = Tego kafla nie masz na ręce ({ $tile }).
why-occupied = Tam już leży kafel.
why-apart = Kafel musi przylegać krawędzią do kafla, który już leży.
why-bank = Rzeka musi się stykać z rzeką, a ląd z lądem.
why-ring = Rzeka płynęłaby w kółko.
why-dead = Tam nie da się już położyć żadnego kafla, jakkolwiek by go obrócić.

score-mills = Młyny
score-sawmills = Tartaki
score-ports = Porty
score-meadows = Łąki
score-total = Razem

sketch-round = Runda { $round } z 13, kafle w stosie: { $stock }
sketch-hand = Na ręce

# Plansza.
board-river = Rzeka gracza { $who }
board-hand = Twoje kafle
board-hand-of = Kafle gracza { $who }
board-drawn = dobrany
board-from = od: { $who }
board-chosen = wybrany
board-pass = Pozostałe dwa idą w lewo, do:
board-discards = Pozostałe dwa są odrzucane.
board-last-round = Ostatnia runda: pozostałe dwa się nie przydadzą.
board-stock = { $count ->
    [one] { $count } kafel w stosie
    [few] { $count } kafle w stosie
   *[other] { $count } kafli w stosie
}
board-turn-left = Obróć w lewo (Shift+R)
board-turn-right = Obróć w prawo (R)
board-turn-it = kliknij, aby obrócić
board-place = Połóż
board-points = { $points } pkt
board-fits = { $fits ->
    [now] pasuje od razu
    [turned] pasuje po obrocie
   *[not] nie pasuje
}
board-waiting = Czekamy na: { $who }. Możesz jeszcze cofnąć wybór.
board-living = płynąca woda
board-oxbow = starorzecze, bez prądu
board-route = najdłuższy szlak portów
board-dead = tu nie zmieści się żaden kafel
board-nearer = Przybliż
board-farther = Oddal
board-fit = Pokaż całą rzekę
board-key-turn = Obróć wybrany kafel w prawo, w lewo
board-key-zoom = Przybliż, oddal, cała rzeka
board-enlarge = Powiększ
board-close = Zamknij
board-ready = wybrane
board-choosing = wybiera…
board-points-so-far = { $points ->
    [one] punkt
    [few] punkty
   *[other] punktów
}
board-side = Wynik
board-score = Wynik na tę chwilę
board-score-now = gdyby gra skończyła się teraz
board-mills = Co dopływa
board-mill = { $kind ->
    [mill] Młyn za { $value }
   *[sawmill] Tartak za { $value }
}
board-arrived = { $missing ->
    [0] { $good ->
        [sack] worki: { $arrived }/{ $demand }, punktuje
       *[axe] siekiery: { $arrived }/{ $demand }, punktuje
    }
   *[other] { $good ->
        [sack] worki: { $arrived }/{ $demand }, brakuje { $missing }
       *[axe] siekiery: { $arrived }/{ $demand }, brakuje { $missing }
    }
}
board-no-current = na starorzeczu, nic nie dopływa
board-hands = Co mają inni
board-known = Kafle przekazane przez ciebie
board-discarded = { $count ->
    [one] { $count } kafel odrzucony
    [few] { $count } kafle odrzucone
   *[other] { $count } kafli odrzuconych
}
board-removed = { $count ->
    [one] { $count } kafel poza grą
    [few] { $count } kafle poza grą
   *[other] { $count } kafli poza grą
}
board-rank = Obecna ranga:
board-rank-next = Następna od { $points } pkt: { $rank }
board-help = Za co są punkty
board-help-mills = Młyn daje punkty z chorągiewki, gdy dopłynie do niego dość worków. Pierwszy most poniżej zatrzymuje każdą łódź.
board-help-sawmills = Tartak tak samo potrzebuje siekier.
board-help-ports = Najdłuższa droga między dwoma portami bez mostu: 2 punkty za kafel, także na starorzeczu.
board-help-meadows = Fragmenty łąk, które spotykają się w jednym punkcie: trzy dają 3, cztery dają 6.
board-help-oxbows = Koryta, które nie łączą się z kaflem startowym, nie mają prądu: do ich młynów nic nie dopływa.
board-choose-cell = Teraz wybierz miejsce.
board-turn-or-place = Obróć kafel albo go połóż.
board-you = Ty
