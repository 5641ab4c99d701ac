import { expect, test } from "vitest";
import { broughtTo } from "./brought";

const had = (seat: number, food: number, tools: number, points: number[]) => ({
  seat,
  player: { food, tools, points },
});

test("an eclipse brings what somebody has more than before, line by line", () => {
  const before = [had(0, 9, 2, [3, 0, 0, 4, 0, 0, 0, 2, 0]), had(4, 0, 0, [0, 0, 0, 2, 0, 0, 0, 0, 3])];
  const after = [had(0, 10, 2, [3, 0, 0, 9, 0, 0, 1, 4, 0]), had(4, 0, 0, [0, 0, 0, 2, 0, 0, 0, 0, 6])];
  expect(broughtTo(before, after)).toEqual([
    {
      seat: 0,
      food: 1,
      tools: 0,
      points: 8,
      from: [
        ["score-terrain", 5],
        ["score-delta", 1],
        ["score-board", 2],
      ],
    },
    { seat: 4, food: 0, tools: 0, points: 3, from: [["score-stones", 3]] },
  ]);
});
