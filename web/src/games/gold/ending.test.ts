import { expect, test } from "vitest";
import { isNear, tilesLeft } from "./ending";
import { viewOf } from "./examples";

test("tiles are counted with the top ones of both stacks", () => {
  expect(tilesLeft(viewOf())).toBe(17);
  expect(tilesLeft(viewOf({ tops: [null, "E2-P1"], below: [0, 0] }))).toBe(1);
});

test("the end is near when two tiles are left, until the last turns have begun", () => {
  expect(isNear(viewOf())).toBe(false);
  expect(isNear(viewOf({ tops: [null, "E2-P1"], below: [0, 1] }))).toBe(true);
  expect(isNear(viewOf({ tops: [null, null], below: [0, 0], last_turns: 2 }))).toBe(false);
});
