/** What can be found out about a finished game. */
import { api } from "../lib/api";
import { beSomebody } from "../lib/me.svelte";
import type { Insight, Report, ReportedDecision, Seat } from "../wire";

/** How often is asked how far it is, in milliseconds. */
const PULSE = 400;

export class Insights {
  readonly #table: string;
  #report = $state.raw<Report | null>(null);
  /** How far the look into the game is, from 0 to 1; null if nobody has asked. */
  #progress = $state<number | null>(null);
  #failed = $state.raw<unknown>(null);
  #gone = false;

  constructor(table: string) {
    this.#table = table;
  }

  get report(): Report | null {
    return this.#report;
  }
  get progress(): number | null {
    return this.#progress;
  }
  get failed(): unknown {
    return this.#failed;
  }

  async ask(): Promise<void> {
    if (this.#progress !== null) return;
    this.#failed = null;
    this.#progress = 0;
    try {
      await beSomebody();
      while (!this.#report && !this.#gone) {
        const insight = await api.post<Insight>(`/tables/${encodeURIComponent(this.#table)}/analysis`, {});
        if (insight.kind === "report") this.#report = insight.report;
        else {
          this.#progress = insight.thousandths / 1000;
          await new Promise((resolve) => setTimeout(resolve, PULSE));
        }
      }
    } catch (error) {
      this.#failed = error;
    } finally {
      this.#progress = null;
    }
  }

  leave(): void {
    this.#gone = true;
  }
}

/** What the best move would have been worth more. */
export function missed({ made, best }: ReportedDecision): number {
  return Math.max(0, (best[0]?.worth ?? 0) - made.worth);
}

/** The decisions of a seat that cost something, the dearest first. */
export function mistakes(report: Report, seat: Seat, least = 0.02): ReportedDecision[] {
  const own = report.decisions.filter((decision) => decision.seat === seat && missed(decision) >= least);
  return own.sort((a, b) => missed(b) - missed(a));
}

export interface Turn {
  /** The step after which everything was different. */
  step: number;
  /** By how much the prospects of the seat changed. */
  change: number;
}

/** Where the prospects of a seat changed most, the greatest change first. Steps that follow each other count as one. */
export function turningPoints(report: Report, seat: Seat, most = 4, least = 0.06): Turn[] {
  const shares = report.expected.map((expected) => expected[seat] ?? 0);
  const turns = shares
    .slice(1)
    .map((share, index) => ({ step: index + 1, change: share - (shares[index] ?? 0) }));
  turns.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  const kept: Turn[] = [];
  for (const turn of turns) {
    if (kept.length === most || Math.abs(turn.change) < least) break;
    if (kept.every(({ step }) => Math.abs(step - turn.step) > 1)) kept.push(turn);
  }
  return kept;
}

/** The points of a line through the prospects of a seat, in a box of this size. */
export function curve(report: Report, seat: Seat, width: number, height: number): string {
  const last = Math.max(1, report.expected.length - 1);
  return report.expected
    .map((expected, step) => {
      const share = Math.min(1, Math.max(0, expected[seat] ?? 0));
      return `${((step / last) * width).toFixed(1)},${((1 - share) * height).toFixed(1)}`;
    })
    .join(" ");
}
