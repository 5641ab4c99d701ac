import { expect, test } from "vitest";
import type { Seen } from "../../wire";
import { destination, great, origin } from "./journeys";
import type { BattleEvent } from "./view";

const told = (...events: BattleEvent[]): Seen[] => events.map((event) => ({ event, words: { key: "" } }));

test("cards come from stocks, players and discards", () => {
  const drew = told({ drew: { seat: 0, stock: "battle", card: "Y7" } });
  expect(origin("Y7", drew)).toBe("stock");
  expect(origin("Y8", drew)).toBeNull();
  expect(origin("JK-attacker-1", told({ drew: { seat: 0, stock: "tactics", card: "JK" } }))).toBe(
    "tactics-stock",
  );
  expect(origin("Y7", told({ played: { seat: 1, card: "Y7", dam: 3 } }))).toBe("seat:1");
  expect(origin("Y7", told({ recruited: { seat: 0, card: "Y7" } }))).toBe("discards");
});

test("an Exchange takes cards from player to player", () => {
  const gave = told({
    gave: { seat: 0, cards: { battle: 1, tactics: 0, cards: { battle: ["R2"], tactics: [] } } },
  });
  expect(origin("R2", gave)).toBe("seat:0");
  expect(destination("R2", gave)).toBe("seat:1");
});

test("what is discarded goes to the discards, and ruses to who played them", () => {
  const met = told(
    { played: { seat: 0, card: "G0", dam: 1 } },
    { met: { duck: "G0", beaver: "G11", dam: 1 } },
  );
  expect(destination("G0", met)).toBe("discards");
  expect(destination("G11", met)).toBe("discards");
  const exploded = told({ exploded: { seat: 1, dam: 2, cards: ["B3"] } });
  expect(destination("B3", exploded)).toBe("discards");
  expect(destination("explosion", exploded)).toBe("seat:1");
  expect(destination("JK-defender-1", told({ damaged: { seat: 0, dam: 2, class: "legion", sum: 9 } }))).toBe(
    "discards",
  );
});

test("dams that fall are great", () => {
  expect(great({ damaged: { seat: 0, dam: 2, class: "legion", sum: 9 } })).toBe(true);
  expect(great("tied")).toBe(true);
  expect(great({ passed: { seat: 0 } })).toBe(false);
});
