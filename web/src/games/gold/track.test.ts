import { expect, test } from "vitest";
import { viewOf } from "./examples";
import { building, nextReward, signAt, spread } from "./track";

test("the next reward of a track", () => {
  expect(nextReward(0, 0)).toEqual({ steps: 2, brings: [{ good: "porcelain" }] });
  expect(nextReward(2, 9)).toEqual({ steps: 4, brings: [{ points: 3 }] });
  expect(nextReward(5, 18)).toBeNull();
});

test("what stands on the steps", () => {
  expect([2, 5, 9, 11, 13, 18].map((step) => signAt(1, step))).toEqual([
    "g-rice",
    "rg-koku",
    "rg-sun",
    "rg-flower",
    "rg-vp",
    "rg-any",
  ]);
  expect(signAt(1, 4)).toBeNull();
});

test("markers on one step do not hide each other", () => {
  for (const count of [1, 2, 3, 4]) expect(new Set(spread(count).map(String)).size).toBe(count);
});

test("building brings the rewards of the steps on the way, and favour at the end of the row", () => {
  const view = viewOf();
  const players = view.players.map((player, seat) =>
    seat === 0 ? { ...player, influence: [1, 0, 0, 0, 0, 0] as typeof player.influence } : player,
  );
  const now = { ...view, players };
  // Two tiles of the row: the one at its end with 1 step, and another one with 4.
  expect(building(now, 0, "E1-P1", 0)).toEqual({ to: 2, brings: [{ favour: 1 }, { good: "porcelain" }] });
  expect(building(now, 0, "E1-R3", 0)).toEqual({ to: 5, brings: [{ good: "porcelain" }, { koku: 2 }] });
  expect(building(now, 0, "E1-P1", 1)).toEqual({ to: 1, brings: [{ favour: 1 }] });
  const full = players.map((player) => ({ ...player, favour: player.limit }));
  expect(building({ ...now, players: full }, 0, "E1-P1", 1).brings).toEqual([]);
});

test("on stilts the steps with markers of others do not count", () => {
  const view = viewOf();
  const players = view.players.map((player, seat) => ({
    ...player,
    patron: seat === 0 ? "stilt-walker" : null,
    influence: (seat === 0 ? [0, 0, 0, 0, 0, 0] : [1, 0, 0, 0, 0, 0]) as typeof player.influence,
  })) as typeof view.players;
  expect(building({ ...view, players }, 0, "E1-P1", 0).to).toBe(2);
});
