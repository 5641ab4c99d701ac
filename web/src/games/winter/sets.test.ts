import { expect, test } from "vitest";
import { nextIn, valueOf } from "./sets";

test("a set is worth what stands there, and no more above", () => {
  const set = [2, 5, 9];
  expect([0, 1, 2, 3, 4].map((count) => valueOf(set, count))).toEqual([0, 2, 5, 9, 9]);
  expect([0, 1, 2, 3].map((count) => nextIn(set, count))).toEqual([2, 3, 4, 0]);
});
