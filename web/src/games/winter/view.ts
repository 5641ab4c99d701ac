// Generated from the Rust types by server/tests/types.rs. Do not edit; run `make types`.
import type { Seat, Seats } from "../../wire";

export type View = { 
/**
 * What the table has chosen.
 */
wishes: Wishes, 
/**
 * Where in the game.
 */
phase: Phase, 
/**
 * From 1.
 */
round: number, 
/**
 * The order of turns; seat 4 is the Rival.
 */
order: Array<Seat>, 
/**
 * Whose turn it is.
 */
turn: Seat, 
/**
 * Who has yet to choose an eclipse pile.
 */
choosing: Seats, 
/**
 * What lasts for this turn.
 */
now: TurnView, 
/**
 * What is being resolved: the last one first.
 */
tasks: Array<Task>, 
/**
 * In an eclipse: abilities that are still to come.
 */
abilities: Array<People>, 
/**
 * In an eclipse: hexes whose benefits are still to come, if somebody leads there.
 */
open: Array<Hex>, 
/**
 * In an eclipse: whether the delta is still to come.
 */
delta: boolean, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The Rival of a single player.
 */
rival: PlayerView | null, 
/**
 * The Rival's cards that have not come up, by column.
 */
rival_cards: [number, number, number, number], 
/**
 * The board, hex by hex in the order of reading.
 */
ground: Array<Ground>, 
/**
 * How the river lies.
 */
river: River | null, 
/**
 * Setup cards that can be chosen.
 */
setups: Array<number>, 
/**
 * Who was the first in each column in this round.
 */
firsts: [Seat | null, Seat | null, Seat | null, Seat | null], 
/**
 * Tribe cards in their piles, by kind of people.
 */
supply: [number, number, number, number, number, number, number, number, number], 
/**
 * The open culture cards.
 */
display: Array<Culture>, 
/**
 * Culture cards that have not come up.
 */
cultures: Array<Culture>, 
/**
 * Culture cards that are out of the game.
 */
boxed: Array<Culture>, 
/**
 * The hunting grounds.
 */
grounds: Array<Animal>, 
/**
 * Animals in the deck, by type.
 */
herd: [number, number, number, number, number, number, number, number], 
/**
 * Stones that can be taken, by era.
 */
stones: [Array<Stone>, Array<Stone>], 
/**
 * Fish tokens in the supply.
 */
fish: Array<FishToken>, 
/**
 * Neutral megaliths on the ground.
 */
neutral: Array<Square>, };

export type TurnView = { 
/**
 * Labour to spend.
 */
labour: number, 
/**
 * Labour for the case that the figure is placed in this column.
 */
labour_in: [number, number, number, number], 
/**
 * So many tools less for everything bought in this column.
 */
discount: [number, number, number, number], 
/**
 * Whether a culture card was played.
 */
cultured: boolean, 
/**
 * The column in which the figure stands.
 */
column: Column | null, 
/**
 * Whether it is the first one there.
 */
first: boolean, 
/**
 * Whether the top section is over.
 */
middle: boolean, 
/**
 * Cards that lie in front of the player.
 */
played: Array<Card>, 
/**
 * Cards that were taken to the hand in this turn.
 */
fresh: Array<Card>, };

export type PlayerView = { 
/**
 * Food.
 */
food: number, 
/**
 * Tools.
 */
tools: number, 
/**
 * Points by source.
 */
points: [number, number, number, number, number, number, number, number, number, number, number, number, number, number, number, number], 
/**
 * How many cards are in hand, those of a secret eclipse pile included.
 */
held: number, 
/**
 * Which; seen by their owner.
 */
hand: Array<Card> | null, 
/**
 * How many cards are in the deck.
 */
deck: number, 
/**
 * What is in the deck, and in the hand and the secret eclipse pile where these are not seen.
 */
unseen: Array<Card>, 
/**
 * What everybody knows to be in hand.
 */
known: Array<Card>, 
/**
 * The discard pile.
 */
discard: Array<Card>, 
/**
 * Buried cards.
 */
buried: Array<Card>, 
/**
 * How many cards are buried; the Rival's are no real ones.
 */
buried_count: number, 
/**
 * The eclipse pile, once it is shown; its owner sees it before.
 */
pile: Array<People> | null, 
/**
 * Strength besides that of the pile.
 */
strength: number, 
/**
 * Tribe members that are not placed yet.
 */
members: number, 
/**
 * Tribe members by place: the columns, then Rest.
 */
placed: [number, number, number, number, number], 
/**
 * Where the chief stands, if it was placed.
 */
chief_at: number | null, 
/**
 * The chief.
 */
chief: Chief | null, 
/**
 * The side that is up.
 */
side: Side | null, 
/**
 * Camps on the player board.
 */
home: number, 
/**
 * Camps on the starting tile.
 */
start: number, 
/**
 * Camps on each hex, in the order of reading.
 */
camps: Array<number>, 
/**
 * Where the starting tile lies.
 */
place: Place | null, 
/**
 * The space of the raft: 0 is the headwaters, 6 the delta.
 */
raft: number, 
/**
 * Villages.
 */
villages: Array<Juncture>, 
/**
 * Megaliths on the player board.
 */
megaliths: number, 
/**
 * Neutral megaliths beside it.
 */
neutral: number, 
/**
 * Megaliths on the site.
 */
built: Array<Square>, 
/**
 * Animals that are not tipped, by type.
 */
animals: [number, number, number, number, number, number, number, number], 
/**
 * Animals that are tipped, by type.
 */
tipped: [number, number, number, number, number, number, number, number], 
/**
 * Sacred stones.
 */
stones: Array<Stone>, 
/**
 * Steps of honour and offering.
 */
steps: [number, number], };

export type Wishes = { 
/**
 * How many play.
 */
players: number, 
/**
 * Landmarks of Rivers & Rafts; 0 is the base game.
 */
landmarks: number, 
/**
 * Whether there are sea cows; only with Rivers & Rafts.
 */
sea_cows: boolean, 
/**
 * Whether there are warriors instead of guides.
 */
warriors: boolean, 
/**
 * Whether setup cards are drafted.
 */
draft: boolean, 
/**
 * The Rival's points in the end, for a single player: 0 easy, 1 normal, 2 hard.
 */
level: number, };

export type Phase = "side" | "draft" | "start" | "culture" | "column" | "bottom" | "rest" | "pile" | "abilities" | "terrain" | "over";

export type Task = { 
/**
 * Where they come from.
 */
origin: Origin, 
/**
 * Which of them is next.
 */
at: number, 
/**
 * How much of it is left, once it has begun. For the Warrior: 1 for one's own camp, 2 for that of somebody else.
 */
left: number, 
/**
 * Whether a neutral megalith was put down for the one that is to come.
 */
neutral: boolean, };

export type Origin = { "setup": number } | { "chief": [Chief, Side] } | { "culture": Culture } | { "people": People } | { "option": [People, number] } | { "played": People } | { "first": Column } | "rest" | { "animal": Animal } | { "hex": Hex } | { "square": Square } | { "step": [Track, number] } | { "fish": FishToken } | "delta" | "board" | { "stone": Stone };

export type Source = "culture" | "site" | "idols" | "terrain" | "fish" | "landmarks" | "delta" | "board" | "stones" | "animals" | "cards" | "buried" | "offering" | "megaliths" | "villages" | "rival";

export type Figure = "member" | "chief";

export type Spot = string;

export type Ground = "base" | { "land": number } | "glacier" | "river" | { "landmark": Landmark };

export type Hex = string;

export type Juncture = string;

export type Place = string;

export type River = { 
/**
 * Where the headwaters are; the delta is at the other end.
 */
headwaters: End, 
/**
 * To which bank the central tile reaches.
 */
central: Bank, 
/**
 * Which of its two hexes there is the landmark, from the west; the other is a river hex off the channel.
 */
landmark: number, 
/**
 * The tile at the west end.
 */
west: Third, 
/**
 * The tile at the east end.
 */
east: Third, };

export type End = "west" | "east";

export type Bank = "north" | "south";

export type Third = "landmark" | "glacier";

export type Square = string;

export type Camp = string;

export type Card = string;

export type Column = "initiate" | "develop" | "hunt" | "migrate";

export type Track = "honour" | "offering";

export type Terrain = "forest" | "mountain" | "plains" | "tundra" | "wetland" | "glacier";

export type Cost = { labour: number, food: number, tools: number, };

export type Count = "camps" | "villages" | { "villages-at": Terrain } | "villages-at-landmarks" | "villages-at-river" | "megaliths" | "buried" | "culture" | "eclipse-pile" | "animal-types" | "animal-pairs" | { "steps": Track } | "lower-steps" | "majorities" | "camps-at-home" | "central-hexes" | "outer-hexes" | "camps-here";

export type From = "hand" | "hand-or-discard";

export type Effect = { "food": number } | { "tools": number } | { "points": number } | { "labour": number } | { "labour-in": [Column, number] } | { "moves": number } | { "camps": number } | "village" | { "step": Track } | { "steps": number } | { "megaliths": number } | { "draw": number } | { "tip": number } | { "bury": [number, From] } | { "food-for-tools": number } | { "tools-for-food": number } | { "food-for-points": number } | { "discount": [Column, number] } | "top-animal" | "open-animal" | { "tribe": number } | { "strength": number } | { "points-per": [Count, number, number] } | { "megalith-for": number } | { "fish": number } | "reshuffle" | "moves-and-other" | { "choose": Array<Array<Effect>> };

export type People = "tribesman" | "tribeswoman" | "brave" | "elder" | "artisan" | "hunter" | "guide" | "shaman" | "warrior";

export type PeopleFace = { 
/**
 * How many everybody begins with, or how many are in the pile.
 */
copies: number, 
/**
 * What a tribe card costs; nothing for those that everybody begins with.
 */
cost: Cost, 
/**
 * Labour, and strength in the eclipse.
 */
labour: number, 
/**
 * In these columns so much labour instead.
 */
better: Array<[Column, number]>, 
/**
 * In this column a tool comes on top.
 */
tool: Column | null, 
/**
 * What it brings in the eclipse.
 */
eclipse: Array<Effect>, 
/**
 * Points in the end.
 */
points: number, };

export type Culture = string;

export type CultureFace = { 
/**
 * What it costs.
 */
cost: Cost, 
/**
 * Points in the end.
 */
points: number, 
/**
 * What it does when it is played.
 */
effects: Array<Effect>, };

export type Animal = "stag-moose" | "glyptodon" | "ground-sloth" | "woolly-rhino" | "sabre-tooth" | "mammoth" | "teratorn" | "sea-cow";

export type AnimalFace = { 
/**
 * DERIVED: how many there are.
 */
copies: number, 
/**
 * What hunting it costs.
 */
cost: Cost, 
/**
 * What tipping it brings.
 */
tip: Array<Effect>, 
/**
 * Points in the end for one of its type, for two, and so on; the last for all above.
 */
set: Array<number>, };

export type LandFace = { 
/**
 * The type.
 */
terrain: Terrain, 
/**
 * What the most influence brings in the eclipse.
 */
benefit: Array<Effect>, };

export type Stone = string;

export type StoneFace = { 
/**
 * The era, from 1.
 */
era: number, 
/**
 * What is counted.
 */
per: Count, 
/**
 * Points for each.
 */
points: number, 
/**
 * At most so many points.
 */
most: number, };

export type Chief = "tuskbreaker" | "thunderclaw" | "stonecarver" | "handeye" | "firewolf";

export type Side = "a" | "b";

export type ChiefFace = { 
/**
 * In which column; any if none is named.
 */
column: Column | null, 
/**
 * What placing the chief brings there.
 */
bonus: Array<Effect>, };

export type FishToken = string;

export type Landmark = "volcano" | "cliff" | "arch" | "monolith" | "tree";

export type Event = { "began": { order: Array<Seat>, } } | { "chief": { seat: Seat, chief: Chief, } } | { "side": { seat: Seat, chief: Chief, side: Side, } } | { "setups": { cards: Array<number>, } } | { "setup": { seat: Seat, card: number, } } | { "started": { seat: Seat, place: Place, } } | { "drew": { seat: Seat, count: number, cards: Array<Card> | null, } } | { "shuffled": { seat: Seat, } } | { "cultured": { seat: Seat, culture: Culture, other: Card | null, } } | { "placed": { seat: Seat, figure: Figure, spot: Spot, first: boolean, } } | { "played": { seat: Seat, people: People, labour: number, } } | { "recruited": { seat: Seat, people: People, hand: boolean, } } | { "learned": { seat: Seat, culture: Culture, } } | { "took-stone": { seat: Seat, stone: Stone, } } | { "hunted": { seat: Seat, animal: Animal, } } | { "tipped": { seat: Seat, animal: Animal, } } | { "buried": { seat: Seat, card: Card, discard: boolean, } } | "rival-buried" | { "camped": { seat: Seat, hex: Hex | null, } } | { "moved": { seat: Seat, from: Camp, to: Hex, } } | { "rafted": { seat: Seat, from: number, to: number, } } | { "pushed": { seat: Seat, owner: Seat, from: Hex, to: Hex, } } | { "settled": { seat: Seat, juncture: Juncture, raft: boolean, } } | { "raised": { seat: Seat, square: Square, } } | { "raised-neutral": { seat: Seat, square: Square, } } | { "stepped": { seat: Seat, track: Track, to: number, } } | { "gained": { seat: Seat, gain: Gain, why: Origin, } } | { "exchanged": { seat: Seat, exchange: Exchange, } } | { "fished": { seat: Seat, fish: FishToken, } } | "fish-back" | { "refilled": { animals: Array<Animal>, cultures: Array<Culture>, } } | { "boxed": { cultures: Array<Culture>, } } | { "rival-card": { column: Column, } } | { "eclipse": { round: number, } } | { "ready": { seat: Seat, } } | { "revealed": { seat: Seat, pile: Array<People>, strength: number, } } | { "order": { order: Array<Seat>, } } | { "eclipse-of": { seat: Seat, } } | { "resolved": { seat: Seat, people: People, } } | { "chose": { seat: Seat, people: People, option: number, } } | { "skipped": { seat: Seat, why: Origin, } } | { "took": { seat: Seat, hex: Hex, } } | { "round": { round: number, } } | "second-era" | "rafts-back" | { "scored": { seat: Seat, source: Source, points: number, } } | "ended";

export type Gain = { "food": number } | { "tools": number } | { "points": number } | { "labour": number } | { "strength": number };

export type Exchange = "food-for-tool" | "tool-for-food" | "food-for-point";

export type Outlook = { 
/**
 * The players by seat.
 */
players: Array<PlayerOutlook>, 
/**
 * The Rival of a single player.
 */
rival: PlayerOutlook | null, };

export type PlayerOutlook = { 
/**
 * Influence on each hex, in the order of reading.
 */
influence: Array<number>, 
/**
 * The hexes on which it has or shares the most influence.
 */
leads: Array<Hex>, 
/**
 * What the eclipse would bring now, without an eclipse pile: choices and fish are not counted.
 */
eclipse: Forecast, 
/**
 * What each stone would score now: those that it has, and those that can be taken.
 */
stones: Array<[Stone, number]>, 
/**
 * What each landmark brings or would bring now.
 */
landmarks: Array<[Hex, number]>, 
/**
 * Whether its raft is the closest to the delta, or tied.
 */
closest: boolean, 
/**
 * Strength in the eclipse as far as it is known.
 */
strength: number, 
/**
 * Labour that the people in hand bring in each column; nothing where the hand is not seen.
 */
labour: [number, number, number, number], 
/**
 * What animals, cards, buried cards, offering, megaliths and villages would bring in the end, as things stand.
 */
last: [number, number, number, number, number, number], 
/**
 * All points as things stand.
 */
total: number, };

export type Forecast = { 
/**
 * Points.
 */
points: number, 
/**
 * Food.
 */
food: number, 
/**
 * Tools.
 */
tools: number, 
/**
 * Fish tokens.
 */
fish: number, 
/**
 * Points of the player board.
 */
board: number, 
/**
 * Points of land and landmarks, and of the steps that land brings.
 */
land: number, 
/**
 * Points of the delta.
 */
delta: number, 
/**
 * Points of stones.
 */
stones: number, };

export const PEOPLE: Record<People, PeopleFace> = {
  "tribesman": {"copies":4,"cost":{"labour":0,"food":0,"tools":0},"labour":1,"better":[],"tool":null,"eclipse":[],"points":0},
  "tribeswoman": {"copies":3,"cost":{"labour":0,"food":0,"tools":0},"labour":1,"better":[["initiate",2],["develop",2]],"tool":null,"eclipse":[{"food":1}],"points":0},
  "brave": {"copies":2,"cost":{"labour":0,"food":0,"tools":0},"labour":1,"better":[["hunt",2],["migrate",2]],"tool":null,"eclipse":[{"choose":[[{"tools":1}],[{"moves":1}]]}],"points":0},
  "elder": {"copies":15,"cost":{"labour":1,"food":2,"tools":0},"labour":1,"better":[["initiate",3]],"tool":null,"eclipse":[{"step":"honour"}],"points":1},
  "artisan": {"copies":15,"cost":{"labour":1,"food":2,"tools":0},"labour":1,"better":[["develop",3]],"tool":null,"eclipse":[{"choose":[[{"tools":1}],[{"megalith-for":2}]]}],"points":1},
  "hunter": {"copies":15,"cost":{"labour":1,"food":2,"tools":0},"labour":1,"better":[["hunt",3]],"tool":null,"eclipse":[{"choose":[[{"tip":1}],[{"food":2}]]}],"points":1},
  "guide": {"copies":15,"cost":{"labour":1,"food":2,"tools":0},"labour":1,"better":[["migrate",3]],"tool":null,"eclipse":[{"moves":2}],"points":1},
  "shaman": {"copies":15,"cost":{"labour":1,"food":2,"tools":0},"labour":2,"better":[],"tool":null,"eclipse":[{"steps":1}],"points":1},
  "warrior": {"copies":15,"cost":{"labour":1,"food":2,"tools":0},"labour":2,"better":[],"tool":"migrate","eclipse":["moves-and-other"],"points":1},
};

export const CULTURE: Record<Culture, CultureFace> = {
  "C01": {"cost":{"labour":2,"food":0,"tools":0},"points":1,"effects":[{"food":3}]},
  "C02": {"cost":{"labour":2,"food":0,"tools":0},"points":1,"effects":[{"tools":1},{"food":1}]},
  "C03": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"labour-in":["hunt",3]}]},
  "C04": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"moves":3}]},
  "C05": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"camps":1},{"moves":1}]},
  "C06": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"draw":2}]},
  "C07": {"cost":{"labour":2,"food":0,"tools":1},"points":2,"effects":[{"bury":[1,"hand-or-discard"]}]},
  "C08": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"step":"honour"},{"draw":1}]},
  "C09": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"tip":1},{"food":1}]},
  "C10": {"cost":{"labour":3,"food":0,"tools":1},"points":2,"effects":[{"megaliths":1}]},
  "C11": {"cost":{"labour":2,"food":0,"tools":0},"points":1,"effects":[{"food":1},{"food-for-tools":3}]},
  "C12": {"cost":{"labour":2,"food":0,"tools":0},"points":1,"effects":[{"tools":1},{"tools-for-food":2}]},
  "C13": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"step":"offering"},{"food":1}]},
  "C14": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"labour-in":["initiate",3]}]},
  "C15": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"labour-in":["develop",3]}]},
  "C16": {"cost":{"labour":2,"food":0,"tools":1},"points":1,"effects":[{"labour-in":["migrate",3]}]},
  "C17": {"cost":{"labour":3,"food":0,"tools":1},"points":2,"effects":[{"labour":2}]},
  "C18": {"cost":{"labour":3,"food":0,"tools":2},"points":2,"effects":["top-animal"]},
  "C19": {"cost":{"labour":3,"food":0,"tools":1},"points":2,"effects":[{"tribe":1}]},
  "C20": {"cost":{"labour":2,"food":0,"tools":1},"points":2,"effects":[{"strength":2},{"food":1}]},
  "C21": {"cost":{"labour":3,"food":0,"tools":1},"points":3,"effects":[{"food":4}]},
  "C22": {"cost":{"labour":3,"food":0,"tools":1},"points":3,"effects":[{"tools":3}]},
  "C23": {"cost":{"labour":4,"food":0,"tools":2},"points":3,"effects":[{"labour-in":["hunt",4]},{"discount":["hunt",1]}]},
  "C24": {"cost":{"labour":3,"food":0,"tools":2},"points":3,"effects":[{"moves":4}]},
  "C25": {"cost":{"labour":4,"food":0,"tools":2},"points":4,"effects":["village"]},
  "C26": {"cost":{"labour":3,"food":0,"tools":2},"points":3,"effects":[{"draw":3}]},
  "C27": {"cost":{"labour":3,"food":0,"tools":2},"points":4,"effects":[{"bury":[2,"hand-or-discard"]}]},
  "C28": {"cost":{"labour":3,"food":0,"tools":2},"points":3,"effects":[{"steps":2}]},
  "C29": {"cost":{"labour":3,"food":0,"tools":1},"points":3,"effects":[{"tip":2}]},
  "C30": {"cost":{"labour":4,"food":0,"tools":2},"points":4,"effects":[{"megaliths":2}]},
  "C31": {"cost":{"labour":3,"food":0,"tools":1},"points":3,"effects":[{"food":2},{"food-for-points":5}]},
  "C32": {"cost":{"labour":3,"food":0,"tools":1},"points":3,"effects":[{"step":"honour"},{"step":"offering"}]},
  "C33": {"cost":{"labour":4,"food":0,"tools":2},"points":4,"effects":[{"points-per":["megaliths",1,5]}]},
  "C34": {"cost":{"labour":4,"food":0,"tools":2},"points":4,"effects":[{"points-per":["animal-types",1,6]}]},
  "C35": {"cost":{"labour":4,"food":0,"tools":2},"points":4,"effects":[{"points-per":["camps",1,5]}]},
  "C36": {"cost":{"labour":4,"food":0,"tools":2},"points":4,"effects":[{"points-per":["villages",2,6]}]},
  "C37": {"cost":{"labour":4,"food":0,"tools":1},"points":3,"effects":[{"labour":4}]},
  "C38": {"cost":{"labour":4,"food":0,"tools":2},"points":3,"effects":["open-animal"]},
  "C39": {"cost":{"labour":4,"food":0,"tools":1},"points":3,"effects":[{"tribe":2}]},
  "C40": {"cost":{"labour":3,"food":0,"tools":1},"points":3,"effects":[{"strength":4},{"points":2}]},
};

export const ANIMALS: Record<Animal, AnimalFace> = {
  "stag-moose": {"copies":10,"cost":{"labour":1,"food":0,"tools":1},"tip":[{"food":2}],"set":[2,5,9,13,17,21]},
  "glyptodon": {"copies":10,"cost":{"labour":2,"food":0,"tools":1},"tip":[{"food":2},{"tools":1}],"set":[3,8,13,19,25,31]},
  "ground-sloth": {"copies":10,"cost":{"labour":1,"food":0,"tools":2},"tip":[{"food":4}],"set":[3,7,12,18,24,30]},
  "woolly-rhino": {"copies":10,"cost":{"labour":2,"food":0,"tools":2},"tip":[{"food":4},{"tools":1}],"set":[4,10,17,24,31,38]},
  "sabre-tooth": {"copies":10,"cost":{"labour":2,"food":0,"tools":3},"tip":[{"food":2},{"tools":2}],"set":[5,12,20,28,36,44]},
  "mammoth": {"copies":5,"cost":{"labour":3,"food":0,"tools":3},"tip":[{"food":6},{"tools":1}],"set":[7,17,28,40,53]},
  "teratorn": {"copies":5,"cost":{"labour":1,"food":0,"tools":2},"tip":[{"food":1},{"steps":1}],"set":[3,8,14,21,29]},
  "sea-cow": {"copies":5,"cost":{"labour":1,"food":0,"tools":2},"tip":[{"fish":2}],"set":[3,8,13,19,26]},
};

export const STONES: Record<Stone, StoneFace> = {
  "S01": {"era":1,"per":{"villages-at":"forest"},"points":3,"most":255},
  "S02": {"era":1,"per":{"villages-at":"mountain"},"points":3,"most":255},
  "S03": {"era":1,"per":{"villages-at":"plains"},"points":3,"most":255},
  "S04": {"era":1,"per":{"villages-at":"tundra"},"points":3,"most":255},
  "S05": {"era":1,"per":{"villages-at":"wetland"},"points":3,"most":255},
  "S06": {"era":1,"per":"camps","points":1,"most":3},
  "S07": {"era":1,"per":"buried","points":1,"most":5},
  "S08": {"era":1,"per":"animal-types","points":1,"most":5},
  "S09": {"era":1,"per":"megaliths","points":1,"most":4},
  "S10": {"era":1,"per":"lower-steps","points":1,"most":4},
  "S11": {"era":2,"per":"villages","points":3,"most":9},
  "S12": {"era":2,"per":"majorities","points":1,"most":8},
  "S13": {"era":2,"per":"buried","points":2,"most":10},
  "S14": {"era":2,"per":"animal-pairs","points":3,"most":9},
  "S15": {"era":2,"per":"animal-types","points":2,"most":10},
  "S16": {"era":2,"per":"megaliths","points":1,"most":8},
  "S17": {"era":2,"per":{"steps":"honour"},"points":1,"most":8},
  "S18": {"era":2,"per":{"steps":"offering"},"points":1,"most":8},
  "S19": {"era":2,"per":"eclipse-pile","points":2,"most":8},
  "S20": {"era":2,"per":"culture","points":1,"most":8},
  "S21": {"era":1,"per":"villages-at-landmarks","points":2,"most":255},
};

export const CHIEFS: Record<Chief, [ChiefFace, ChiefFace]> = {
  "tuskbreaker": [{"column":"hunt","bonus":[{"labour":2}]},{"column":"hunt","bonus":[{"tools":2}]}],
  "thunderclaw": [{"column":"initiate","bonus":[{"labour":2}]},{"column":"initiate","bonus":[{"food":1},{"steps":1}]}],
  "stonecarver": [{"column":null,"bonus":[{"megalith-for":1}]},{"column":"develop","bonus":[{"megaliths":1}]}],
  "handeye": [{"column":"develop","bonus":[{"labour":2}]},{"column":null,"bonus":[{"food":1},{"tools":1}]}],
  "firewolf": [{"column":"migrate","bonus":[{"labour":2}]},{"column":"migrate","bonus":[{"camps":1},{"moves":1}]}],
};

export const FISH: Record<FishToken, Effect[]> = {
  "F01": [{"food":2}],
  "F02": [{"food":2}],
  "F03": [{"food":1},{"tools":1}],
  "F04": [{"food":1},{"tools":1}],
  "F05": [{"tools":1},{"points":1}],
  "F06": [{"tools":1},{"points":1}],
  "F07": [{"food":1},{"points":1}],
  "F08": [{"food":1},{"points":1}],
  "F09": [{"steps":1}],
  "F10": [{"steps":1}],
  "F11": [{"draw":1},{"food":1}],
  "F12": [{"moves":2}],
  "F13": [{"megaliths":1}],
  "F14": [{"points":3}],
  "F15": [{"points":2},"reshuffle"],
};

export const LANDMARKS: Record<Landmark, [number, Count]> = {
  "volcano": [1,"camps-at-home"],
  "cliff": [1,"central-hexes"],
  "arch": [1,"outer-hexes"],
  "monolith": [1,"camps-here"],
  "tree": [2,"villages-at-river"],
};

export const KINDS: People[] = ["tribesman","tribeswoman","brave","elder","artisan","hunter","guide","shaman","warrior"];

export const BEASTS: Animal[] = ["stag-moose","glyptodon","ground-sloth","woolly-rhino","sabre-tooth","mammoth","teratorn","sea-cow"];

export const COLUMNS: Column[] = ["initiate","develop","hunt","migrate"];

export const HEXES: Hex[] = ["(0,-2)","(1,-2)","(2,-2)","(-1,-1)","(0,-1)","(1,-1)","(2,-1)","(-2,0)","(-1,0)","(0,0)","(1,0)","(2,0)","(-2,1)","(-1,1)","(0,1)","(1,1)","(-2,2)","(-1,2)","(0,2)"];

export const LAND: LandFace[] = [{"terrain":"forest","benefit":[{"food":2}]},{"terrain":"forest","benefit":[{"food":2}]},{"terrain":"forest","benefit":[{"food":1},{"points":1}]},{"terrain":"forest","benefit":[{"food":1},{"points":1}]},{"terrain":"mountain","benefit":[{"tools":1}]},{"terrain":"mountain","benefit":[{"tools":1}]},{"terrain":"mountain","benefit":[{"tools":1},{"points":1}]},{"terrain":"mountain","benefit":[{"tools":1},{"points":1}]},{"terrain":"plains","benefit":[{"moves":1},{"food":1}]},{"terrain":"plains","benefit":[{"moves":1},{"food":1}]},{"terrain":"plains","benefit":[{"moves":1},{"points":1}]},{"terrain":"plains","benefit":[{"moves":1},{"points":1}]},{"terrain":"tundra","benefit":[{"steps":1}]},{"terrain":"tundra","benefit":[{"steps":1}]},{"terrain":"tundra","benefit":[{"step":"honour"}]},{"terrain":"tundra","benefit":[{"step":"offering"}]},{"terrain":"wetland","benefit":[{"points":2}]},{"terrain":"wetland","benefit":[{"points":2}]},{"terrain":"wetland","benefit":[{"points":1},{"food":1}]},{"terrain":"wetland","benefit":[{"points":1},{"tools":1}]},{"terrain":"glacier","benefit":[]},{"terrain":"glacier","benefit":[]},{"terrain":"glacier","benefit":[]},{"terrain":"glacier","benefit":[]}];

export const SETUP: Effect[][] = [[{"food":2},{"tools":2}],[{"food":2},{"tools":4}],[{"food":4},{"tools":2}],[{"food":3},{"tools":3}],[{"food":5},{"tools":1}],[{"food":2},{"tools":2},{"steps":1}]];

export const FIRST_BONUS: Effect[][] = [[{"steps":1}],[{"megalith-for":1}],[{"tools":2}],[{"moves":2}]];

export const REST: Effect[] = [{"tip":1},{"draw":1},{"strength":2}];

export const STEP_BONUS: Effect[][] = [[{"food":1},{"tools":1},{"points":2},{"megaliths":1},{"points":4}],[{"tools":1},{"food":2},{"points":2},{"draw":1},{"points":4}]];

export const BURIED_POINTS: number[] = [1,1,2,2,2,3,3,3,4,4,5];

export const RIVAL_BURIED = 4;

export const OFFERING_RATE: number[] = [3,3,3,2,2,2,1,1,1,1,1];

export const OFFERING_POINTS: number[] = [0,0,1,1,2,3,3,4,5,6,8];

export const BASE_INCOME: Effect[] = [{"food":1},{"tools":1}];

export const CAMP_INCOME: Effect[] = [{"food":1},{"tools":1},{"food":1},{"points":1},{"points":1}];

export const VILLAGE_INCOME: Effect[][] = [[{"tools":1},{"points":2}],[{"points":3}],[{"points":4}]];

export const SLOT_INCOME: Effect[] = [{"food":1},{"tools":1},{"points":1},{"points":2}];

export const SITES: Effect[][] = [[{"food":1},{"tools":1},{"points":1},{"moves":1},{"points":1},{"food":2},{"steps":1},{"points":1}],[{"points":1},{"moves":1},{"food":1},{"tools":1},{"draw":1},{"points":2},{"points":1},{"food":2}],[{"tools":1},{"points":1},{"draw":1},{"food":1},{"points":2},{"steps":1},{"tools":1},{"points":1}],[{"food":2},{"points":1},{"steps":1},{"points":2},{"moves":1},{"tools":1},{"points":1},{"draw":1}]];

export const SITE_PLAN: [number, number][][] = [[[0,0],[0,2]],[[0,0],[0,2]],[[0,0],[4,0],[2,2]],[[0,0],[4,0],[0,2],[4,2]]];

export const UPPER_POINTS: number[] = [3,5];

export const STONE_COST: Cost = {"labour":2,"food":0,"tools":1};

export const MOVE_COST: Cost = {"labour":1,"food":0,"tools":0};

export const CAMP_COST: Cost = {"labour":1,"food":1,"tools":0};

export const MOST = 10;

export const STEPS = 10;

export const ROUNDS = 4;

export const FIRST_ERA = 2;

export const CAMPS = 5;

export const VILLAGES = 3;

export const MEGALITHS = 8;

export const SUPPORT_POINTS = 1;

export const RIVAL = 4;
