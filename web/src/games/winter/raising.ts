/** The building site of a table: its squares, what stands there, and what upper places are worth. */
import type { Seat } from "../../wire";
import type { Tribe } from "./desk";
import type { Effect, Spot } from "./pieces";
import { spotOf } from "./site";
import { SITE_PLAN, SITES, SUPPORT_POINTS, UPPER_POINTS, type View } from "./view";

export interface Standing extends Spot {
  owner: Seat | null;
}

export function squaresOf(players: number): { x: number; y: number; effect: Effect }[] {
  return SITE_PLAN[players - 1]!.flatMap(([left, top], tile) =>
    SITES[tile]!.map((effect, at) => ({ x: left + (at % 4), y: top + Math.floor(at / 4), effect })),
  );
}

export function raised(view: View, tribes: Tribe[]): Standing[] {
  return [
    ...tribes.flatMap(({ colour, player }) =>
      player.built.map((square) => ({ ...spotOf(square), owner: colour })),
    ),
    ...view.neutral.map((square) => ({ ...spotOf(square), owner: null })),
  ];
}

/** What an upper place would bring to somebody. */
export function worthOf({ x, y, level }: Spot, placed: Standing[], owner: Seat): number {
  const own = placed.filter(
    (piece) =>
      piece.owner === owner &&
      piece.level === level - 1 &&
      [x, x + 1].includes(piece.x) &&
      [y, y + 1].includes(piece.y),
  );
  return level > 0 ? UPPER_POINTS[level - 1]! + SUPPORT_POINTS * own.length : 0;
}
