import { describe, expect, test } from "vitest";
import {
  at,
  berths,
  divider,
  heart,
  legsBetween,
  outline,
  passed,
  spot,
  TALL,
  WIDE,
  type Course,
} from "./course";
import { AROUND, SHORES } from "./view";

const COURSES: [string, Course][] = [
  ["as an S", WIDE],
  ["upright", TALL],
];
const SPACES = Array.from({ length: 14 }, (_, index) => index + 1);

/** How far apart two points are. */
const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

describe.each(COURSES)("the river %s", (_, course) => {
  test("has a place for every shore space, on the picture and apart from all others", () => {
    expect(course.plots).toHaveLength(SHORES.length);
    for (const [index, { x, y }] of course.plots.entries()) {
      expect(x - course.plot.width / 2).toBeGreaterThan(0);
      expect(x + course.plot.width / 2).toBeLessThan(course.width);
      expect(y).toBeLessThan(course.height);
      for (const other of course.plots.slice(index + 1)) {
        const apart =
          Math.abs(other.x - x) >= course.plot.width - 1 || Math.abs(other.y - y) >= course.plot.height - 1;
        expect(apart, `space ${index + 1}`).toBe(true);
      }
    }
  });

  test("touches the four shore spaces of each of its spaces, and no others, with its lines", () => {
    // The recipe: the two ends of a line stand before shore spaces that touch the river spaces on both sides of it.
    const half = course.breadth / 2;
    for (const [index, [left, right]] of course.lines.entries()) {
      for (const end of [at(course, left, half), at(course, right, -half)]) {
        const nearest = course.plots
          .map((plot, place) => ({ place, way: far(plot, end) }))
          .reduce((best, next) => (next.way < best.way ? next : best));
        expect(AROUND[index], `line ${index + 1}`).toContain(nearest.place);
        expect(AROUND[index + 1], `line ${index + 1}`).toContain(nearest.place);
      }
    }
  });

  test("flows through its spaces one after another", () => {
    const hearts = SPACES.map((space) => heart(course, space));
    for (const [index, { along, length }] of hearts.entries()) {
      expect(length).toBeGreaterThan(20);
      if (index > 0) expect(along).toBeGreaterThan(hearts[index - 1]!.along);
    }
  });

  test("has room for all ships on one space", () => {
    for (const space of SPACES) {
      for (const ships of [1, 2, 3, 5, 8]) {
        const all = berths(course, space, ships, 54);
        expect(all).toHaveLength(ships);
        for (const berth of all) expect(far(berth, spot(course, space))).toBeLessThan(160);
        for (const [index, berth] of all.entries()) {
          for (const other of all.slice(index + 1)) expect(far(berth, other)).toBeGreaterThan(8);
        }
      }
    }
  });

  test("leaves the number of a space free where three ships lie", () => {
    for (const space of SPACES) {
      const number = at(course, ...course.numbers[space - 1]!);
      const four = berths(course, space, 4, 54).map((berth) => far(berth, number));
      const three = berths(course, space, 3, 54).map((berth) => far(berth, number));
      expect(Math.min(...three)).toBeGreaterThan(Math.min(...four));
    }
  });

  test("is written as paths", () => {
    expect(divider(course, course.lines[0]!)).toMatch(/^M[-\d. ]+Q[-\d. ]+$/);
    expect(outline(course, 9)).toMatch(/^M[-\d. L]+Z$/);
  });

  test("leads past its mouth back to its source", () => {
    expect(legsBetween(course, 3, 7)).toHaveLength(1);
    const [out, back] = legsBetween(course, 13, 2);
    expect(far(out!.at(-1)!, at(course, course.to))).toBeLessThan(1);
    expect(far(back!.at(-1)!, spot(course, 2))).toBeLessThan(1);
  });
});

test("the bend joins the two straights without a step", () => {
  for (let along = 0; along < 1500; along += 3) {
    expect(far(at(WIDE, along), at(WIDE, along + 3))).toBeLessThan(4.5);
  }
});

test("the spaces on the way are those between", () => {
  expect(passed(5, 9)).toEqual([6, 7, 8]);
  expect(passed(13, 2)).toEqual([14, 1]);
  expect(passed(14, 1)).toEqual([]);
});
