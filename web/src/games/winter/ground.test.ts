import { expect, test } from "vitest";
import { benefitOf, drawnAs, hexOfSpace, landmarkOf, mouthOf, poolOf, spaceOf } from "./ground";
import { HEXES, LAND, type Ground } from "./view";

test("a hex shows its land, and brings what it shows", () => {
  expect(drawnAs({ land: 0 })).toBe(LAND[0]!.terrain);
  expect(benefitOf({ land: 0 })).toEqual(LAND[0]!.benefit);
  expect(drawnAs({ landmark: "tree" })).toBe("landmark");
  expect(landmarkOf({ landmark: "tree" })).toBe("tree");
  expect(landmarkOf("river")).toBeNull();
  expect(benefitOf("river")).toEqual([{ fish: 1 }]);
  expect(benefitOf("base")).toEqual([]);
  expect(benefitOf({ landmark: "tree" })).toEqual([{ "points-per": ["villages-at-river", 2, 255] }]);
});

test("the spaces of the river lie between headwaters and delta, from either end", () => {
  for (const end of ["west", "east"] as const) {
    expect(spaceOf([end === "west" ? -3 : 3, 0], end)).toBe(0);
    for (let space = 1; space < 6; space += 1) {
      const hex = hexOfSpace(space, end)!;
      const [q = 0] = hex.slice(1).split(",").map(Number);
      expect(spaceOf([q, 0], end)).toBe(space);
    }
    expect(hexOfSpace(0, end)).toBeNull();
    expect(hexOfSpace(6, end)).toBeNull();
  }
  expect(spaceOf([0, 1], "west")).toBeNull();
  const river = {
    headwaters: "west",
    central: "north",
    landmark: 0,
    west: "glacier",
    east: "glacier",
  } as const;
  expect(mouthOf(river)).toBe("east");
});

test("the pool is the river hex off the channel", () => {
  const ground = HEXES.map((hex): Ground => (hex.endsWith(",0)") || hex === "(1,-1)" ? "river" : "glacier"));
  expect(poolOf(ground, HEXES)).toEqual([1, -1]);
  expect(
    poolOf(
      HEXES.map((): Ground => "glacier"),
      HEXES,
    ),
  ).toBeNull();
});
