import { expect, test } from "vitest";
import { argsOf, cardPhrase, tilePhrase } from "./words";

test("tiles are called what the engine calls them", () => {
  expect(tilePhrase("T07")).toEqual({
    key: "tile",
    args: { terrain: "desert", second: "none", warehouses: 1, wood: 0, clay: 1, stone: 0 },
  });
  expect(tilePhrase("T45").args).toMatchObject({ terrain: "desert", second: "forest" });
  expect(tilePhrase("T50")).toEqual({ key: "meadow-production", args: { kind: "clay" } });
  expect(tilePhrase("T61")).toEqual({ key: "meadow-terrain", args: { terrain: "mountain" } });
  expect(tilePhrase("T64")).toEqual({ key: "meadow-swaps" });
});

test("a chip knows its arguments again", () => {
  expect(cardPhrase("B28").args).toEqual(argsOf("card", ["town-hall", "8", "3", "2", "1"]));
  expect(argsOf("meadow-boat", [])).toEqual({});
});
