/**
 * Where everything lies on the map. There are two pictures of it: wide, with hexes that stand on a corner and a river from
 * left to right, and tall for narrow screens, a quarter turn of the wide one.
 */

export interface Point {
  x: number;
  y: number;
}
/** Column and row of a hex; the middle is (0,0). */
export type Axial = readonly [q: number, r: number];
/** J01 to J24. */
export type Juncture = string;
/** P01 to P12. */
export type Place = string;
/** An end of the river. */
export type End = "west" | "east";

/** From the middle of a hex to a corner. */
export const SIZE = 60;
const RADIUS = 2;
const ROOT = Math.sqrt(3);

/** How large things are: the tall picture is shown smaller, so that what is on it has to be larger. */
export const SCALE = { wide: 1, tall: 1.3 };
export const scaleOf = (tall: boolean) => (tall ? SCALE.tall : SCALE.wide);
/** From the middle of a starting tile to a corner. */
export const TILE = { wide: 42, tall: 48 };

export const distance = ([q, r]: Axial, [p, s]: Axial = [0, 0]) =>
  Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q - p + r - s));

function range(reach: number): number[] {
  return Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
}

/** All hexes as one reads: by rows, each from west to east. */
export const HEXES: readonly Axial[] = range(RADIUS).flatMap((r) =>
  range(RADIUS)
    .map((q): Axial => [q, r])
    .filter((hex) => distance(hex) <= RADIUS),
);

const byColumn = (reach: number) => range(reach).flatMap((q) => range(reach).map((r): Axial => [q, r]));

/** Three hexes of each juncture; those that touch the middle come first, each part in the order of its hexes by column. */
export const JUNCTURES: readonly (readonly Axial[])[] = (() => {
  const hexes = byColumn(RADIUS).filter((hex) => distance(hex) <= RADIUS);
  const all = hexes.flatMap((a, first) =>
    hexes.flatMap((b, second) =>
      hexes
        .filter((_, third) => first < second && second < third)
        .filter((c) => distance(a, b) === 1 && distance(a, c) === 1 && distance(b, c) === 1)
        .map((c): readonly Axial[] => [a, b, c]),
    ),
  );
  const central = (hexes: readonly Axial[]) => hexes.some((hex) => distance(hex) === 0);
  return [...all.filter(central), ...all.filter((hexes) => !central(hexes))];
})();

/** The hexes of the board that a point outside it touches. */
const touched = (place: Axial) => HEXES.filter((hex) => distance(hex, place) === 1);

/** The places for starting tiles, which touch two hexes. */
export const PLACES: readonly Axial[] = byColumn(RADIUS + 1).filter(
  (place) => distance(place) === RADIUS + 1 && touched(place).length === 2,
);

/** «(-2,1)». */
export const nameOf = ([q, r]: Axial) => `(${q},${r})`;
export function hexOf(name: string): Axial {
  const [q = 0, r = 0] = name.slice(1, -1).split(",").map(Number);
  return [q, r];
}

const numbered = (letter: string, index: number) => `${letter}${String(index + 1).padStart(2, "0")}`;
const indexOf = (name: string) => Number(name.slice(1)) - 1;
export const ALL_JUNCTURES: readonly Juncture[] = JUNCTURES.map((_, index) => numbered("J", index));
export const ALL_PLACES: readonly Place[] = PLACES.map((_, index) => numbered("P", index));

/** A point of the wide picture on the tall one. */
const turned = ({ x, y }: Point, tall: boolean): Point => (tall ? { x: -y || 0, y: x } : { x, y });

/** The middle of a hex. */
export const centre = ([q, r]: Axial, tall = false): Point =>
  turned({ x: SIZE * ROOT * (q + r / 2), y: SIZE * 1.5 * r }, tall);

/** The corners of a hex about its middle, clockwise. */
export function corners(tall = false, size = SIZE): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = ((index * 60 + (tall ? 0 : -90)) * Math.PI) / 180;
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
  });
}

/** A hex as the points of a polygon about its middle. */
export const outline = (tall = false, size = SIZE) =>
  corners(tall, size)
    .map(({ x, y }) => `${short(x)},${short(y)}`)
    .join(" ");

const short = (value: number) => Math.round(value * 10) / 10 || 0;

function mean(points: Point[]): Point {
  const sum = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Where a village stands. */
export const junctureAt = (juncture: Juncture, tall = false): Point =>
  mean(JUNCTURES[indexOf(juncture)]!.map((hex) => centre(hex, tall)));

export const hexesOf = (juncture: Juncture): readonly Axial[] => JUNCTURES[indexOf(juncture)]!;
export const touchedBy = (place: Place): Axial[] => touched(PLACES[indexOf(place)]!);

/** The middle of a starting tile: smaller than a hex, it lies close in the corner between its two hexes. */
export function placeAt(place: Place, tall = false): Point {
  const full = centre(PLACES[indexOf(place)]!, tall);
  const corner = mean([full, ...touchedBy(place).map((hex) => centre(hex, tall))]);
  const share = (tall ? TILE.tall : TILE.wide) / SIZE;
  return { x: corner.x + (full.x - corner.x) * share, y: corner.y + (full.y - corner.y) * share };
}

/** Headwaters and delta. */
export const endAt = (end: End, tall = false): Point => centre([end === "west" ? -3 : 3, 0], tall);

/** How much smaller they are than a hex. */
export const END = 0.94;

/** Hexes along which rafts move, from west to east. */
export const CHANNEL: readonly Axial[] = [-2, -1, 0, 1, 2].map((q): Axial => [q, 0]);

/** Where a raft is: 0 is the headwaters, 6 the delta. */
export function raftAt(space: number, headwaters: End, tall = false): Point {
  return centre([headwaters === "west" ? space - 3 : 3 - space, 0], tall);
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What has to be seen of the map: its hexes, the ends of a river, starting tiles. */
export function frame(tall: boolean, ends: boolean, places: readonly Place[]): Frame {
  const around = (middle: Point, size: number) =>
    corners(tall, size).map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y }));
  const points = [
    ...HEXES.flatMap((hex) => around(centre(hex, tall), SIZE + 7)),
    ...(ends ? (["west", "east"] as const).flatMap((end) => around(endAt(end, tall), SIZE)) : []),
    ...places.flatMap((place) => around(placeAt(place, tall), tall ? TILE.tall : TILE.wide)),
  ];
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.floor(Math.min(...xs)) - 4, Math.floor(Math.min(...ys)) - 4];
  return { x, y, width: Math.ceil(Math.max(...xs)) + 4 - x, height: Math.ceil(Math.max(...ys)) + 4 - y };
}

export const viewBox = ({ x, y, width, height }: Frame) => `${x} ${y} ${width} ${height}`;

/** A place for pieces about the middle of a hex, and how wide a camp is there. */
export interface Slot extends Point {
  size: number;
}

/**
 * Side by side, in two rows if there are many: camps of one player take one place together, every raft another. Low where a
 * landmark takes the upper half.
 */
export function slots(count: number, tall = false, low = false): Slot[] {
  const rows = count > 4 ? 2 : 1;
  const inRow = Math.max(1, Math.ceil(count / rows));
  const [most, room, line] = tall ? [40, 108, 26] : [32, 94, 22];
  const size = Math.min(low ? most * 0.87 : most, rows > 1 ? line : most, room / inRow);
  const middle = low ? (tall ? 8 : 10) : 0;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / inRow);
    const here = Math.min(inRow, count - row * inRow);
    const x = ((index % inRow) - (here - 1) / 2) * size * 1.04;
    return { x, y: middle + (row - (rows - 1) / 2) * line, size };
  });
}

/** Whether villages stand on the corners of a hex: by their number in `corners`. */
export type Taken = (corner: number) => boolean;

/** Which corners of a hex are taken by these junctures. */
export function takenBy(hex: Axial, junctures: Juncture[], tall = false): Taken {
  const middle = centre(hex, tall);
  const villages = junctures.map((juncture) => junctureAt(juncture, tall));
  const all = corners(tall);
  return (corner) =>
    villages.some(
      ({ x, y }) => Math.hypot(middle.x + all[corner]!.x - x, middle.y + all[corner]!.y - y) < SIZE / 4,
    );
}

/** Where the sign of the benefit lies: at the upper rim, beside villages. */
export function benefitAt(tall = false, taken: Taken = () => false): Point {
  // On the tall picture two corners are at the upper rim.
  return tall ? beside(-35, taken(4), taken(5)) : { x: 0, y: -36 };
}

/** Where influence is told: at the lower rim, where the hex is broader if many have some. */
export function influenceAt(tall = false, taken: Taken = () => false, many = false): Point {
  const [left, right] = tall ? [taken(2), taken(1)] : [taken(4), taken(2)];
  // So broad that it reaches villages at its sides.
  if (many) return { x: (left ? 9 : 0) - (right ? 9 : 0), y: tall ? 31 : 34 };
  return tall ? beside(36, left, right) : { x: 0, y: 36 };
}

function beside(y: number, left: boolean, right: boolean): Point {
  if (left && right) return { x: 0, y: y * 0.74 };
  return { x: left ? 10 : right ? -10 : 0, y: left || right ? y * 0.78 : y };
}

/** A smooth line through points. */
export function curve(points: Point[]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))]!;
  const parts = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)];
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[first, second, to].map(({ x, y }) => `${short(x)} ${short(y)}`).join(" ")}`;
  });
  return `M${short(at(0).x)} ${short(at(0).y)}${parts.join("")}`;
}

/** How far the river swings aside at every half hex, from one end to the other. */
const SWING = [2, -4, 0, 6, -3, -7, 2, 7, -1, -7, 2, 6, -3, 0];

/** The river through the channel, on the wide picture, from rim to rim or a line beside its middle. */
export function channel(aside = 0): string {
  const step = (SIZE * ROOT) / 2;
  return curve(SWING.map((swing, index) => ({ x: (index - 6.5) * step, y: swing + aside })));
}

/** The pool of the river hex off the channel, on the wide picture, and the brook from it to the middle. */
export function backwater(hex: Axial): { pool: Point; brook: string } {
  const { x, y } = centre(hex);
  const pool = { x: x * 1.04, y: y * 1.03 };
  const bend = (share: number, aside: number) => ({ x: x * share + aside * Math.sign(y), y: y * share });
  return { pool, brook: curve([pool, bend(0.72, 7), bend(0.42, -5), bend(0.12, 4), { x: 0, y: 2 }]) };
}

/** The arms of a delta that opens to the right, about its middle. */
export const DELTA = [
  curve([
    { x: -60, y: -2 },
    { x: -18, y: -8 },
    { x: 10, y: -24 },
    { x: 44, y: -38 },
  ]),
  curve([
    { x: -60, y: -2 },
    { x: -14, y: 6 },
    { x: 10, y: 20 },
    { x: 44, y: 38 },
  ]),
  curve([
    { x: -60, y: 0 },
    { x: 0, y: 1 },
    { x: 58, y: 0 },
  ]),
].join("");
