import { describe, expect, it } from "vitest";
import type { Line } from "../wire";
import { entriesOf } from "./log";

function line(version: number, kind: string, step: number, seat: number | null = null): Line {
  return { version, kind, step, seat, at: 0, words: { key: kind }, events: [] };
}

const begun = [line(1, "took-over", 0), line(2, "seated", 0, 0), line(3, "started", 0)];
const lines = [...begun, line(4, "moved", 1, 0), line(5, "moved", 2, 1), line(6, "moved", 3, 0)];

describe("the log of a game that is played on", () => {
  it("tells where the game comes from at the step from which it is another one", () => {
    const entries = entriesOf(lines, undefined, { table: "a", step: 2 });
    expect(entries.map(({ words }) => words?.key)).toEqual([
      "seated",
      "started",
      "moved",
      "moved",
      "took-over",
      "moved",
    ]);
    expect(entries.map(({ step }) => step)).toEqual([null, 0, 1, 2, null, 3]);
    expect(entries.flatMap(({ href }) => href ?? [])).toEqual(["/t/a/2"]);
  });

  it("leaves every other log as it is", () => {
    const keys = entriesOf(lines.slice(1)).map(({ key }) => key);
    expect(keys).toEqual(["v2", "v3", "v4", "v5", "v6"]);
  });
});
