import { expect, test } from "vitest";
import { costUnits, shortOf } from "./cost";

/** A town hall costs 1 wood, 3 clay and 2 stone. */
const TOWN_HALL = "B30";
const states = (...args: Parameters<typeof costUnits>) =>
  costUnits(...args).map(({ kind, state }) => `${kind} ${state}`);

test("R41, R44: food stands for what is missing, as far as it goes", () => {
  const lack = { missing: [0, 2, 1] as [number, number, number], discount: null, payment: null };
  expect(states(TOWN_HALL, lack, 1)).toEqual([
    "wood there",
    "clay there",
    "clay food",
    "clay missing",
    "stone there",
    "stone missing",
  ]);
  expect(shortOf(lack, 1)).toEqual({ count: 2, kind: null });
});

test("R45: a unit of a reserved card is not paid", () => {
  const lack = { missing: [0, 1, 0] as [number, number, number], discount: "wood" as const, payment: null };
  expect(states(TOWN_HALL, lack, 0).slice(0, 4)).toEqual([
    "wood off",
    "clay there",
    "clay there",
    "clay missing",
  ]);
  expect(shortOf(lack, 0)).toEqual({ count: 1, kind: "clay" });
});

test("what can be paid lacks nothing", () => {
  const missing: [number, number, number] = [0, 1, 0];
  const lack = { missing, discount: null, payment: [1, 2, 2, 1] as [number, number, number, number] };
  expect(states(TOWN_HALL, lack, 3).filter((unit) => !unit.endsWith("there"))).toEqual(["clay food"]);
  expect(shortOf(lack, 3)).toEqual({ count: 0, kind: null });
});
