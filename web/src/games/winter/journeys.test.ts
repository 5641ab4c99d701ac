import { expect, test } from "vitest";
import type { Seen } from "../../wire";
import { destination, great, origin } from "./journeys";
import { RIVAL, type Event } from "./view";

const seen = (event: Event): Seen[] => [{ event, words: { key: "event" } }];

test("a camp comes from where it was", () => {
  const moved = seen({ moved: { seat: 1, from: "(0,0)", to: "(1,0)" } });
  expect(origin("camp:1:(1,0):0", moved)).toBe("hex:(0,0)");
  expect(origin("camp:0:(1,0):0", moved)).toBeNull();
  expect(origin("camp:1:(2,0):0", moved)).toBeNull();
  const first = seen({ moved: { seat: 0, from: "start", to: "(1,0)" } });
  expect(origin("camp:0:(1,0):1", first)).toBe("start:0");
  const pushed = seen({ pushed: { seat: 0, owner: 2, from: "(0,0)", to: "(0,1)" } });
  expect(origin("camp:2:(0,1):0", pushed)).toBe("hex:(0,0)");
});

test("new camps and villages come from their player; the Rival has no panel", () => {
  expect(origin("camp:0:start:0", seen({ camped: { seat: 0, hex: null } }))).toBe("seat:0");
  const settled = seen({ settled: { seat: 0, juncture: "J05", raft: false } });
  expect(origin("village:0:J05", settled)).toBe("seat:0");
  expect(destination("camp:0:(1,0):0", settled)).toBe("seat:0");
  expect(destination("camp:1:(1,0):0", settled)).toBeNull();
  const rival = seen({ settled: { seat: RIVAL, juncture: "J05", raft: false } });
  expect(origin("village:4:J05", rival)).toBeNull();
});

test("eclipses, villages and the second era are great", () => {
  expect(great({ eclipse: { round: 1 } })).toBe(true);
  expect(great("second-era")).toBe(true);
  expect(great({ settled: {} })).toBe(true);
  expect(great({ hunted: {} })).toBe(false);
  expect(great("ended")).toBe(false);
});
