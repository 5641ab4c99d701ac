import { expect, test } from "vitest";
import type { Seen } from "../../wire";
import { destination, great, origin } from "./journeys";
import type { Event } from "./view";

const told = (...events: Event[]): Seen[] => events.map((event) => ({ event, words: { key: "" } }));

test("an explorer comes from the boat to the island on which it is placed", () => {
  const placed = told({ placed: { seat: 1, island: "clay" } });
  expect(origin("explorer:1:clay:0", placed)).toBe("boat:1");
  expect(origin("explorer:0:clay:0", placed)).toBeNull();
  expect(origin("explorer:1:wood:0", placed)).toBeNull();
});

test("tiles and cards are turned up from their stacks, and explorers go home", () => {
  const revealed = told({ revealed: { round: 2, left: ["T03"], tiles: ["T20"], cards: ["B11"] } });
  expect(origin("T20", revealed)).toBe("stack");
  expect(origin("B11", revealed)).toBe("deck");
  expect(destination("T03", revealed)).toBe("stack");
  expect(destination("explorer:2:build:1", revealed)).toBe("boat:2");
});

test("what somebody takes goes to their panel", () => {
  expect(destination("T07", told({ laid: { seat: 2, tile: "T07", space: 4 } }))).toBe("seat:2");
  expect(destination("B05", told({ reserved: { seat: 1, card: "B05" } }))).toBe("seat:1");
  expect(destination("B05", told({ built: { seat: 0, card: "B05" } }))).toBe("seat:0");
});

test("a token comes from the stack that it lay on", () => {
  const token = (value: number) => told({ token: { seat: 3, value } });
  expect(destination("token:left:4", token(5))).toBe("seat:3");
  expect(destination("token:right:9", token(5))).toBeNull();
  expect(destination("token:right:9", token(0))).toBe("seat:3");
});

test("buildings and the last round are great", () => {
  expect(great({ built: { seat: 0, card: "B01" } })).toBe(true);
  expect(great({ "last-round": { seat: 0 } })).toBe(true);
  expect(great({ passed: { seat: 0 } })).toBe(false);
  expect(great("ended")).toBe(false);
});
