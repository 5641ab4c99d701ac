import { expect, test } from "vitest";
import { spot, TALL } from "./course";
import { outlookOf, viewOf } from "./examples";
import { changed, heights, home, own } from "./scrolling";
import { tripsOf } from "./voyages";

const view = viewOf();
const quiet = {
  view,
  seat: 0,
  prices: Array<number>(30).fill(6),
  course: TALL,
  trips: [],
  path: [],
  next: ["ship:1", "row:E1-P1", "shore:3"],
};

test("without a reason the river stays where it is", () => {
  expect(heights(quiet)).toEqual([]);
});

test("the stop of a ship and the four spaces around it are in sight", () => {
  const look = { ship: null, face: null, stop: null };
  const trips = tripsOf(view, outlookOf(view), 0, ["ship:1"], ["river:9"], look);
  const wanted = heights({ ...quiet, trips, path: ["ship:1"], next: ["river:9"] });
  expect(wanted).toHaveLength(5);
  expect(wanted).toContain(TALL.plots[18]!.y);
});

test("so are the places where a picked tile or a marker can go", () => {
  const building = { ...quiet, path: ["row:E1-P1"], next: ["shore:16", "shore:20"] };
  expect(heights(building)).toEqual([TALL.plots[15]!.y, TALL.plots[19]!.y]);
  expect(heights({ ...quiet, next: ["shore:16", "button:trade"] })).toEqual([TALL.plots[15]!.y]);
});

test("what happened is followed, but a table that is opened is not", () => {
  const built = view.shore.map((plot, index) => (index === 4 ? { tile: "E1-P1", markers: [0] } : plot));
  expect(changed(view, { ...view, shore: built }, TALL)).toEqual([TALL.plots[4]!.y]);
  expect(changed(view, view, TALL)).toEqual([]);
  const all = view.shore.map(() => ({ tile: "E1-P1", markers: [0] }));
  expect(changed(view, { ...view, shore: all }, TALL)).toEqual([]);
});

test("a table is opened at one's own ship, once there is one", () => {
  expect(home(quiet)).toEqual([spot(TALL, 5).y]);
  const players = view.players.map((player) => ({ ...player, ships: [0, 0] as [number, number] }));
  expect(home({ ...quiet, view: { ...view, players } })).toEqual([]);
});

test("when the turn comes, one of one's ships is in sight", () => {
  const others = { ...view, turn: 1 };
  const [first, second] = [spot(TALL, 5).y, spot(TALL, 11).y];
  expect(own(others, quiet, [first - 100, first + 100])).toEqual([]);
  expect(own(others, quiet, [0, 100])).toEqual([first]);
  expect(own(others, quiet, [second + 50, second + 300])).toEqual([second]);
  expect(own(view, quiet, [0, 100])).toEqual([]);
});

test("when the die was turned, the places for a building are, if there are any", () => {
  const players = view.players.map((player) => ({ ...player, die: 2 }));
  const turned = { ...quiet, view: { ...view, players } };
  const plots = [5, 6, 7, 8, 9].map((index) => TALL.plots[index]!.y);
  expect(own(view, turned, [0, 100])).toEqual(plots);
  const dear = { ...turned, prices: Array<number>(30).fill(9) };
  expect(own(view, dear, [0, 100])).toEqual([spot(TALL, 5).y]);
});
