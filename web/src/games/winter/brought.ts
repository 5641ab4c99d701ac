/** What an eclipse has brought everybody, seen from what they had before. */
import type { Seat } from "../../wire";
import type { Tribe } from "./desk";

/** Where points come from in an eclipse, in the order of the sheet. */
const SOURCES = ["culture", "site", "idols", "terrain", "fish", "landmarks", "delta", "board", "stones"];

type Had = Pick<Tribe, "seat"> & { player: { food: number; tools: number; points: number[] } };

export interface Brought {
  seat: Seat;
  food: number;
  tools: number;
  points: number;
  /** The points by the lines of the sheet. */
  from: [line: string, points: number][];
}

export const broughtTo = (before: Had[], after: Had[]): Brought[] =>
  after.map(({ seat, player }) => {
    const had = before.find((one) => one.seat === seat)?.player ?? player;
    const from = SOURCES.map((line, at): [string, number] => [
      `score-${line}`,
      (player.points[at] ?? 0) - (had.points[at] ?? 0),
    ]).filter(([, points]) => points > 0);
    return {
      seat,
      food: player.food - had.food,
      tools: player.tools - had.tools,
      points: from.reduce((sum, [, points]) => sum + points, 0),
      from,
    };
  });
