import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backoff, BEAT, Connection, SILENCE, type Follower } from "../src/lib/socket";
import type { Ask, Tell } from "../src/wire";

class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }
  sent: Ask[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as Ask);
  }
  close() {
    this.closed = true;
  }
  tell(tell: Tell | Record<string, unknown>) {
    this.onmessage?.({ data: JSON.stringify(tell) });
  }
  welcome() {
    this.tell({ type: "welcome", protocol: 1, me: { name: "Ola" } });
  }
  drop() {
    this.onclose?.();
  }
}

let version: number | undefined;
const follower: Follower = {
  table: "t1",
  version: () => version,
  hear: vi.fn(),
  refused: vi.fn(),
};

function connection(prepare: () => Promise<void> = async () => {}): Connection {
  return new Connection(() => new FakeSocket() as unknown as WebSocket, prepare);
}

async function connected(): Promise<Connection> {
  const line = connection();
  line.follow(follower);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.welcome();
  return line;
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  version = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("waits grow, up to a limit, and are never the same for everybody", () => {
  expect([0, 1, 2].map((attempt) => backoff(attempt, 1))).toEqual([300, 600, 1200]);
  expect(backoff(20, 1)).toBe(8000);
  expect(backoff(3, 0)).toBe(backoff(3, 1) / 2);
});

test("a table is joined after the greeting, and again with the version after a break", async () => {
  await connected();
  expect(FakeSocket.last.sent).toEqual([{ type: "join", table: "t1" }]);
  version = 12;
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(300);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent).toEqual([{ type: "join", table: "t1", version: 12 }]);
});

test("a command that was not answered is sent again with the same id, an answered one is not", async () => {
  const line = await connected();
  const first = line.command({ type: "resign", table: "t1", version: 3 });
  void line.command({ type: "chat", table: "t1", text: "hello" });
  const [, resign, chat] = FakeSocket.last.sent;
  FakeSocket.last.tell({ type: "done", table: "t1", id: (resign as { id: string }).id, version: 4 });
  expect(await first).toMatchObject({ type: "done", version: 4 });
  FakeSocket.last.drop();
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent).toEqual([{ type: "join", table: "t1" }, chat]);
});

test("a command given while away is sent once the server is back", async () => {
  const line = await connected();
  FakeSocket.last.drop();
  void line.command({ type: "chat", table: "t1", text: "hello" });
  await vi.advanceTimersByTimeAsync(300);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent.map(({ type }) => type)).toEqual(["join", "chat"]);
});

test("a refusal answers its command, or the table if it names none", async () => {
  const line = await connected();
  const asked = line.command({ type: "take-back", table: "t1", version: 3 });
  const id = (FakeSocket.last.sent[1] as { id: string }).id;
  const refused = { type: "refused", table: "t1", code: "stale", text: "", words: { key: "refused-stale" } };
  FakeSocket.last.tell({ ...refused, id });
  expect(await asked).toMatchObject({ type: "refused", code: "stale" });
  FakeSocket.last.tell({ ...refused, code: "not-found" });
  expect(follower.refused).toHaveBeenCalledOnce();
});

test("pings keep the line alive; silence ends it", async () => {
  const states: boolean[] = [];
  const line = await connected();
  line.watch((on) => states.push(on));
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping", n: 1 });
  FakeSocket.last.tell({ type: "pong", n: 1 });
  await vi.advanceTimersByTimeAsync(BEAT);
  expect(FakeSocket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(SILENCE + BEAT);
  expect(FakeSocket.all[0]?.closed).toBe(true);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
  expect(states).toEqual([true, false]);
});

test("the server says when to come back, and the network can hurry it", async () => {
  const line = await connected();
  FakeSocket.last.tell({ type: "bye", after: 5000 });
  await vi.advanceTimersByTimeAsync(4900);
  expect(FakeSocket.all).toHaveLength(1);
  line.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(FakeSocket.all).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(FakeSocket.all).toHaveLength(2);
});

test("nobody there: the line is closed, and open commands end", async () => {
  const line = connection();
  const leave = line.follow(follower);
  await vi.advanceTimersByTimeAsync(0);
  FakeSocket.last.welcome();
  const asked = line.command({ type: "chat", table: "t1", text: "hello" });
  leave();
  expect(await asked).toEqual({ type: "lost" });
  expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "leave", table: "t1" });
  expect(FakeSocket.last.closed).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("while the guest cannot be introduced, it is tried again", async () => {
  let tries = 0;
  const line = connection(async () => {
    tries += 1;
    if (tries < 3) throw new Error("offline");
  });
  line.follow(follower);
  await vi.advanceTimersByTimeAsync(2000);
  expect(tries).toBe(3);
  expect(FakeSocket.all).toHaveLength(1);
});
