import { describe, expect, test } from "vitest";
import {
  ALL_JUNCTURES,
  ALL_PLACES,
  backwater,
  benefitAt,
  centre,
  CHANNEL,
  channel,
  corners,
  distance,
  endAt,
  frame,
  HEXES,
  hexOf,
  hexesOf,
  influenceAt,
  junctureAt,
  nameOf,
  outline,
  placeAt,
  PLACES,
  raftAt,
  SIZE,
  slots,
  takenBy,
  touchedBy,
  type Axial,
  type Point,
} from "./places";

const far = (a: Point, b: Point = { x: 0, y: 0 }) => Math.hypot(a.x - b.x, a.y - b.y);

describe("the board", () => {
  test("has nineteen hexes, as one reads", () => {
    expect(HEXES).toHaveLength(19);
    expect(HEXES.slice(0, 4).map(nameOf)).toEqual(["(0,-2)", "(1,-2)", "(2,-2)", "(-1,-1)"]);
    for (const hex of HEXES) expect(hexOf(nameOf(hex))).toEqual(hex);
  });

  test("has twenty-four junctures, in the order of the engine", () => {
    expect(ALL_JUNCTURES).toHaveLength(24);
    const named = (name: string) => hexesOf(name).map(nameOf).join(" ");
    expect(named("J01")).toBe("(-1,0) (-1,1) (0,0)");
    expect(named("J06")).toBe("(0,0) (1,-1) (1,0)");
    expect(named("J07")).toBe("(-2,0) (-2,1) (-1,0)");
    expect(named("J16")).toBe("(0,-2) (0,-1) (1,-2)");
    expect(named("J24")).toBe("(1,0) (2,-1) (2,0)");
  });

  test("has twelve places for starting tiles, in the order of the engine", () => {
    expect(PLACES.map(nameOf)).toEqual([
      "(-3,1)",
      "(-3,2)",
      "(-2,-1)",
      "(-2,3)",
      "(-1,-2)",
      "(-1,3)",
      "(1,-3)",
      "(1,2)",
      "(2,-3)",
      "(2,1)",
      "(3,-2)",
      "(3,-1)",
    ]);
    expect(touchedBy("P01").map(nameOf)).toEqual(["(-2,0)", "(-2,1)"]);
  });
});

describe.each([
  ["wide", false],
  ["tall", true],
])("on the %s picture", (_, tall) => {
  test("neighbours are all equally far apart", () => {
    for (const hex of HEXES) {
      for (const other of HEXES.filter((other) => distance(hex, other) === 1)) {
        expect(far(centre(hex, tall), centre(other, tall))).toBeCloseTo(SIZE * Math.sqrt(3));
      }
    }
  });

  test("a juncture is a corner of its three hexes", () => {
    for (const juncture of ALL_JUNCTURES) {
      const at = junctureAt(juncture, tall);
      for (const hex of hexesOf(juncture)) {
        const taken = takenBy(hex, [juncture], tall);
        expect([0, 1, 2, 3, 4, 5].filter(taken)).toHaveLength(1);
        expect(far(at, centre(hex, tall))).toBeCloseTo(SIZE);
      }
    }
  });

  test("a starting tile touches its two hexes and no other thing", () => {
    for (const place of ALL_PLACES) {
      const at = placeAt(place, tall);
      const near = touchedBy(place).map((hex) => far(at, centre(hex, tall)));
      expect(near[0]).toBeCloseTo(near[1]!);
      for (const hex of HEXES) expect(far(at, centre(hex, tall))).toBeGreaterThan(SIZE * 1.4);
    }
  });

  test("everything is inside its frame", () => {
    const { x, y, width, height } = frame(tall, true, ALL_PLACES);
    const all = [
      ...HEXES.map((hex) => centre(hex, tall)),
      ...ALL_PLACES.map((place) => placeAt(place, tall)),
    ];
    for (const point of [...all, endAt("west", tall), endAt("east", tall)]) {
      expect(point.x).toBeGreaterThan(x + 30);
      expect(point.x).toBeLessThan(x + width - 30);
      expect(point.y).toBeGreaterThan(y + 30);
      expect(point.y).toBeLessThan(y + height - 30);
    }
    expect(width > height).toBe(!tall);
  });

  test("slots lie in the hex and apart", () => {
    expect(slots(0, tall)).toEqual([]);
    for (const low of [false, true]) {
      for (let count = 1; count <= 8; count += 1) {
        const all = slots(count, tall, low);
        expect(all).toHaveLength(count);
        for (const [index, slot] of all.entries()) {
          expect(far(slot) + slot.size / 2).toBeLessThan(SIZE * 1.12);
          for (const other of all.slice(index + 1)) {
            expect(far(slot, other)).toBeGreaterThanOrEqual(slot.size * 0.8);
          }
        }
      }
    }
  });

  test("signs step aside for villages", () => {
    const free = benefitAt(tall);
    expect(free.y).toBeLessThan(0);
    expect(influenceAt(tall).y).toBeGreaterThan(0);
    const crowded = benefitAt(tall, () => true);
    const village = corners(tall).reduce((top, corner) => (corner.y < top.y ? corner : top));
    expect(far(crowded, village)).toBeGreaterThanOrEqual(24);
  });
});

test("the tall picture is the wide one, a quarter turn on", () => {
  expect(endAt("west").x).toBeLessThan(0);
  expect(endAt("west", true).y).toBeLessThan(0);
  const north: Axial = [1, -2];
  expect(centre(north).y).toBeCloseTo(-180);
  expect(centre(north, true).x).toBeCloseTo(180);
  expect(outline(false).split(" ")[0]).toBe("0,-60");
  expect(outline(true).split(" ")[0]).toBe("60,0");
});

test("rafts move from the headwaters to the delta", () => {
  for (const end of ["west", "east"] as const) {
    expect(raftAt(0, end)).toEqual(endAt(end));
    expect(raftAt(6, end)).toEqual(endAt(end === "west" ? "east" : "west"));
    expect(raftAt(3, end)).toEqual(centre([0, 0]));
  }
  expect(raftAt(1, "west")).toEqual(centre(CHANNEL[0]!));
});

test("the river flows from rim to rim, and the brook ends in it", () => {
  expect(channel()).toMatch(/^M-337\.7 /);
  expect(channel()).toMatch(/ 337\.7 0$/);
  const { pool, brook } = backwater([1, -1]);
  expect(far(pool, centre([1, -1]))).toBeLessThan(6);
  expect(brook.endsWith(" 0 2")).toBe(true);
});
