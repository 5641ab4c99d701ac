import type { Line, Seat, Seen } from "../wire";
import type { Rounds } from "./game";

/** One move in the game as it stands: what was taken back is not among them. */
export interface Moment {
  step: number;
  /** Turns count from 1; the deal is turn 0. A turn lasts while the same player moves, a round until it ends. */
  turn: number;
  seat: Seat | null;
  events: Seen[];
}

/** Numbers the turns of moves that follow one another from step 0, or the rounds of a game that is played in rounds. */
export function moments(
  steps: { step: number; seat: Seat | null; events: Seen[] }[],
  rounds?: Rounds,
): Moment[] {
  let turn = 0;
  let last: Seat | null = null;
  let ended = false;
  return steps.map(({ step, seat, events }) => {
    const next = rounds ? ended : seat !== last;
    if (step > 0 && (next || turn === 0)) turn += 1;
    last = seat;
    ended = rounds !== undefined && step > 0 && events.some(({ event }) => rounds.ends(event));
    return { step, turn, seat, events };
  });
}

/** The turn of a position. A round that has ended makes room for the next one, unless the game is over. */
export function turnAt(run: Moment[], step: number, over: boolean, rounds?: Rounds): number {
  const moment = run[step];
  if (!moment || !rounds) return moment?.turn ?? 0;
  const last = over && step === run.length - 1;
  const next = step === 0 || moment.events.some(({ event }) => rounds.ends(event));
  return moment.turn + (next && !last ? 1 : 0);
}

/** A line of the log with what has become of it. */
export interface Told {
  line: Line;
  /** The move was taken back later. */
  gone: boolean;
  /** The step of the game as it stands; null for what is no move, and for what is gone. */
  step: number | null;
}

/** The log, and the moves that still stand. A move that was taken back stays in the log. */
export function follow(lines: Line[], rounds?: Rounds): { told: Told[]; moments: Moment[] } {
  const told: Told[] = [];
  const standing: Told[] = [];
  for (const line of lines) {
    const entry = { line, gone: false, step: null };
    if (line.kind === "took-back" || line.kind === "rewound") {
      // What others have chosen at the same time stands, also if it came later.
      const own = standing.findLastIndex(
        ({ line: { kind, seat } }) => kind === "moved" && seat === line.seat,
      );
      const gone =
        line.kind === "took-back" && own >= 0 ? standing.splice(own, 1) : standing.splice(line.step + 1);
      for (const move of gone) move.gone = true;
    } else if (line.kind === "moved" || line.kind === "started") {
      standing.push(entry);
    }
    told.push(entry);
  }
  const steps = standing.map((entry, step) => {
    entry.step = step;
    return { step, seat: step === 0 ? null : entry.line.seat, events: entry.line.events };
  });
  return { told, moments: moments(steps, rounds) };
}

/** The steps at which something great happened. */
export function greatSteps(moments: Moment[], great: (event: unknown) => boolean): number[] {
  return moments.flatMap(({ step, events }) => (events.some(({ event }) => great(event)) ? [step] : []));
}
