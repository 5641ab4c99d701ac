import { expect, test } from "vitest";
import { Speaker } from "../../lib/fluent";
import { argsOf, chips, words } from "./words";

test("a chip knows its arguments again", () => {
  expect(argsOf("customer-short", ["merchant", "6"])).toEqual({ trade: "merchant", region: 6 });
  expect(argsOf("effect-any-good", [])).toEqual({});
});

test("everything that is drawn is said in words too", () => {
  // Parts of sentences are only drawn: in words every gain is a sentence.
  const drawn = [...chips.matchAll(/^([\w-]+) = /gm)].filter(([, key]) => !/^gains?\b/.test(key!));
  for (const [, key] of drawn) expect(words.has(key!), key).toBe(true);
});

test("who gets what, and why, is told without a verb", () => {
  const speaker = new Speaker("en", [], chips);
  const cause = { key: "cause-owner", args: { space: 12 } };
  expect(speaker.rich({ key: "event-koku", args: { who: { seat: 1 }, count: 2, cause } })).toEqual([
    { seat: 1 },
    { text: " " },
    { inline: "effect-koku", args: ["2"] },
    { text: " " },
    { inline: "cause-owner", args: ["12"] },
    { text: "." },
  ]);
});
