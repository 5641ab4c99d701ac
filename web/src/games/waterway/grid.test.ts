import { expect, test } from "vitest";
import { cellOf, differentTurns, endsOf, nextTurn, sameUpsideDown, shore, written } from "./grid";
import { FACES } from "./view";

test("a turn is a quarter clockwise", () => {
  expect(endsOf("U12", 0)).toEqual(["N", "S"]);
  expect(endsOf("U12", 1)).toEqual(["E", "W"]);
  expect(endsOf("U13", 0)).toEqual(["N", "E"]);
  expect(endsOf("U13", 3)).toEqual(["W", "N"]);
});

test("moves and cells are written as the engine does", () => {
  expect(written({ tile: "U12", x: 2, y: -1, turn: 1 })).toBe("U12@(2,-1)r1");
  expect(cellOf("cell:2,-1")).toEqual({ x: 2, y: -1 });
  expect(cellOf("hand:U12")).toBeNull();
  expect(cellOf(undefined)).toBeNull();
});

test("the shore of the start tile is six cells, corners left out", () => {
  expect(shore([])).toHaveLength(6);
  expect(shore([{ tile: "U12", x: 2, y: 0, turn: 1 }])).toHaveLength(8);
});

test("four straights are the same after a half turn (3.1)", () => {
  expect(Object.keys(FACES).filter(sameUpsideDown)).toEqual(["U06", "S06", "S12", "C13"]);
});

test("of two turns that are the same, the one that is shown is offered", () => {
  expect(differentTurns("U06", [0, 2], 2)).toEqual([2]);
  expect(differentTurns("U06", [0, 2], 1)).toEqual([0]);
  expect(differentTurns("U12", [0, 2], 2)).toEqual([0, 2]);
});

test("turning goes on to the next turn that fits, in either direction", () => {
  expect(nextTurn([0, 3], 1, 1)).toBe(3);
  expect(nextTurn([0, 3], 2, -1)).toBe(0);
  expect(nextTurn([2], 2, 1)).toBe(2);
});
