import { expect, test } from "vitest";
import { columnOf, counts, ROWS, spacesOf } from "./course";
import type { PlayerView } from "./view";

/** Desert with two warehouses, forest with a circle and a warehouse, desert and forest, mountain. */
const [DESERT, FOREST, MIXED, MOUNTAIN] = ["T01", "T23", "T45", "T43"] as const;

function player(changes: Partial<PlayerView>): PlayerView {
  return {
    river: 0,
    tiles: [],
    stored: [0, 0, 0, 0],
    reserving: 0,
    reserved: [],
    buildings: 0,
    built: [],
    taken: 0,
    tokens: [],
    boat: 4,
    at: [0, 0, 0, 0, 0, 0, 0, 0, 0],
    settled: 0,
    settling: 0,
    ...changes,
  };
}

const states = (tiles: string[], index: number, points: number) =>
  columnOf(tiles, index, points).steps.map(({ points, state }) => `${points} ${state}`);

test("R4: the river winds", () => {
  expect(ROWS).toEqual([
    [1, 2, 3, 4],
    [8, 7, 6, 5],
    [9, 10, 11, 12],
  ]);
});

test("what is stored lies in the warehouses in the order of the river", () => {
  const spaces = spacesOf(player({ tiles: [DESERT], stored: [1, 0, 1, 1] }));
  expect(spaces.slice(0, 4).map(({ held }) => held)).toEqual([["wood", "stone"], ["food"], [], []]);
  expect(spaces[1]!.next).toBe(true);
});

test("R33, R55: explorers rest beside settle spaces that are covered", () => {
  const tiles = Array<string>(8).fill(FOREST);
  const rests = spacesOf(player({ tiles, settled: 1, settling: 1 })).map(({ rest }) => rest);
  expect([5, 7, 9, 11].map((index) => rests[index])).toEqual(["settled", "coming", "free", "free"]);
  expect(rests[0]).toBe(null);
});

test("R59a: what a column brings and still can bring", () => {
  expect(states([], 0, 0)).toEqual(["2 open", "6 open"]);
  expect(columnOf([MIXED], 0, 0).terrain).toEqual(["desert", "forest"]);
  const top = [FOREST, FOREST, FOREST, FOREST];
  expect(states([...top, MIXED], 3, 2)).toEqual(["2 had", "6 open"]);
  expect(states([...top, DESERT], 3, 0)).toEqual(["2 lost", "6 lost"]);
  const rows = [...top, ...top];
  expect(states([...rows, FOREST], 0, 6)).toEqual(["6 had"]);
  expect(states([...rows, MOUNTAIN], 0, 2)).toEqual(["2 had", "6 lost"]);
  expect(columnOf([...rows, MOUNTAIN], 0, 2).terrain).toEqual(["forest"]);
});

test("of a column that is worth 2 the upper tiles count", () => {
  expect([1, 8, 9].map((space) => counts(space, [2, 0, 0, 0]))).toEqual([true, true, false]);
  expect([1, 8, 9].map((space) => counts(space, [6, 0, 0, 0]))).toEqual([true, true, true]);
});
