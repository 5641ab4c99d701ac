/** One table as it is seen and played here. */
import { api } from "../lib/api";
import { line } from "../lib/line.svelte";
import type { Command, Follower, TableTell } from "../lib/socket";
import type {
  ChatLine,
  Line,
  Offers,
  Phrase,
  Present,
  Refused,
  Seat,
  Steps,
  TableState,
  WhyNot,
} from "../wire";
import { Choice } from "./choice.svelte";
import { keepCommitment } from "./fair";
import { Look } from "./look.svelte";
import { merged, said } from "./merge";
import { still } from "./motion";
import { Pace } from "./pace";
import { Shelf } from "./steps.svelte";

/** So long a change is seen before the next one, in milliseconds. */
const SEEN = 450;
const SEEN_STILL = 160;

const NOTHING: Offers = { moves: [], targets: {} };

/** Why something cannot be done, to be said where it was pointed at. */
export interface Objection {
  why: WhyNot;
  at: Element;
}

/** A command about the game without what the table itself adds. */
type Wish = Command extends infer C
  ? C extends { version: number }
    ? Omit<C, "table" | "version">
    : never
  : never;

export class LiveTable {
  readonly id: string;
  readonly choice: Choice;
  readonly look: Look;
  /** The table as it is shown; null until it is known. */
  #state = $state.raw<TableState | null>(null);
  /** What came with the last change; nothing at first. */
  #news = $state.raw<Line[]>([]);
  #chat = $state.raw<ChatLine[]>([]);
  #present = $state.raw<Present>({ seats: [], watching: 0 });
  #closed = $state.raw<Refused | null>(null);
  #objection = $state.raw<Objection | null>(null);
  #trouble = $state.raw<Phrase | null>(null);
  #busy = $state(false);
  #newest: TableState | null = null;
  readonly #pace: Pace<{ state: TableState; news: Line[] }>;
  readonly #follower: Follower;
  readonly #leave: () => void;

  constructor(id: string) {
    this.id = id;
    this.choice = new Choice(
      (move) => void this.#play(move.move),
      (targets, at) => void this.#askWhy(targets, at),
    );
    const shelf = new Shelf((from, count) =>
      api.get<Steps>(`/tables/${encodeURIComponent(id)}/steps?from=${from}&count=${count}`),
    );
    this.look = new Look(shelf, () => this.#state?.now?.step ?? 0);
    this.#pace = new Pace(
      (change) => this.#show(change),
      ({ news }) => timeFor(news),
    );
    this.#follower = {
      table: id,
      version: () => this.#newest?.version,
      hear: (tell) => this.#hear(tell),
      refused: (why) => (this.#closed = why),
    };
    this.#leave = line.follow(this.#follower);
  }

  get state(): TableState | null {
    return this.#state;
  }
  get news(): Line[] {
    return this.#news;
  }
  get chat(): ChatLine[] {
    return this.#chat;
  }
  get present(): Present {
    return this.#present;
  }
  /** Why the table cannot be followed at all. */
  get closed(): Refused | null {
    return this.#closed;
  }
  /** What the server refused last. */
  get trouble(): Phrase | null {
    return this.#trouble;
  }
  get objection(): Objection | null {
    return this.#objection;
  }
  /** Whether a command is on its way. */
  get busy(): boolean {
    return this.#busy;
  }

  leave(): void {
    this.look.pause();
    this.#pace.stop();
    this.#leave();
  }

  /** Shows what is newest; whether anything was left out. */
  hurry(): boolean {
    if (!this.#pace.behind) return false;
    this.#pace.skip();
    return true;
  }

  #hear(tell: TableTell): void {
    if (tell.type === "chat") {
      this.#chat = said(this.#chat, [tell.line]);
    } else if (tell.type === "present") {
      this.#present = tell.present;
    } else {
      const known = this.#newest;
      const state = merged(known, tell);
      if (state === known) return;
      this.#newest = state;
      if (!state) return line.again(this.#follower);
      keepCommitment(this.id, state.commitment);
      this.#chat = said(this.#chat, tell.chat);
      // Later frames bring who is there by themselves.
      if (tell.since === 0) this.#present = tell.present;
      this.#pace.add({ state, news: known ? state.lines.slice(known.version) : [] });
    }
  }

  #show({ state, news }: { state: TableState; news: Line[] }): void {
    const before = this.#state;
    this.#news = state.lines.slice(before?.version ?? state.version);
    this.#state = state;
    this.#objection = null;
    const back = news.findLast(({ kind }) => kind === "took-back" || kind === "rewound");
    if (back) this.look.shelf.cut(back.step);
    // Once the game is over everything is open, so what was fetched before is too little.
    if (before?.status === "playing" && state.status === "over") this.look.shelf.cut(-1);
    if (this.look.step !== null && this.look.step >= this.look.last) this.look.end();
    this.reoffer();
  }

  /**
   * Offers what may be done: nothing while looking back, or while newer changes are still to be shown, unless they leave
   * everything as it is, as when others choose at the same time.
   */
  reoffer(): void {
    const shown = this.#state?.now?.offers ?? NOTHING;
    const newest = this.#newest?.now?.offers ?? NOTHING;
    this.choice.offer(this.look.step === null && sameMoves(shown, newest) ? newest : NOTHING);
  }

  /** Gives a command on the version that is shown; whether it was carried out. */
  async #command(wish: Wish): Promise<boolean> {
    const version = this.#newest?.version;
    if (version === undefined) return false;
    this.#busy = true;
    this.#trouble = null;
    const answer = await line.command({ ...wish, table: this.id, version } as Command);
    this.#busy = false;
    if (answer.type !== "refused") return true;
    // The newest state is on its way, and the player chooses again.
    if (answer.code !== "stale") this.#trouble = answer.words;
    return false;
  }

  async #play(move: string): Promise<void> {
    if (!(await this.#command({ type: "play", move }))) this.choice.release();
  }

  async #askWhy(targets: string[], at: Element): Promise<void> {
    if (this.hurry()) return;
    if (this.look.step !== null) {
      this.#objection = { why: { rule: null, words: { key: "live-looking-back" } }, at };
      return;
    }
    const answer = await line.command({ type: "why", table: this.id, targets });
    const nothing: WhyNot = { rule: null, words: { key: "live-nothing-here" } };
    if (answer.type === "why") this.#objection = { why: answer.why ?? nothing, at };
    if (answer.type === "refused") {
      this.#objection = { why: { rule: answer.rule ?? null, words: answer.words }, at };
    }
  }

  /** Closes what was said at a place; whether there was something. */
  hush(): boolean {
    const said = this.#objection !== null || this.#trouble !== null;
    this.#objection = null;
    this.#trouble = null;
    return said;
  }

  takeBack(): Promise<boolean> {
    return this.#command({ type: this.#state?.now?.take_back === "free" ? "take-back" : "ask-take-back" });
  }

  answerTakeBack(agree: boolean): Promise<boolean> {
    return this.#command({ type: "answer-take-back", agree });
  }

  resign(): Promise<boolean> {
    return this.#command({ type: "resign" });
  }

  handOver(seat: Seat, bot: string): Promise<boolean> {
    return this.#command({ type: "hand-over", seat, bot });
  }

  /** Says something to everybody; whether it arrived. */
  async say(text: string): Promise<boolean> {
    const answer = await line.command({ type: "chat", table: this.id, text });
    if (answer.type === "refused") this.#trouble = answer.words;
    return answer.type === "done";
  }
}

function sameMoves(one: Offers, other: Offers): boolean {
  const [a, b] = [one.moves, other.moves];
  return a === b || (a.length === b.length && a.every(({ move }, index) => move === b[index]?.move));
}

function timeFor(news: Line[]): number {
  if (document.hidden || !news.some(({ events }) => events.length > 0)) return 0;
  return still() ? SEEN_STILL : SEEN;
}
