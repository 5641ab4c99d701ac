# Endless Winter with Rivers & Rafts, English.

game-name = Endless Winter
game-blurb = Lead a tribe of the ice age for four generations: hunt, learn, raise megaliths, move your camps, and steer a raft down the river.
provenance = The rules of the expansion come from its rulebook. The base game is reconstructed from public sources, and nearly all figures on cards, tiles and boards are our proposals. See the rules page.
game-help = Four rounds; in each you place three figures, one a turn, and then comes an eclipse.
    Your turn: play culture cards if you like (culture C01), then place a figure (place member hunt, place chief rest).
    In a column play people for labour (play elder). The upper section as often as you can pay, then the middle one once, then end.
    Initiate: recruit elder, bury brave. Develop: learn C07, stone S06. Hunt: hunt mammoth, tip mammoth. Migrate: move (0,0) (1,0), raft 3, camp, village J10.
    The first figure in a column in a round also gets the lower section.
    Eclipse: secretly add people (add shaman), then ready. The strongest acts first; then come the people (resolve shaman), hexes (take (1,0)), boards and stones.
    Points are counted on the way and after the fourth eclipse. The most points win.
    All rules with their numbers: docs/rules/winter.md

option-river = Rivers & Rafts
option-river-help = The expansion: a river through the land, a raft for everybody, fish, and one to three landmarks. Each landmark brings more points and makes the game a little harder.
option-river-1 = 1 landmark
option-river-2 = 2 landmarks
option-river-3 = 3 landmarks
option-river-off = without the expansion
option-sea-cows = Sea cows
option-sea-cows-help = Five more animals; tipping one brings two fish tokens.
option-sea-cows-on = with
option-sea-cows-off = without
option-warriors = Warriors
option-warriors-help = Warriors instead of guides: in the eclipse they also move a camp of an opponent.
option-warriors-off = guides
option-warriors-on = warriors
option-draft = Draft of the setup cards
option-draft-help = Players choose what they begin with, the last in the order first. Without a draft everybody gets the card of their place in the order.
option-draft-off = without
option-draft-on = with
option-rival = Rival
option-rival-help = How strong your opponent is when you play alone: at the end it gets another 0, 10 or 20 points.
option-rival-normal = normal
option-rival-easy = easy
option-rival-hard = hard

# Names of pieces, as they stand on cards and tiles.
people = { $people ->
    [tribesman] Tribesman
    [tribeswoman] Tribeswoman
    [brave] Brave
    [elder] Elder
    [artisan] Artisan
    [hunter] Hunter
    [guide] Guide
    [shaman] Shaman
   *[warrior] Warrior
}
animal = { $animal ->
    [stag-moose] Stag-moose
    [glyptodon] Glypto{"\u00AD"}don
    [ground-sloth] Ground sloth
    [woolly-rhino] Woolly rhino
    [sabre-tooth] Sabre-toothed cat
    [mammoth] Mammoth
    [teratorn] Teratorn
   *[sea-cow] Sea cow
}
chief = { $chief ->
    [tuskbreaker] Tuskbreaker
    [thunderclaw] Thunderclaw
    [stonecarver] Stonecarver
    [handeye] Handeye
   *[firewolf] Firewolf
}
landmark = { $landmark ->
    [volcano] Volcano
    [cliff] Cliff
    [arch] Arch
    [monolith] Monolith
   *[tree] Tree
}
terrain = { $terrain ->
    [forest] Forest
    [mountain] Mountain
    [plains] Plains
    [tundra] Tundra
    [wetland] Wetland
   *[glacier] Glacier
}
terrain-headwaters = Headwaters
terrain-delta = Delta
ground-base = Base tile
ground-river = River
culture = { $culture ->
    [C01] Fire Keeping
    [C02] Flint Working
    [C03] Atlatl
    [C04] Snowshoes
    [C05] Hide Tents
    [C06] Oral Tradition
    [C07] Ochre Burial
    [C08] Bone Flute
    [C09] Smoked Meat
    [C10] Stone Sledge
    [C11] Barter
    [C12] Drying Racks
    [C13] Burnt Offering
    [C14] Rite of Passage
    [C15] Workshop
    [C16] Trail Markers
    [C17] Kinship
    [C18] Pit Trap
    [C19] Adoption
    [C20] Star Watching
    [C21] Feast
    [C22] Obsidian Trade
    [C23] Great Drive
    [C24] Dog Sleds
    [C25] Long{"\u00AD"}house
    [C26] Council
    [C27] Ancestor Rite
    [C28] Totem Carving
    [C29] Great Butchery
    [C30] Earthworks
    [C31] Trade Fair
    [C32] Solstice
    [C33] Monument Feast
    [C34] Menagerie
    [C35] Frontier Hearths
    [C36] Hall of Elders
    [C37] Clan Alliance
    [C38] Ambush Hunt
    [C39] Migration Council
   *[C40] Eclipse Prophecy
}

# The opponent of whoever plays alone. It is said like the name of a player.
rival = Rival

# Columns by name and «in …»; idol tracks by name, «of …» and «on …».
column = { $column ->
    [initiate] Initiate
    [develop] Develop
    [hunt] Hunt
   *[migrate] Migrate
}
column-in = { $column ->
    [initiate] in Initiate
    [develop] in Develop
    [hunt] in Hunt
   *[migrate] in Migrate
}
track = { $track ->
    [honour] Honour
   *[offering] Offering
}
track-of = { $track ->
    [honour] of honour
   *[offering] of offering
}
track-on = { $track ->
    [honour] on the track of honour
   *[offering] on the track of offering
}

# The same pieces inside a sentence.
people-one = { $people ->
    [tribesman] a tribesman
    [tribeswoman] a tribeswoman
    [brave] a brave
    [elder] an elder
    [artisan] an artisan
    [hunter] a hunter
    [guide] a guide
    [shaman] a shaman
   *[warrior] a warrior
}
people-word = { $people ->
    [tribesman] tribesman
    [tribeswoman] tribeswoman
    [brave] brave
    [elder] elder
    [artisan] artisan
    [hunter] hunter
    [guide] guide
    [shaman] shaman
   *[warrior] warrior
}
animal-one = { $animal ->
    [stag-moose] a stag-moose
    [glyptodon] a glyptodon
    [ground-sloth] a ground sloth
    [woolly-rhino] a woolly rhino
    [sabre-tooth] a sabre-toothed cat
    [mammoth] a mammoth
    [teratorn] a teratorn
   *[sea-cow] a sea cow
}
# Where a figure is placed, and what figure.
spot-in = { $spot ->
    [initiate] in Initiate
    [develop] in Develop
    [hunt] in Hunt
    [migrate] in Migrate
   *[rest] at rest
}
figure-one = { $figure ->
    [chief] the chief
   *[member] a tribe member
}
# Where a raft goes.
raft-to = { $space ->
    [0] to the headwaters
    [6] to the delta
   *[other] to channel hex { $space }
}

list = { $first }, { $rest }
list-none = nothing

# What cards, tiles and boards bring: noun phrases or orders, for after a colon and for cards.
effect-food = { $count } food
effect-tools = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
effect-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
effect-labour = { $count } labour
effect-labour-in = { $count } labour { column-in }
effect-moves = { $count ->
    [one] { $count } camp move
   *[other] { $count } camp moves
}
effect-camps = { $count ->
    [one] { $count } new camp
   *[other] { $count } new camps
}
effect-village = build a village
effect-step = 1 step { track-of }
effect-steps = { $count ->
    [one] { $count } step on either track
   *[other] { $count } steps, each on either track
}
effect-megaliths = { $count ->
    [one] { $count } megalith
   *[other] { $count } megaliths
}
effect-megalith-for = pay { effect-tools } for 1 megalith
effect-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
effect-tip = { $count ->
    [one] tip { $count } animal
   *[other] tip up to { $count } animals
}
effect-bury = { $count ->
    [one] bury { $count } card
   *[other] bury up to { $count } cards
}
effect-bury-any = { effect-bury } from hand or discard pile
effect-food-for-tools = up to { $count } times: 1 food for 1 tool
effect-tools-for-food = up to { $count } times: 1 tool for 2 food
effect-food-for-points = up to { $count } times: 1 food for 1 point
effect-discount = everything { column-in } costs { effect-tools } less
effect-top-animal = take the top animal of the deck
effect-open-animal = take an open animal
effect-tribe = { $count ->
    [one] take { $count } tribe card of your choice
   *[other] take { $count } tribe cards of your choice
}
effect-strength = { $count } strength in this eclipse
effect-points-per = { effect-points } for each { $per }
effect-points-per-most = { effect-points } for each { $per }, at most { $most }
effect-fish = { $count ->
    [one] { $count } fish token
   *[other] { $count } fish tokens
}
effect-reshuffle = all fish tokens go back into the supply
effect-moves-and-other = 1 camp move and 1 move of an opponent’s camp
effect-choose = { $first } or { $second }

# What is counted: after «for each». Without «your», as the log says it of everybody.
count-camps = camp
count-villages = village
count-villages-at = village that touches { $terrain ->
    [forest] a forest
    [mountain] a mountain
    [plains] plains
    [tundra] tundra
    [wetland] a wetland
   *[glacier] a glacier
}
count-villages-at-landmarks = village that touches a landmark
count-villages-at-river = village that touches the river
count-megaliths = megalith on the site
count-buried = buried card
count-culture = culture card
count-eclipse-pile = card in the eclipse pile
count-animal-types = type of upright animal
count-animal-pairs = pair of upright animals of one type
count-steps = step { track-of }
count-lower-steps = step on the track with fewer of them
count-majorities = hex with the most influence, shared or not
count-camps-at-home = camp still on the player board
count-central-hexes = central hex with a camp or the raft
count-outer-hexes = outer hex with a camp or the raft
count-camps-here = camp on this hex

# The side of a chief: the column, and what placing the chief there brings.
chief-in = { column }: { $effect }
chief-anywhere = any column: { $effect }

move-side = choose side { $side ->
    [a] A
   *[b] B
} of the chief
move-setup = choose setup card SU{ $card }
move-start = lay the starting tile at { $place }
move-culture = play the culture card { $card }
move-culture-for = play the culture card { $card }; discarded for it: { $other }
move-place = place { figure-one } { spot-in }
move-play = play { people-one } for labour
move-recruit = take { people-one } into your hand
move-recruit-discard = take { people-one } onto your discard pile
move-learn = take the culture card { $card }
move-hunt = take { animal-one }
move-shift = move a camp from { $from } to { $hex }
move-shift-start = move a camp from your starting tile to { $hex }
move-raft = move your raft { raft-to }
move-camp = put up a new camp
move-camp-raft = put up a new camp at your raft
move-village = build a village on { $juncture }
move-village-raft = build a village on { $juncture } with the raft
move-stone = take the sacred stone: { $stone }
move-tip = tip { animal-one }
move-bury = bury from hand: { $card }
move-bury-discard = bury from the discard pile: { $card }
move-megalith = place a megalith on { $square }
move-neutral = put a neutral megalith on { $square }
move-step = go a step { track-on }
move-choose = { people-word }: { $effect }
move-exchange = exchange
move-push = move another camp ({ $who }) from { $from } to { $hex }
move-add = add { people-one } to the eclipse pile
move-ready = close the eclipse pile
move-resolve = use the { people-word } of your pile
move-take = take the benefit of { $hex }
move-delta = score the delta
move-skip = skip
move-end = finish with the column

target-hex = hex { $hex }
target-camp-at = your camp on { $hex }
target-other-camp = camp on { $hex } ({ $who })
target-square = square { $square }
target-setup = setup card SU{ $card }
target-place = place { $place }
target-juncture = juncture { $juncture }
target-water = { $space ->
    [0] { terrain-headwaters }
    [6] { terrain-delta }
   *[other] channel hex { $space }
}
target-spot = { $spot ->
    [initiate] Initiate
    [develop] Develop
    [hunt] Hunt
    [migrate] Migrate
   *[rest] Rest
}
target-figure = { $figure ->
    [chief] chief
   *[member] tribe member
}
target-hand = into your hand
target-discard = onto your discard pile
target-start = camp on your starting tile
target-raft = your raft
target-delta = { terrain-delta }
target-camp = new camp on the starting tile
target-camp-base = new camp on the base tile
target-camp-raft = new camp at your raft
target-with-raft = with the raft
target-with-camps = with camps only
button-skip = Skip
button-end = Finish
button-ready = Done
button-bury = Bury…
button-neutral = Neutral megalith…
button-exchange = Exchange

prompt-side = Choose a side of your chief; it says what placing him brings.
prompt-draft = Choose a setup card: it says what you begin with.
prompt-start = Choose a place for your starting tile: your first camp stands on it.
prompt-culture = Play culture cards, or place a figure in a column or at rest.
prompt-column = { $column ->
    [initiate] Initiate, { labour-left }: take tribe cards, bury a card, or finish.
    [develop] Develop, { labour-left }: take culture cards, take a stone, or finish.
    [hunt] Hunt, { labour-left }: take animals, tip one, or finish.
   *[migrate] Migrate, { labour-left }: move or put up camps, build a village, or finish.
}
labour-left = { $labour } labour
prompt-column-play = { column }, no labour yet: play people from your hand, or finish.
prompt-column-late = { column }, { labour-left }: the middle section is used, so finish.
prompt-pile = Secretly add people for what they bring; the strongest pile acts first.
prompt-abilities = Eclipse: use the people of your pile in any order.
prompt-terrain = Eclipse: take the benefits of the terrain, one by one, in any order.
prompt-over = The game is over.
prompt-own-megalith = Now place a megalith of your own.
prompt-other-camp = Move a camp of an opponent to an adjacent hex, or skip.
prompt-own-camp = Move one of your camps, or skip.
prompt-own-camp-or-raft = Move one of your camps or your raft, or skip.
prompt-moves-and-other = Move a camp of your own and one of an opponent, in either order, or skip.
prompt-village = Build a village where your camps stand on all three hexes, or skip.
prompt-open-animal = Take one of the open animals for free.
prompt-choose = Choose one of the two.
prompt-camp-moves = { $count ->
    [one] { $count } camp move: choose a camp and where it goes.
   *[other] { $count } camp moves: choose a camp and where it goes.
}
prompt-moves = { $count ->
    [one] { $count } camp move: choose a camp, or your raft, and where it goes.
   *[other] { $count } camp moves: choose a camp, or your raft, and where it goes.
}
prompt-camps = { $count ->
    [one] Put up { $count } new camp, or skip.
   *[other] Put up { $count } new camps, or skip.
}
prompt-steps = { $count ->
    [one] { $count } step on an idol track: honour or offering?
   *[other] { $count } steps on idol tracks: honour or offering first?
}
prompt-megaliths = { $count ->
    [one] Place { $count } megalith on an empty square, or on top of four.
   *[other] Place { $count } megaliths on empty squares, or on top of four.
}
prompt-megalith-for = Pay { effect-tools } and place a megalith, or skip.
prompt-tip = { $count ->
    [one] Tip { $count } of your animals for what it brings, or skip.
   *[other] Tip up to { $count } of your animals for what they bring, or skip.
}
prompt-bury = { $count ->
    [one] Bury { $count } card from your hand, or skip.
   *[other] Bury up to { $count } cards from your hand, or skip.
}
prompt-bury-any = { $count ->
    [one] Bury { $count } card from your hand or discard pile, or skip.
   *[other] Bury up to { $count } cards from your hand or discard pile, or skip.
}
prompt-food-for-tools = { $count ->
    [one] Exchange 1 food for 1 tool, { $count } more time, or skip.
   *[other] Exchange 1 food for 1 tool, up to { $count } more times, or skip.
}
prompt-tools-for-food = { $count ->
    [one] Exchange 1 tool for 2 food, { $count } more time, or skip.
   *[other] Exchange 1 tool for 2 food, up to { $count } more times, or skip.
}
prompt-food-for-points = { $count ->
    [one] Exchange 1 food for 1 point, { $count } more time, or skip.
   *[other] Exchange 1 food for 1 point, up to { $count } more times, or skip.
}
prompt-tribe = { $count ->
    [one] Take { $count } tribe card of your choice for free.
   *[other] Take { $count } tribe cards of your choice for free.
}

event-began = Everything is laid out: { $who } begins.
event-chief = { $who } gets the chief { chief }.
event-side = { $who } chooses a side of { chief } ({ $effect }).
event-setups = Setup cards are turned up; the last in the order chooses first.
event-setup = { $who } begins with setup card SU{ $card }.
event-started = { $who } lays the starting tile at { $place }.
event-drew = { $who } draws: { $cards }.
event-drew-hidden = { $count ->
    [0] { $who } draws no card: none is left.
    [one] { $who } draws { $count } card.
   *[other] { $who } draws { $count } cards.
}
event-shuffled = { $who } shuffles the discard pile into a new deck.
event-cultured = { $who } plays the culture card { $card }.
event-cultured-for = { $who } plays the culture card { $card }; discarded for it: { $other }.
event-placed = { $who } places { figure-one } { spot-in }.
event-placed-first = { $who } places { figure-one } { spot-in }, the first there.
event-played = { $who } plays { people-one }: { labour-left }.
event-recruited = { $who } takes { people-one } into the hand.
event-recruited-discard = { $who } takes { people-one } onto the discard pile.
event-learned = { $who } takes the culture card { $card }.
event-stone = { $who } takes a sacred stone: { $stone }.
event-hunted = { $who } takes { animal-one }.
event-tipped = { $who } tips { animal-one }.
event-buried = { $who } buries: { $card }.
event-buried-discard = { $who } buries from the discard pile: { $card }.
event-rival-buried = { rival } has one more buried card.
event-camped = { $who } puts up a new camp.
event-camped-hex = { $who } puts up a new camp on { $hex }.
event-moved = { $who } moves a camp from { $from } to { $hex }.
event-moved-start = { $who } moves a camp from the starting tile to { $hex }.
event-rafted = { $who } moves the raft { raft-to }.
event-pushed = { $who } moves another camp ({ $owner }) from { $from } to { $hex }.
event-settled = { $who } builds a village on { $juncture }.
event-settled-raft = { $who } builds a village on { $juncture } with the raft.
event-raised = { $who } places a megalith on { $square }.
event-raised-neutral = { $who } puts a neutral megalith on { $square }.
event-stepped = { $who } reaches step { $to } { track-of }.
event-food = { $who } gets { $count } food: { $cause }.
event-tools = { $who } gets { effect-tools }: { $cause }.
event-points = { $who } gets { effect-points }: { $cause }.
event-labour = { $who } gets { $count } labour: { $cause }.
event-strength = { $who } gets { $count } strength: { $cause }.
event-food-for-tool = { $who } exchanges 1 food for 1 tool.
event-tool-for-food = { $who } exchanges 1 tool for 2 food.
event-food-for-point = { $who } exchanges 1 food for 1 point.
event-fished = { $who } draws a fish token: { $fish }.
event-fish-back = All discarded fish tokens go back into the supply.
event-refilled = Turned up: { $cards }.
event-boxed = { rival } removes from the game: { $cards }.
event-rival-card = { rival } turns up a card: { column }.
event-eclipse = Eclipse of round { $round }.
event-ready = { $who } has closed the eclipse pile.
event-revealed = { $who } reveals { $strength } strength: { $cards }.
event-revealed-none = { $who } has { $strength } strength, without cards.
event-order = { $who } is first in the new turn order.
event-eclipse-of = Eclipse: now { $who }.
event-resolved = { $who } uses { people-one } of the pile.
event-chose = { $who } uses { people-one }: { $effect }.
event-skipped = { $who } skips: { $cause }.
event-took = { $who } takes the benefit of { $hex }.
event-round = Round { $round } begins.
event-second-era = The second era begins: new culture cards and stones.
event-rafts-back = All rafts go back to the headwaters.
event-scored = { $who } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $line }.
event-ended = The game is over.

# Why somebody gets something: after a colon.
cause-setup = setup card SU{ $card }
cause-chief = { chief }
cause-culture = { $card }
cause-people = { people-word }
cause-played = playing { people-one }
cause-first = first figure { column-in }
cause-rest = rest
cause-animal = tipping { animal-one }
cause-hex = hex { $hex }
cause-square = square { $square }
cause-step = step { $to } { track-of }
cause-fish = fish token
cause-delta = delta
cause-board = player board
cause-stone = sacred stone ({ $stone })

why-not-now = That is not what is to be decided now.
why-no-setup = That setup card is not there.
why-place-taken = A starting tile lies there or beside it.
why-culture-late = Culture cards are played before the figure is placed.
why-must-discard = For a second culture card you must discard another card.
why-first-is-free = The first culture card of a turn is free.
why-no-such-card = That card is not in your hand.
why-not-in-hand = Those people are not in your hand.
why-not-to-bury = That card is not where you could bury it from.
why-not-to-add = Those people are not in your hand.
why-fresh = You took that card in this turn; you cannot play it yet.
why-no-figure = That figure is already placed.
why-place-first = First place a figure; then do what its column offers.
why-no-labour-here = A figure at rest needs no labour.
why-other-column = That is done in another column.
why-section-over = That section of the column is over.
why-little-labour = You do not have enough labour; play people for more.
why-little-food = You do not have enough food.
why-few-tools = You do not have enough tools.
why-pile-empty = That pile of tribe cards is empty.
why-not-open = That culture card does not lie open.
why-no-such-animal = There is no such animal in the hunting grounds.
why-not-upright = You have no upright animal of that type.
why-no-stone = That stone cannot be taken now.
why-no-camps = You have no camp left on your board.
why-no-camp-there = You have no camp there.
why-too-far = A camp moves to an adjacent hex.
why-raft-too-far = A raft goes downstream as far as you like, upstream one space.
why-no-river = The river is not in play.
why-raft-ashore = Your raft is not on a hex.
why-at-base = No village stands beside the base tile.
why-occupied = A village already stands there.
why-no-villages = All your villages are built.
why-camps-missing = You need a camp on each of the three hexes.
why-no-square = There is no room for that megalith.
why-not-supported = All four supports below must be there.
why-no-neutral = You cannot put down a neutral megalith now.
why-track-ends = You are at the end of that track.
why-no-option = That cannot be carried out now.
why-no-other-camp = There is no camp of that opponent there.
why-moved-already = You have made that move of the warrior already.
why-not-in-pile = Only people can be in the eclipse pile.
why-no-majority = You do not have or share the most influence there.
why-no-ability = There is no such ability left in your eclipse pile.
why-resolved = That has already been done.
why-no-benefit = That hex has no benefit.
why-not-closest = Another raft is closer to the delta.
why-must-raise = After the neutral megalith you must place one of your own.

score-culture = Culture cards played
score-site = Building site
score-idols = Idol tracks
score-terrain = Terrain
score-fish = Fish
score-landmarks = Landmarks
score-delta = Delta
score-board = Player board
score-stones = Sacred stones
score-animals = Animals
score-cards = People and culture cards
score-buried = Buried cards
score-offering = Offering
score-megaliths = Megaliths
score-villages = Villages
score-of-rival = First figures and level
score-total = Total

sketch-round = Round { $round } of 4, order: { $order }
sketch-open = Hunting grounds
sketch-culture = Culture cards
sketch-stones = Sacred stones
sketch-stores = { $food } food, { $tools ->
    [one] { $tools } tool
   *[other] { $tools } tools
}
sketch-idols = honour { $honour }, offering { $offering }
sketch-animals = Animals, upright/tipped
sketch-start = Starting tile (camps on it)
sketch-raft = Raft on space
sketch-hand = Hand
sketch-deck = Deck
sketch-discard = Discard pile
sketch-buried = Buried

# The board: cards and tiles. $effects, $cost, $points, $what and $effect are texts made of effects.
board-stone = { $stone ->
    [S01] Stone of the Firs
    [S02] Stone of the Peaks
    [S03] Stone of the Herds
    [S04] Stone of the Lichen
    [S05] Stone of the Reeds
    [S06] Stone of Camps
    [S07] Stone of the Dead
    [S08] Stone of Beasts
    [S09] Stone of Builders
    [S10] Stone of Balance
    [S11] Stone of Villages
    [S12] Stone of Rule
    [S13] Stone of Ancestors
    [S14] Stone of Pairs
    [S15] Stone of the Hunt
    [S16] Stone of Giants
    [S17] Stone of Honour
    [S18] Stone of Offerings
    [S19] Stone of the Eclipse
    [S20] Stone of Knowledge
   *[S21] Stone of Landmarks
}
board-costs = costs { $cost }
board-short = { $count } { $kind ->
    [labour] labour
    [food] food
   *[tools] { $count ->
        [one] tool
       *[other] tools
    }
} missing
board-dial = { $what } of at most { $most }
board-tool-in = 1 tool in { $column }
board-in-eclipse = in the eclipse: { $effects }
board-worth = { $points } in the end
board-left = { $count } left
board-tipped = tipped
board-when-tipped = tipped: { $effects }
board-set = points for one, two, three…: { $values }
board-in = in { $column }
board-any-column = in any column
board-scores-now = now { $points }
board-fish-hidden = fish token, face down

# Building site, idol tracks, player board.
board-site = Building site
board-square = column { $column }, row { $row }
board-crossing = column { $column }, row { $row }, level { $level }
board-neutral = neutral megalith
board-step = step { $step }
board-buried-worth = { $points } for each buried card
board-offering-worth = { $rate ->
    [1] 1 point for each food and tool, and { $points }
   *[other] 1 point for every { $rate } food and tools, and { $points }
}
board-step-brings = when reached: { $effect }
board-help-honour = points for each buried card
board-help-offering = food and tools for a point, and points besides
board-row-camps = Camps on the player board: { $count }
board-row-villages = Villages on the player board: { $count }
board-row-megaliths = Megaliths on the player board: { $count }
board-covered = covered: { $effects }
board-uncovered = every eclipse: { $effects }

# The stage: its parts, how far the game is, and the places for figures.
board-parts = Parts of the table
board-part-map = Map
board-part-columns = Columns
board-part-hand = Hand
board-part-tribe = Tribe
board-part-stones = Stones
board-part-eclipse = Eclipse
board-choices-here = : choices here
board-round = Round { $round } of { $most }
board-round-short = Round
board-phase-setup = Setup
board-phase-actions = Action phase
board-phase-eclipse = Eclipse
board-phase-over = Game over
board-ledge = Places for figures
board-ledge-stands = { $who }: { $count ->
    [one] { $count } figure
   *[other] { $count } figures
}
board-ledge-labour = { $count } labour in hand
board-ledge-bonus = bonus of the first figure: { $effects }
board-ledge-taken = bonus of the first figure is gone: { $effects }
board-ledge-nobody = nobody yet

# The map. $where is a hex, or several, as board-hex says it.
board-map = Terrain
board-hex = { $ground } { $hex }
board-influence = { $who }: { $count } influence
board-your-camps = { $count ->
    [one] your camp on { $where }
   *[other] { $count } of your camps on { $where }
}
board-camps-of = { $count ->
    [one] camp of { $who } on { $where }
   *[other] { $count } camps of { $who } on { $where }
}
board-move-of = move a camp of { $who } on { $where }
board-your-raft = your raft: { $where }
board-raft-of = raft of { $who }: { $where }
board-new-camp = new camp: { $where }
board-start-of = starting tile of { $who }
board-village-at = village between { $where }
board-place-at = place beside { $where }
board-leads = leads
board-behind = behind
board-raft-may = your raft may go there
board-brings = In every eclipse the most influence here brings { $effects }; tied tribes all get it.
board-brings-nothing = This hex brings nothing in the eclipse.
board-has-influence = { $count } influence
board-influence-how = A camp or raft on the hex counts 1, a village that touches it 2.
board-nobody-here = Nobody has influence here.
board-delta-how = In every eclipse the raft closest to the delta scores 1 point, and 1 more for each of its camps on the river; tied rafts all score.
board-headwaters-how = Rafts begin here, and come back after a village is built with them and when a round ends.
board-closest = closest to the delta

# Questions in a panel near the prompt.
board-ask-side = Which side of { $chief }?
board-ask-setup = What do you begin with?
board-ask-option = { $who }: choose one
board-ask-to = Where does the card go?
board-ask-with = What do you give for the village?
board-ask-figure = Which figure?
board-ask-track = Which idol track?
board-ask-discarded = Which card of the discard pile?
board-to-hand-why = for the eclipse or a later turn
board-to-discard-why = with the next shuffle into your deck
board-with-camps-why = three camps go back to your board
board-with-raft-why = two camps go back, the raft to the headwaters
board-chief-nothing = brings nothing here
board-track-to = to step { $to }
board-rest-note = Rest: no labour; several figures may rest.
board-column-note = In { $column } people are played for labour after that.

# What is asked after a pick.
board-go-on = Choose what goes on.
board-go-figure = Which figure do you place?
board-go-spot = Where do you place it?
board-go-pay = Which card do you discard for it?
board-go-to = Into your hand or onto the discard pile?
board-go-hex = Where does it move?
board-go-water = Where does it land?
board-go-with = With the raft or with camps only?
board-go-bury = Which card do you bury?
board-go-neutral = Where does the neutral megalith go?
board-neutral-short = Neutral…

# Columns.
board-col-places = Columns and rest
board-col-rest = Rest
board-col-rest-help = No people are played; everybody has a rest space.
board-col-place = Place a figure: { $name }
board-col-here = place here
board-col-who = Which figure?
board-col-hand = { $count } in hand
board-col-in-hand = { $count } labour in hand
board-col-now = { $now } now, { $more } in hand
board-col-with = { $count } in hand, { $more } there already
board-col-stands = { $who }: { $count ->
    [0] chief
    [one] { $chief ->
        [yes] { $count } tribe member and the chief
       *[no] { $count } tribe member
    }
   *[other] { $chief ->
        [yes] { $count } tribe members and the chief
       *[no] { $count } tribe members
    }
}
board-col-top-initiate = Tribe cards, any number
board-col-top-develop = Culture cards, any number
board-col-top-hunt = Animals, any number
board-col-top-migrate = Any number of times
board-col-once = Then once
board-col-once-stone = Once: sacred stone
board-col-first = First figure
board-col-now-here = now
board-col-done = done
board-col-free = still free
board-col-yours = yours, at the end
board-col-bonus-initiate = a step on either track
board-col-bonus-develop = pay a tool for a megalith
board-col-bonus-hunt = tools
board-col-bonus-migrate = camp moves
board-col-bury = Bury a card
board-col-bury-worth = { $count ->
    [one] each buried card is worth { $count } point in the end
   *[other] each buried card is worth { $count } points in the end
}
board-col-set = +{ $points } for your next one; points for one, two, three…: { $values }
board-col-tip = Tip one of your animals ({ $count } upright)
board-col-village = Build a village ({ $count } left)
board-col-move = Move a camp
board-col-move-help = to an adjacent hex, on the map
board-col-raft = Move the raft
board-col-raft-help = downstream or one back, on the map
board-col-camp = New camp
board-col-camp-raft = New camp at the raft
board-col-animals-left = { $count ->
    [one] { $count } more animal in the deck
   *[other] { $count } more animals in the deck
}

# Hand and piles.
board-tray-purse = What you can spend
board-tray-labour = { $count } labour
board-tray-more = { $count } more in hand
board-tray-in-hand = Labour in hand
board-tray-in-column = { $count } labour in { $column }
board-tray-hand = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
board-tray-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
board-tray-no-hand = No cards in hand
board-tray-no-people = No people in hand
board-tray-copies = { $count } copies
board-tray-new = new
board-tray-fresh = { $count } of { $all } taken in this turn: not to be played in it
board-tray-pay = Which card do you discard for it?
board-tray-deck = Deck
board-tray-discard = Discard
board-tray-buried = Buried
board-tray-eclipse = Eclipse pile
board-tray-pile = { $name }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-tray-none = No cards.
board-tray-unordered = What is in your deck, in no order.
board-tray-unseen = What is in deck and hand, as everybody can count.
board-tray-bury-from = Choose the card that you bury.
board-tray-pile-help = Add people from your hand.
board-tray-pile-done = Waiting for the others.
board-tray-strength = strength { $count }
board-tray-strength-besides = { $count } of it from rest and cards

# Tribe.
board-tribe-whose = Whose tribe
board-tribe-animals = Animals
board-tribe-in-the-end = in the end
board-tribe-no-animals = No animals yet. Upright animals of one type score together in the end, the more the better; tipping one brings its benefit at once.
board-tribe-animals-of = { $tipped ->
    [0] { $count } upright
   *[other] { $count } upright, { $tipped } tipped
}
board-tribe-next = next +{ $points }
board-tribe-board = Player board
board-tribe-each-eclipse = every eclipse
board-tribe-chief-placed = already placed in this round
board-tribe-camps = Camps
board-tribe-villages = Villages
board-tribe-megaliths = Megaliths
board-tribe-neutral = { $count ->
    [0] no neutral megaliths left
    [one] and { $count } neutral megalith
   *[other] and { $count } neutral megaliths
}
board-tribe-buried = Buried
board-tribe-nothing-buried = none; each would be worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-tribe-buried-worth = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each at step { $step } of honour
board-tribe-buried-rival = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
board-tribe-cards = Cards
board-tribe-score = Score as things stand
board-tribe-so-far = So far

# Stones, idols and the building site.
board-stones-title = Sacred stones
board-stones-help = score in every eclipse
board-stones-yours = Yours
board-stones-offered = On offer, era { $era }
board-stones-none = None is left.
board-stones-later = Stones of the second era
board-stones-idols = Idol tracks
board-stones-site = Building site
board-stones-raised = { $who }: { $count ->
    [one] { $count } megalith
   *[other] { $count } megaliths
}
board-stones-levels = Level 2 stands on four squares and brings 3 points, level 3 brings 5; 1 more for each support that is yours.
board-stones-neutral = Neutral first ({ $count })

# What stands beside the board.
board-side = Overview
board-side-eclipse = Eclipse forecast
board-side-if-now = if now
board-side-tribe = Tribe
board-side-points = points
board-side-food = food
board-side-tools = tools
board-side-fish = fish tokens
board-side-strength = strength so far
board-side-points-of = { $who }: board { $board }, land { $land }, delta { $delta }, stones { $stones }
board-side-where-from = Where the points come from
board-side-from-board = board
board-side-from-land = land
board-side-from-delta = delta
board-side-from-stones = stones
board-side-not-counted = Not counted: people in the pile, fish, and what is chosen.
board-side-places = Landmarks and delta
board-side-nobody = nobody
board-side-delta = Delta
board-side-delta-help = the raft closest to it: 1, and 1 for each of its camps on the river
board-side-fish-help = lead a river hex
board-side-signs = What the signs mean
board-side-in-eclipse = what people bring in the eclipse
board-side-sources = Where the figures come from
board-side-rules = All rules and figures
board-side-rival-cards = Its cards still to come

# The panel of a player.
board-facts-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-facts-total = { $count } if the game ended now
board-facts-place = number { $place } in turn order
board-facts-food = { $count } food
board-facts-tools = { $count ->
    [one] { $count } tool
   *[other] { $count } tools
}
board-facts-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
board-facts-megaliths = { $count ->
    [one] { $count } megalith on the site
   *[other] { $count } megaliths on the site
}
board-facts-camps = { $count ->
    [one] { $count } camp on the map
   *[other] { $count } camps on the map
}
board-facts-villages = { $count ->
    [one] { $count } village
   *[other] { $count } villages
}
board-facts-figures = { $count ->
    [one] { $count } figure to place
   *[other] { $count } figures to place
}

# The eclipse.
board-ecl-title = Eclipse of round { $round }
board-ecl-no-points = no points
board-ecl-piling = All choose their eclipse piles in secret.
board-ecl-order-help = In this order, and so in the next round too.
board-ecl-last = The last one: then the game ends.
board-ecl-ready = ready
board-ecl-chooses = is choosing
board-ecl-pile-help = Put people from your hand into the pile: their labour is your strength, the strongest tribe acts first, and each of them brings what stands beside the eclipse sign. Whoever stays in hand can be played later.
board-ecl-abilities = People of the pile
board-ecl-no-abilities = Nothing more here.
board-ecl-terrain = Land
board-ecl-leads = { $count ->
    [one] most influence on { $count } hex
   *[other] most influence on { $count } hexes
}
board-ecl-no-land = Nothing more here.
board-ecl-income = Income and stones
board-ecl-board = Board
board-ecl-stones = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}
