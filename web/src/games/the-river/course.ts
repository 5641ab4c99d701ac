/** The course of a river over its board: where the spaces lie, and what rests and is stored there. */
import { KINDS } from "./signs";
import {
  COLUMNS,
  RIVERS,
  SETTLE,
  TILES,
  type Kind,
  type PlayerView,
  type Print,
  type Terrain,
  type Tile,
} from "./view";

/** The spaces row by row, as they are seen: 1 to 4, 8 to 5, 9 to 12. */
export const ROWS: number[][] = [0, 1, 2].map((row) => COLUMNS.map((column) => column[row]!));

/** R4: whether the water of a row runs to the left. */
export const runsBack = (row: number) => row === 1;

/** How an explorer stands beside a settle space: R6, R33, R55. */
export type Rest = "free" | "coming" | "settled";

export interface Space {
  number: number;
  tile: Tile | null;
  /** What is printed there, if nothing covers it. */
  print: Print | null;
  /** What lies in its warehouses. */
  held: Kind[];
  /** On settle spaces only. */
  rest: Rest | null;
  next: boolean;
}

/** The spaces of a river, 1 to 12. */
export function spacesOf(player: PlayerView): Space[] {
  // A6: it does not matter what lies where, so the warehouses are filled in the order of the river.
  const goods = KINDS.flatMap((kind, index) => Array<Kind>(player.stored[index]!).fill(kind));
  return RIVERS[player.river]!.map((printed, index) => {
    const number = index + 1;
    const tile = player.tiles[index] ?? null;
    const room = tile ? TILES[tile]!.warehouses : printed === "warehouse" ? 1 : 0;
    return {
      number,
      tile,
      print: tile ? null : printed,
      held: goods.splice(0, room),
      rest: restAt(player, number),
      next: index === player.tiles.length,
    };
  });
}

function restAt(player: PlayerView, space: number): Rest | null {
  const place = SETTLE.indexOf(space);
  if (place < 0) return null;
  if (player.tiles.length < space) return "free";
  return place < player.settled ? "settled" : "coming";
}

/** A column: the types that its tiles have in common, and the points that it still could bring without a swap. */
export interface Column {
  terrain: Terrain[];
  points: number;
  steps: { points: number; state: Step }[];
}

/** How the 2 or 6 points of a column stand: had, possible, or out of reach as the tiles lie. */
export type Step = "had" | "open" | "lost";

/** R59a, for the heads of the columns; what they score comes from the outlook. */
export function columnOf(tiles: Tile[], index: number, points: number): Column {
  const laid = COLUMNS[index]!.flatMap((space) => tiles[space - 1] ?? []);
  const terrain = laid
    .map((tile) => TILES[tile]!.terrain)
    .reduce<Terrain[] | null>((both, types) => both?.filter((type) => types.includes(type)) ?? types, null);
  const matches = terrain === null || terrain.length > 0;
  const state = (worth: number, needs: number): Step =>
    points === worth ? "had" : matches && laid.length < needs ? "open" : "lost";
  return {
    // Two that match and a third that does not: the two still count.
    terrain: terrain?.length ? terrain : points > 0 ? columnOf(tiles.slice(0, 8), index, points).terrain : [],
    points,
    // A13: 6 points stand in place of the 2.
    steps: [...(points === 6 ? [] : [{ points: 2, state: state(2, 2) }]), { points: 6, state: state(6, 3) }],
  };
}

/** Whether the tile on a space counts for its column. */
export function counts(space: number, columns: number[]): boolean {
  const column = COLUMNS.findIndex((spaces) => spaces.includes(space));
  const points = columns[column] ?? 0;
  return points === 6 || (points === 2 && COLUMNS[column]!.indexOf(space) < 2);
}
