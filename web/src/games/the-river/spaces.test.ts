import { expect, test } from "vitest";
import { bringsFifth, labelOf as label, nextToken, settles, standing } from "./spaces";
import type { Outlook, PlayerOutlook, PlayerView, View } from "./view";

const player: PlayerView = {
  river: 0,
  tiles: ["T01", "T02", "T07", "T13", "T23"],
  stored: [1, 0, 0, 0],
  reserving: 0,
  reserved: [],
  buildings: 1,
  built: ["B01"],
  taken: 1,
  tokens: [6],
  boat: 3,
  at: [0, 0, 0, 0, 0, 0, 0, 0, 0],
  settled: 0,
  settling: 0,
};
const ahead: PlayerOutlook = {
  production: [1, 2, 0],
  warehouses: 4,
  yields: [2, 3, 1],
  columns: [0, 0, 0, 0],
  meadows: [],
  score: { buildings: 2, tokens: 6, resources: 0, columns: 0, meadows: 0 },
};
/** Three players, the first of them as given. */
const view = (own: Partial<PlayerView> = {}, rest: Partial<View> = {}): View => ({
  round: 4,
  pawn: 1,
  turn: 0,
  step: "turn",
  players: [
    { ...player, ...own },
    { ...player, at: [1, 2, 1, 0, 0, 0, 2, 0, 0] },
    { ...player, at: [0, 0, 0, 1, 0, 0, 1, 0, 1] },
  ],
  supply: [5, 8, 9, 2],
  display: ["T31"],
  discard: [],
  removed: [],
  stack: 30,
  offer: ["B04"],
  deck: 20,
  values: [4, 3],
  zeros: 9,
  idle: [],
  ending: false,
  ...rest,
});
const outlook = (own: Partial<PlayerOutlook> = {}, payment: Outlook["cards"] = {}): Outlook => ({
  players: [{ ...ahead, ...own }, ahead, ahead],
  cards: payment,
  tiles: {},
});

const labelOf = (...args: Parameters<typeof label>) => label(...args)!;

test("who stands where", () => {
  expect(standing(view(), "wood")).toEqual([1, 1]);
  expect(standing(view(), "build")).toEqual([1, 1, 2]);
});

test("an island says what comes, how it comes about, and whether there is room", () => {
  expect(labelOf("wood", view(), outlook(), 0)).toEqual({ key: "board-full", shut: true });
  const stone = labelOf("stone", view(), outlook({ production: [1, 2, 1] }), 0);
  expect(stone).toMatchObject({ key: "board-gives", args: { kind: "stone", count: 1 } });
  expect(stone.sum).toBeUndefined();
  const clay = labelOf("clay", view({ stored: [2, 0, 0, 0] }), outlook(), 0);
  expect(clay).toMatchObject({ args: { kind: "clay", count: 3 }, sum: "2+1", room: 2 });
});

test("where there is no food, something else can be taken", () => {
  expect(labelOf("food", view(), outlook(), 0).args).toEqual({ kind: "food", count: 1 });
  expect(labelOf("food", view({}, { supply: [5, 8, 9, 0] }), outlook(), 0).key).toBe("board-any-kind");
});

test("terrain: the next space, two in a round, twelve in all", () => {
  expect(labelOf("terrain", view(), outlook(), 0)).toEqual({ key: "board-lay-on", args: { space: 6 } });
  expect(settles(view(), 0)).toBe(true);
  const twice = view({ at: [2, 0, 0, 0, 0, 0, 0, 0, 0] });
  expect(labelOf("terrain", twice, outlook(), 0).key).toBe("board-two-taken");
  const full = view({ tiles: Array(12).fill("T01") });
  expect(labelOf("terrain", full, outlook(), 0).key).toBe("board-river-full");
});

test("building: the best card that can be paid, the token, and the fifth explorer with the second one", () => {
  expect(labelOf("build", view(), outlook(), 0).key).toBe("board-cannot-pay");
  const cards = { B04: [{ missing: [0, 0, 0], discount: null, payment: [1, 1, 1, 0] }, null, null] };
  expect(labelOf("build", view(), outlook({}, cards as Outlook["cards"]), 0).args).toEqual({ points: 3 });
  expect(nextToken(view(), 0)).toBe(4);
  expect(nextToken(view({ taken: 5 }), 0)).toBeNull();
  expect(nextToken(view({}, { values: [] }), 0)).toBe(0);
  expect(bringsFifth(view(), 0)).toBe(true);
  expect(bringsFifth(view({ taken: 2 }), 0)).toBe(false);
});

test("reserving, the pawn and swapping", () => {
  expect(labelOf("reserve", view({ reserving: 2 }), outlook(), 0).key).toBe("board-you-hold");
  expect(labelOf("first", view(), outlook(), 0).args).toEqual({ round: 5 });
  expect(labelOf("first", view({}, { ending: true }), outlook(), 0).key).toBe("board-no-next-round");
  expect(labelOf("swap", view(), outlook(), 0).key).toBe("board-swap-two");
  expect(labelOf("swap", view({ tiles: ["T01"] }), outlook(), 0).key).toBe("board-two-needed");
});

test("nothing is said before the first round and after the last", () => {
  expect(label("wood", view({}, { step: "draft" }), outlook(), 0)).toBeNull();
  expect(label("terrain", view({}, { step: "over" }), outlook(), 0)).toBeNull();
});
