import { expect, test } from "vitest";
import { nearest } from "../src/table/keys";
import { meant, placed } from "../src/table/place";

const room = { x: 0, y: 52, width: 390, height: 792 };
const bubble = { width: 300, height: 80 };

test("a bubble stands above its thing, or below where there is no room", () => {
  const middle = placed({ x: 180, y: 400, width: 40, height: 60 }, bubble, room);
  expect(middle).toMatchObject({ side: "above", x: 50, y: 310, tip: 150 });
  const top = placed({ x: 180, y: 80, width: 40, height: 60 }, bubble, room);
  expect(top).toMatchObject({ side: "below", y: 150 });
});

test("a bubble stays in the window, and its tip on the thing", () => {
  const left = placed({ x: 4, y: 400, width: 40, height: 60 }, bubble, room);
  expect(left).toMatchObject({ x: 12, tip: 16 });
  const right = placed({ x: 340, y: 400, width: 40, height: 60 }, bubble, room);
  expect(right).toMatchObject({ x: 78, tip: 282 });
});

test("of a high thing the place is meant that was pointed at", () => {
  const column = { x: 100, y: 100, width: 50, height: 500 };
  expect(meant(column, { x: 120, y: 200 })).toMatchObject({ y: 178, height: 44 });
  expect(meant(column, null)).toMatchObject({ y: 328, height: 44 });
  const card = { x: 100, y: 100, width: 50, height: 70 };
  expect(meant(card, { x: 120, y: 120 })).toBe(card);
});

test("arrows find the next thing in their direction", () => {
  const spots = [
    { name: "up", x: 100, y: 0 },
    { name: "right", x: 200, y: 100 },
    { name: "far right", x: 400, y: 100 },
    { name: "up right", x: 180, y: 20 },
  ];
  const from = { x: 100, y: 100 };
  expect(nearest(from, "ArrowRight", spots)?.name).toBe("right");
  expect(nearest(from, "ArrowUp", spots)?.name).toBe("up");
  expect(nearest(from, "ArrowLeft", spots)).toBeNull();
});
