import type { OfferedMove, Offers } from "../wire";

/** How a target stands in the present choice. */
export type Mark = "open" | "picked" | "other" | "later" | null;

/** What a target spreads over the element that draws it: `<button {...choice.on("dam:3")}>`. */
export interface TargetAttributes {
  "data-target": string;
  "data-mark": Mark;
  /** The move that it belongs to is on its way to the server. */
  "data-pending": true | undefined;
  /** It belongs to the move that a hint shows. */
  "data-hint": true | undefined;
  "aria-pressed": boolean | undefined;
  "aria-disabled": boolean | undefined;
  onclick: (event: MouseEvent) => void;
}

/**
 * A choice among legal moves. Each move is a path of targets; pointing at targets narrows the list, and when one move is
 * left and its path is complete, it is played. The client knows no rules: everything follows from the paths.
 */
export class Choice {
  #offers: OfferedMove[] = $state.raw([]);
  /** The targets picked so far. */
  picked: string[] = $state.raw([]);
  /** The targets of a move that is on its way to the server; nothing else can be chosen meanwhile. */
  #sent: string[] = $state.raw([]);

  /** The targets of a move that a hint shows. */
  hinted: string[] = $state.raw([]);

  /** Targets that may be pointed at before those that stand before them in the path. */
  ahead: (name: string) => boolean = () => false;

  readonly #play: (move: OfferedMove) => void;
  readonly #refuse: (targets: string[], at: Element) => void;

  constructor(play: (move: OfferedMove) => void, refuse: (targets: string[], at: Element) => void) {
    this.#play = play;
    this.#refuse = refuse;
  }

  /** New legal moves: what was picked stays, as far as it still leads somewhere. */
  offer(offers: Offers): void {
    this.#offers = offers.moves;
    this.#sent = [];
    while (this.picked.length > 0 && this.moves.length === 0) this.picked = this.picked.slice(0, -1);
  }

  /** The move did not arrive: everything can be chosen again. */
  release(): void {
    this.#sent = [];
  }

  /** Whether there is anything to choose. */
  get any(): boolean {
    return this.#offers.length > 0 && !this.sending;
  }

  /** Whether a move is on its way. */
  get sending(): boolean {
    return this.#sent.length > 0;
  }

  /** What was picked, or is on its way to the server. */
  get path(): string[] {
    return this.sending ? this.#sent : this.picked;
  }

  /** The moves that continue what was picked. */
  get moves(): OfferedMove[] {
    return this.continuing(this.picked);
  }

  /** The moves that continue a path. What may be pointed at ahead of its turn counts wherever it stands. */
  continuing(path: string[]): OfferedMove[] {
    const [early, inTurn] = this.#split(path);
    return this.#offers.filter((move) => {
      const steps = early.length > 0 ? this.#split(move.path)[1] : move.path;
      return (
        inTurn.every((name, index) => steps[index] === name) &&
        early.every((name) => move.path.includes(name))
      );
    });
  }

  /** The targets of a path that may be pointed at ahead, and the others. */
  #split(path: string[]): [string[], string[]] {
    return [path.filter((name) => this.ahead(name)), path.filter((name) => !this.ahead(name))];
  }

  /** The targets that can be pointed at after others, each once, in the order of the moves. */
  after(path: string[]): string[] {
    const names = this.continuing(path).map((move) => rest(move.path, path)[0]);
    return [...new Set(names)].filter((name) => name !== undefined);
  }

  /** The targets that can be pointed at next. */
  get next(): string[] {
    return this.sending ? [] : this.after(this.picked);
  }

  /** Whether a target can be pointed at now: in its turn, or ahead of it. */
  #leads(name: string): boolean {
    if (this.next.includes(name)) return true;
    return this.ahead(name) && this.moves.some(({ path }) => rest(path, this.picked).includes(name));
  }

  /** How a target stands: to be pointed at now, picked already, instead of something picked, or perhaps later. */
  mark(name: string): Mark {
    if (this.sending) return this.#sent.includes(name) ? "picked" : null;
    if (this.picked.includes(name)) return "picked";
    if (this.#leads(name)) return "open";
    if (this.#instead(name)) return "other";
    return this.moves.some((move) => move.path.includes(name)) ? "later" : null;
  }

  /** What the element that draws a target needs. */
  on(name: string): TargetAttributes {
    const mark = this.mark(name);
    return {
      "data-target": name,
      "data-mark": mark,
      "data-pending": this.#sent.includes(name) || undefined,
      "data-hint": this.hinted.includes(name) || undefined,
      "aria-pressed": mark === "picked" ? true : undefined,
      "aria-disabled": mark === null || mark === "later" ? true : undefined,
      onclick: (event) => {
        event.stopPropagation();
        this.point(name, event.currentTarget as Element);
      },
    };
  }

  /** Somebody points at a target. */
  point(name: string, at: Element): void {
    if (this.sending) return;
    if (this.#leads(name)) {
      this.#pick([...this.picked, name]);
    } else if (this.picked.includes(name)) {
      this.picked = this.picked.slice(0, this.picked.indexOf(name));
    } else {
      const path = this.#instead(name);
      if (path) this.#pick(path);
      else this.#refuse([...this.#split(this.picked)[1], name], at);
    }
  }

  /** The path on which a target takes the place of a picked one, of the latest that it can. */
  #instead(name: string): string[] | null {
    for (let kept = this.picked.length - 1; kept >= 0; kept -= 1) {
      const path = [...this.picked.slice(0, kept), name];
      if (this.continuing(path).length > 0) return path;
    }
    return null;
  }

  #pick(path: string[]): void {
    this.picked = path;
    const [move] = this.moves;
    if (move !== undefined && move.path.length === path.length) this.take(move);
  }

  /** Makes a move without pointing at its targets one by one. */
  take(move: OfferedMove): void {
    if (this.sending || !this.#offers.includes(move)) return;
    this.picked = [];
    this.#sent = move.path;
    this.#play(move);
  }

  /** One step back; whether there was one. */
  back(): boolean {
    if (this.picked.length === 0) return false;
    this.picked = this.picked.slice(0, -1);
    return true;
  }
}

/** What is left of a path without those that were picked. */
function rest(path: string[], picked: string[]): string[] {
  const left = [...path];
  for (const name of picked) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
