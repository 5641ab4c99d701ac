import { expect, test } from "vitest";
import { afterExchange, bundleTarget, likelyBundle, mostOf } from "./bundle";

test("three of what there is most of, and food only if nothing else is left", () => {
  expect(likelyBundle([4, 1, 0, 2])).toEqual([3, 0, 0, 0]);
  expect(likelyBundle([2, 2, 1, 0])).toEqual([2, 1, 0, 0]);
  expect(likelyBundle([1, 1, 0, 3])).toEqual([1, 1, 0, 1]);
});

test("no more than three together, and no more than there are", () => {
  expect(mostOf([2, 1, 0, 0], 0, [4, 1, 0, 0])).toBe(2);
  expect(mostOf([1, 0, 0, 0], 1, [4, 1, 0, 0])).toBe(1);
});

test("a food comes once three are given", () => {
  expect(afterExchange([2, 1, 0, 0], [3, 1, 0, 1])).toEqual([1, 0, 0, 2]);
  expect(afterExchange([2, 0, 0, 0], [3, 1, 0, 1])).toEqual([1, 1, 0, 1]);
  expect(bundleTarget([2, 1, 0, 0])).toBe("give:2100");
});
