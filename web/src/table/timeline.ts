import type { Line, Seat, Seen } from "../wire";

/** One move in the game as it stands: what was taken back is not among them. */
export interface Moment {
  step: number;
  /** Turns count from 1; the deal is turn 0. A turn lasts while the same player moves. */
  turn: number;
  seat: Seat | null;
  events: Seen[];
}

/** Numbers the turns of moves that follow one another from step 0. */
export function moments(steps: { step: number; seat: Seat | null; events: Seen[] }[]): Moment[] {
  let turn = 0;
  let last: Seat | null = null;
  return steps.map(({ step, seat, events }) => {
    if (step > 0 && (seat !== last || turn === 0)) turn += 1;
    last = seat;
    return { step, turn, seat, events };
  });
}

/** A line of the log with what has become of it. */
export interface Told {
  line: Line;
  /** The move was taken back later. */
  gone: boolean;
}

/** The log, and the moves that still stand. A move that was taken back stays in the log. */
export function follow(lines: Line[]): { told: Told[]; moments: Moment[] } {
  const told: Told[] = [];
  let standing: Told[] = [];
  for (const line of lines) {
    const entry = { line, gone: false };
    if (line.kind === "took-back" || line.kind === "rewound") {
      for (const later of standing.slice(line.step + 1)) later.gone = true;
      standing = standing.slice(0, line.step + 1);
    } else if (line.kind === "moved" || line.kind === "started") {
      standing.push(entry);
    }
    told.push(entry);
  }
  const steps = standing.map(({ line }) => line);
  return {
    told,
    moments: moments(steps.map((line) => ({ ...line, seat: line.step === 0 ? null : line.seat }))),
  };
}

/** The steps at which something great happened. */
export function greatSteps(moments: Moment[], great: (event: unknown) => boolean): number[] {
  return moments.flatMap(({ step, events }) => (events.some(({ event }) => great(event)) ? [step] : []));
}
