import type { Step } from "../wire";
import type { Shelf } from "./steps.svelte";

/** So long is a step seen while the replay plays, in milliseconds. */
const PLAY = 1100;

/** Looking back at a game, or looking at one that is over. */
export class Look {
  readonly shelf: Shelf;
  readonly #last: () => number;
  /** The step that is looked at; null at the newest one. */
  #step = $state<number | null>(null);
  /** What is on the board instead of the newest position: the step asked for, or the one before while it loads. */
  #shown = $state.raw<Step | null>(null);
  #failed = $state.raw<unknown>(null);
  #playing = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `last` is the newest step there is. */
  constructor(shelf: Shelf, last: () => number) {
    this.shelf = shelf;
    this.#last = last;
  }

  get step(): number | null {
    return this.#step;
  }

  get last(): number {
    return this.#last();
  }

  /** The step that the bar shows. */
  get at(): number {
    return this.#step ?? this.last;
  }

  get shown(): Step | null {
    return this.#shown;
  }

  get failed(): unknown {
    return this.#failed;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Looks at a step; the newest one ends looking back. */
  async to(step: number): Promise<void> {
    const wish = Math.max(0, step);
    if (wish >= this.last) return this.end();
    this.#step = wish;
    this.#failed = null;
    try {
      await this.shelf.want(wish);
    } catch (error) {
      if (this.#step !== wish) return;
      this.#failed = error;
      this.#playing = false;
    }
    if (this.#step === wish) this.#shown = this.shelf.get(wish) ?? this.#shown;
  }

  by(steps: number): Promise<void> {
    this.pause();
    return this.to(this.at + steps);
  }

  /** Back to the newest position. */
  end(): void {
    this.pause();
    this.#step = null;
    this.#shown = null;
    this.#failed = null;
  }

  /** Plays on from here; from the start, if this is the end. */
  async play(): Promise<void> {
    this.#playing = true;
    if (this.#step === null) await this.to(0);
    this.#schedule();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    if (!this.#playing) return;
    this.#timer = setTimeout(async () => {
      await this.to(this.at + 1);
      this.#schedule();
    }, PLAY);
  }
}
