# Waterway, English.

game-name = Waterway
game-blurb = Draft river tiles: let grain drift to the mills and timber to the sawmills, join ports, close meadows.
provenance = The faces of the tiles, the start tile and the solo ranks are our own design; the numbers of tiles, rounds and points are those of the rulebook. See the rules page.
game-help = 13 rounds: choose one of three tiles and add it to your river; the other two go to the left.
    River must meet river, bank must meet bank, and the river must not run in a circle.
    A mill scores if enough sacks lie upstream with no bridge between; a sawmill the same with axes.
    The longest route between two ports without a bridge scores 2 points a tile.
    Where three fragments of meadows meet, they score 3 points; where four meet, 6.
    Channels that do not reach the start tile are oxbows: no current, so their mills stand still.
    All rules with their numbers: docs/rules/waterway.md

# Tiles are named by what they show. $goods is what lies on the channel.
tile-mill = mill worth { $value } that needs { $demand ->
    [one] { $demand } sack
   *[other] { $demand } sacks
}{ $goods ->
    [sack] , with a sack
    [axe] , with an axe
   *[none] { "" }
}
tile-sawmill = sawmill worth { $value } that needs { $demand ->
    [one] { $demand } axe
   *[other] { $demand } axes
}{ $goods ->
    [sack] , with a sack
    [axe] , with an axe
   *[none] { "" }
}
tile-port = { $goods ->
    [sack] port with a sack
   *[none] port
}
tile-goods = { $goods ->
    [sack] sack
    [sacks] two sacks
    [axe] axe
    [axes] two axes
   *[both] sack and axe
}
tile-meadows = meadows
tile-none = nothing
tile-list = { $first } · { $then }

move-lay = { $tile } → { $cell }, { $turn }

# Cells are counted from the left half of the start tile: $x columns to the right, $y rows down.
target-cell = column { $x }, row { $y }
target-turn = { $turn ->
    [0] not turned
    [1] turned to the right
    [2] turned upside down
   *[other] turned to the left
}

prompt-place = Round { $round } of 13: choose a tile and add it to your river.
prompt-solo = Round { $round } of 13: choose a tile and add it to your river; the other two are discarded.

event-removed = { $count ->
    [one] { $count } tile stays out of the game.
   *[other] { $count } tiles stay out of the game.
}
event-dealt = { $who } gets three tiles.
event-dealt-own = { $who } gets: { $tiles }.
event-chose = { $who } has chosen.
event-chose-own = { $who } has chosen: { $tile }.
event-placed = { $who } places: { $tile }.
event-placed-oxbow = { $who } places on an oxbow: { $tile }.
event-placed-gain = { $who } places: { $tile } ({ $gains }).
event-placed-oxbow-gain = { $who } places on an oxbow: { $tile } ({ $gains }).
event-passed = Round { $round }: two tiles go to the left, everybody draws one.
event-passed-own = Round { $round }: { $who } gets: { $tiles }; draws: { $drew }.
event-discarded = Discarded: { $tiles }.
event-ranked = { $points ->
    [one] { $who } has { $points } point: { $rank }.
   *[other] { $who } has { $points } points: { $rank }.
}
gain-mills = mills { $points }
gain-sawmills = sawmills { $points }
gain-ports = ports { $points }
gain-meadows = meadows { $points }
gain-list = { $first }, { $then }

rank-1 = Landlubber
rank-2 = Deckhand
rank-3 = Oarsman
rank-4 = Raftsman
rank-5 = Helmsman
rank-6 = Head raftsman
rank-7 = Master of the river

why-not-in-hand = That tile is not in your hand ({ $tile }).
why-occupied = A tile lies there already.
why-apart = A tile must share a side with one already placed.
why-bank = River must meet river, and bank must meet bank.
why-ring = The river would run in a circle.
why-dead = No tile can ever lie there, whichever way it is turned.

score-mills = Mills
score-sawmills = Sawmills
score-ports = Ports
score-meadows = Meadows
score-total = Total

sketch-round = Round { $round } of 13, { $stock } tiles in the stock
sketch-hand = Hand

# The board.
board-river = The river of { $who }
board-hand = Your tiles
board-hand-of = Tiles of { $who }
board-drawn = drawn
board-from = from { $who }
board-chosen = chosen
board-pass = The other two go to the left, to
board-discards = The other two are discarded.
board-last-round = Last round: the other two are not used.
board-stock = { $count ->
    [one] { $count } tile in the stock
   *[other] { $count } tiles in the stock
}
board-turn-left = Turn to the left (Shift+R)
board-turn-right = Turn to the right (R)
board-turn-it = click to turn
board-place = Place
board-points = { $points } points
board-fits = { $fits ->
    [now] fits now
    [turned] fits after a turn
   *[not] does not fit
}
board-waiting = Waiting for: { $who }. Undo takes your choice back.
board-living = living water
board-oxbow = oxbow, no current
board-route = longest port route
board-dead = no tile can ever lie here
board-nearer = Nearer
board-farther = Farther
board-fit = Show the whole river
board-key-turn = Turn the picked tile to the right, to the left
board-key-zoom = Nearer, farther, the whole river
board-enlarge = Look at it enlarged
board-close = Close
board-ready = chosen
board-choosing = choosing…
board-points-so-far = { $points ->
    [one] point
   *[other] points
}
board-side = Score
board-score = Score so far
board-score-now = if the game ended now
board-mills = What arrives
board-mill = { $kind ->
    [mill] Mill for { $value }
   *[sawmill] Sawmill for { $value }
}
board-arrived = { $missing ->
    [0] { $good ->
        [sack] { $arrived } sacks arrived, { $demand } needed: it scores
       *[axe] { $arrived } axes arrived, { $demand } needed: it scores
    }
   *[other] { $good ->
        [sack] { $arrived }/{ $demand } sacks arrived, { $missing } missing
       *[axe] { $arrived }/{ $demand } axes arrived, { $missing } missing
    }
}
board-no-current = on an oxbow, nothing arrives
board-hands = What the others hold
board-known = Tiles that you passed on
board-discarded = { $count ->
    [one] { $count } tile discarded
   *[other] { $count } tiles discarded
}
board-removed = { $count ->
    [one] { $count } tile out of the game
   *[other] { $count } tiles out of the game
}
board-rank = Rank now:
board-rank-next = { $points } points make you: { $rank }
board-help = What scores
board-help-mills = A mill scores its flag once enough sacks drift to it. The first bridge downstream stops every boat.
board-help-sawmills = A sawmill needs axes in the same way.
board-help-ports = The longest way between two ports without a bridge: 2 points a tile, oxbows too.
board-help-meadows = Meadow fragments that meet at a point: three score 3, four score 6.
board-help-oxbows = Channels that do not reach the start tile have no current: nothing drifts to their mills.
board-choose-cell = Now choose where it goes.
board-turn-or-place = Turn the tile, or place it.
board-you = You
