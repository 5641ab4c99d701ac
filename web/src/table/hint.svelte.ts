/** What a bot would do in one's place. */
import { api } from "../lib/api";
import type { Hint, HintedMove } from "../wire";

/** So many of the best moves are shown at first. */
const FIRST = 3;

export class HintAsked {
  readonly #table: string;
  #hint = $state.raw<Hint | null>(null);
  #asking = $state(false);
  /** The number of the question that waits for an answer. */
  #question = 0;
  #failed = $state.raw<unknown>(null);
  /** Whether all moves are shown. */
  all = $state(false);
  /** The move that is shown on the board. */
  picked = $state.raw<HintedMove | null>(null);

  constructor(table: string) {
    this.#table = table;
  }

  /** Whether there is anything to show. */
  get open(): boolean {
    return this.#asking || this.#hint !== null || this.#failed !== null;
  }
  get asking(): boolean {
    return this.#asking;
  }
  get failed(): unknown {
    return this.#failed;
  }

  /** The moves to be shown, the best first. */
  get moves(): HintedMove[] {
    const moves = this.#hint?.moves ?? [];
    return this.all ? moves : moves.slice(0, FIRST);
  }

  /** How many moves there are besides. */
  get more(): number {
    return (this.#hint?.moves.length ?? 0) - this.moves.length;
  }

  async ask(): Promise<void> {
    this.close();
    const question = this.#question;
    this.#asking = true;
    let hint: Hint | null = null;
    let failed: unknown = null;
    try {
      hint = await api.post<Hint>(`/tables/${encodeURIComponent(this.#table)}/hint`, {});
    } catch (error) {
      failed = error;
    }
    // Whoever has closed it meanwhile does not want to know any more.
    if (question !== this.#question) return;
    this.#asking = false;
    this.#hint = hint;
    this.#failed = failed;
    this.picked = hint?.moves[0] ?? null;
  }

  /** The table has changed: what was said of an earlier version is of no use. */
  outdated(version: number): void {
    if (this.#hint && this.#hint.version < version) this.close();
  }

  /** Whether there was anything to close. */
  close(): boolean {
    const was = this.open;
    this.#question += 1;
    this.#asking = false;
    this.#hint = this.#failed = this.picked = null;
    this.all = false;
    return was;
  }
}
