/** The steps of a game, fetched in portions and kept. */
import { SvelteMap } from "svelte/reactivity";
import type { Step, Steps } from "../wire";

export const PORTION = 40;

/** Gets a part of the game from the server. */
export type Fetch = (from: number, count: number) => Promise<Steps>;

export class Shelf {
  readonly #fetch: Fetch;
  readonly #steps = new SvelteMap<number, Step>();
  readonly #coming = new Map<number, Promise<void>>();
  /** Goes up when steps are thrown away, so that late answers about them are not kept. */
  #age = 0;

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  get(step: number): Step | undefined {
    return this.#steps.get(step);
  }

  /** All steps from the deal on, as far as they are here without a gap. */
  get run(): Step[] {
    const run: Step[] = [];
    for (let step = this.get(0); step; step = this.get(run.length)) run.push(step);
    return run;
  }

  /** Fetches a step with its neighbours, unless it is here. */
  want(step: number): Promise<void> {
    if (this.#steps.has(step)) return Promise.resolve();
    const start = step - (step % PORTION);
    let from = step;
    while (from > start && !this.#steps.has(from - 1)) from -= 1;
    let coming = this.#coming.get(from);
    if (!coming) {
      coming = this.#load(from, start + PORTION - from).finally(() => this.#coming.delete(from));
      this.#coming.set(from, coming);
    }
    return coming;
  }

  put(steps: Step[]): void {
    for (const step of steps) this.#steps.set(step.step, step);
  }

  /** Forgets everything after a step: it was taken back. */
  cut(last: number): void {
    this.#age += 1;
    this.#coming.clear();
    for (const step of [...this.#steps.keys()]) if (step > last) this.#steps.delete(step);
  }

  async #load(from: number, count: number): Promise<void> {
    const age = this.#age;
    const { steps } = await this.#fetch(from, count);
    if (age === this.#age) this.put(steps);
  }
}
