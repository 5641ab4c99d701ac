import { expect, test } from "vitest";
import { answerOf } from "./plan.svelte";
import { costUnits } from "./cost";
import { costOf, discounted, foodRange, givenBy, proposed, shownBy } from "./payment";

// B28: a town hall for 3 wood, 2 clay, 1 stone.
const stored = [2, 1, 1, 2];

test("the proposal of the outlook is taken over, unit by unit", () => {
  const lack = { missing: [0, 1, 0], discount: "wood", payment: [2, 1, 1, 1] } as const;
  const plan = proposed("B28", { ...lack, missing: [...lack.missing], payment: [...lack.payment] })!;
  expect(plan).toEqual({ card: "B28", discount: "wood", food: [0, 1, 0] });
  expect(costOf(plan)).toEqual([2, 2, 1]);
  expect(givenBy(plan)).toEqual([2, 1, 1, 1]);
  expect(proposed("B28", { missing: [1, 1, 0], discount: null, payment: null })).toBeNull();
});

test("another unit can be left out, if the rest can be paid", () => {
  expect(discounted("B28", "clay", stored)).toEqual({ card: "B28", discount: "clay", food: [1, 0, 0] });
  expect(discounted("B28", "stone", [2, 1, 0, 1])).toBeNull();
  // B16 costs no stone.
  expect(discounted("B16", "stone", [9, 9, 9, 9])).toBeNull();
});

test("as much food as there is, as little as there must be", () => {
  const plan = { card: "B28", discount: "wood" as const, food: [0, 1, 0] };
  expect(foodRange(plan, 0, stored)).toEqual([0, 1]);
  expect(foodRange(plan, 1, stored)).toEqual([1, 2]);
  expect(foodRange({ ...plan, food: [1, 1, 0] }, 2, stored)).toEqual([0, 0]);
});

test("a plan answers the questions of its own card", () => {
  const plan = { card: "B28", discount: "wood" as const, food: [0, 1, 0] };
  const pay = {
    card: "B28",
    cost: [2, 2, 1] as [number, number, number],
    food: [0, 0, 0] as [number, number, number],
  };
  expect(answerOf(plan, { discount: { card: "B28" } })).toBe("kind:wood");
  expect(answerOf(plan, { pay: { ...pay, at: 1 } })).toBe("food:1");
  expect(answerOf(plan, { pay: { ...pay, card: "B01", at: 1 } })).toBeNull();
  expect(answerOf(plan, "turn")).toBeNull();
});

test("the card shows what is left out and what food stands for", () => {
  const plan = { card: "B28", discount: "clay", food: [1, 0, 0] } as const;
  const units = costUnits("B28", shownBy({ ...plan, food: [...plan.food] }), 2);
  expect(units.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
    "wood there",
    "wood there",
    "wood food",
    "clay there",
    "clay off",
    "stone there",
  ]);
});
