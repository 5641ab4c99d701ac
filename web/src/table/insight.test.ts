import { describe, expect, it } from "vitest";
import type { Report } from "../wire";
import { curve, missed, mistakes, turningPoints } from "./insight.svelte";

const move = (name: string, worth: number) => ({ move: name, words: null, worth });

const report: Report = {
  expected: [
    [0.5, 0.5],
    [0.52, 0.48],
    [0.8, 0.2],
    [0.7, 0.3],
    [0.72, 0.28],
    [0.72, 0.28],
    [1, 0],
  ],
  decisions: [
    { step: 0, seat: 0, made: move("a", 0.4), best: [move("b", 0.5), move("a", 0.4)] },
    { step: 1, seat: 1, made: move("c", 0.2), best: [move("d", 0.5)] },
    { step: 2, seat: 0, made: move("e", 0.6), best: [move("e", 0.6), move("f", 0.1)] },
    { step: 3, seat: 0, made: move("g", 0.4), best: [move("h", 0.7)] },
  ],
  balance: [],
};

describe("what was found out about a game", () => {
  it("tells what a decision cost, and nothing for the best move", () => {
    expect(report.decisions.map((decision) => Math.round(100 * missed(decision)))).toEqual([10, 30, 0, 30]);
  });

  it("lists the mistakes of a seat, the dearest first", () => {
    expect(mistakes(report, 0).map(({ step }) => step)).toEqual([3, 0]);
    expect(mistakes(report, 1).map(({ step }) => step)).toEqual([1]);
  });

  it("finds where the game turned, once for steps that follow each other", () => {
    expect(turningPoints(report, 0).map(({ step }) => step)).toEqual([2, 6]);
    expect(turningPoints(report, 0)[0]?.change).toBeCloseTo(0.28);
    expect(turningPoints(report, 1)[0]?.change).toBeCloseTo(-0.28);
    expect(turningPoints(report, 0, 1)).toHaveLength(1);
  });

  it("draws from the deal to the end", () => {
    const points = curve(report, 0, 60, 100).split(" ");
    expect(points).toHaveLength(7);
    expect(points[0]).toBe("0.0,50.0");
    expect(points[6]).toBe("60.0,0.0");
  });
});
