/** Cells, sides and turns: where a tile lies, and which of its sides have river. */
import { FACES, START, type Cell, type Move, type Side, type Tile, type Turn } from "./view";

export const SIDES: Side[] = ["N", "E", "S", "W"];
export const TURNS: Turn[] = [0, 1, 2, 3];
const CORNERS = ["NW", "NE", "SE", "SW"] as const;
export type Corner = (typeof CORNERS)[number];

const STEPS: Record<Side, [dx: number, dy: number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function turnSide(side: Side, turn: Turn): Side {
  return SIDES[(SIDES.indexOf(side) + turn) % 4]!;
}

export function turnCorner(corner: Corner, turn: Turn): Corner {
  return CORNERS[(CORNERS.indexOf(corner) + turn) % 4]!;
}

export function beside({ x, y }: Cell, side: Side): Cell {
  const [dx, dy] = STEPS[side];
  return { x: x + dx, y: y + dy };
}

/** The sides where the channel ends: `a` first. */
export function endsOf(tile: Tile, turn: Turn): [a: Side, b: Side] {
  const b = FACES[tile]!.shape === "straight" ? "S" : "E";
  return [turnSide("N", turn), turnSide(b, turn)];
}

export function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}

/** The name of a cell among the targets. */
export function cellTarget(cell: Cell): string {
  return `cell:${keyOf(cell)}`;
}

/** The cell that a target names; null for other targets. */
export function cellOf(target: string | undefined): Cell | null {
  const found = /^cell:(-?\d+),(-?\d+)$/.exec(target ?? "");
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** A move as the engine writes it. */
export function written({ tile, x, y, turn }: Move): string {
  return `${tile}@(${x},${y})r${turn}`;
}

/** All cells that are covered: those of the start tile and of the tiles. */
export function covered(tiles: Move[]): Cell[] {
  return [...START.cells, ...tiles];
}

/** The empty cells that share a side with a tile. */
export function shore(tiles: Move[]): Cell[] {
  const taken = new Set(covered(tiles).map(keyOf));
  const found = new Map<string, Cell>();
  for (const cell of covered(tiles)) {
    for (const side of SIDES) {
      const next = beside(cell, side);
      if (!taken.has(keyOf(next))) found.set(keyOf(next), next);
    }
  }
  return [...found.values()];
}

/** Whether nothing changes by a half turn, so that two turns are one. At which bank a port stands makes no difference. */
export function sameUpsideDown(tile: Tile): boolean {
  const { shape, building, meadow } = FACES[tile]!;
  return (
    shape === "straight" && !building && meadow.every((corner) => meadow.includes(turnCorner(corner, 2)))
  );
}

/** Of the turns that fit, those that make a difference; the one that is shown stays among them. */
export function differentTurns(tile: Tile, turns: Turn[], shown: Turn): Turn[] {
  if (!sameUpsideDown(tile)) return turns;
  const first = (turn: Turn) => (turn === shown ? -1 : turn);
  return turns.filter((turn) =>
    turns.every((other) => other % 2 !== turn % 2 || first(turn) <= first(other)),
  );
}

/** The first turn that fits, from the given one clockwise (1) or counter-clockwise (-1). */
export function nextTurn(turns: Turn[], from: Turn, way: 1 | -1): Turn {
  for (let step = 0; step < 4; step += 1) {
    const turn = (from + way * step + 4) % 4;
    if (turns.includes(turn)) return turn;
  }
  return from;
}
