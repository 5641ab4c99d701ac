import { describe, expect, test } from "vitest";
import type { Phrase, Seen } from "../../wire";
import { isDull, tell } from "./telling";
import type { Event, Gain, Origin } from "./view";

const who = { seat: 0 };
const other = { seat: 1 };

function gained(gain: Gain, why: Origin, by = who): Seen {
  const event: Event = { gained: { seat: by.seat, gain, why } };
  return { event, words: { key: "event-gained", args: { who: by, cause: { key: "cause" } } } };
}
const took = (hex: string): Seen => ({
  event: { took: { seat: 0, hex } } satisfies Event,
  words: { key: "event-took", args: { who, hex } },
});
const food: Phrase = { key: "effect-food", args: { count: 2 } };
const points: Phrase = { key: "effect-points", args: { count: 1 } };

describe("the log", () => {
  test("tells what comes of a deed without the name and the reason", () => {
    const told = tell([
      took("(1,0)"),
      gained({ food: 2 }, { hex: "(1,0)" }),
      gained({ points: 1 }, { hex: "(1,0)" }),
    ]);
    expect(told).toEqual([
      { key: "event-took", args: { who, hex: { key: "where-hex", args: { hex: "(1,0)" } } } },
      { key: "gains-on", args: { gains: { key: "gains-two", args: { first: food, rest: points } } } },
    ]);
  });

  test("names the reason where it is another one, once for all that it brings", () => {
    const [, , income] = tell([
      took("(1,0)"),
      gained({ points: 1 }, { hex: "(1,0)" }),
      gained({ food: 2 }, "board"),
      gained({ points: 1 }, "board"),
      gained({ points: 1 }, { stone: "S01" }),
    ]);
    const cause = { key: "cause" };
    expect(income).toEqual({
      key: "gains",
      args: {
        who,
        gains: {
          key: "gains-and",
          args: {
            first: {
              key: "gains-of",
              args: { cause, gains: { key: "gains-two", args: { first: food, rest: points } } },
            },
            rest: { key: "gains-of", args: { cause, gains: points } },
          },
        },
      },
    });
  });

  test("does not say again what a fish token says", () => {
    const fished: Seen = {
      event: { fished: { seat: 0, fish: "F01" } } satisfies Event,
      words: { key: "event-fished", args: { who } },
    };
    expect(tell([fished, gained({ food: 2 }, { fish: "F01" })])).toEqual([fished.words]);
  });

  test("names everybody who gets something", () => {
    const told = tell([gained({ food: 2 }, "board"), gained({ food: 2 }, "board", other)]);
    expect(told.map(({ args }) => args?.who)).toEqual([who, other]);
  });

  test("leaves out points that nobody gets, and what is dull beside something else", () => {
    const scored = (count: number): Seen => ({
      event: { scored: { seat: 0, source: "animals", points: count } } satisfies Event,
      words: { key: "event-scored", args: { who, line: { key: "score-animals" } } },
    });
    expect(tell([scored(0)])).toEqual([]);
    expect(tell([scored(1)])).toHaveLength(1);
    const ready: Seen = {
      event: { ready: { seat: 0 } } satisfies Event,
      words: { key: "event-ready", args: { who } },
    };
    expect(isDull(ready.event)).toBe(true);
    expect(tell([ready])).toEqual([ready.words]);
    expect(tell([ready, took("(0,0)")]).map(({ key }) => key)).toEqual(["event-took"]);
  });
});
