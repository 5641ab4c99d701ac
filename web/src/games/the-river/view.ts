// Generated from the Rust types by server/tests/types.rs. Do not edit; run `make types`.
import type { Seat, Seats } from "../../wire";

export type View = { 
/**
 * The round, from 1; 0 in the draft.
 */
round: number, 
/**
 * Who has the pawn.
 */
pawn: Seat, 
/**
 * Whoever decides, or decided last.
 */
turn: Seat, 
/**
 * What is decided now.
 */
step: Step, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The supply of wood, clay, stone and food.
 */
supply: [number, number, number, number], 
/**
 * The face-up tiles.
 */
display: Array<Tile>, 
/**
 * The discarded tiles.
 */
discard: Array<Tile>, 
/**
 * R18: the tile that is out of the game.
 */
removed: Array<Tile>, 
/**
 * How many tiles are in the stack; which ones follows from the others.
 */
stack: number, 
/**
 * The face-up building cards.
 */
offer: Array<Card>, 
/**
 * How many cards are in the deck.
 */
deck: number, 
/**
 * The left stack of bonus tokens, from the top.
 */
values: Array<number>, 
/**
 * The zeros in the right stack.
 */
zeros: number, 
/**
 * who was skipped or has passed since the last placement or exchange.
 */
idle: Seats, 
/**
 * R57: whether this is the last round.
 */
ending: boolean, };

export type PlayerView = { 
/**
 * Which of the river boards: 0 blue, 1 green, 2 black, 3 yellow.
 */
river: number, 
/**
 * The tiles, space by space.
 */
tiles: Array<Tile>, 
/**
 * What is stored: wood, clay, stone, food.
 */
stored: [number, number, number, number], 
/**
 * How many cards are reserved.
 */
reserving: number, 
/**
 * Which; seen by their owner until the end.
 */
reserved: Array<Card> | null, 
/**
 * How many buildings there are.
 */
buildings: number, 
/**
 * Which; seen by their owner until the end.
 */
built: Array<Card> | null, 
/**
 * How many bonus tokens there are.
 */
taken: number, 
/**
 * Their values; seen by their owner until the end.
 */
tokens: Array<number> | null, 
/**
 * Explorers on the boat.
 */
boat: number, 
/**
 * Explorers on each island, in the order of the islands.
 */
at: [number, number, number, number, number, number, number, number, number], 
/**
 * Explorers who have settled.
 */
settled: number, 
/**
 * Explorers who will settle in this round's cleanup.
 */
settling: number, };

export type Step = "draft" | "turn" | "overflow" | { "take": { kind: Kind, amount: number, } } | { "gift": { kind: Kind, } } | { "return": { kind: Kind, take: number, owed: number, same: boolean, gift: boolean, } } | { "discount": { card: Card, } } | { "pay": { card: Card, cost: [number, number, number], food: [number, number, number], at: number, } } | { "swap": { times: number, free: boolean, } } | { "harvest": { space: number, kind: Kind, } } | "over";

export type Tile = string;

export type TileFace = { 
/**
 * Its types, as bits: two for a mixed tile.
 */
terrain: Array<Terrain>, 
/**
 * Warehouses.
 */
warehouses: number, 
/**
 * Production symbols of wood, clay and stone.
 */
production: [number, number, number], 
/**
 * What the meadow does.
 */
effect: Effect | null, };

export type Card = string;

export type CardFace = { 
/**
 * What it is.
 */
family: Family, 
/**
 * The cost in wood, clay and stone.
 */
cost: [number, number, number], 
/**
 * The points.
 */
points: number, };

export type Family = "cabin" | "ferry" | "barn" | "mill" | "workshop" | "chapel" | "inn" | "school" | "store-hall" | "fort" | "town-hall" | "grand-lodge";

export type Kind = "wood" | "clay" | "stone" | "food";

export type Terrain = "desert" | "badlands" | "meadow" | "forest" | "mountain";

export type Effect = { "production": Kind } | { "harvest": Kind } | { "gift": Kind } | "swaps" | "tokens" | "boat" | { "terrain": Terrain };

export type Print = "blank" | "warehouse" | { "makes": Kind };

export type Island = "terrain" | "wood" | "clay" | "stone" | "food" | "reserve" | "build" | "first" | "swap";

export type Config = { 
/**
 * Terrain tiles on display: 5 FOUND, 7 and 9 DERIVED.
 */
display: number, 
/**
 * The supply: for four DERIVED and FOUND, for two and three PROPOSED.
 */
supply: [number, number, number, number], 
/**
 * Single spaces of each island; those of terrain and building are counted otherwise. For three and four FOUND, for
 * two PROPOSED but for RESERVE and FIRST.
 */
spaces: [number, number, number, number, number, number, number, number, number], 
/**
 * TEXT: what the first explorer on an island of basic resources gets besides.
 */
first_bonus: number, 
/**
 * TEXT: bonus spaces of a river board.
 */
bonus_spaces: number, 
/**
 * The values of the left stack of bonus tokens, from the top: for three and four DERIVED, for two PROPOSED.
 */
tokens: Array<number>, 
/**
 * The zeros of the right stack.
 */
zeros: number, };

export type Score = { 
/**
 * Buildings.
 */
buildings: number, 
/**
 * Bonus tokens.
 */
tokens: number, 
/**
 * Resources that are left.
 */
resources: number, 
/**
 * Columns of the river board.
 */
columns: number, 
/**
 * Meadows.
 */
meadows: number, };

export type Event = { "began": { pawn: Seat, rivers: Array<number>, } } | { "revealed": { round: number, left: Array<Tile>, tiles: Array<Tile>, cards: Array<Card>, } } | { "laid": { seat: Seat, tile: Tile, space: number, } } | { "removed": { tile: Tile, } } | { "exchanged": { seat: Seat, goods: [number, number, number, number], } } | { "placed": { seat: Seat, island: Island, } } | { "gained": { seat: Seat, kind: Kind, count: number, source: Source, } } | { "returned": { seat: Seat, kind: Kind, } } | { "reserved": { seat: Seat, card: Card, } } | { "wanted": { seat: Seat, kind: Kind, count: number, } } | { "chosen": { seat: Seat, card: Card, reserved: boolean, } } | { "discounted": { seat: Seat, kind: Kind, } } | { "food-for": { seat: Seat, kind: Kind, units: number, } } | { "paid": { seat: Seat, goods: [number, number, number, number], } } | { "built": { seat: Seat, card: Card, } } | { "token": { seat: Seat, value: number, } } | { "released": { seat: Seat, } } | { "took-pawn": { seat: Seat, } } | { "swapped": { seat: Seat, first: number, second: number, } } | { "passed": { seat: Seat, } } | { "blocked": { seat: Seat, } } | { "settled": { seat: Seat, count: number, } } | { "last-round": { seat: Seat, by: Ending, } } | "ended";

export type Ending = "tokens" | "tiles";

export type Source = "island" | "gift" | "harvest";

export type Outlook = { 
/**
 * The players by seat.
 */
players: Array<PlayerOutlook>, 
/**
 * What the face-up cards, and the reserved ones that the viewer knows, lack for each seat.
 */
cards: Record<Card, (Lack | null)[]>, 
/**
 * What each face-up tile would change for each seat that has a space for it.
 */
tiles: Record<Tile, (Laying | null)[]>, };

export type PlayerOutlook = { 
/**
 * Production symbols of wood, clay and stone that are to be seen.
 */
production: [number, number, number], 
/**
 * Warehouses that are to be seen.
 */
warehouses: number, 
/**
 * How many of wood, clay and stone would come now, the first explorer's included.
 */
yields: [number, number, number], 
/**
 * What the columns score.
 */
columns: [number, number, number, number], 
/**
 * What each tile scores by its meadow, space by space.
 */
meadows: Array<number>, 
/**
 * The score as it stands, as far as it is known to the viewer: without buildings and tokens that it may not see.
 */
score: Score, };

export type Lack = { 
/**
 * Units of wood, clay and stone that are not stored; food can stand for them.
 */
missing: [number, number, number], 
/**
 * R45: the kind of which the least would be missing with a unit less; of those the one that is scarcest afterwards.
 */
discount: Kind | null, 
/**
 * The payment that keeps the most food: wood, clay, stone, food. Nothing if it cannot be paid.
 */
payment: [number, number, number, number] | null, };

export type Laying = { 
/**
 * The points of columns and meadows, as they stand.
 */
points: number, 
/**
 * The production symbols of wood, clay and stone.
 */
production: [number, number, number], 
/**
 * The warehouses.
 */
warehouses: number, 
/**
 * R30: how many resources find no room any more.
 */
lost: number, };

export const TILES: Record<Tile, TileFace> = {
  "T01": {"terrain":["desert"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T02": {"terrain":["desert"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T03": {"terrain":["desert"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T04": {"terrain":["desert"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T05": {"terrain":["desert"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T06": {"terrain":["desert"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T07": {"terrain":["desert"],"warehouses":1,"production":[0,1,0],"effect":null},
  "T08": {"terrain":["desert"],"warehouses":1,"production":[0,1,0],"effect":null},
  "T09": {"terrain":["desert"],"warehouses":1,"production":[0,1,0],"effect":null},
  "T10": {"terrain":["desert"],"warehouses":1,"production":[0,0,1],"effect":null},
  "T11": {"terrain":["desert"],"warehouses":1,"production":[0,0,1],"effect":null},
  "T12": {"terrain":["desert"],"warehouses":1,"production":[1,0,0],"effect":null},
  "T13": {"terrain":["badlands"],"warehouses":1,"production":[0,1,0],"effect":null},
  "T14": {"terrain":["badlands"],"warehouses":1,"production":[0,1,0],"effect":null},
  "T15": {"terrain":["badlands"],"warehouses":1,"production":[0,1,0],"effect":null},
  "T16": {"terrain":["badlands"],"warehouses":0,"production":[0,2,0],"effect":null},
  "T17": {"terrain":["badlands"],"warehouses":0,"production":[0,2,0],"effect":null},
  "T18": {"terrain":["badlands"],"warehouses":1,"production":[1,0,0],"effect":null},
  "T19": {"terrain":["badlands"],"warehouses":1,"production":[0,0,1],"effect":null},
  "T20": {"terrain":["badlands"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T21": {"terrain":["badlands"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T22": {"terrain":["badlands"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T23": {"terrain":["forest"],"warehouses":1,"production":[1,0,0],"effect":null},
  "T24": {"terrain":["forest"],"warehouses":1,"production":[1,0,0],"effect":null},
  "T25": {"terrain":["forest"],"warehouses":1,"production":[1,0,0],"effect":null},
  "T26": {"terrain":["forest"],"warehouses":1,"production":[1,0,0],"effect":null},
  "T27": {"terrain":["forest"],"warehouses":1,"production":[1,0,0],"effect":null},
  "T28": {"terrain":["forest"],"warehouses":0,"production":[2,0,0],"effect":null},
  "T29": {"terrain":["forest"],"warehouses":0,"production":[2,0,0],"effect":null},
  "T30": {"terrain":["forest"],"warehouses":1,"production":[0,0,1],"effect":null},
  "T31": {"terrain":["forest"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T32": {"terrain":["forest"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T33": {"terrain":["forest"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T34": {"terrain":["forest"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T35": {"terrain":["forest"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T36": {"terrain":["forest"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T37": {"terrain":["mountain"],"warehouses":1,"production":[0,0,1],"effect":null},
  "T38": {"terrain":["mountain"],"warehouses":1,"production":[0,0,1],"effect":null},
  "T39": {"terrain":["mountain"],"warehouses":1,"production":[0,0,1],"effect":null},
  "T40": {"terrain":["mountain"],"warehouses":0,"production":[0,0,2],"effect":null},
  "T41": {"terrain":["mountain"],"warehouses":0,"production":[0,0,2],"effect":null},
  "T42": {"terrain":["mountain"],"warehouses":1,"production":[0,1,0],"effect":null},
  "T43": {"terrain":["mountain"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T44": {"terrain":["mountain"],"warehouses":2,"production":[0,0,0],"effect":null},
  "T45": {"terrain":["desert","forest"],"warehouses":1,"production":[0,0,0],"effect":null},
  "T46": {"terrain":["desert","mountain"],"warehouses":0,"production":[0,0,1],"effect":null},
  "T47": {"terrain":["badlands","forest"],"warehouses":0,"production":[1,0,0],"effect":null},
  "T48": {"terrain":["badlands","mountain"],"warehouses":0,"production":[0,1,0],"effect":null},
  "T49": {"terrain":["meadow"],"warehouses":0,"production":[1,0,0],"effect":{"production":"wood"}},
  "T50": {"terrain":["meadow"],"warehouses":0,"production":[0,1,0],"effect":{"production":"clay"}},
  "T51": {"terrain":["meadow"],"warehouses":0,"production":[0,0,1],"effect":{"production":"stone"}},
  "T52": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"harvest":"wood"}},
  "T53": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"harvest":"clay"}},
  "T54": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"harvest":"stone"}},
  "T55": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"gift":"wood"}},
  "T56": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"gift":"clay"}},
  "T57": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"gift":"stone"}},
  "T58": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"terrain":"desert"}},
  "T59": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"terrain":"badlands"}},
  "T60": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"terrain":"forest"}},
  "T61": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"terrain":"mountain"}},
  "T62": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":{"terrain":"meadow"}},
  "T63": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":"tokens"},
  "T64": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":"swaps"},
  "T65": {"terrain":["meadow"],"warehouses":0,"production":[0,0,0],"effect":"boat"},
};

export const CARDS: Record<Card, CardFace> = {
  "B01": {"family":"cabin","cost":[2,1,0],"points":2},
  "B02": {"family":"cabin","cost":[1,0,2],"points":2},
  "B03": {"family":"cabin","cost":[0,2,1],"points":2},
  "B04": {"family":"ferry","cost":[1,1,1],"points":3},
  "B05": {"family":"ferry","cost":[1,1,1],"points":3},
  "B06": {"family":"barn","cost":[2,2,0],"points":4},
  "B07": {"family":"barn","cost":[2,0,2],"points":4},
  "B08": {"family":"barn","cost":[0,2,2],"points":4},
  "B09": {"family":"mill","cost":[3,1,0],"points":4},
  "B10": {"family":"mill","cost":[1,0,3],"points":4},
  "B11": {"family":"mill","cost":[0,3,1],"points":4},
  "B12": {"family":"workshop","cost":[2,1,1],"points":5},
  "B13": {"family":"workshop","cost":[1,2,1],"points":5},
  "B14": {"family":"workshop","cost":[1,1,2],"points":5},
  "B15": {"family":"chapel","cost":[3,0,2],"points":6},
  "B16": {"family":"chapel","cost":[2,3,0],"points":6},
  "B17": {"family":"chapel","cost":[0,2,3],"points":6},
  "B18": {"family":"inn","cost":[3,2,0],"points":6},
  "B19": {"family":"inn","cost":[2,0,3],"points":6},
  "B20": {"family":"inn","cost":[0,3,2],"points":6},
  "B21": {"family":"school","cost":[2,2,1],"points":7},
  "B22": {"family":"school","cost":[2,1,2],"points":7},
  "B23": {"family":"school","cost":[1,2,2],"points":7},
  "B24": {"family":"store-hall","cost":[3,3,0],"points":7},
  "B25": {"family":"store-hall","cost":[3,0,3],"points":7},
  "B26": {"family":"store-hall","cost":[0,3,3],"points":7},
  "B27": {"family":"fort","cost":[2,2,2],"points":8},
  "B28": {"family":"town-hall","cost":[3,2,1],"points":8},
  "B29": {"family":"town-hall","cost":[2,1,3],"points":8},
  "B30": {"family":"town-hall","cost":[1,3,2],"points":8},
  "B31": {"family":"grand-lodge","cost":[3,2,2],"points":9},
  "B32": {"family":"grand-lodge","cost":[2,3,2],"points":9},
  "B33": {"family":"grand-lodge","cost":[2,2,3],"points":9},
};

export const ISLANDS: Island[] = ["terrain","wood","clay","stone","food","reserve","build","first","swap"];

export const RIVERS: Print[][] = [["blank","warehouse",{"makes":"wood"},"warehouse",{"makes":"clay"},"warehouse",{"makes":"stone"},"blank","warehouse",{"makes":"wood"},"warehouse","warehouse"],["blank","warehouse",{"makes":"clay"},"warehouse",{"makes":"stone"},"warehouse",{"makes":"wood"},"blank","warehouse",{"makes":"clay"},"warehouse","warehouse"],["blank","warehouse",{"makes":"stone"},"warehouse",{"makes":"wood"},"warehouse",{"makes":"clay"},"blank","warehouse",{"makes":"stone"},"warehouse","warehouse"],["blank",{"makes":"wood"},"warehouse","warehouse",{"makes":"stone"},"warehouse",{"makes":"clay"},"warehouse","warehouse","warehouse","warehouse","blank"]];

export const SETTLE: number[] = [6,8,10,12];

export const COLUMNS: number[][] = [[1,8,9],[2,7,10],[3,6,11],[4,5,12]];

export const CONFIGS: Config[] = [{"display":5,"supply":[7,7,7,3],"spaces":[255,1,1,1,1,1,255,1,1],"first_bonus":0,"bonus_spaces":4,"tokens":[6,5,4,3,2],"zeros":3},{"display":7,"supply":[10,10,10,4],"spaces":[255,2,2,2,2,2,255,1,2],"first_bonus":1,"bonus_spaces":5,"tokens":[6,6,5,5,4,4,3,3,2,2,1],"zeros":9},{"display":9,"supply":[13,13,13,5],"spaces":[255,2,2,2,2,2,255,1,2],"first_bonus":1,"bonus_spaces":5,"tokens":[6,6,5,5,4,4,3,3,2,2,1],"zeros":9}];

export const ANY: number = 255;
