/** The course of the river, and what lies where along it. It is drawn twice: as an S on a desk, and upright on a phone. */

export interface Point {
  x: number;
  y: number;
}

/** Where the water is, as seen from a shore space. */
export type Side = "top" | "bottom" | "left" | "right";

export interface Plot extends Point {
  /** Where its jetty is. */
  water: Side;
}

export interface Course {
  width: number;
  height: number;
  /** The width of the water. */
  breadth: number;
  /** A point in the middle of the river, so far downstream, and the direction of its left bank. */
  middle: (along: number) => { x: number; y: number; nx: number; ny: number };
  /** Where the water begins and ends; the picture begins at 0. */
  from: number;
  to: number;
  /** The lines between river spaces: how far downstream they begin on the left bank and end on the right one. */
  lines: [left: number, right: number][];
  /** The shore spaces, from 0. */
  plots: Plot[];
  /** How large a shore space is. */
  plot: { width: number; height: number };
  /** Where the river spaces have their numbers: so far downstream, and from the middle towards the left bank. */
  numbers: [along: number, aside: number][];
  /** Where the names of the regions stand: the left end of the line. */
  signs: Point[];
  /** Where their artisans and elders stand, if not beside the names: the right end of the line. */
  spots: Point[] | null;
  /** The end of the journey. */
  mouth: Point;
}

const SHIFT = 4;
/** The bend of the S: where it begins, its middle and its radius. */
const BEND = { x: 587, y: 279.5, radius: 153.5 };
const HALF = Math.PI * BEND.radius;

function wide(along: number): { x: number; y: number; nx: number; ny: number } {
  const wave = SHIFT * Math.sin(along / 58);
  if (along <= BEND.x) return { x: along, y: BEND.y - BEND.radius + wave, nx: 0, ny: -1 };
  if (along >= BEND.x + HALF) {
    return { x: 2 * BEND.x + HALF - along, y: BEND.y + BEND.radius + wave, nx: 0, ny: 1 };
  }
  const angle = (along - BEND.x) / BEND.radius;
  const [nx, ny] = [Math.sin(angle), -Math.cos(angle)];
  // The waves of the straights end where the bend begins.
  const radius = BEND.radius + wave * ny * Math.abs(ny);
  return { x: BEND.x + radius * nx, y: BEND.y + radius * ny, nx, ny };
}

/** How far downstream a place on the lower straight is. */
const back = (x: number) => 2 * BEND.x + HALF - x;

export const WIDE: Course = {
  width: 880,
  height: 556,
  breadth: 88,
  middle: wide,
  from: -420,
  to: back(86),
  lines: [
    [132, 124],
    [161, 284],
    [248, 347],
    [426, 376],
    [521, 441],
    [554, 579],
    [740, 706],
    [851, 920],
    [back(575), back(577)],
    [back(543), back(445)],
    [back(440), back(381)],
    [back(273), back(350)],
    [back(244), back(201)],
  ],
  plots: [
    { x: 43, y: 212.5, water: "top" },
    { x: 54, y: 40.5, water: "bottom" },
    { x: 123, y: 212.5, water: "top" },
    { x: 148, y: 40.5, water: "bottom" },
    { x: 203, y: 212.5, water: "top" },
    { x: 250, y: 40.5, water: "bottom" },
    { x: 283, y: 212.5, water: "top" },
    { x: 336, y: 40.5, water: "bottom" },
    { x: 363, y: 212.5, water: "top" },
    { x: 424, y: 40.5, water: "bottom" },
    { x: 443, y: 212.5, water: "top" },
    { x: 538, y: 40.5, water: "bottom" },
    { x: 523, y: 212.5, water: "top" },
    { x: 660, y: 42.5, water: "bottom" },
    { x: 602, y: 216.5, water: "top" },
    { x: 836, y: 172, water: "left" },
    { x: 836, y: 300, water: "left" },
    { x: 602, y: 339.5, water: "bottom" },
    { x: 664, y: 515.5, water: "top" },
    { x: 523, y: 343.5, water: "bottom" },
    { x: 556, y: 515.5, water: "top" },
    { x: 442, y: 515.5, water: "top" },
    { x: 443, y: 343.5, water: "bottom" },
    { x: 352, y: 515.5, water: "top" },
    { x: 363, y: 343.5, water: "bottom" },
    { x: 258, y: 515.5, water: "top" },
    { x: 283, y: 343.5, water: "bottom" },
    { x: 160, y: 515.5, water: "top" },
    { x: 203, y: 343.5, water: "bottom" },
    { x: 123, y: 343.5, water: "bottom" },
  ],
  plot: { width: 75, height: 67 },
  numbers: [
    [45, 28],
    [150, 30],
    [209, 28],
    [314, 28],
    [407, -27],
    [492, -28],
    [628, 28],
    [780, 26],
    [940, -28],
    [back(560), 29],
    [back(502), 29],
    [back(384), 29],
    [back(296), -28],
    [back(192), 29],
  ],
  signs: [
    { x: 9, y: 262.5 },
    { x: 238, y: 262.5 },
    { x: 436, y: 262.5 },
    { x: 480, y: 295 },
    { x: 276, y: 295 },
    { x: 70, y: 295 },
  ],
  spots: null,
  mouth: { x: 41, y: 434 },
};

function tall(along: number): { x: number; y: number; nx: number; ny: number } {
  return { x: 191 + 6 * Math.sin(along / 117), y: along, nx: -1, ny: 0 };
}

const LEFT = 56;
const RIGHT = 326;

export const TALL: Course = {
  width: 382,
  height: 1326,
  breadth: 132,
  middle: tall,
  from: -30,
  to: 1252,
  lines: [
    [195, 142],
    [229, 302],
    [300, 366],
    [427, 400],
    [501, 488],
    [536, 628],
    [673, 661],
    [737, 733],
    [871, 768],
    [904, 913],
    [950, 976],
    [1086, 1011],
    [1120, 1151],
  ],
  plots: [
    [RIGHT, 78],
    [LEFT, 137],
    [RIGHT, 142.5],
    [LEFT, 212.5],
    [RIGHT, 207.5],
    [LEFT, 302.5],
    [RIGHT, 299],
    [LEFT, 367],
    [RIGHT, 379.5],
    [LEFT, 431.5],
    [RIGHT, 485.5],
    [LEFT, 519],
    [RIGHT, 565.5],
    [LEFT, 583.5],
    [RIGHT, 646.5],
    [LEFT, 670.5],
    [LEFT, 735],
    [RIGHT, 753.5],
    [LEFT, 799.5],
    [RIGHT, 821],
    [LEFT, 886.5],
    [LEFT, 951],
    [RIGHT, 913.5],
    [LEFT, 1015.5],
    [RIGHT, 991.5],
    [LEFT, 1106],
    [RIGHT, 1082.5],
    [LEFT, 1181],
    [RIGHT, 1147.5],
    [RIGHT, 1212.5],
  ].map(([x = 0, y = 0]) => ({ x, y, water: x === LEFT ? "right" : "left" })),
  plot: { width: 104, height: 60 },
  numbers: [75, 204, 260, 344, 450, 514, 588, 692, 775, 880, 917, 992, 1095, 1163].map((y) => [y, 49]),
  signs: [
    { x: 4, y: 89 },
    { x: 4, y: 257 },
    { x: 4, y: 475 },
    { x: 4, y: 627 },
    { x: 4, y: 843 },
    { x: 4, y: 1061 },
  ],
  spots: [30, 258, 445, 713, 873, 1042].map((y) => ({ x: 378, y })),
  mouth: { x: 323, y: 1296 },
};

/** A point so far downstream, and so far from the middle towards the left bank. */
export function at({ middle }: Course, along: number, aside = 0): Point {
  const { x, y, nx, ny } = middle(along);
  return { x: x + aside * nx, y: y + aside * ny };
}

const round = (length: number) => Math.round(length * 10) / 10;
const write = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

/** Points along a stretch of the river, both ends included. */
export function stretch(course: Course, from: number, to: number, aside = 0): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / 12));
  return Array.from({ length: steps + 1 }, (_, step) =>
    at(course, from + ((to - from) * step) / steps, aside),
  );
}

/** A line through points, as the data of a path. */
export function through(points: Point[]): string {
  return points.map((point, index) => (index === 0 ? "M" : "L") + write(point)).join("");
}

/** The middle of the river from its source to its mouth. */
export function water(course: Course, aside = 0): string {
  return through(stretch(course, course.from, course.to, aside));
}

/** A line between two river spaces, bent a little with the current. */
export function divider(course: Course, [left, right]: [number, number]): string {
  const half = course.breadth / 2;
  const bend = at(course, (left + right) / 2 + 9);
  return `M${write(at(course, left, half))}Q${write(bend)} ${write(at(course, right, -half))}`;
}

/** The lines above and below a river space, counted from 1. */
function bounds({ lines, to }: Course, space: number): [[number, number], [number, number]] {
  return [lines[space - 2] ?? [0, 0], lines[space - 1] ?? [to, to]];
}

/** The outline of a river space. */
export function outline(course: Course, space: number): string {
  const [above, below] = bounds(course, space);
  const half = course.breadth / 2;
  const left = stretch(course, above[0], below[0], half);
  const right = stretch(course, below[1], above[1], -half);
  return `${through([...left, ...right])}Z`;
}

/** How far downstream the middle of a river space is, and how long the space is there. */
export function heart(course: Course, space: number): { along: number; length: number } {
  const [above, below] = bounds(course, space);
  const [from, to] = [(above[0] + above[1]) / 2, (below[0] + below[1]) / 2];
  return { along: (from + to) / 2, length: to - from };
}

/** The middle of a river space. */
export const spot = (course: Course, space: number) => at(course, heart(course, space).along);

export interface Berth extends Point {
  /** How large the ship is drawn. */
  size: number;
}

/**
 * Where the ships on a river space lie: side by side along the river, and where there are many, in two rows. A berth
 * too many is left free where the number of the space is.
 */
export function berths(course: Course, space: number, ships: number, full: number): Berth[] {
  const { along, length } = heart(course, space);
  const rows = ships > 2 || (ships === 2 && length < full * 1.4) ? 2 : 1;
  const columns = Math.ceil(ships / rows);
  const size = Math.min(rows === 2 ? course.breadth / 2 + 4 : full, full);
  const gap = Math.min(size * 0.92, columns > 1 ? (length * 0.9) / (columns - 1) : 0);
  const all = Array.from({ length: columns * rows }, (_, index) => {
    const row = index % rows;
    const here = Math.floor(index / rows) - (columns - 1) / 2;
    // Two rows are shifted against each other, so that no sail hides another.
    const lean = rows === 2 ? (row === 0 ? -1 : 1) * Math.min(10, length / 8) : 0;
    return {
      ...at(
        course,
        along + here * gap + lean,
        rows === 2 ? (row === 0 ? 1 : -1) * (course.breadth / 4 - 1) : 0,
      ),
      size,
    };
  });
  const number = at(course, ...course.numbers[space - 1]!);
  const far = ({ x, y }: Point) => Math.hypot(x - number.x, y - number.y);
  const nearest = all.reduce((found, berth) => (far(berth) < far(found) ? berth : found));
  return all.length > ships ? all.filter((berth) => berth !== nearest) : all;
}

/** The way from one river space to another, downstream; past the mouth it goes on at the source. */
export function legsBetween(course: Course, from: number, to: number): Point[][] {
  const start = heart(course, from).along;
  const end = heart(course, to).along;
  if (from < to) return [stretch(course, start, end)];
  return [stretch(course, start, course.to), stretch(course, 0, end)];
}

/** The river spaces on the way, the last one excluded. */
export function passed(from: number, to: number): number[] {
  const spaces: number[] = [];
  for (let space = (from % 14) + 1; space !== to; space = (space % 14) + 1) spaces.push(space);
  return spaces;
}
