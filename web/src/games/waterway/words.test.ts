import { expect, test } from "vitest";
import { argsOf, phraseOf } from "./words";

test("tiles are called what the engine calls them", () => {
  expect(phraseOf("U17")).toEqual({ key: "tile-mill", args: { goods: "sack", demand: 3, value: 10 } });
  expect(phraseOf("U04")).toEqual({ key: "tile-sawmill", args: { goods: "none", demand: 3, value: 14 } });
  expect(phraseOf("U14")).toEqual({ key: "tile-port", args: { goods: "sack" } });
  expect(phraseOf("U24")).toEqual({ key: "tile-goods", args: { goods: "both" } });
  expect(phraseOf("U26")).toEqual({ key: "tile-goods", args: { goods: "axes" } });
  expect(phraseOf("U30")).toEqual({ key: "tile-meadows" });
});

test("a chip knows its arguments again", () => {
  expect(argsOf("tile-mill", ["sack", "10", "3"])).toEqual({ goods: "sack", value: 10, demand: 3 });
  expect(argsOf("tile-meadows", [])).toEqual({});
});
