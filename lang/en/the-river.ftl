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
button-done = That is enough
button-skip = Do without

prompt-draft = Choose your first tile.
prompt-turn = Place an explorer; before that you may exchange 3 resources for food.
prompt-place = Place an explorer.
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
prompt-swap-first = The meadow gives you two swaps: choose two tiles that change places, or do without.
prompt-swap-second = The second swap of the meadow: choose two tiles, or leave it.
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
event-last-round-tokens = { $who } has a token on every bonus space: this is the last round.
event-last-round-tiles = { $who } has a tile on every space of the river: this is the last round.
event-ended = The game is over.

why-not-now = First answer what is asked above.
why-first-tile = First choose the tile with which your river begins.
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
why-no-swap = Tiles change places when you send an explorer to swap, or by a meadow.

score-buildings = Buildings
score-tokens = Bonus tokens
score-resources = Resources
score-columns = Columns
score-meadows = Meadows
score-total = Total

sketch-round = Round { $round }
sketch-supply = Supply: { target-bundle }
sketch-makes = Produces: { target-bundle }
sketch-stored = Stored, of { $warehouses ->
    [one] { $warehouses } warehouse
   *[other] { $warehouses } warehouses
}: { target-bundle }
sketch-tiles = Tiles
sketch-cards = Buildings
sketch-tokens = Tokens
sketch-boat = Boat
sketch-reserved = Reserved
sketch-built = Built

# The board: river, panels and side
board-terrain = { $terrain ->
    [desert] desert
    [badlands] badlands
    [meadow] meadow
    [forest] forest
   *[mountain] mountain
}
board-family = { $family ->
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
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-good = { kind }: { $count }
board-can-pay = you can pay
board-short = { $count } short
board-short-of = { $count } { kind } short
board-token = bonus token { $value }
board-token-down = bonus token, face down
board-your-river = Your river
board-river-of = River of { $who }
board-stored = stored
board-of = { $count } of { $all }
board-warehouses = { $count } of { $all } warehouses in use
board-lost = { $count } lost
board-makes = makes
board-give-back = Give back { kind } ({ $count } stored)
board-on-boat = { $count ->
    [one] { $count } explorer on the boat
   *[other] { $count } explorers on the boat
}
board-tokens = Bonus tokens: { $count } of { $all }
board-fifth = The fifth explorer: comes to the boat with the second token
board-next = next
board-next-tile = the next tile goes here
board-warehouse = warehouse
board-makes-one = produces { kind }
board-holds = stored here: { $goods }
board-rest = { $rest ->
    [free] an explorer will settle here once a tile lies here
    [coming] an explorer settles here at the end of the round
   *[settled] an explorer has settled here
}
board-worth-now = { $points ->
    [one] worth { $points } point now
   *[other] worth { $points } points now
}
board-counts = counts for its column
board-column = Column { $column }{ $terrain ->
    [none] {""}
   *[other] {" "}({ $terrain })
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $open ->
    [0] {""}
   *[other] , { $open } possible
}
board-points-known = { $points ->
    [one] point
   *[other] points
}
board-hidden = + { $count } hidden
board-has-pawn = Has the pawn of the first player
board-cards = Buildings: { $built }, reserved cards: { $reserved }
board-look = Look at this river
board-round-draft = The first tiles
board-ends-at = Ends with 12 tiles or { $tokens } tokens
board-last-round = This is the last round
board-race-tiles = tiles
board-race-tokens = tokens
board-tiles-of = Tiles: { $count } of 12
board-ended-now = If the game ended now
board-you = You
board-not-known = not known
board-hidden-why = ? and +: the points of others’ buildings and tokens are hidden until the end.
board-to-come = Still to come
board-in-stack = stack
board-in-discard = discarded
board-all-tiles = All tiles
board-mixed-twice = Tiles of two types are counted for both. Discards come back when the stack runs out.
board-deck-label = Building cards
board-values = Bonus tokens
board-zeros = and { $count } × 0
board-help = What the signs mean
board-help-makes = Production: on the island of this resource you get one for each such circle to be seen on your river.
board-help-store = Warehouse: holds one resource of any kind. What you cannot store you cannot keep.
board-help-food = Food: stands for wood, clay or stone when you build.
board-help-settle = Settle space: a tile laid here costs you an explorer, who settles at the end of the round.
board-help-columns = A column is worth 2 points if its two upper tiles match, 6 if all three do. A full sign is scored, a struck one is out of reach as the tiles lie.
board-help-bonus = Bonus token: one for each building, the best first. The second one brings your fifth explorer.
board-help-points = Points at the end of the game.
board-help-meadows = Meadows
board-help-production = Produces, and is worth a point for each such circle on your river, 3 at most.
board-help-harvest = Yields one in each cleanup; 2 points.
board-help-gift = At once up to four of it.
board-help-swaps = At once two swaps of tiles.
board-help-tokens = A point for each of your bonus tokens, zeros too.
board-help-boat = A point for each explorer on your boat at the end.
board-help-terrain = A point for each of your tiles of this type.
board-rules = All figures and where they come from

# The board: islands and choices
board-side = Overview
board-terrain-isle = Terrain
board-buildings-isle = Buildings
board-stack = { $count } in the stack
board-deck = { $count } in the deck
board-left = { $count } left
board-left-word = left
board-standing = Standing there: { $who }
board-took = { $who }: { $count } of 2 tiles taken.
board-full = full
board-river-full = your river is full
board-two-taken = two taken
board-no-tiles = no tiles left
board-lay-on = lay on { $space }
board-settles = an explorer settles
board-no-warehouse = no warehouse
board-gives = { $count } { $kind ->
    [wood] wood
    [clay] clay
    [stone] stone
   *[food] food
}
board-any-kind = 1 of your choice
board-none-left = none left
board-makes-none = you make none
board-room = { $count ->
    [0] no room
   *[other] room for { $count }
}
board-reserve = Reserve
board-reserve-one = take a card
board-you-hold = you hold { $count }
board-no-cards = no cards left
board-build-for = up to { $points }
board-cannot-pay = cannot pay yet
board-token-comes = and the bonus token { $value }
board-fifth-comes = your fifth explorer comes to the boat
board-stacks = Tokens left: { $left }, zeros: { $right }
board-start-round = start round { $round }
board-swap-two = swap 2
board-two-needed = 2 tiles needed
board-draft = Choose the tile that your river begins with. One is left over and leaves the game.
board-tile-points = points: { $points }
board-tile-lost = { $count ->
    [one] { $count } resource finds no room any more
   *[other] { $count } resources find no room any more
}
board-tile-loses = loses { $count }
board-build-or-reserve = What do you do with it?
board-choose-card = Choose a building.
board-choose-kind = Choose a resource.
board-choose-three = Choose three resources.
board-other-tile = Choose the tile with which it changes places.
board-brings = Brings
board-one-less = Reserved: one unit less of
board-you-pay = you pay
board-stays = you keep
board-food-for = food for
board-pay-with-food = Food in place of { kind } ({ $count } in the cost):
board-food-instead = food instead of { kind }
board-not-yet = You cannot pay for it yet.
board-reserve-it = Reserve
board-build-it = Build
board-you-have = You have { $count } of it, and { $food } food.
board-exchange = Give three, take a food
board-then = { $before } → { $after }
board-food-for-food = Food is among them: you would give food for food.
board-chosen-of-three = { $count } of 3 chosen
board-exchange-it = Exchange
board-how-many = How much { kind } do you take?
board-gift = The meadow gives { kind }: how much do you take?
board-room-for = { $count ->
    [0] Your warehouses are full.
    [one] You have room for one more.
   *[other] You have room for { $count } more.
}
board-take = Take { $count }
board-take-none = Take nothing
board-and-give = give back { $count }
board-no-food-left = No food left: take something else
board-give-for = { $count ->
    [one] Give back a resource
   *[other] Give back { $count } resources
}
board-you-take = This makes room for { kind } (you take { $count }).
board-harvest = Your meadow yields { kind }, but there is no room
board-harvest-help = Give back something else for it, or do without.
board-overflow = { $count ->
    [one] One resource too many
   *[other] { $count } resources too many
}
board-overflow-help = The tile has covered a warehouse, and the others are full. Choose what goes back to the supply.
board-your-reserved = Your reserved cards
board-reserved = Reserved cards
board-one-cheaper = one unit cheaper
board-face-down = a reserved card, face down
board-free-place = free
board-stores = Your stores
board-my-river = My river
board-a-river = River
board-islands = Islands
board-to-mine = Back to my river
board-close = Close
board-no-next-round = no next round
board-final = Final score
board-figures-of = The figures are for
board-draft-all = Everybody chooses the tile that their river begins with. One is left over and leaves the game.
board-take-of = Take { board-gives }
board-have = you have { $count }
board-less-of = One { kind } less
board-exchange-short = 3 → food
board-swap-of-two = { $swap ->
    [1] Meadow: first of two swaps
   *[other] Meadow: second of two swaps
}
board-help-type = { $terrain }: tiles of one type score in a column, and some meadows count them.
board-help-laid = Laid now, it changes your score: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
board-help-card = Once you have built it, it is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. If you reserve it first, it costs one unit less.
board-help-token = The next building also brings the bonus token { $value }.
board-help-covered = A tile that is laid here covers what is printed.
board-help-now = For you now: { $now }.
board-help-island = { $island ->
    [terrain] Take a tile from the display and lay it on the next space of your river. You may do so twice in a round.
    [wood] Take as much wood as you produce; some islands give the first explorer one more.
    [clay] Take as much clay as you produce; some islands give the first explorer one more.
    [stone] Take as much stone as you produce; some islands give the first explorer one more.
    [food] Take one food. If there is none left, take one resource of your choice.
    [reserve] Take a building card from the display into your reserve, two at most. It will cost one unit less.
    [build] Build a card from the display or from your reserve, and take the next bonus token. Any number of explorers may stand here.
    [first] Take the pawn: you begin the next round.
   *[swap] Two tiles of your river change places.
}
