/** Where water flows, and the line of the longest route. */
import { along, type Point } from "./channel";
import { beside, endsOf, keyOf, turnSide } from "./grid";
import { FACES, START, type BoardOutlook, type Cell, type End, type Move, type Side } from "./view";

/** The end where water would come in if the tile lay there; null where there is no current. */
export function currentOf(move: Move, tiles: Move[], current: (End | null)[]): End | null {
  const at = new Map(tiles.map((tile, index) => [keyOf(tile), index]));
  for (const [index, side] of endsOf(move.tile, move.turn).entries()) {
    const end: End = index === 0 ? "a" : "b";
    const other: End = index === 0 ? "b" : "a";
    const next = beside(move, side);
    const back = turnSide(side, 2);
    const opening = openingAt(next, back);
    if (opening) return opening === "outlet" ? end : other;
    const neighbour = at.get(keyOf(next));
    if (neighbour === undefined) continue;
    const { tile, turn } = tiles[neighbour]!;
    const [a] = endsOf(tile, turn);
    const into = current[neighbour];
    if (into) return into === (a === back ? "a" : "b") ? other : end;
  }
  return null;
}

/** The tiles that water passes after a tile, in order. */
export function downstream(from: number, tiles: Move[], current: (End | null)[]): number[] {
  const at = new Map(tiles.map((tile, index) => [keyOf(tile), index]));
  const passed: number[] = [];
  let here: number | undefined = from;
  while (here !== undefined && !passed.includes(here)) {
    if (here !== from) passed.push(here);
    const { tile, turn, ...cell }: Move = tiles[here]!;
    const [a, b] = endsOf(tile, turn);
    const next = beside(cell, current[here] === "a" ? b : a);
    // Through the start tile to its outlet.
    const start = START.cells.some((part) => keyOf(part) === keyOf(next));
    here = at.get(keyOf(start ? beside(...START.outlet) : next));
  }
  return passed;
}

function openingAt(cell: Cell, side: Side): "inlet" | "outlet" | null {
  const is = ([of, at]: [Cell, Side]) => keyOf(of) === keyOf(cell) && at === side;
  if (is(START.outlet)) return "outlet";
  return START.inlets.some(is) ? "inlet" : null;
}

/** Where an opening of the start tile meets the main stream. */
const FEET: Record<Side, Point> = {
  W: { x: 0, y: 50 },
  N: { x: 66, y: 50 },
  S: { x: 164, y: 50 },
  E: { x: 200, y: 50 },
};
const MOUTHS: Record<Side, Point[]> = {
  W: [{ x: 0, y: 50 }],
  N: [
    { x: 50, y: 0 },
    { x: 53, y: 28 },
  ],
  S: [
    { x: 150, y: 100 },
    { x: 153, y: 72 },
  ],
  E: [{ x: 200, y: 50 }],
};

const PARTS = Array.from({ length: 11 }, (_, index) => index / 10);

/** The points of the longest route between two ports, from one to the other. */
export function routePoints(tiles: Move[], route: BoardOutlook["route"]): Point[] {
  return route.flatMap((index, place) => {
    const before = place > 0 ? tileOn(tiles, route[place - 1]!) : undefined;
    const after = place < route.length - 1 ? tileOn(tiles, route[place + 1]!) : undefined;
    if (index === null) return throughStart(before, after);
    const move = tiles[index]!;
    const [, b] = endsOf(move.tile, move.turn);
    // Towards the next tile, or away from the last one.
    const forth = after === undefined ? !leadsTo(move, b, before) : leadsTo(move, b, after);
    const parts = forth ? PARTS : PARTS.toReversed();
    // A port stands in the middle of its tile.
    const own = before === undefined ? parts.slice(5) : after === undefined ? parts.slice(0, 6) : parts;
    const { shape } = FACES[move.tile]!;
    return own.map((part) => {
      const { x, y } = along(shape, part, move.turn);
      return { x: move.x * 100 + x, y: move.y * 100 + y };
    });
  });
}

function tileOn(tiles: Move[], index: number | null): Move | null {
  return index === null ? null : tiles[index]!;
}

/** Whether a side of a tile touches another tile; null is the start tile. */
function leadsTo(move: Move, side: Side, to: Move | null | undefined): boolean {
  const next = keyOf(beside(move, side));
  if (to === undefined) return false;
  return to === null ? START.cells.some((cell) => keyOf(cell) === next) : keyOf(to) === next;
}

function throughStart(before: Move | null | undefined, after: Move | null | undefined): Point[] {
  const sideOf = (move: Move | null | undefined) =>
    [...START.inlets, START.outlet].find(
      ([cell, side]) => move && keyOf(beside(cell, side)) === keyOf(move),
    )?.[1];
  const [from, to] = [sideOf(before), sideOf(after)];
  if (!from || !to) return [];
  return [...MOUTHS[from], FEET[from], FEET[to], ...MOUTHS[to].toReversed()];
}
