import { expect, test } from "vitest";
import { angleOf, FACES, sector } from "./wheel";

test("the face that the die shows is on top, its neighbours beside it", () => {
  expect(FACES.map((face) => angleOf(face, 4))).toEqual([180, 240, 300, 0, 60, 120]);
  expect(angleOf(1, 0)).toBe(0);
});

test("a sector is a closed line", () => {
  expect(sector(0, 20, 40)).toMatch(/^M[\d. ]+A.*Z$/);
});
