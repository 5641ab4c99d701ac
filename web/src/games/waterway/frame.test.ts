import { expect, test } from "vitest";
import { besides, boundsOf, fitted, kept, middleOf, revealing, zoomed } from "./frame";
import type { Move } from "./view";

const tiles: Move[] = [
  { tile: "U12", x: 2, y: 0, turn: 1 },
  { tile: "U13", x: 2, y: -1, turn: 0 },
];

test("the bounds hold the start tile, the tiles and a ring", () => {
  expect(boundsOf([], 0)).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  expect(boundsOf(tiles, 1)).toEqual({ x: -100, y: -200, width: 500, height: 400 });
});

test("a river fits whole, in the proportions of the room, and not larger than life", () => {
  const bounds = boundsOf(tiles, 1);
  const box = fitted(bounds, { width: 516, height: 516 }, 44, middleOf(bounds));
  expect(box.width).toBe(box.height);
  expect(middleOf(box)).toEqual(middleOf(bounds));
  const wide = fitted(boundsOf([], 1), { width: 1120, height: 560 }, 44, { x: 100, y: 50 });
  expect((100 * 1120) / wide.width).toBeCloseTo(112);
});

test("where fingers need larger cells, what was built last is in sight", () => {
  const bounds = boundsOf(tiles, 1);
  const box = fitted(bounds, { width: 110, height: 110 }, 44, { x: 350, y: 50 });
  expect(box.width).toBe(250);
  expect(box.x).toBe(408 - 250);
});

test("nobody pans away from the river", () => {
  const bounds = boundsOf([], 1);
  expect(kept({ x: 900, y: 0, width: 100, height: 100 }, bounds).x).toBe(208);
  expect(kept({ x: -900, y: 0, width: 100, height: 100 }, bounds).x).toBe(-108);
});

test("what is under the pointer stays there", () => {
  expect(zoomed({ x: 0, y: 0, width: 100, height: 100 }, 2, { x: 1, y: 0.5 })).toEqual({
    x: 50,
    y: 25,
    width: 50,
    height: 50,
  });
});

test("a cell comes into sight by the shortest way", () => {
  const box = { x: 0, y: 0, width: 300, height: 300 };
  const cell = { x: 300, y: 100, width: 100, height: 100 };
  expect(revealing(box, cell)).toEqual({ ...box, x: 108 });
  expect(revealing(box, { ...cell, x: 100 })).toEqual(box);
});

test("what belongs to a cell stands where it hides the fewest tiles", () => {
  const box = { x: -200, y: -300, width: 700, height: 700 };
  const room = { width: 700, height: 700 };
  const size = { width: 80, height: 40 };
  // Below 2,-1 lies a tile, above it none.
  const above = besides({ x: 2, y: -1 }, size, tiles, box, room);
  expect(above.top).toBeLessThan(200);
  const below = besides({ x: 0, y: 1 }, size, tiles, box, room);
  expect(below.top).toBeGreaterThan(500);
});
