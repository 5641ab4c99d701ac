import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sha256 } from "../src/table/fair";
import { merged, said } from "../src/table/merge";
import { Pace } from "../src/table/pace";
import { follow, greatSteps, moments } from "../src/table/timeline";
import type { ChatLine, Line, TableState } from "../src/wire";

function line(version: number, step: number, kind = "moved", seat = 0): Line {
  return { version, step, at: 0, kind, seat, words: null, events: [] };
}

function state(version: number, since: number, more: Partial<TableState> = {}): TableState {
  return { version, since, lines: [], chat: [], ...more } as TableState;
}

const chat = (n: number, text = "") => ({ n, text }) as ChatLine;

test("a full state replaces, a later one adds its lines", () => {
  const full = state(2, 0, { lines: [line(1, 0, "started"), line(2, 1)], chat: [chat(1)] });
  expect(merged(null, full)).toBe(full);
  const next = merged(full, state(3, 2, { lines: [line(3, 2)], chat: [chat(2)] }));
  expect(next?.lines.map(({ version }) => version)).toEqual([1, 2, 3]);
  expect(next?.chat.map(({ n }) => n)).toEqual([1, 2]);
  expect(next).toMatchObject({ version: 3, since: 0 });
});

test("what came twice is kept once; a gap is noticed; an old frame changes nothing", () => {
  const known = state(3, 0, { lines: [line(1, 0), line(2, 1), line(3, 2)] });
  expect(merged(known, state(3, 2, { lines: [line(3, 2)] }))?.lines).toHaveLength(3);
  expect(merged(known, state(6, 5))).toBeNull();
  expect(merged(null, state(6, 5))).toBeNull();
  expect(merged(known, state(2, 1))).toBe(known);
  expect(said([chat(1), chat(2)], [chat(2), chat(3)]).map(({ n }) => n)).toEqual([1, 2, 3]);
});

test("moves that were taken back stay in the log, but not in the game", () => {
  const { told, moments: run } = follow([
    line(1, 0, "seated"),
    line(2, 0, "started"),
    line(3, 1),
    line(4, 2),
    line(5, 3, "moved", 1),
    line(6, 2, "rewound", 1),
    line(7, 3, "moved", 1),
    line(8, 4, "moved", 0),
  ]);
  expect(told.filter(({ gone }) => gone).map(({ line }) => line.version)).toEqual([5]);
  expect(run.map(({ step, turn }) => [step, turn])).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ]);
  expect(greatSteps(run, () => true)).toEqual([]);
});

test("what others chose at the same time stands when one takes a choice back", () => {
  const { told, moments: run } = follow([
    line(1, 0, "started"),
    line(2, 1, "moved", 0),
    line(3, 2, "moved", 1),
    line(4, 1, "took-back", 0),
    line(5, 2, "moved", 0),
  ]);
  expect(told.map(({ gone, step }) => [gone, step])).toEqual([
    [false, 0],
    [true, null],
    [false, 1],
    [false, null],
    [false, 2],
  ]);
  expect(run.map(({ step, seat }) => [step, seat])).toEqual([
    [0, null],
    [1, 1],
    [2, 0],
  ]);
});

test("a round lasts until it ends, whoever moves", () => {
  const seen = (event: string) => [{ event, words: { key: "x" } }];
  const rounds = { ends: (event: unknown) => event === "passed", quiet: () => false };
  const steps = [
    [null, "dealt"],
    [1, "chose"],
    [0, "passed"],
    [0, "chose"],
    [1, "passed"],
  ] as const;
  const run = moments(
    steps.map(([seat, event], step) => ({ step, seat, events: seen(event) })),
    rounds,
  );
  expect(run.map(({ turn }) => turn)).toEqual([0, 1, 1, 2, 2]);
});

test("the hash of a secret, as the server makes it", async () => {
  expect(await sha256("00".repeat(32))).toBe(
    "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  );
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("changes are shown one after another, and can be skipped", () => {
  const shown: number[] = [];
  const pace = new Pace<number>(
    (thing) => shown.push(thing),
    (thing) => (thing === 2 ? 0 : 450),
  );
  for (const thing of [1, 2, 3, 4, 5]) pace.add(thing);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(450);
  expect(shown).toEqual([1, 2, 3]);
  expect(pace.behind).toBe(true);
  pace.skip();
  expect(shown).toEqual([1, 2, 3, 5]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual([1, 2, 3, 5]);
  pace.add(6);
  expect(shown).toEqual([1, 2, 3, 5, 6]);
});
