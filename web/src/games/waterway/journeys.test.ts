import { expect, test } from "vitest";
import type { Seen } from "../../wire";
import { destination, great, origin } from "./journeys";
import type { EventView } from "./view";

const told = (...events: EventView[]): Seen[] => events.map((event) => ({ event, words: { key: "" } }));
const none = { mills: 0, sawmills: 0, ports: 0, meadows: 0 };

test("tiles are passed to the left and come from the right", () => {
  const passed = told({ passed: { round: 2, hands: [null, { got: ["U01", "U02"], drew: "U03" }, null] } });
  expect(origin("U01", passed)).toBe("seat:0");
  expect(origin("U03", passed)).toBe("stock");
  // What the second player does not hold any more went to the third.
  expect(destination("U09", passed)).toBe("seat:2");
});

test("with all hands open it is known who got what", () => {
  const hands = [
    { got: ["U04", "U05"], drew: "U06" },
    { got: ["U01", "U02"], drew: "U03" },
  ];
  const passed = told({ passed: { round: 2, hands } });
  expect(destination("U01", passed)).toBe("seat:1");
  expect(destination("U04", passed)).toBe("seat:0");
});

test("others place from their panels; alone, tiles come from the stock and go to the discards", () => {
  const move = { tile: "U12", x: 2, y: 0, turn: 1 };
  expect(origin("U12", told({ placed: { seat: 1, move, change: none, flows: true } }))).toBe("seat:1");
  expect(origin("U12", told({ dealt: { seat: 0, tiles: ["U12"] } }))).toBe("stock");
  expect(destination("U12", told({ discarded: { tiles: ["U12"] } }))).toBe("discards");
});

test("seven points at once are great", () => {
  const move = { tile: "U12", x: 2, y: 0, turn: 1 };
  const placed = (ports: number) => ({ placed: { seat: 0, move, change: { ...none, ports }, flows: true } });
  expect(great(placed(7))).toBe(true);
  expect(great(placed(6))).toBe(false);
  expect(great({ chose: { seat: 0, move: null } })).toBe(false);
});
