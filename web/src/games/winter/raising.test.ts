import { expect, test } from "vitest";
import { squaresOf, worthOf } from "./raising";

test("two tiles for one or two players, three for three, four for four", () => {
  expect([1, 2, 3, 4].map((players) => squaresOf(players).length)).toEqual([16, 16, 24, 32]);
  expect(
    squaresOf(3)
      .filter(({ y }) => y === 2)
      .map(({ x }) => x),
  ).toEqual([2, 3, 4, 5]);
});

test("an upper place brings points for itself and for supports of one's own", () => {
  const on = (x: number, y: number, owner: number | null) => ({ x, y, level: 0, owner });
  const placed = [on(0, 0, 0), on(1, 0, 1), on(0, 1, 0), on(1, 1, null), on(2, 0, 0)];
  expect(worthOf({ x: 0, y: 0, level: 1 }, placed, 0)).toBe(5);
  expect(worthOf({ x: 0, y: 0, level: 1 }, placed, 1)).toBe(4);
  expect(worthOf({ x: 0, y: 0, level: 2 }, placed, 0)).toBe(5);
});
