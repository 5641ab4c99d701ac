// Generated from the Rust types by server/tests/types.rs. Do not edit; run `make types`.
import type { Seat } from "../../wire";

export type View = { 
/**
 * The round, from 1 to 13; 14 when the game is over.
 */
round: number, 
/**
 * The tiles in the stock.
 */
stock: number, 
/**
 * The players by seat.
 */
players: Array<PlayerView>, 
/**
 * R28: the tiles that stay out of the solo game.
 */
removed: Array<Tile>, 
/**
 * R28: the tiles that were discarded in the solo game.
 */
discarded: Array<Tile>, };

export type PlayerView = { 
/**
 * The river: the tiles in the order in which they were placed.
 */
tiles: Array<Move>, 
/**
 * How many tiles the player holds.
 */
held: number, 
/**
 * Which of them the viewer knows: all of its own, and those of others that it held before.
 */
hand: Array<Tile>, 
/**
 * The tile that the player drew in this round, which nobody else knows. Seen by its owner only.
 */
drew: Tile | null, 
/**
 * Whether the player has chosen in this round.
 */
ready: boolean, 
/**
 * What the player has chosen; seen by itself only.
 */
chosen: Move | null, 
/**
 * The tiles in hands, anybody's, that this player held in an earlier round; seen by itself only.
 */
seen: Array<Tile> | null, };

export type Move = { 
/**
 * The tile, from the own hand.
 */
tile: Tile, 
/**
 * Quarter turns clockwise.
 */
turn: Turn, 
/**
 * Grows to the east.
 */
x: number, 
/**
 * Grows to the south.
 */
y: number, };

export type Tile = string;

export type Face = { 
/**
 * The course of the channel.
 */
shape: Shape, 
/**
 * The mill or sawmill.
 */
building: Building | null, 
/**
 * By segment, `a` and `b`: sacks and axes. Without a bridge everything lies in the first.
 */
goods: [[number, number], [number, number]], 
/**
 * Whether there is a port.
 */
port: boolean, 
/**
 * The corners with fragments of meadows.
 */
meadow: Corners, };

export type Shape = "straight" | "bend";

export type Building = { 
/**
 * What it needs: sacks for a mill, axes for a sawmill.
 */
needs: Good, 
/**
 * How many.
 */
demand: number, 
/**
 * The points.
 */
value: number, };

export type Good = "sack" | "axe";

export type StartTile = { 
/**
 * The cells that it covers.
 */
cells: [Cell, Cell], 
/**
 * Where water comes in.
 */
inlets: [[Cell, Side], [Cell, Side], [Cell, Side]], 
/**
 * Where it goes out.
 */
outlet: [Cell, Side], 
/**
 * The fragments of meadows in its outer corners.
 */
meadow: [[Cell, Corners], [Cell, Corners]], };

export type Side = "N" | "E" | "S" | "W";

export type Cell = { 
/**
 * Grows to the east.
 */
x: number, 
/**
 * Grows to the south.
 */
y: number, };

export type Turn = number;

export type Corners = ("NW" | "NE" | "SE" | "SW")[];

export type Score = { 
/**
 * Mills with all their grain.
 */
mills: number, 
/**
 * Sawmills with all their timber.
 */
sawmills: number, 
/**
 * The longest route between two ports.
 */
ports: number, 
/**
 * Meadows.
 */
meadows: number, };

export type EventView = { "removed": { tiles: Array<Tile>, } } | { "dealt": { seat: Seat, tiles: Array<Tile> | null, } } | { "chose": { seat: Seat, move: Move | null, } } | { "placed": { seat: Seat, move: Move, change: Change, flows: boolean, } } | { "passed": { round: number, hands: Array<NewHandView | null>, } } | { "discarded": { tiles: Array<Tile>, } } | { "ranked": { seat: Seat, points: number, rank: number, } };

export type NewHandView = { 
/**
 * From the right neighbour.
 */
got: Array<Tile>, 
/**
 * From the stock.
 */
drew: Tile, };

export type Change = { mills: number, sawmills: number, ports: number, meadows: number, };

export type Outlook = { 
/**
 * The boards by seat.
 */
boards: Array<BoardOutlook>, 
/**
 * What the moves of the viewer's own hand would change, as they are written; those that change nothing are left out.
 */
changes: Record<string, Change>, 
/**
 * Alone: the rank that the points are worth, and the points for the next one, if there is one.
 */
rank: RankOutlook | null, };

export type RankOutlook = { 
/**
 * The rank, from 1.
 */
rank: number, 
/**
 * The points for the next one.
 */
next: number | null, };

export type BoardOutlook = { 
/**
 * What it scores as it stands.
 */
score: Score, 
/**
 * By tile: the end of its channel where the water comes in; nothing on oxbows.
 */
current: Array<End | null>, 
/**
 * The mills and sawmills.
 */
buildings: Array<BuildingOutlook>, 
/**
 * The goods on the river.
 */
goods: Array<GoodsOutlook>, 
/**
 * The tiles of the longest route between two ports, from one to the other; the start tile is `null`.
 */
route: Array<number | null>, 
/**
 * The meadows.
 */
meadows: Array<MeadowOutlook>, 
/**
 * The empty cells where no tile can ever lie.
 */
dead: Array<Cell>, };

export type End = "a" | "b";

export type BuildingOutlook = { 
/**
 * The tile.
 */
tile: number, 
/**
 * How many of the goods that it needs arrive.
 */
arrived: number, 
/**
 * Whether it scores.
 */
served: boolean, };

export type GoodsOutlook = { 
/**
 * The tile on which they lie.
 */
tile: number, 
/**
 * The segment.
 */
segment: End, 
/**
 * The tile with the bridge that stops them; nothing if they drift away.
 */
stop: number | null, };

export type MeadowOutlook = { 
/**
 * What it scores.
 */
points: number, 
/**
 * Grows to the east.
 */
x: number, 
/**
 * Grows to the south.
 */
y: number, };

export const FACES: Record<Tile, Face> = {
  "U01": {"shape":"bend","building":{"needs":"sack","demand":3,"value":10},"goods":[[0,0],[0,0]],"port":false,"meadow":["NE"]},
  "U02": {"shape":"straight","building":{"needs":"sack","demand":1,"value":4},"goods":[[1,0],[0,0]],"port":false,"meadow":["NE"]},
  "U03": {"shape":"bend","building":{"needs":"sack","demand":3,"value":10},"goods":[[0,0],[0,1]],"port":false,"meadow":[]},
  "U04": {"shape":"straight","building":{"needs":"axe","demand":3,"value":14},"goods":[[0,0],[0,0]],"port":false,"meadow":["SW"]},
  "U05": {"shape":"bend","building":{"needs":"axe","demand":1,"value":5},"goods":[[1,0],[0,0]],"port":false,"meadow":[]},
  "U06": {"shape":"straight","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["NW","SE"]},
  "U07": {"shape":"bend","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["NW","SE"]},
  "U08": {"shape":"straight","building":null,"goods":[[2,0],[0,0]],"port":false,"meadow":["NW"]},
  "U09": {"shape":"bend","building":null,"goods":[[1,1],[0,0]],"port":false,"meadow":["SW"]},
  "U10": {"shape":"straight","building":null,"goods":[[0,1],[0,0]],"port":false,"meadow":["NE","SE"]},
  "U11": {"shape":"bend","building":null,"goods":[[0,2],[0,0]],"port":false,"meadow":["NW"]},
  "U12": {"shape":"straight","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":["SE"]},
  "U13": {"shape":"bend","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":["SE"]},
  "U14": {"shape":"straight","building":null,"goods":[[1,0],[0,0]],"port":true,"meadow":["NE"]},
  "U15": {"shape":"bend","building":null,"goods":[[0,0],[0,0]],"port":false,"meadow":["NE","SE","SW"]},
  "U16": {"shape":"straight","building":{"needs":"sack","demand":2,"value":7},"goods":[[0,0],[0,0]],"port":false,"meadow":["SW"]},
  "U17": {"shape":"bend","building":{"needs":"sack","demand":3,"value":10},"goods":[[0,0],[1,0]],"port":false,"meadow":["NE"]},
  "U18": {"shape":"straight","building":{"needs":"sack","demand":2,"value":7},"goods":[[0,1],[0,0]],"port":false,"meadow":[]},
  "U19": {"shape":"bend","building":{"needs":"axe","demand":2,"value":9},"goods":[[0,0],[0,0]],"port":false,"meadow":["SW"]},
  "U20": {"shape":"straight","building":{"needs":"axe","demand":2,"value":9},"goods":[[0,0],[1,0]],"port":false,"meadow":[]},
  "U21": {"shape":"bend","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["NE","SE"]},
  "U22": {"shape":"straight","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["SE","SW"]},
  "U23": {"shape":"bend","building":null,"goods":[[2,0],[0,0]],"port":false,"meadow":["NW"]},
  "U24": {"shape":"straight","building":null,"goods":[[1,1],[0,0]],"port":false,"meadow":["NW"]},
  "U25": {"shape":"bend","building":null,"goods":[[0,1],[0,0]],"port":false,"meadow":["SE","SW"]},
  "U26": {"shape":"straight","building":null,"goods":[[0,2],[0,0]],"port":false,"meadow":["SE"]},
  "U27": {"shape":"bend","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":["NW"]},
  "U28": {"shape":"straight","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":["NE"]},
  "U29": {"shape":"bend","building":null,"goods":[[1,0],[0,0]],"port":true,"meadow":["NE"]},
  "U30": {"shape":"straight","building":null,"goods":[[0,0],[0,0]],"port":false,"meadow":["NE","SE","SW"]},
  "S01": {"shape":"bend","building":{"needs":"sack","demand":4,"value":14},"goods":[[0,0],[0,0]],"port":false,"meadow":["SW"]},
  "S02": {"shape":"straight","building":{"needs":"sack","demand":2,"value":7},"goods":[[0,0],[1,0]],"port":false,"meadow":["SW"]},
  "S03": {"shape":"bend","building":{"needs":"sack","demand":1,"value":4},"goods":[[0,1],[0,0]],"port":false,"meadow":[]},
  "S04": {"shape":"straight","building":{"needs":"axe","demand":1,"value":5},"goods":[[0,0],[0,0]],"port":false,"meadow":["NW"]},
  "S05": {"shape":"bend","building":{"needs":"axe","demand":3,"value":14},"goods":[[0,0],[1,0]],"port":false,"meadow":[]},
  "S06": {"shape":"straight","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["NE","SW"]},
  "S07": {"shape":"bend","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["NE","SW"]},
  "S08": {"shape":"straight","building":null,"goods":[[2,0],[0,0]],"port":false,"meadow":["SW"]},
  "S09": {"shape":"bend","building":null,"goods":[[1,1],[0,0]],"port":false,"meadow":["NW"]},
  "S10": {"shape":"straight","building":null,"goods":[[0,1],[0,0]],"port":false,"meadow":["NW","NE"]},
  "S11": {"shape":"bend","building":null,"goods":[[0,2],[0,0]],"port":false,"meadow":["SE"]},
  "S12": {"shape":"straight","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":[]},
  "S13": {"shape":"bend","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":["NW","NE"]},
  "S14": {"shape":"straight","building":null,"goods":[[1,0],[0,0]],"port":true,"meadow":["NW"]},
  "S15": {"shape":"bend","building":null,"goods":[[0,0],[0,0]],"port":false,"meadow":["NW","SE","SW"]},
  "C01": {"shape":"straight","building":{"needs":"sack","demand":3,"value":10},"goods":[[0,0],[0,0]],"port":false,"meadow":["NW"]},
  "C02": {"shape":"bend","building":{"needs":"sack","demand":2,"value":7},"goods":[[1,0],[0,0]],"port":false,"meadow":["SW"]},
  "C03": {"shape":"straight","building":{"needs":"sack","demand":2,"value":7},"goods":[[0,0],[0,1]],"port":false,"meadow":["NW"]},
  "C04": {"shape":"bend","building":{"needs":"axe","demand":2,"value":9},"goods":[[0,0],[0,0]],"port":false,"meadow":["NW"]},
  "C05": {"shape":"straight","building":{"needs":"axe","demand":2,"value":9},"goods":[[1,0],[0,0]],"port":false,"meadow":["NE"]},
  "C06": {"shape":"bend","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["NW"]},
  "C07": {"shape":"straight","building":null,"goods":[[1,0],[0,0]],"port":false,"meadow":["NE","SE"]},
  "C08": {"shape":"bend","building":null,"goods":[[2,0],[0,0]],"port":false,"meadow":["SE"]},
  "C09": {"shape":"straight","building":null,"goods":[[1,1],[0,0]],"port":false,"meadow":["NE"]},
  "C10": {"shape":"bend","building":null,"goods":[[0,1],[0,0]],"port":false,"meadow":["NW","NE"]},
  "C11": {"shape":"straight","building":null,"goods":[[0,2],[0,0]],"port":false,"meadow":["NE"]},
  "C12": {"shape":"bend","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":[]},
  "C13": {"shape":"straight","building":null,"goods":[[0,0],[0,0]],"port":true,"meadow":["NE","SW"]},
  "C14": {"shape":"bend","building":null,"goods":[[1,0],[0,0]],"port":true,"meadow":["SW"]},
  "C15": {"shape":"straight","building":null,"goods":[[0,0],[0,0]],"port":false,"meadow":["NW","SW"]},
};

export const START: StartTile = {"cells":[{"x":0,"y":0},{"x":1,"y":0}],"inlets":[[{"x":0,"y":0},"W"],[{"x":0,"y":0},"N"],[{"x":1,"y":0},"S"]],"outlet":[{"x":1,"y":0},"E"],"meadow":[[{"x":1,"y":0},["NE"]],[{"x":0,"y":0},["SW"]]]};
