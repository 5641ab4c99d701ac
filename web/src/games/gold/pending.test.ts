import { expect, test } from "vitest";
import { viewOf } from "./examples";
import { askedFor, causePhrase, pendingNow } from "./pending";

test("whose turn it is chooses first, then the others clockwise, each in order", () => {
  const good = (space: number) => ({ good: { owner: space } });
  const pending = [
    { seat: 0, choice: good(1) },
    { seat: 1, choice: good(2) },
    { seat: 1, choice: good(3) },
  ];
  const view = viewOf({ turn: 1, phase: "act", pending });
  expect(pendingNow(view)).toBe(pending[1]);
  expect(pendingNow({ ...view, turn: 0 })).toBe(pending[0]);
  expect(pendingNow({ ...view, phase: "main" })).toBeNull();
  expect(pendingNow({ ...view, pending: [] })).toBeNull();
});

test("what is asked for has a name", () => {
  expect(askedFor({ seat: 0, choice: { good: "journey" } })).toBe("good");
  expect(askedFor({ seat: 0, choice: { "koku-or-good": 3 } })).toBe("journey");
  expect(askedFor({ seat: 0, choice: { marker: "other" } })).toBe("marker-other");
  expect(askedFor({ seat: 0, choice: "royal" })).toBe("royal");
  expect(askedFor({ seat: 0, choice: { draw: 2 } })).toBe("discard");
});

test("causes are told as the engine does", () => {
  expect(causePhrase({ owner: 12 })).toEqual({ key: "cause-owner", args: { space: 12 } });
  expect(causePhrase("row-end")).toEqual({ key: "cause-row-end" });
  expect(causePhrase({ card: "ME3" })).toEqual({
    key: "cause-card",
    args: { card: { key: "customer-short", args: { trade: "merchant", region: 3 } } },
  });
  expect(causePhrase({ patron: "wayfarer" }).args).toEqual({
    patron: { key: "patron", args: { patron: "wayfarer" } },
  });
});
