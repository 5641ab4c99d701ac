import { expect, test } from "vitest";
import { Speaker } from "../../lib/fluent";
import type { Phrase } from "../../wire";
import { tell } from "./telling";
import { chips } from "./words";

const koku = (seat: number, count: number, space: number): Phrase => ({
  key: "event-koku",
  args: { who: { seat }, count, cause: { key: "cause-visit", args: { space } } },
});
const seen = (words: Phrase) => ({ event: null, words });

test("who gets several things is named once, and everybody who gets something is named", () => {
  const rolled: Phrase = { key: "event-rolled", args: { who: { seat: 0 }, face: 3 } };
  const told = tell([koku(0, 1, 4), koku(0, 3, 5), koku(1, 2, 5), koku(0, 1, 6), rolled].map(seen));
  expect(told.map(({ key }) => key)).toEqual(["gains", "gains", "gains", "event-rolled"]);
  const speaker = new Speaker("en", [], chips);
  expect(speaker.rich(told[0]!)).toEqual([
    { seat: 0 },
    { text: " " },
    { inline: "effect-koku", args: ["1"] },
    { text: " " },
    { inline: "cause-visit", args: ["4"] },
    { text: ", " },
    { inline: "effect-koku", args: ["3"] },
    { text: " " },
    { inline: "cause-visit", args: ["5"] },
    { text: "." },
  ]);
  expect(speaker.rich(told[1]!)[0]).toEqual({ seat: 1 });
});
