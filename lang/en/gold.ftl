# River of Gold, English.

game-name = River of Gold
game-blurb = Build on the banks of a great river, sail past the buildings, and deliver what your customers have ordered.
provenance = What tiles, cards and patrons show comes from public sources, some of it from a single one; the names of clans, patrons, regions and masteries are ours. See the rules page.
game-help = Each turn one action: build, sail or deliver. The die says in which region you build and deliver, and how far a ship sails; favour turns it.
    Build: pay the price of an empty shore space in that region and lay a tile of the row on it; it brings influence there.
    Sail: all four shore spaces at the ship give their visitor rewards, an empty one 1 koku; then the owners of the buildings get theirs.
    Deliver: give a customer the goods of the order; customers help you from then on.
    Exchange whenever you decide something in your turn: two goods of a kind for another one, or 5 koku for 1 favour.
    When the last tile enters the row, everybody else has one more turn. Regions, customers and what they are worth are counted then.
    All rules with their numbers: docs/rules/gold.md

option-patrons = Patrons
option-patrons-help = A small expansion: each player has a patron with an effect of its own. Either one patron of each clan is turned up and players choose among them, or everybody is dealt a clan and chooses one of its two patrons.
option-patrons-off = without
option-patrons-drawn = one of each clan turned up
option-patrons-dealt = a clan dealt to everybody

# Goods: silk, rice, porcelain. trade-from and trade-to are the two sides of an exchange.
good = { $good ->
    [silk] silk
    [rice] rice
   *[porcelain] porcelain
}
trade-from = { $from ->
    [silk] silk
    [rice] rice
   *[porcelain] porcelain
}
trade-to = { $to ->
    [silk] silk
    [rice] rice
   *[porcelain] porcelain
}

# Regions: with the number of the die, and by name alone.
region = { $region }, { region-name }
region-name = { $region ->
    [1] High Crags
    [2] Pine Forest
    [3] Windy Plain
    [4] Fern Wood
    [5] Grey Marsh
   *[6] Quiet Bay
}

# Buildings. Markets that nobody owns are imperial markets.
tile = { $kind ->
    [port] port
    [market] market
    [manor] manor
   *[shrine] shrine
} (visitor: { $visitor }; owner: { $owner }{ $influence ->
    [0] {""}
   *[other] ; for building it: { $influence } influence
})
tile-of-nobody = { $kind ->
    [port] port
    [market] imperial market
    [manor] manor
   *[shrine] shrine
} (visitor: { $visitor }; without owner)
# Several effects in a row; nothing.
effects-two = { $first } and { $rest }
effects-none = nothing

# Customers with their orders.
customer = { $trade ->
    [artisan] artisan
    [elder] elder
    [merchant] merchant
    [monk] monk
   *[noble] noble
} of region { $region } (order: { $silk ->
    [0] { $rice ->
        [0] { $porcelain } porcelain
       *[other] { $rice } rice{ order-then-porcelain }
    }
   *[other] { $silk } silk{ order-then-rice }{ order-then-porcelain }
})
order-then-rice = { $rice ->
    [0] {""}
   *[other] , { $rice } rice
}
order-then-porcelain = { $porcelain ->
    [0] {""}
   *[other] , { $porcelain } porcelain
}

customer-short = { $trade ->
    [artisan] artisan
    [elder] elder
    [merchant] merchant
    [monk] monk
   *[noble] noble
} of region { $region }

patron = { $patron ->
    [bridge-builder] Bridge Builder
    [surveyor] Surveyor
    [courier] Courier
    [pathfinder] Pathfinder
    [wayfarer] Wayfarer
    [fortune-teller] Fortune Teller
    [toll-keeper] Toll Keeper
   *[stilt-walker] Stilt Walker
}
mastery = { $mastery ->
    [many-faces] Many Faces
    [blossom] Blossom
    [three-alike] Three Alike
    [two-alike] Two Alike
    [known-everywhere] Known Everywhere
   *[four-trades] Four Trades
}
mastery-asks = { $mastery ->
    [many-faces] customers of 3 different kinds
    [blossom] the imperial flower on any track
    [three-alike] 3 buildings of one kind
    [two-alike] 2 customers of one kind
    [known-everywhere] influence in all 6 regions
   *[four-trades] a building of each of the 4 kinds
}

# What tiles, customers and patrons bring: noun phrases, for after a colon.
effect-koku = { $count } koku
effect-good = 1 { good }
effect-any-good = 1 good of choice
effect-favour = { $count } favour
effect-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
effect-influence = { $count } influence
effect-influence-where-built = { $count } influence in each region where you own a building
effect-influence-around = { $count } influence in each region that touches the river space
effect-koku-per = 1 koku for each of your { $kind ->
    [port] ports
    [market] markets
    [manor] manors
   *[shrine] shrines
}
effect-koku-per-customer = 1 koku for each of your customers
effect-koku-per-empty = { $count } koku more for each empty shore space visited
effect-points-per-customer = { effect-points } for each of your customers
effect-points-per-touch = { effect-points } for each river space that the shore space touches
effect-points-if-own = { effect-points } if at least one building of your own is visited
effect-points-if-other = { effect-points } if at least one opponent’s building is visited
effect-points-if-first = { effect-points } if it is your first customer of that region
effect-limit = favour limit +{ $count }
effect-marker-own = a second marker on a building of your own
effect-marker-other = a second marker on an opponent’s building
effect-royal = the royal ship (with your first noble)
effect-draw = { $count ->
    [one] { $count } new customer
   *[other] { $count } new customers
}, then one card discarded
effect-sell = the sale of any number of goods, for { $count } koku each
effect-koku-or-good = { $count } koku or 1 good of your choice

# What customers and patrons allow.
ability-discount = you build in this region for 2 koku less
ability-market-choice = when the royal ship visits a market, the good from there may be any good
ability-shift = the royal ship may sail with the die shifted by one, up or down
ability-build-anywhere = you may build in any region, whatever the die shows
ability-deliver-anywhere = you may deliver to any customer in your hand, whatever the die shows
ability-set-die = before you roll the die, you may pay 1 favour and set it to any face instead
ability-toll = { $count ->
    [one] { $count } point
   *[other] { $count } points
} when another player’s marker passes yours on an influence track, if yours is at step 1 or further
ability-stilts = on influence tracks you jump steps with the markers of others without counting them

# What customers are worth in the end.
final-per-koku = at the end: 1 point for every { $count } koku
final-per-goods = at the end: 1 point for every { $count } goods
final-per-building = at the end: 1 point for each of your { $kind ->
    [port] ports
    [market] markets
    [manor] manors
   *[shrine] shrines
}
final-per-kind = at the end: 1 point for each type of building that you own
final-per-region = at the end: 1 point for each region where you own a building
final-double-region = at the end: twice the points from this region’s scoring tile

move-patron = choose the { $patron }
move-die = turn the die to { $face }
move-trade = exchange 2 { trade-from } for 1 { trade-to }
move-pray = exchange 5 koku for 1 favour
move-build = build on space { $space }: { $tile }
move-sail = sail with ship { $ship } by { $steps ->
    [one] { $steps } space
   *[other] { $steps } spaces
}
move-deliver = deliver to the { $card }
move-take = take { good }
move-take-koku = take koku
move-sell = sell { good }
move-done = sell no more
move-royal = replace ship { $ship } by the royal ship
move-mark = put a second marker on space { $space }
move-discard = discard the { $card }
move-set = set the die to { $face } for 1 favour
move-roll = roll the die
move-end = end the turn

target-shore = shore space { $space }
target-face = face { $face }
target-ship = ship { $ship }
target-river = river space { $space }
target-koku = 5 koku for 1 favour
target-some-koku = { $count } koku
button-trade = Exchange…
button-deliver = Deliver
button-done = Sell no more
button-roll = Roll the die
button-end = End the turn

prompt-patron = Choose your patron.
prompt-first = Roll the die for your first turn, or set it to any face for 1 favour.
prompt-main = Your die shows { $face }: build, sail or deliver.
prompt-main-last = Your last turn! Your die shows { $face }: build, sail or deliver.
prompt-good = Take a good of your choice.
prompt-journey = The journey has ended: take { $count } koku or a good of your choice.
prompt-sell = You may sell goods for { $price } koku each.
prompt-royal = Choose the ship that the royal ship replaces.
prompt-marker-own = Put a second marker on a building of your own.
prompt-marker-other = Put a second marker on an opponent’s building.
prompt-discard = Discard a customer from your hand.
prompt-end = Roll the die for your next turn.
prompt-end-or-set = Roll the die for your next turn, or set it for 1 favour.
prompt-last = This was your last turn: you may still exchange.
prompt-over = The game is over.

event-began = Everything is laid out: { $who } begins.
event-patrons = One patron of each clan is turned up.
event-clan = { $who } is dealt the { $clan ->
    [alder] Alder
    [reed] Reed
    [willow] Willow
   *[rowan] Rowan
} clan.
event-chose = { $who } chooses the { $patron }.
event-set = { $who } begins with { $koku } koku; the ships stand on river spaces { $first } and { $second }.
event-drew = { $who } draws: { $count ->
    [1] { $first }
    [2] { $first } and { $second }
   *[other] { $first }, { $second } and { $third }
}.
event-drew-hidden = { $count ->
    [0] { $who } draws no customer: there is none left.
    [one] { $who } draws { $count } customer.
   *[other] { $who } draws { $count } customers.
}
event-shuffled = The discarded customers are shuffled into a new deck.
event-rolled = { $who } rolls the die: { $face }.
event-set-die = { $who } sets the die to { $face } for 1 favour.
event-turned = { $who } turns the die to { $face } for { $favour } favour.
event-traded = { $who } exchanges 2 { trade-from } for 1 { trade-to }.
event-prayed = { $who } exchanges 5 koku for 1 favour.
event-built = { $who } builds on space { $space } for { $cost } koku: { $tile }.
event-sailed = { $who } sails from river space { $from } to { $to }.
event-journey = { $who } sails from river space { $from } to { $to } and ends the journey.
event-delivered = { $who } delivers to the { $card }.
event-koku = { $who } gets { $count } koku: { $cause }.
event-good = { $who } gets 1 { good }: { $cause }.
event-favour = { $who } gets { $count } favour: { $cause }.
event-points = { $who } gets { $count ->
    [one] { $count } point
   *[other] { $count } points
}: { $cause }.
event-advanced = { $who } advances { $steps } in { region-name } to step { $to }: { $cause }.
event-limit = { $who } now has a favour limit of { $limit }.
event-marked = { $who } puts a second marker on the building on space { $space }.
event-royal = { $who } replaces ship { $ship } by the royal ship.
event-sold = { $who } sells 1 { good } for { $koku } koku.
event-discarded = { $who } discards the { $card }.
event-tile-gone = The tile at the end of the row is discarded: { $tile }.
event-entered = A tile enters the row: { $tile }.
event-imperial = Imperial visit: each marker on a building brings its owner reward.
event-mastered = { $who } claims the mastery { $mastery }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
event-last-turns = The last tile is in the row: { $who } finishes this turn, and everybody else has one more.
event-region = { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { region-name }.
event-region-doubled = { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { region-name }, doubled by the elder.
event-customers = { $count ->
    [0] { $who } has delivered to no customer and gets no points for customers.
    [one] { $who } gets { $points } points for { $count } delivered customer.
   *[other] { $who } gets { $points } points for { $count } delivered customers.
}
event-worth = { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the { $card }.
event-ended = The game is over.

# Why somebody gets something: after a colon.
cause-visit = visit to space { $space }
cause-owner = owner reward on space { $space }
cause-track = influence track of { region-name }
cause-build = building in { region-name }
cause-row-end = tile from the end of the row
cause-journey = end of the journey
cause-card = { $card }
cause-patron = { $patron }
cause-end = last tile in the row

why-not-now = That is not what is to be decided now.
why-same-face = The die shows that face already.
why-little-favour = You do not have enough favour.
why-favour-first = Favour can turn the die only before the action.
why-few-goods = You need two goods of that kind.
why-many-goods = You have six of that good, and there is no room for more.
why-few-koku = You need 5 koku.
why-favour-full = Your favour has reached its limit.
why-other-region = Your die shows another region.
why-occupied = There is a building on that space already.
why-too-dear = You do not have enough koku for that space.
why-not-in-row = That tile is not in the row.
why-other-steps = A ship sails exactly as far as the die shows.
why-not-in-hand = That customer is not in your hand.
why-other-customer = That customer is not of the region that your die shows.
why-goods-missing = You do not have the goods for that.
why-no-marker = Your second marker cannot go there.
why-no-patron = You cannot choose that patron.
why-other-clan = That patron belongs to another clan.
why-must-roll = You have to roll the die.

score-visits = Visits
score-owner = Owner rewards
score-tracks = Influence tracks
score-customers = Customers’ help on the way
score-patron = Patron
score-masteries = Masteries
score-end = Last tile
score-regions = Regions
score-deliveries = For the number of customers
score-abilities = Customers’ scoring at the end
score-total = Total

sketch-row = Row, from its end
sketch-next = Next in the stacks
sketch-hand = Hand
sketch-delivered = Delivered
sketch-ships = Ships
sketch-empty = empty, price
sketch-koku = { $count } koku
sketch-favour = favour { $count } of { $limit }

# What a patron brings at the start.
patron-koku = { $count } more koku at the start
patron-hand = { $count ->
    [one] one more customer in hand
   *[other] { $count } more customers in hand
}

# The board: pieces, panels and side
board-trade = { $trade ->
    [artisan] artisan
    [elder] elder
    [merchant] merchant
    [monk] monk
   *[noble] noble
}
board-kind = { $kind ->
    [port] port
    [market] market
    [manor] manor
   *[shrine] shrine
}
board-clan = { $clan ->
    [alder] Alder
    [reed] Reed
    [willow] Willow
   *[rowan] Rowan
} clan
# Goods with their number.
board-good = { $count } { good }
board-any-goods = { $count ->
    [one] { $count } good of choice
   *[other] { $count } goods of choice
}
board-good-of = { $good }: { $count } of { $most }
board-koku = { $count } koku
board-koku-of = { $count } of { $most } koku
board-favour = { $count } favour, limit { $limit }
board-favour-word = Favour
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-total-now = { $points } if the game ended now
board-die = the die shows { $face }
board-held = { $count ->
    [0] no customers in hand
    [one] { $count } customer in hand
   *[other] { $count } customers in hand
}
board-delivered = { $count ->
    [0] no delivered customers
    [one] { $count } delivered customer
   *[other] { $count } delivered customers
}
board-deck = { $count ->
    [one] { $count } customer in the deck
   *[other] { $count } customers in the deck
}
board-discard = { $count ->
    [0] no discarded customers
    [one] { $count } discarded customer
   *[other] { $count } discarded customers
}
# What customers and patrons do: before a colon; what follows is drawn or said.
board-on-delivery = on delivery:
board-on-journey = end of journey:
board-on-royal = royal ship:
board-on-build = when you build:
board-on-sail = when you sail:
board-in-the-end = end:
# In short, on a card; only customers.
board-ability = { $ability ->
    [discount] build here for 2 koku less
    [market-choice] any good at markets
   *[shift] die ±1
}
board-missing = Missing: { $what }
board-lacks = { $count ->
    [one] { $count } good missing
   *[other] { $count } goods missing
}
board-all-there = All goods are there
board-for-building = for building it: { $count } influence
# What a customer asks for, and what a building gives to whom.
board-orders = Order: { $what }
board-to-visitor = Visitor: { $what }
board-to-owner = Owner: { $what }
board-row = Building row
board-row-end = end of the row, 1 favour
board-row-end-is = end of the row
board-last-turns = { $count ->
    [one] the last turn
   *[other] { $count } turns left
}
board-next-of = Next, era { $era }
board-left = { $count ->
    [one] { $count } left
   *[other] { $count } left
}
board-tiles-left = { $count ->
    [1] The next tile is the last.
   *[other] Only { $count } tiles are left.
}
board-tiles-left-why = When the last tile enters the row, everybody else has one more turn.
board-stacks-empty = Both stacks are empty.
board-influence = Influence
board-your-next = your next reward
board-next-reward-of = next reward of { $who }
board-steps-to = { $count ->
    [one] { $count } step to
   *[other] { $count } steps to
}
board-at-the-end = The end of the track is reached.
board-step-of = { $who } at step { $step }
board-places = points by place at the end: { $places }
board-served-artisan = { $who } has delivered to the artisan: builds here for 2 koku less
board-served-elder = { $who } has delivered to the elder: points for this region are doubled
board-place-free = free place, worth { $points }
board-place-of = worth { $points }, claimed by { $who }
board-has-claimed = { $who } has claimed it
board-progress = { $who }: { $have } of { $need }
board-ended-now = If the game ended now
board-ended-why = Below the dashed line: what is counted in the end only, as things stand.
board-people = Patrons and customers
board-help = What the signs mean
board-sources = Where the figures come from
board-one-source = Rest on a single source: the influence that artisans and nobles bring, what merchants 1 to 5 and the nobles do, where monks put the second marker, the favour limit of 6, the 5 points for the last tile, and what patrons do.
board-rules = All rules and figures
board-stores = Your stores
board-give = Give
board-get = Get
board-rates = Exchange: two goods of a kind for another one, 5 koku for 1 favour
board-wheel = The die
board-now = now
board-face-now = face { $face }, as the die is now
board-face-costs = { $region }: costs { $count } favour
board-you = You
board-sign = { $sign ->
    [koku] koku
    [any] a good of your choice
    [favour] favour
    [limit] favour limit
    [points] points
    [influence] influence: steps on the track of the region
    [flower] imperial flower, for the mastery Blossom
    [draw] draw a customer, then discard one
    [customer] a delivered customer
    [visit] visitor reward; also: where the ship is
    [owner] owner reward; also: a building of your own
    [rival] an opponent’s building
    [build] for building
    [second] a second marker
    [royal] royal ship
   *[empty] an empty shore space
}
board-read-per = × means «for each»: 1 koku for each of your ports.
board-read-if = : means «if»: 1 point if an opponent’s building is visited.
board-read-or = / means «or»: 3 koku or a good of your choice.

# The board: river and choices
# Buttons of the prompt, as short as can be; the middle of the wheel says the same.
board-trade-short = Exchange
board-roll-short = Roll
board-end-short = End
board-side = Overview
board-river = The river from the High Crags to the Quiet Bay
board-choose-space = Where will you build it?
board-choose-tile = Which tile of the row will you build there?
board-choose-stop = Confirm where it stops.
board-choose-discard = Which customer do you discard?
board-choose-deliver = Deliver to this customer?
board-choose-exchange = What will you give?
board-choose-exchanged = What will you get for it?
board-empty = empty, price { $price } koku
board-instead-of = instead of { $price }
board-owners = markers: { $who }
board-would-be-visited = would be visited
board-your-ship = { $royal ->
    [yes] Your royal ship
   *[no] Your ship
} on river space { $space }
board-ship-of = { $who }: { $royal ->
    [yes] royal ship
   *[no] ship
} on river space { $space }
board-sail-to = Sail to { $space }
board-turn-to = Turn the die to { $face } for { $count } favour
board-set-to = Set the die to { $face } for 1 favour
board-spot = { $trade ->
    [artisan] Artisan spot
   *[elder] Elder spot
}: { $who }
board-nobody = nobody yet
board-places-worth = Points at the end for the first, second and third place:
board-merchants = Merchant spot: { $who }
board-journey-ends = End of journey
board-voyage = What this voyage would bring
board-from-to = From { $from } to { $to }
board-stops-on = Sail { $steps }: stops on { $to }
board-gets-nothing = nothing
board-take-good = Take a good of your choice
board-take-koku-or-good = Take koku or a good of your choice
board-because = For: { $cause }
board-full = no room
board-you-have = you have { $count }
board-sell = Sell goods for { $price } koku each?
board-which-royal = Which ship does the royal ship replace?
board-ship-on = Ship on river space { $space }
board-second-marker = From now on your marker there earns the owner reward too.
board-space = space { $space }
# What building brings at once: the step of the track that is reached; below the tiles there are only signs.
board-building-brings = What building it brings at once
board-to-step = { $region }, to step { $step }
board-below-tiles = Below each tile: what you get at once, with the rewards on the track of { $region }.
board-build-on = Build on space { $space } for { $price } koku
board-is-choosing = { $what ->
    [patron] chooses a patron
    [good] chooses a good
    [journey] chooses koku or a good
    [sell] may sell goods
    [royal] chooses the ship that becomes royal
    [marker-own] puts a second marker on a building
    [marker-other] puts a second marker on a building
   *[discard] discards a customer
}
board-patrons = Patrons
board-patrons-drawn = One patron of each clan is turned up. The last in the order of play chooses first; the clan comes with the patron.
board-patrons-dealt = The clan was dealt; one of its two patrons is chosen. The last in the order of play chooses first.
