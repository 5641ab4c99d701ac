import { expect, test } from "vitest";
import { arrowsOf, growthOf, tokensOf } from "./art";
import { along, channelPath, siteOf, turnPoint } from "./channel";
import { TURNS } from "./grid";
import { FACES } from "./view";

test("points turn clockwise with the tile", () => {
  expect(turnPoint({ x: 50, y: 0 }, 1)).toEqual({ x: 100, y: 50 });
  expect(turnPoint({ x: 85, y: 50 }, 2)).toEqual({ x: 15, y: 50 });
  expect(turnPoint({ x: 10, y: 20 }, 0)).toEqual({ x: 10, y: 20 });
});

test("a channel runs from end to end, and leads the right way", () => {
  expect(along("straight", 0, 0)).toEqual({ x: 50, y: 0, angle: 90 });
  expect(along("bend", 0, 0)).toMatchObject({ x: 50, y: 0, angle: 90 });
  expect(along("bend", 1, 0)).toMatchObject({ x: 100, y: 50, angle: 0 });
  // Turned three times, a bend comes from the west and leads to the north.
  expect(along("bend", 0, 3)).toMatchObject({ x: 0, y: 50, angle: 360 });
  expect(along("bend", 1, 3)).toMatchObject({ x: 50, y: 0, angle: 270 });
  expect(channelPath("straight", 8)).toContain("M58 ");
});

test("everything on every tile lies on it, however it is turned", () => {
  for (const [tile, { shape, meadow, building, goods }] of Object.entries(FACES)) {
    for (const turn of TURNS) {
      const { house, flag, label } = siteOf(shape, meadow, turn);
      const points = [...tokensOf(tile, turn), ...growthOf(tile, turn), ...arrowsOf(tile, turn, "a")];
      if (building) points.push({ ...house, angle: 0 }, { ...flag, angle: 0 }, { ...label, angle: 0 });
      for (const { x, y } of points) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(Math.max(x, y)).toBeLessThanOrEqual(100);
      }
      expect(tokensOf(tile, turn)).toHaveLength(goods.flat().reduce((all, count) => all + count));
    }
  }
});

test("goods beside a bridge lie on their side of it", () => {
  // U02: a sack at end a, in the north.
  expect(tokensOf("U02", 0)).toEqual([{ good: "sack", segment: "a", x: 50, y: 18 }]);
  expect(tokensOf("U02", 2)).toEqual([{ good: "sack", segment: "a", x: 50, y: 82 }]);
});

test("a mill on a straight stands at the bank without a meadow", () => {
  expect(siteOf("straight", ["SW"], 0).house.x).toBeGreaterThan(50);
  expect(siteOf("straight", ["NE"], 0).house.x).toBeLessThan(50);
  expect(siteOf("straight", ["NE"], 1).house.y).toBeLessThan(50);
});
