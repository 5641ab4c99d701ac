import { go } from "../lib/router.svelte";

/** The address is not written for every step that passes by, in milliseconds. */
const PAUSE = 150;

/** The step that is looked at stands in the address, and an address with a step leads there. */
export class StepAddress {
  /** The step in the address, as it was last read or written here. */
  #known: number | null;
  readonly #show: (step: number | null) => void;

  constructor(first: number | null, show: (step: number | null) => void) {
    this.#known = first;
    this.#show = show;
    if (first !== null) show(first);
  }

  /** The address has changed. What was written here comes back a little later, and is no news. */
  read(step: number | null): void {
    if (step === this.#known) return;
    this.#known = step;
    this.#show(step);
  }

  /** Another step is looked at. Returns what stops the writing. */
  write(step: number | null, address: string): (() => void) | undefined {
    if (location.pathname === address) return undefined;
    const timer = setTimeout(() => {
      this.#known = step;
      go(address, "replace");
    }, PAUSE);
    return () => clearTimeout(timer);
  }
}
