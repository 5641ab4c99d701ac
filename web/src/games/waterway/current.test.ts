import { expect, test } from "vitest";
import { currentOf, downstream, routePoints } from "./current";
import { trace } from "./lights.svelte";
import type { BoardOutlook, End, Move } from "./view";

const at = (tile: string, x: number, y: number, turn: number): Move => ({ tile, x, y, turn });

test("F1 and F2: the current depends on where a tile joins the river", () => {
  // On the northern tributary water runs south, from end a.
  expect(currentOf(at("U28", 0, -1, 0), [], [])).toBe("a");
  // On the southern one the same tile leads it north, from end b.
  expect(currentOf(at("U28", 1, 1, 0), [], [])).toBe("b");
});

test("water goes on through the outlet, and not into an oxbow", () => {
  const river = [at("U12", 2, 0, 1)];
  // Turned once, end a is in the east: water comes in at b.
  const current: End[] = ["b"];
  expect(currentOf(at("U13", 3, 0, 2), river, current)).toBe("b");
  expect(currentOf(at("U12", 1, -1, 1), river, current)).toBeNull();
});

test("R5: the route leads from port to port through the start tile", () => {
  const river = [at("U06", 0, -1, 0), at("U12", 0, -2, 0), at("U10", 2, 0, 1), at("U28", 3, 0, 1)];
  const points = routePoints(river, [1, 0, null, 2, 3]);
  expect(points[0]).toEqual({ x: 50, y: -150 });
  expect(points.at(-1)).toEqual({ x: 350, y: 50 });
  expect(points).toContainEqual({ x: 50, y: 0 });
  expect(points).toContainEqual({ x: 200, y: 50 });
  expect(routePoints(river, [])).toEqual([]);
});

test("nothing reaches a mill on an oxbow", () => {
  const river = [at("U06", 0, -1, 0), at("U16", 1, -1, 1)];
  const ahead = { current: ["a", null], goods: [{ tile: 0, segment: "a", stop: null }] } as BoardOutlook;
  expect(trace(river, ahead, 1)).toMatchObject({ goods: [{ fate: "still" }], bridges: [] });
});

test("R4: a mill is told what reaches it, what is stopped, and what drifts past", () => {
  const river = [
    at("U06", 2, 0, 1),
    at("C01", 3, 0, 1),
    at("U22", 4, 0, 1),
    at("U04", -1, 0, 1),
    at("C07", -2, 0, 1),
    at("S06", 0, -1, 0),
  ];
  const ahead = {
    current: ["b", "b", "b", "b", "b", "a"],
    goods: [
      { tile: 0, segment: "a", stop: 1 },
      { tile: 2, segment: "a", stop: null },
      { tile: 4, segment: "a", stop: 3 },
      { tile: 5, segment: "a", stop: 1 },
    ],
  } as BoardOutlook;
  const { goods, bridges } = trace(river, ahead, 1);
  expect(goods.map(({ fate }) => fate)).toEqual(["reach", "past", "stopped", "reach"]);
  expect(bridges).toEqual([3]);
  // Through the start tile and on.
  expect(downstream(4, river, ahead.current)).toEqual([3, 0, 1, 2]);
  // For the sawmill above the start tile, what lies below it does not count.
  expect(trace(river, ahead, 3).goods).toEqual([]);
});
