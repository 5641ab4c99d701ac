import type { Line, Phrase, Seat, Seen, TookOver } from "../wire";
import type { Rounds } from "./game";
import { follow, type Moment } from "./timeline";

/** A line of the log as it is shown. */
export interface Entry {
  key: string;
  /** When, in milliseconds since 1970; null in a record, which does not say. */
  at: number | null;
  /** The step that it leads to; null for what is no move. */
  step: number | null;
  /** The turn that it belongs to; null for what is no move. */
  turn: number | null;
  gone: boolean;
  words: Phrase | null;
  events: Seen[];
  /** The game that it tells of, if that is another one. */
  href?: string;
}

/** The log of a table. */
export function entriesOf(lines: Line[], rounds?: Rounds, tookOver: TookOver | null = null): Entry[] {
  const { told, moments } = follow(atItsPlace(withoutRepeats(lines), tookOver), rounds);
  return told.map(({ line, gone, step }) => ({
    ...(tookOver && line.kind === "took-over" ? { href: `/t/${tookOver.table}/${tookOver.step}` } : {}),
    key: `v${line.version}`,
    at: line.at,
    step,
    turn: step === null ? null : (moments[step]?.turn ?? null),
    gone,
    words: line.words,
    events: line.events,
  }));
}

/** Where the game comes from is told where it begins to differ. */
function atItsPlace(lines: Line[], tookOver: TookOver | null): Line[] {
  const started = lines.findIndex(({ kind }) => kind === "started");
  if (!tookOver || started < 0) return lines;
  const begins = started + tookOver.step + 1;
  const own = ({ kind }: Line) => kind === "took-over";
  return [
    ...lines.slice(0, begins).filter((line) => !own(line)),
    ...lines.filter(own),
    ...lines.slice(begins),
  ];
}

/** Whoever sits already and only adds to the chance of the table is not told to sit down again. */
function withoutRepeats(lines: Line[]): Line[] {
  const sitting = new Map<Seat, string>();
  return lines.filter(({ kind, seat, words }) => {
    if (seat === null) return true;
    if (kind === "left") sitting.delete(seat);
    if (kind !== "seated") return true;
    const said = JSON.stringify(words);
    const again = sitting.get(seat) === said;
    sitting.set(seat, said);
    return !again;
  });
}

/** The log of a record. */
export function entriesOfMoments(moments: Moment[]): Entry[] {
  return moments.map(({ step, turn, events }) => ({
    key: `s${step}`,
    at: null,
    step,
    turn,
    gone: false,
    words: null,
    events,
  }));
}

/** One turn in the log: its moves, one after another. What is no move stands by itself. */
export interface Turn {
  turn: number | null;
  at: number | null;
  entries: Entry[];
}

export function turnsOf(entries: Entry[], rounds?: Rounds): Turn[] {
  const turns: Turn[] = [];
  for (const whole of entries) {
    const entry = { ...whole, events: whole.events.filter(({ event }) => !rounds?.quiet(event)) };
    // A move with nothing to tell, because the viewer may not know it, has no line.
    if (!entry.words && entry.events.length === 0) continue;
    const last = turns.at(-1);
    if (last && entry.turn !== null && last.turn === entry.turn) last.entries.push(entry);
    else turns.push({ turn: entry.turn, at: entry.at, entries: [entry] });
  }
  return turns;
}
