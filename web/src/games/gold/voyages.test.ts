import { expect, test } from "vitest";
import { NOTHING, outlookOf, viewOf } from "./examples";
import { effectsOf, influenceOf, isNothing, touched, tripsOf, type Look } from "./voyages";

const AWAY: Look = { ship: null, face: null, stop: null };
const view = viewOf({ turn: 0, phase: "main" });
const outlook = outlookOf(view);

test("nothing is shown before somebody points at anything", () => {
  expect(tripsOf(view, outlook, 0, [], ["ship:1", "ship:2"], AWAY)).toEqual([]);
});

test("a ship that is pointed at goes as far as the die of its owner says", () => {
  const mine = tripsOf(view, outlook, 0, [], [], { ...AWAY, ship: { seat: 0, ship: 2 } });
  expect(mine).toMatchObject([{ seat: 0, ship: 2, from: 11, to: 1, steps: 4, journey: true }]);
  const other = tripsOf(view, outlook, 0, [], [], { ...AWAY, ship: { seat: 1, ship: 1 } });
  expect(other).toMatchObject([{ seat: 1, from: 3, to: 5, steps: 2 }]);
});

test("a face of the die is tried with both ships", () => {
  const trips = tripsOf(view, outlook, 0, [], [], { ...AWAY, face: 1 });
  expect(trips.map(({ from, to }) => [from, to])).toEqual([
    [5, 6],
    [11, 12],
  ]);
});

test("a picked ship shows all its stops until one is pointed at", () => {
  const next = ["river:8", "river:9", "river:10"];
  const all = tripsOf(view, outlook, 0, ["ship:1"], next, AWAY);
  expect(all.map(({ to }) => to)).toEqual([8, 9, 10]);
  const one = tripsOf(view, outlook, 0, ["ship:1"], next, { ...AWAY, stop: 10 });
  expect(one.map(({ to }) => to)).toEqual([10]);
});

test("a die that has been used says nothing about the next voyage", () => {
  const used = viewOf({ turn: 0, phase: "end" });
  const look = { ...AWAY, ship: { seat: 0, ship: 1 } };
  expect(tripsOf(used, outlook, 0, [], [], look)).toEqual([]);
  expect(tripsOf(used, outlook, 1, [], [], { ...AWAY, ship: { seat: 1, ship: 1 } })).toHaveLength(1);
});

test("a voyage touches the four shore spaces around its end", () => {
  const trips = tripsOf(view, outlook, 0, ["ship:1"], ["river:9"], AWAY);
  expect([...touched(trips)]).toEqual([16, 17, 18, 20]);
});

test("a share is told kind by kind with the number of goods, and influence by region", () => {
  const share = { ...NOTHING, koku: 6, goods: [1, 0, 2], any: 1, favour: 1, points: 2 } as typeof NOTHING;
  expect(effectsOf(share)).toEqual([
    { koku: 6 },
    { goods: "silk", count: 1 },
    { goods: "porcelain", count: 2 },
    { goods: "any", count: 1 },
    { favour: 1 },
    { points: 2 },
  ]);
  expect(influenceOf({ ...NOTHING, influence: [0, 0, 0, 0, 2, 1] })).toEqual([
    [4, 2],
    [5, 1],
  ]);
  expect(isNothing(NOTHING)).toBe(true);
  expect(isNothing({ ...NOTHING, influence: [0, 0, 1, 0, 0, 0] })).toBe(false);
});
