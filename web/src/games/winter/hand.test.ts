import { expect, test } from "vitest";
import { stacksOf, strengthOf } from "./hand";

test("alike cards lie together, people before culture cards", () => {
  expect(stacksOf(["C07", "elder", "tribesman", "elder"], ["elder"])).toEqual([
    { card: "tribesman", count: 1, fresh: 0 },
    { card: "elder", count: 2, fresh: 1 },
    { card: "C07", count: 1, fresh: 0 },
  ]);
});

test("the strength of a pile is the labour of its people", () => {
  expect(strengthOf(["tribesman", "shaman", "elder"])).toBe(4);
});
