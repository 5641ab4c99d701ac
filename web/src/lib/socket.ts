/** The connection to the server: one for each tab. It heals by itself, and no command is lost or played twice. */
import type { Ask, Refused, Tell } from "../wire";

/** A frame that tells of one table. */
export type TableTell = Extract<Tell, { type: "table" | "chat" | "present" }>;
type Done = Extract<Tell, { type: "done" }>;
type Why = Extract<Tell, { type: "why" }>;

/** What the server says to a command; `lost` if the one who asked no longer waits for it. */
export type Answer = Done | Why | ({ type: "refused" } & Refused) | { type: "lost" };

/** A command without the id, which the connection makes up. */
export type Command = WithoutId<Extract<Ask, { id: string }>>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;

/** Somebody who follows a table. */
export interface Follower {
  table: string;
  /** The version that is known already; nothing at first. */
  version: () => number | undefined;
  hear: (tell: TableTell) => void;
  /** The table cannot be followed. */
  refused: (why: Refused) => void;
}

interface Open {
  ask: Ask;
  answer: (answer: Answer) => void;
}

export const BEAT = 15_000;
export const SILENCE = 35_000;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;

/** How long to wait before the next attempt: twice as long each time, and not all clients at the same moment. */
export function backoff(attempt: number, random: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return wait * (0.5 + random / 2);
}

export class Connection {
  readonly #connect: () => WebSocket;
  readonly #prepare: () => Promise<void>;
  #socket: WebSocket | null = null;
  /** The server has greeted us on the present socket. */
  #welcome = false;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pings = 0;
  #ids = 0;
  #dialling = false;
  readonly #name = Math.random().toString(36).slice(2, 10);
  readonly #followers = new Set<Follower>();
  /** Commands that wait for their answer, in the order in which they were given. */
  readonly #open = new Map<string, Open>();
  #onchange: (connected: boolean) => void = () => {};

  /** `prepare` runs before each attempt: the server must know the guest by then. */
  constructor(connect: () => WebSocket, prepare: () => Promise<void>) {
    this.#connect = connect;
    this.#prepare = prepare;
  }

  /** Tells whether the server can be reached, now and whenever that changes. */
  watch(onchange: (connected: boolean) => void): void {
    this.#onchange = onchange;
    onchange(this.#welcome);
  }

  /** Follows a table until the returned function is called. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    if (this.#welcome) this.#join(follower);
    else this.wake();
    return () => {
      if (!this.#followers.delete(follower)) return;
      this.#send({ type: "leave", table: follower.table });
      for (const [id, open] of this.#open) {
        if (!("table" in open.ask) || open.ask.table !== follower.table) continue;
        this.#open.delete(id);
        open.answer({ type: "lost" });
      }
      if (this.#followers.size === 0) this.#hangUp();
    };
  }

  /** Asks for everything at a table again, because something in between is missing. */
  again(follower: Follower): void {
    this.#join(follower);
  }

  /** Gives a command. It is sent again after each reconnection until it is answered. */
  command(command: Command): Promise<Answer> {
    const id = `${this.#name}-${(this.#ids += 1)}`;
    const ask = { ...command, id } as Ask;
    return new Promise((answer) => {
      this.#open.set(id, { ask, answer });
      if (this.#welcome) this.#send(ask);
    });
  }

  /** Connects now instead of later: the network is back, or somebody looks at the page again. */
  wake(): void {
    if (this.#followers.size === 0) return;
    if (this.#socket && this.#silent()) this.#lose();
    if (this.#socket) return;
    clearTimeout(this.#retry);
    void this.#dial();
  }

  async #dial(): Promise<void> {
    if (this.#dialling || this.#socket) return;
    this.#dialling = true;
    try {
      await this.#prepare();
    } catch {
      this.#later();
      return;
    } finally {
      this.#dialling = false;
    }
    if (this.#followers.size === 0) return;
    const socket = this.#connect();
    this.#socket = socket;
    this.#heard = Date.now();
    this.#beat = setInterval(() => this.#heartbeat(), BEAT);
    socket.onmessage = (event) => socket === this.#socket && this.#hear(String(event.data));
    socket.onclose = () => socket === this.#socket && this.#lose();
  }

  #silent(): boolean {
    return Date.now() - this.#heard > SILENCE;
  }

  #heartbeat(): void {
    if (this.#silent()) this.#lose();
    else if (this.#welcome) this.#send({ type: "ping", n: (this.#pings += 1) });
  }

  #hear(text: string): void {
    this.#heard = Date.now();
    const tell = JSON.parse(text) as Tell;
    switch (tell.type) {
      case "welcome":
        this.#greet();
        break;
      case "table":
      case "chat":
      case "present":
        for (const follower of this.#of(tell.table)) follower.hear(tell);
        break;
      case "done":
      case "why":
        this.#answered(tell.id, tell);
        break;
      case "refused":
        this.#refused(tell);
        break;
      case "bye":
        this.#lose(tell.after);
        break;
      case "pong":
        break;
    }
  }

  #of(table: string): Follower[] {
    return [...this.#followers].filter((follower) => follower.table === table);
  }

  #greet(): void {
    this.#welcome = true;
    this.#attempt = 0;
    for (const follower of this.#followers) this.#join(follower);
    for (const { ask } of this.#open.values()) this.#send(ask);
    this.#onchange(true);
  }

  #join({ table, version }: Follower): void {
    const known = version();
    this.#send(known === undefined ? { type: "join", table } : { type: "join", table, version: known });
  }

  #answered(id: string, answer: Answer): void {
    const open = this.#open.get(id);
    this.#open.delete(id);
    open?.answer(answer);
  }

  #refused(refused: { type: "refused" } & Refused): void {
    if (refused.id !== undefined) this.#answered(refused.id, refused);
    else for (const follower of this.#of(refused.table ?? "")) follower.refused(refused);
  }

  #send(ask: Ask): void {
    if (this.#welcome) this.#socket?.send(JSON.stringify(ask));
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = null;
    this.#welcome = false;
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    socket?.close();
  }

  #lose(after?: number): void {
    this.#hangUp();
    this.#onchange(false);
    this.#later(after);
  }

  #later(after?: number): void {
    clearTimeout(this.#retry);
    const wait = after ?? backoff(this.#attempt, Math.random());
    this.#attempt += 1;
    this.#retry = setTimeout(() => void this.#dial(), wait);
  }
}
