import { expect, test } from "vitest";
import type { Seen } from "../../wire";
import { destination, great, origin } from "./journeys";
import type { Event } from "./view";

const told = (...events: Event[]): Seen[] => events.map((event) => ({ event, words: { key: "" } }));

test("a building and its marker come from whoever builds", () => {
  const built = told({ built: { seat: 2, space: 16, tile: "E1-S5", cost: 9 } });
  expect(origin("E1-S5", built)).toBe("seat:2");
  expect(origin("marker:16:0", built)).toBe("seat:2");
  expect(origin("marker:6:0", built)).toBeNull();
  expect(origin("marker:7:1", told({ marked: { seat: 1, space: 7 } }))).toBe("seat:1");
});

test("new tiles come from the stack, and new customers from the deck", () => {
  expect(origin("E2-P1", told({ entered: { tile: "E2-P1", next: null } }))).toBe("stack");
  const drew = told({ drew: { seat: 0, count: 2, cards: ["ME6", "AR1"] } });
  expect(origin("AR1", drew)).toBe("deck");
  expect(origin("AR2", drew)).toBeNull();
  expect(origin("AR1", told({ drew: { seat: 0, count: 2, cards: null } }))).toBeNull();
});

test("customers go to whoever served them, or to the discards; patrons to whoever chose them", () => {
  expect(destination("ME6", told({ delivered: { seat: 1, card: "ME6" } }))).toBe("seat:1");
  expect(destination("AR1", told({ discarded: { seat: 1, card: "AR1" } }))).toBe("discard");
  expect(destination("courier", told({ chose: { seat: 3, patron: "courier" } }))).toBe("seat:3");
  expect(destination("E1-S1", told("shuffled"))).toBeNull();
});

test("the imperial visit, masteries and the last turns are great", () => {
  expect(great("imperial-visit")).toBe(true);
  expect(great({ mastered: { seat: 0, mastery: "blossom", points: 7 } })).toBe(true);
  expect(great({ "last-turns": { seat: 0 } })).toBe(true);
  expect(great({ rolled: { seat: 0, face: 3 } })).toBe(false);
  expect(great("ended")).toBe(false);
});
