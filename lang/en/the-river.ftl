# The River, English.

game-name = The River
game-blurb = Send your explorers to the islands, lay terrain along your river, and build.
provenance = What the tiles, buildings and river boards show, and some numbers for two and three players, are our own design; see the rules page.
game-help = Each turn: place an explorer on an island and carry out its action.
    Tiles bring production and warehouses; on four spaces of your river a tile settles an explorer for good.
    Buildings cost wood, clay and stone; food stands for any of them. The first builders get the best bonus tokens.
    The end comes when somebody has a token on every bonus space or twelve tiles; that round is played out.
    Points: buildings, tokens, every 3 resources, columns of one terrain, meadows.
    All rules with their numbers: docs/rules/the-river.md

# Kinds of resources: wood, clay, stone, food.
kind = { $kind ->
    [wood] wood
    [clay] clay
    [stone] stone
   *[food] food
}
island = { $island ->
    [terrain] terrain island
    [wood] wood island
    [clay] clay island
    [stone] stone island
    [food] food island
    [reserve] reserve a building
    [build] build
    [first] take the pawn
   *[swap] swap tiles
}
tile = { $terrain ->
    [desert] desert
    [badlands] badlands
    [meadow] meadow
    [forest] forest
   *[mountain] mountain
}{ $second ->
    [none] {""}
    [desert] {" "}and desert
    [badlands] {" "}and badlands
    [meadow] {" "}and meadow
    [forest] {" "}and forest
   *[mountain] {" "}and mountain
}{ $warehouses ->
    [0] {""}
    [one] {" "}with { $warehouses } warehouse
   *[other] {" "}with { $warehouses } warehouses
}{ $wood ->
    [0] {""}
    [1] , producing wood
   *[other] , producing { $wood } wood
}{ $clay ->
    [0] {""}
    [1] , producing clay
   *[other] , producing { $clay } clay
}{ $stone ->
    [0] {""}
    [1] , producing stone
   *[other] , producing { $stone } stone
}
meadow-production = meadow (produces { kind }, a point for each such symbol, 3 at most)
meadow-harvest = meadow (1 { kind } in each cleanup, 2 points)
meadow-gift = meadow (up to 4 { kind } at once)
meadow-swaps = meadow (two swaps at once)
meadow-tokens = meadow (a point for each bonus token)
meadow-boat = meadow (a point for each explorer on the boat)
meadow-terrain = meadow (a point for each { $terrain ->
    [desert] desert
    [badlands] badlands
    [meadow] meadow
    [forest] forest
   *[mountain] mountain
} tile)
card = { $family ->
    [cabin] Cabin
    [ferry] Ferry
    [barn] Barn
    [mill] Mill
    [workshop] Workshop
    [chapel] Chapel
    [inn] Inn
    [school] School
    [store-hall] Store hall
    [fort] Fort
    [town-hall] Town hall
   *[grand-lodge] Grand lodge
} ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}; { $wood ->
    [0] { $clay ->
        [0] { $stone } stone
       *[other] { $clay } clay{ goods-then-stone }
    }
   *[other] { $wood } wood{ goods-then-clay }{ goods-then-stone }
})

move-draft = begin with: { $tile }
move-terrain = take: { $tile }
move-place = { island }
move-food = food island: { kind }
move-reserve = reserve: { $card }
move-build = build: { $card }
move-exchange = exchange for food: { target-bundle }
move-pass = pass
move-return = give back { kind }
move-take = take { $count }
move-discount = one { kind } less
move-pay = pay { $units } with food
move-swap = swap { $first } and { $second }
move-done = no further swap
move-harvest = give back { kind } for it
move-skip = do without

# Resources in a row, with a comma before each but the first.
goods-then-clay = { $clay ->
    [0] {""}
   *[other] , { $clay } clay
}
goods-then-stone = { $stone ->
    [0] {""}
   *[other] , { $stone } stone
}
goods-then-food = { $food ->
    [0] {""}
   *[other] , { $food } food
}
target-bundle = { $wood ->
    [0] { $clay ->
        [0] { $stone ->
            [0] { $food ->
                [0] nothing
               *[other] { $food } food
            }
           *[other] { $stone } stone{ goods-then-food }
        }
       *[other] { $clay } clay{ goods-then-stone }{ goods-then-food }
    }
   *[other] { $wood } wood{ goods-then-clay }{ goods-then-stone }{ goods-then-food }
}
target-space = space { $space }
target-take = { $count }
target-food = { $count } food
button-exchange = Exchange 3 for food
button-pass = Pass
button-done = No further swap
button-skip = Do without

prompt-draft = Choose your first tile.
prompt-turn = Place an explorer; before that you may exchange.
prompt-blocked = You cannot place an explorer: exchange, or pass.
prompt-overflow = A warehouse was covered: give something back.
prompt-take = How much { kind } do you take? For more than you have room for, you give something back.
prompt-gift = The meadow gives { kind }: how much do you take?
prompt-return = { $count ->
    [one] Give back a resource to make room for { kind }.
   *[other] Give back { $count } resources to make room for { kind }.
}
prompt-discount = { $card }: which resource do you pay one less of?
prompt-pay = The cost includes { $count } { kind }: how much of it do you pay with food?
prompt-swap = Choose two tiles that change places.
prompt-harvest = The meadow yields { kind }, but there is no room: give something back, or do without.
prompt-over = The game is over.

event-began = { $who } has the pawn of the first player.
event-revealed = Tiles and buildings are turned up.
event-round = Round { $round } begins.
event-laid = { $who } lays on space { $space }: { $tile }.
event-removed = Out of the game: { $tile }.
event-exchanged = { $who } exchanges for food: { target-bundle }.
event-placed = { $who } places an explorer: { island }.
event-gained = { $who } takes { $count } { kind }.
event-gift = The meadow gives { $who } { $count } { kind }.
event-harvest = A meadow yields { $count } { kind } for { $who }.
event-returned = { $who } gives back { kind }.
event-reserved = { $who } reserves: { $card }.
event-wanted = { $who } chooses to take { $count } { kind }.
event-chosen = { $who } is going to build: { $card }.
event-discounted = { $who } pays one { kind } less.
event-food-for = { $who } pays with food in place of { kind }: { $units }.
event-paid = { $who } pays { target-bundle }.
event-built = { $who } builds: { $card }.
event-token = { $who } takes the bonus token { $value }.
event-released = The fifth explorer of { $who } comes to the boat.
event-pawn = { $who } takes the pawn.
event-swapped = { $who } swaps the tiles on spaces { $first } and { $second }.
event-passed = { $who } passes.
event-blocked = { $who } cannot place an explorer.
event-settled = { $count ->
    [one] An explorer of { $who } settles.
   *[other] { $count } explorers of { $who } settle.
}
event-last-round = { $who } brings about the end: this is the last round.
event-ended = The game is over.

why-not-now = Something else is to be decided first.
why-exchange-first = An exchange comes before the explorer is placed.
why-no-food = There is no food in the supply.
why-not-stored = You do not have all of that.
why-must-place = You can place an explorer, so you have to.
why-no-space = There is no free space on that island.
why-river-full = Your river has all its tiles.
why-two-taken = You have taken two tiles in this round.
why-no-such-tile = That tile is not on display.
why-nothing-comes = You would get nothing there.
why-no-warehouse = You have no warehouse.
why-not-so-many = You cannot take that number.
why-not-that = You cannot give that back here.
why-food-there = There is food, so you take food.
why-none-left = There is none of it in the supply.
why-two-reserved = You have two reserved cards already.
why-no-such-card = That card is neither on display nor reserved by you.
why-not-that-food = The cost cannot be paid with that much food.
why-no-discount = The cost has none of it, or you cannot pay the rest.
why-cannot-pay = You cannot pay for it.
why-few-tiles = You need two tiles for that.
why-no-tile = There is no tile there.

score-buildings = Buildings
score-tokens = Bonus tokens
score-resources = Resources
score-columns = Columns
score-meadows = Meadows
score-total = Total

sketch-round = Round { $round }
sketch-supply = Supply: { target-bundle }
sketch-stored = Stored: { target-bundle }
sketch-tiles = Tiles
sketch-cards = Buildings
sketch-tokens = Tokens
sketch-boat = Boat
sketch-reserved = Reserved
sketch-built = Built
