import { expect, test } from "vitest";
import { bestResults, keepResult } from "../src/lib/results";
import { remember } from "../src/lib/store";

test("the best five results are kept, each table once, the older first among equals", () => {
  const scores = [30, 47, 12, 47, 51, 8, 40];
  scores.forEach((score, at) => keepResult("river", { score, at, table: `t${at}` }));
  keepResult("river", { score: 51, at: 9, table: "t4" });
  expect(bestResults("river").map(({ score, table }) => [score, table])).toEqual([
    [51, "t4"],
    [47, "t1"],
    [47, "t3"],
    [40, "t6"],
    [30, "t0"],
  ]);
  expect(bestResults("pond")).toEqual([]);
});

test("what cannot be read is no result", () => {
  for (const kept of ["{", "7", '[{"score":"9"},null,{"score":3,"at":1,"table":"x"}]']) {
    remember("best-pond", kept);
    expect(bestResults("pond").map(({ score }) => score)).toEqual(kept.startsWith("[") ? [3] : []);
  }
});
