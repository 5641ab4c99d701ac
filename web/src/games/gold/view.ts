// Generated from the Rust types by server/tests/types.rs. Do not edit; run `make types`.
import type { Seat } from "../../wire";

export type View = { 
/**
 * How patrons are chosen, if there are any.
 */
rule: PatronRule, 
/**
 * Who began.
 */
first: Seat, 
/**
 * Whose turn it is; while patrons are chosen, whose choice.
 */
turn: Seat, 
/**
 * Where in the turn.
 */
phase: Phase, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * The patrons that can still be chosen.
 */
patrons: Array<Patron>, 
/**
 * The shore, space by space.
 */
shore: Array<PlotView>, 
/**
 * The building row, from its end: the oldest tile first.
 */
row: Array<Tile>, 
/**
 * The top tiles of the stacks of both eras.
 */
tops: [Tile | null, Tile | null], 
/**
 * How many tiles lie below them.
 */
below: [number, number], 
/**
 * Building tiles that were discarded.
 */
gone: Array<Tile>, 
/**
 * How many customers are in the deck.
 */
deck: number, 
/**
 * The discarded customers.
 */
discard: Array<Card>, 
/**
 * The scoring tile of each region, from 0.
 */
scoring: [number, number, number, number, number, number], 
/**
 * The masteries in play.
 */
masteries: [Mastery, Mastery, Mastery], 
/**
 * Who has claimed them, in the order in which it was done.
 */
claims: [Array<Seat>, Array<Seat>, Array<Seat>], 
/**
 * The choices that wait, in the order in which they came up.
 */
pending: Array<Pending>, 
/**
 * Whether the ship has left the map in this turn.
 */
journey: boolean, 
/**
 * Once the end has come: how many turns are left, the present one included.
 */
last_turns: number | null, };

export type PlotView = { 
/**
 * What stands there.
 */
tile: Tile | null, 
/**
 * The seats of the markers, in the order in which they were put there.
 */
markers: Array<Seat>, };

export type PlayerView = { 
/**
 * Koku.
 */
koku: number, 
/**
 * Silk, rice, porcelain.
 */
goods: [number, number, number], 
/**
 * Favour.
 */
favour: number, 
/**
 * Its limit.
 */
limit: number, 
/**
 * Points by source.
 */
points: [number, number, number, number, number, number, number, number, number, number], 
/**
 * Steps on the tracks, by region.
 */
influence: [number, number, number, number, number, number], 
/**
 * How many customers are in hand.
 */
held: number, 
/**
 * Which; seen by their owner, and by all at the end.
 */
hand: Array<Card> | null, 
/**
 * Delivered customers.
 */
delivered: Array<Card>, 
/**
 * The river spaces of the two ships.
 */
ships: [number, number], 
/**
 * Which of them is royal, from 0.
 */
royal: number | null, 
/**
 * The face of the die; 0 before it is rolled.
 */
die: number, 
/**
 * The patron.
 */
patron: Patron | null, 
/**
 * The clan.
 */
clan: Clan | null, };

export type Phase = "patron" | "first" | "main" | "act" | "settle" | "end" | "over";

export type PatronRule = "off" | "drawn" | "dealt";

export type Pending = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * What.
 */
choice: Choice, };

export type Choice = { "good": Cause } | { "koku-or-good": number } | { "sell": number } | "royal" | { "marker": Whose } | { "draw": number } | "discard";

export type Source = "visits" | "owner" | "tracks" | "customers" | "patron" | "masteries" | "end" | "regions" | "deliveries" | "abilities";

export type Tile = string;

export type TileFace = { 
/**
 * The name in moves.
 */
name: string, 
/**
 * What is built.
 */
kind: Kind, 
/**
 * What the ship gets that visits it.
 */
visitor: Array<Effect>, 
/**
 * What the owner of a marker gets when it is visited.
 */
owner: Array<Effect>, 
/**
 * The influence that building it brings.
 */
influence: number, };

export type Card = string;

export type CardFace = { 
/**
 * The name in moves.
 */
name: string, 
/**
 * What the customer is.
 */
trade: Trade, 
/**
 * The region, from 0.
 */
region: number, 
/**
 * The goods that are ordered.
 */
order: [number, number, number], 
/**
 * What the delivery brings.
 */
delivery: Array<Effect>, 
/**
 * What every end of a journey brings from then on.
 */
journey: Array<Effect>, 
/**
 * What every voyage of the royal ship brings from then on.
 */
royal: Array<Effect>, 
/**
 * What is possible from then on.
 */
ability: Ability | null, 
/**
 * What the customer is worth in the end.
 */
last: Final | null, };

export type Patron = string;

export type PatronFace = { 
/**
 * The name in moves.
 */
name: string, 
/**
 * The clan.
 */
clan: Clan, 
/**
 * More koku at the start.
 */
koku: number, 
/**
 * More customers in hand.
 */
hand: number, 
/**
 * What building brings.
 */
build: Array<Effect>, 
/**
 * What every voyage brings.
 */
sail: Array<Effect>, 
/**
 * What every delivery brings.
 */
deliver: Array<Effect>, 
/**
 * What is possible.
 */
ability: Ability | null, };

export type Good = "silk" | "rice" | "porcelain";

export type Kind = "port" | "market" | "manor" | "shrine";

export type Trade = "artisan" | "elder" | "merchant" | "monk" | "noble";

export type Clan = "alder" | "reed" | "willow" | "rowan";

export type Whose = "own" | "other";

export type Effect = { "koku": number } | { "good": Good } | "any-good" | { "favour": number } | { "points": number } | { "influence": number } | { "influence-where-built": number } | { "influence-around": number } | { "koku-per": Kind } | "koku-per-customer" | { "koku-per-empty": number } | { "points-per-customer": number } | { "points-per-touch": number } | { "points-if-visited": [Whose, number] } | { "points-if-first": number } | { "limit": number } | { "marker": Whose } | "royal" | { "draw": number } | { "sell": number } | { "koku-or-good": number };

export type Ability = "discount" | "market-choice" | "shift" | "build-anywhere" | "deliver-anywhere" | "set-die" | { "toll": number } | "stilts";

export type Final = { "per-koku": number } | { "per-goods": number } | { "per-building": Kind } | "per-kind" | "per-region" | "double-region";

export type Shore = { 
/**
 * The region, from 0.
 */
region: number, 
/**
 * What building there costs; nothing is built on the spaces of imperial markets.
 */
cost: number, 
/**
 * What lies there at the start.
 */
start: Start, 
/**
 * The bank.
 */
bank: Bank, 
/**
 * The first and the last river space that it touches.
 */
river: [number, number], };

export type Start = "empty" | "imperial" | { "up-to": number };

export type Bank = "left" | "right";

export type Mastery = "many-faces" | "blossom" | "three-alike" | "two-alike" | "known-everywhere" | "four-trades";

export type Event = { "began": { first: Seat, scoring: [number, number, number, number, number, number], masteries: Array<Mastery>, tiles: Array<[number, Tile]>, row: Array<Tile>, } } | { "patrons": { patrons: Array<Patron>, } } | { "clan": { seat: Seat, patrons: Array<Patron>, } } | { "chose": { seat: Seat, patron: Patron, } } | { "set": { seat: Seat, ships: [number, number], koku: number, } } | { "drew": { seat: Seat, count: number, cards: Array<Card> | null, } } | "shuffled" | { "rolled": { seat: Seat, face: number, } } | { "set-die": { seat: Seat, face: number, } } | { "turned": { seat: Seat, face: number, favour: number, } } | { "traded": { seat: Seat, trade: Trade, } } | { "built": { seat: Seat, space: number, tile: Tile, cost: number, } } | { "sailed": { seat: Seat, ship: number, from: number, to: number, journey: boolean, } } | { "delivered": { seat: Seat, card: Card, } } | { "gained": { seat: Seat, gain: Gain, why: Cause, } } | { "advanced": { seat: Seat, region: number, from: number, to: number, why: Cause, } } | { "limit": { seat: Seat, limit: number, } } | { "marked": { seat: Seat, space: number, } } | { "royal": { seat: Seat, ship: number, } } | { "sold": { seat: Seat, good: Good, koku: number, } } | { "discarded": { seat: Seat, card: Card, } } | { "tile-gone": { tile: Tile, } } | { "entered": { tile: Tile, next: Tile | null, } } | "imperial-visit" | { "mastered": { seat: Seat, mastery: Mastery, points: number, } } | { "last-turns": { seat: Seat, } } | { "region": { region: number, seat: Seat, points: number, doubled: boolean, } } | { "customers": { seat: Seat, count: number, points: number, } } | { "worth": { seat: Seat, card: Card, points: number, } } | "ended";

export type Gain = { "koku": number } | { "good": Good } | { "favour": number } | { "points": number };

export type Cause = { "visit": number } | { "owner": number } | { "track": number } | { "build": number } | "row-end" | "journey" | { "card": Card } | { "patron": Patron } | "end";

export type Outlook = { 
/**
 * The players by seat.
 */
players: Array<PlayerOutlook>, };

export type PlayerOutlook = { 
/**
 * The favour that each face of the die costs.
 */
faces: [number, number, number, number, number, number], 
/**
 * What building costs, space by space.
 */
prices: Array<number>, 
/**
 * Where each ship would come to with each face, and what it would bring; nothing before ships are there.
 */
voyages: Array<Array<Voyage>>, 
/**
 * How far each mastery is met.
 */
masteries: [Progress, Progress, Progress], 
/**
 * The points that each region would bring now.
 */
regions: [number, number, number, number, number, number], 
/**
 * The points that the number of customers would bring now.
 */
deliveries: number, 
/**
 * The points that the customers themselves would bring now.
 */
abilities: number, 
/**
 * All points as things stand.
 */
total: number, };

export type Voyage = { 
/**
 * The river space.
 */
to: number, 
/**
 * Whether it ends a journey.
 */
journey: boolean, 
/**
 * What everybody would get, by seat.
 */
brings: Array<Share>, };

export type Share = { 
/**
 * Koku.
 */
koku: number, 
/**
 * Silk, rice, porcelain.
 */
goods: [number, number, number], 
/**
 * Goods of choice.
 */
any: number, 
/**
 * Favour.
 */
favour: number, 
/**
 * Points.
 */
points: number, 
/**
 * Steps, by region.
 */
influence: [number, number, number, number, number, number], 
/**
 * New customers to choose from.
 */
draws: number, };

export type Progress = { 
/**
 * What there is, as far as it counts.
 */
have: number, 
/**
 * What is needed.
 */
need: number, };

export type Exchange = { "goods": [Good, Good] } | "favour";

export const TILES: Record<Tile, TileFace> = {
  "E1-P1": {"name":"E1-P1","kind":"port","visitor":[{"koku":3}],"owner":[{"good":"rice"}],"influence":1},
  "E1-P2": {"name":"E1-P2","kind":"port","visitor":[{"koku":3}],"owner":[{"koku":1},{"good":"porcelain"}],"influence":0},
  "E1-P3": {"name":"E1-P3","kind":"port","visitor":[{"koku":3}],"owner":[{"favour":1}],"influence":4},
  "E1-P4": {"name":"E1-P4","kind":"port","visitor":[{"koku":3}],"owner":[{"koku-per":"port"}],"influence":3},
  "E1-P5": {"name":"E1-P5","kind":"port","visitor":[{"koku":3}],"owner":[{"points":1}],"influence":3},
  "E1-P6": {"name":"E1-P6","kind":"port","visitor":[{"koku":3}],"owner":[{"favour":1},{"points":1}],"influence":1},
  "E1-M1": {"name":"E1-M1","kind":"market","visitor":[{"good":"silk"}],"owner":[{"koku":2}],"influence":4},
  "E1-M2": {"name":"E1-M2","kind":"market","visitor":[{"good":"rice"}],"owner":[{"favour":1},{"points":1}],"influence":1},
  "E1-M3": {"name":"E1-M3","kind":"market","visitor":[{"good":"porcelain"}],"owner":[{"koku":1},{"points":1}],"influence":2},
  "E1-M4": {"name":"E1-M4","kind":"market","visitor":[{"good":"silk"}],"owner":[{"points":1}],"influence":3},
  "E1-M5": {"name":"E1-M5","kind":"market","visitor":[{"good":"rice"}],"owner":[{"favour":1}],"influence":4},
  "E1-M6": {"name":"E1-M6","kind":"market","visitor":[{"good":"porcelain"}],"owner":[{"koku-per":"market"}],"influence":3},
  "E1-R1": {"name":"E1-R1","kind":"manor","visitor":[{"influence":2}],"owner":[{"good":"silk"}],"influence":1},
  "E1-R2": {"name":"E1-R2","kind":"manor","visitor":[{"influence":2}],"owner":[{"koku":1},{"good":"rice"}],"influence":0},
  "E1-R3": {"name":"E1-R3","kind":"manor","visitor":[{"influence":2}],"owner":[{"favour":1}],"influence":4},
  "E1-R4": {"name":"E1-R4","kind":"manor","visitor":[{"influence":2}],"owner":[{"koku-per":"manor"}],"influence":3},
  "E1-R5": {"name":"E1-R5","kind":"manor","visitor":[{"influence":2}],"owner":["koku-per-customer"],"influence":4},
  "E1-R6": {"name":"E1-R6","kind":"manor","visitor":[{"influence":2}],"owner":[{"points":1}],"influence":3},
  "E1-S1": {"name":"E1-S1","kind":"shrine","visitor":[{"points":2}],"owner":[{"good":"porcelain"}],"influence":1},
  "E1-S2": {"name":"E1-S2","kind":"shrine","visitor":[{"points":2}],"owner":[{"koku":1},{"good":"silk"}],"influence":0},
  "E1-S3": {"name":"E1-S3","kind":"shrine","visitor":[{"points":2}],"owner":[{"favour":1}],"influence":4},
  "E1-S4": {"name":"E1-S4","kind":"shrine","visitor":[{"points":2}],"owner":[{"koku-per":"shrine"}],"influence":3},
  "E1-S5": {"name":"E1-S5","kind":"shrine","visitor":[{"points":2}],"owner":[{"koku":1},{"points":1}],"influence":2},
  "E1-S6": {"name":"E1-S6","kind":"shrine","visitor":[{"points":2}],"owner":[{"points":1}],"influence":3},
  "E2-P1": {"name":"E2-P1","kind":"port","visitor":[{"koku":5}],"owner":[{"points":2}],"influence":3},
  "E2-P2": {"name":"E2-P2","kind":"port","visitor":[{"koku":5}],"owner":["any-good"],"influence":4},
  "E2-P3": {"name":"E2-P3","kind":"port","visitor":[{"koku":5}],"owner":[{"good":"rice"},{"favour":1}],"influence":4},
  "E2-P4": {"name":"E2-P4","kind":"port","visitor":[{"koku":5}],"owner":[{"points":3}],"influence":2},
  "E2-M1": {"name":"E2-M1","kind":"market","visitor":["any-good"],"owner":[{"favour":1}],"influence":5},
  "E2-M2": {"name":"E2-M2","kind":"market","visitor":["any-good"],"owner":[{"influence":1}],"influence":5},
  "E2-M3": {"name":"E2-M3","kind":"market","visitor":["any-good"],"owner":[{"points":3}],"influence":2},
  "E2-M4": {"name":"E2-M4","kind":"market","visitor":["any-good"],"owner":[{"points":2}],"influence":3},
  "E2-R1": {"name":"E2-R1","kind":"manor","visitor":[{"influence":3}],"owner":[{"influence":1}],"influence":5},
  "E2-R2": {"name":"E2-R2","kind":"manor","visitor":[{"influence":3}],"owner":[{"good":"porcelain"},{"favour":1}],"influence":4},
  "E2-R3": {"name":"E2-R3","kind":"manor","visitor":[{"influence":3}],"owner":[{"points":2}],"influence":3},
  "E2-R4": {"name":"E2-R4","kind":"manor","visitor":[{"influence":3}],"owner":[{"points":3}],"influence":2},
  "E2-S1": {"name":"E2-S1","kind":"shrine","visitor":[{"points":3}],"owner":[{"influence":1}],"influence":5},
  "E2-S2": {"name":"E2-S2","kind":"shrine","visitor":[{"points":3}],"owner":[{"good":"silk"}],"influence":5},
  "E2-S3": {"name":"E2-S3","kind":"shrine","visitor":[{"points":3}],"owner":["any-good"],"influence":4},
  "E2-S4": {"name":"E2-S4","kind":"shrine","visitor":[{"points":3}],"owner":[{"favour":1}],"influence":5},
  "ST-P1": {"name":"ST-P1","kind":"port","visitor":[{"koku":3}],"owner":[],"influence":0},
  "ST-P2": {"name":"ST-P2","kind":"port","visitor":[{"koku":3}],"owner":[],"influence":0},
  "ST-R1": {"name":"ST-R1","kind":"manor","visitor":[{"influence":2}],"owner":[],"influence":0},
  "ST-R2": {"name":"ST-R2","kind":"manor","visitor":[{"influence":2}],"owner":[],"influence":0},
  "ST-S1": {"name":"ST-S1","kind":"shrine","visitor":[{"points":2}],"owner":[],"influence":0},
  "ST-S2": {"name":"ST-S2","kind":"shrine","visitor":[{"points":2}],"owner":[],"influence":0},
  "IM-1": {"name":"IM-1","kind":"market","visitor":[{"good":"porcelain"},{"favour":1}],"owner":[],"influence":0},
  "IM-2": {"name":"IM-2","kind":"market","visitor":[{"good":"rice"},{"favour":1}],"owner":[],"influence":0},
  "IM-3": {"name":"IM-3","kind":"market","visitor":[{"good":"silk"},{"draw":1}],"owner":[],"influence":0},
};

export const CARDS: Record<Card, CardFace> = {
  "AR1": {"name":"AR1","trade":"artisan","region":0,"order":[0,0,2],"delivery":[{"influence":2}],"journey":[],"royal":[],"ability":"discount","last":{"per-goods":3}},
  "AR2": {"name":"AR2","trade":"artisan","region":1,"order":[0,0,2],"delivery":[{"influence":2}],"journey":[],"royal":[],"ability":"discount","last":{"per-goods":3}},
  "AR3": {"name":"AR3","trade":"artisan","region":2,"order":[2,0,0],"delivery":[{"influence":2}],"journey":[],"royal":[],"ability":"discount","last":{"per-goods":3}},
  "AR4": {"name":"AR4","trade":"artisan","region":3,"order":[2,0,0],"delivery":[{"influence":2}],"journey":[],"royal":[],"ability":"discount","last":{"per-goods":3}},
  "AR5": {"name":"AR5","trade":"artisan","region":4,"order":[0,2,0],"delivery":[{"influence":2}],"journey":[],"royal":[],"ability":"discount","last":{"per-goods":3}},
  "AR6": {"name":"AR6","trade":"artisan","region":5,"order":[0,2,0],"delivery":[{"influence":2}],"journey":[],"royal":[],"ability":"discount","last":{"per-goods":3}},
  "EL1": {"name":"EL1","trade":"elder","region":0,"order":[2,1,2],"delivery":[],"journey":[],"royal":[],"ability":null,"last":"double-region"},
  "EL2": {"name":"EL2","trade":"elder","region":1,"order":[2,2,1],"delivery":[],"journey":[],"royal":[],"ability":null,"last":"double-region"},
  "EL3": {"name":"EL3","trade":"elder","region":2,"order":[2,1,2],"delivery":[],"journey":[],"royal":[],"ability":null,"last":"double-region"},
  "EL4": {"name":"EL4","trade":"elder","region":3,"order":[2,2,1],"delivery":[],"journey":[],"royal":[],"ability":null,"last":"double-region"},
  "EL5": {"name":"EL5","trade":"elder","region":4,"order":[2,1,2],"delivery":[],"journey":[],"royal":[],"ability":null,"last":"double-region"},
  "EL6": {"name":"EL6","trade":"elder","region":5,"order":[2,1,2],"delivery":[],"journey":[],"royal":[],"ability":null,"last":"double-region"},
  "ME1": {"name":"ME1","trade":"merchant","region":0,"order":[0,0,3],"delivery":[{"influence":3}],"journey":[{"influence-where-built":1}],"royal":[],"ability":null,"last":{"per-koku":5}},
  "ME2": {"name":"ME2","trade":"merchant","region":1,"order":[0,3,0],"delivery":[{"influence":3}],"journey":[{"points-per-customer":1}],"royal":[],"ability":null,"last":{"per-koku":5}},
  "ME3": {"name":"ME3","trade":"merchant","region":2,"order":[3,0,0],"delivery":[{"influence":3}],"journey":["any-good"],"royal":[],"ability":null,"last":{"per-koku":5}},
  "ME4": {"name":"ME4","trade":"merchant","region":3,"order":[2,1,0],"delivery":[{"influence":3}],"journey":[{"sell":5}],"royal":[],"ability":null,"last":{"per-koku":5}},
  "ME5": {"name":"ME5","trade":"merchant","region":4,"order":[0,2,1],"delivery":[{"influence":3}],"journey":[{"favour":1}],"royal":[],"ability":null,"last":{"per-koku":5}},
  "ME6": {"name":"ME6","trade":"merchant","region":5,"order":[1,2,0],"delivery":[{"influence":3}],"journey":[{"koku":3}],"royal":[],"ability":null,"last":{"per-koku":5}},
  "MO1": {"name":"MO1","trade":"monk","region":0,"order":[1,2,1],"delivery":[{"limit":1},{"favour":2},{"marker":"own"}],"journey":[],"royal":[],"ability":null,"last":null},
  "MO2": {"name":"MO2","trade":"monk","region":1,"order":[3,2,0],"delivery":[{"limit":1},{"favour":2},{"marker":"other"}],"journey":[],"royal":[],"ability":null,"last":null},
  "MO3": {"name":"MO3","trade":"monk","region":2,"order":[2,1,1],"delivery":[{"limit":1},{"favour":2},{"marker":"own"}],"journey":[],"royal":[],"ability":null,"last":null},
  "MO4": {"name":"MO4","trade":"monk","region":3,"order":[1,1,3],"delivery":[{"limit":1},{"favour":2},{"marker":"other"}],"journey":[],"royal":[],"ability":null,"last":null},
  "MO5": {"name":"MO5","trade":"monk","region":4,"order":[1,2,1],"delivery":[{"limit":1},{"favour":2},{"marker":"own"}],"journey":[],"royal":[],"ability":null,"last":null},
  "MO6": {"name":"MO6","trade":"monk","region":5,"order":[1,2,2],"delivery":[{"limit":1},{"favour":2},{"marker":"other"}],"journey":[],"royal":[],"ability":null,"last":null},
  "NO1": {"name":"NO1","trade":"noble","region":0,"order":[1,1,2],"delivery":[{"influence":2},"royal"],"journey":[],"royal":[],"ability":"market-choice","last":{"per-building":"market"}},
  "NO2": {"name":"NO2","trade":"noble","region":1,"order":[2,0,2],"delivery":[{"influence":2},"royal"],"journey":[],"royal":[{"koku-per-empty":1}],"ability":null,"last":{"per-building":"port"}},
  "NO3": {"name":"NO3","trade":"noble","region":2,"order":[2,1,1],"delivery":[{"influence":2},"royal"],"journey":[],"royal":[{"influence-around":1}],"ability":null,"last":{"per-building":"manor"}},
  "NO4": {"name":"NO4","trade":"noble","region":3,"order":[2,2,0],"delivery":[{"influence":2},"royal"],"journey":[],"royal":[{"points-if-visited":["other",1]}],"ability":null,"last":{"per-building":"shrine"}},
  "NO5": {"name":"NO5","trade":"noble","region":4,"order":[0,2,2],"delivery":[{"influence":2},"royal"],"journey":[],"royal":[],"ability":"shift","last":"per-kind"},
  "NO6": {"name":"NO6","trade":"noble","region":5,"order":[1,2,1],"delivery":[{"influence":2},"royal"],"journey":[],"royal":[{"points-if-visited":["own",1]}],"ability":null,"last":"per-region"},
};

export const PATRONS: Record<Patron, PatronFace> = {
  "bridge-builder": {"name":"bridge-builder","clan":"alder","koku":10,"hand":0,"build":[],"sail":[],"deliver":[],"ability":"build-anywhere"},
  "surveyor": {"name":"surveyor","clan":"alder","koku":0,"hand":0,"build":[{"points-per-touch":1}],"sail":[],"deliver":[],"ability":null},
  "courier": {"name":"courier","clan":"reed","koku":0,"hand":1,"build":[],"sail":[],"deliver":[],"ability":"deliver-anywhere"},
  "pathfinder": {"name":"pathfinder","clan":"reed","koku":0,"hand":0,"build":[],"sail":[],"deliver":[{"points-if-first":3}],"ability":null},
  "wayfarer": {"name":"wayfarer","clan":"willow","koku":0,"hand":0,"build":[],"sail":[{"points-if-visited":["other",2]}],"deliver":[],"ability":null},
  "fortune-teller": {"name":"fortune-teller","clan":"willow","koku":0,"hand":0,"build":[],"sail":[],"deliver":[],"ability":"set-die"},
  "toll-keeper": {"name":"toll-keeper","clan":"rowan","koku":0,"hand":0,"build":[],"sail":[],"deliver":[],"ability":{"toll":3}},
  "stilt-walker": {"name":"stilt-walker","clan":"rowan","koku":0,"hand":0,"build":[],"sail":[],"deliver":[],"ability":"stilts"},
};

export const SHORES: Shore[] = [{"region":0,"cost":6,"start":"empty","bank":"right","river":[1,1]},{"region":0,"cost":5,"start":"empty","bank":"left","river":[1,1]},{"region":0,"cost":8,"start":{"up-to":3},"bank":"right","river":[1,2]},{"region":0,"cost":12,"start":"empty","bank":"left","river":[1,3]},{"region":0,"cost":6,"start":"empty","bank":"right","river":[2,2]},{"region":1,"cost":0,"start":"imperial","bank":"left","river":[3,4]},{"region":1,"cost":8,"start":{"up-to":2},"bank":"right","river":[2,3]},{"region":1,"cost":6,"start":"empty","bank":"left","river":[4,4]},{"region":1,"cost":12,"start":"empty","bank":"right","river":[3,5]},{"region":1,"cost":9,"start":"empty","bank":"left","river":[4,5]},{"region":2,"cost":8,"start":{"up-to":3},"bank":"right","river":[5,6]},{"region":2,"cost":12,"start":"empty","bank":"left","river":[5,7]},{"region":2,"cost":6,"start":"empty","bank":"right","river":[6,6]},{"region":2,"cost":5,"start":{"up-to":2},"bank":"left","river":[7,7]},{"region":2,"cost":11,"start":"empty","bank":"right","river":[6,8]},{"region":3,"cost":9,"start":"empty","bank":"left","river":[7,8]},{"region":3,"cost":0,"start":"imperial","bank":"left","river":[8,9]},{"region":3,"cost":12,"start":"empty","bank":"right","river":[8,10]},{"region":3,"cost":6,"start":"empty","bank":"left","river":[9,9]},{"region":3,"cost":6,"start":"empty","bank":"right","river":[10,10]},{"region":4,"cost":12,"start":"empty","bank":"left","river":[9,11]},{"region":4,"cost":8,"start":{"up-to":3},"bank":"left","river":[11,12]},{"region":4,"cost":9,"start":{"up-to":2},"bank":"right","river":[10,11]},{"region":4,"cost":6,"start":"empty","bank":"left","river":[12,12]},{"region":4,"cost":11,"start":"empty","bank":"right","river":[11,13]},{"region":5,"cost":13,"start":"empty","bank":"left","river":[12,14]},{"region":5,"cost":6,"start":"empty","bank":"right","river":[13,13]},{"region":5,"cost":6,"start":"empty","bank":"left","river":[14,14]},{"region":5,"cost":0,"start":"imperial","bank":"right","river":[13,14]},{"region":5,"cost":5,"start":"empty","bank":"right","river":[14,14]}];

export const AROUND: number[][] = [[0,1,2,3],[2,3,4,6],[3,5,6,8],[5,7,8,9],[8,9,10,11],[10,11,12,14],[11,13,14,15],[14,15,16,17],[16,17,18,20],[17,19,20,22],[20,21,22,24],[21,23,24,25],[24,25,26,28],[25,27,28,29]];

export const MASTERY_POINTS: number[][] = [[5],[7,5,3]];

export const SCORING: number[][][] = [[[3],[7,3]],[[5,2],[9,5]],[[4,2],[8,4]],[[8,4],[12,8,4]],[[6,3],[10,6,2]],[[7,3],[11,7,3]]];

export const STEP_GOOD: Effect[] = [{"good":"porcelain"},{"good":"rice"},{"good":"silk"},{"good":"porcelain"},{"good":"rice"},{"good":"silk"}];

export const STEP_REWARDS: [number, Effect[]][] = [[5,[{"koku":2}]],[9,[{"favour":1}]],[13,[{"points":3}]],[18,[{"points":3},"any-good"]]];

export const CUSTOMER_POINTS: number[] = [0,2,5,9,14,20,27];

export const GOOD_STEP = 2;

export const STEPS = 18;

export const FLOWER = 11;

export const MOST_KOKU = 25;

export const MOST_GOODS = 6;

export const MOST_LIMIT = 6;
