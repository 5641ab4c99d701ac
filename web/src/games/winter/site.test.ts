import { expect, test } from "vitest";
import { spotOf, squareOf } from "./site";

test("a place on the site is known again by its name", () => {
  expect(spotOf("2c1")).toEqual({ x: 2, y: 0, level: 1 });
  for (const square of ["1a1", "1h4", "3f2"]) expect(squareOf(spotOf(square))).toBe(square);
});
