/** Shows one thing after another, each for long enough to be seen. */
export class Pace<T> {
  readonly #show: (thing: T) => void;
  /** How long a thing is to be seen before the next one, in milliseconds. */
  readonly #time: (thing: T) => number;
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(show: (thing: T) => void, time: (thing: T) => number) {
    this.#show = show;
    this.#time = time;
  }

  /** Whether something is still to be shown. */
  get behind(): boolean {
    return this.#waiting.length > 0;
  }

  add(thing: T): void {
    this.#waiting.push(thing);
    if (!this.#busy) this.#next();
  }

  /** Shows the newest at once; what lies between is not shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#busy = false;
    const newest = this.#waiting.at(-1);
    this.#waiting = [];
    if (newest !== undefined) this.#show(newest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#busy = false;
  }

  #next(): void {
    const thing = this.#waiting.shift();
    this.#busy = thing !== undefined;
    if (thing === undefined) return;
    this.#show(thing);
    const time = this.#time(thing);
    if (time === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), time);
  }
}
