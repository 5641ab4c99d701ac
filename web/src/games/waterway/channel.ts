/** How a channel runs over a tile of 100 by 100, and what lies along it. */
import { turnCorner, type Corner } from "./grid";
import type { Shape, Turn } from "./view";

export interface Point {
  x: number;
  y: number;
}

/** A point of the channel, and where it leads: degrees clockwise from east. */
export interface Spot extends Point {
  angle: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Turned clockwise about the middle of the tile. */
export function turnPoint({ x, y }: Point, turn: Turn): Point {
  let [dx, dy] = [x - 50, y - 50];
  for (let quarter = 0; quarter < turn; quarter += 1) [dx, dy] = [-dy, dx];
  return { x: round(50 + dx), y: round(50 + dy) };
}

/** The channel before the tile is turned, from end `a` to end `b`, `aside` to the left of its middle. */
export function channelPath(shape: Shape, aside = 0): string {
  const x = 50 + aside;
  if (shape === "straight") return `M${x} -0.6V100.6`;
  const radius = 50 - aside;
  return `M${x} -0.6V0A${radius} ${radius} 0 0 0 100 ${radius}H100.6`;
}

/** The point after the given part of the way from `a` to `b`, on the turned tile. */
export function along(shape: Shape, part: number, turn: Turn): Spot {
  if (shape === "straight") {
    return { ...turnPoint({ x: 50, y: 100 * part }, turn), angle: 90 + 90 * turn };
  }
  const bow = (part * Math.PI) / 2;
  const point = { x: 100 - 50 * Math.cos(bow), y: 50 * Math.sin(bow) };
  return { ...turnPoint(point, turn), angle: 90 - 90 * part + 90 * turn };
}

/** Where a port stands, and the pier that leads to it from the river: on the outer bank of a bend. */
export function portSpot(shape: Shape, turn: Turn): { pier: Spot; port: Point } {
  if (shape === "straight") {
    return {
      pier: { ...turnPoint({ x: 61, y: 50 }, turn), angle: 90 * turn },
      port: turnPoint({ x: 85, y: 50 }, turn),
    };
  }
  return {
    pier: { ...turnPoint({ x: 56.9, y: 43.1 }, turn), angle: 135 + 90 * turn },
    port: turnPoint({ x: 39.2, y: 60.8 }, turn),
  };
}

/** Where the parts of a mill stand: they are drawn upright, however the tile is turned. */
export interface Site {
  /** The upper left corner of the house. */
  house: Point;
  /** The foot of the flag with the points. */
  flag: Point;
  /** The middle of the label with the goods. */
  label: Point;
  /** The corner that is left for a plant. */
  free: Corner;
}

/** A bend leaves room at its outer bank. By turn. */
const OUTER: Site[] = [
  { house: { x: 3, y: 26 }, flag: { x: 9, y: 17 }, label: { x: 21, y: 64 }, free: "SE" },
  { house: { x: 3, y: 40 }, flag: { x: 8, y: 31 }, label: { x: 51, y: 24 }, free: "NE" },
  { house: { x: 67, y: 40 }, flag: { x: 72, y: 31 }, label: { x: 49, y: 24 }, free: "NW" },
  { house: { x: 67, y: 26 }, flag: { x: 74, y: 17 }, label: { x: 79, y: 64 }, free: "SW" },
];

/** The same, where a meadow lies in the way of the flag. */
const BELOW: Site = {
  house: { x: 31, y: 67 },
  flag: { x: 67, y: 88 },
  label: { x: 20, y: 58 },
  free: "SE",
};

/** Beside a straight channel: the bank in the east, south, west or north of it. */
const BANKS: Site[] = [
  { house: { x: 70, y: 35 }, flag: { x: 75, y: 25 }, label: { x: 82, y: 74 }, free: "NW" },
  { house: { x: 2, y: 70 }, flag: { x: 36, y: 86 }, label: { x: 78, y: 85 }, free: "NE" },
  { house: { x: 1, y: 35 }, flag: { x: 6, y: 25 }, label: { x: 18, y: 74 }, free: "NE" },
  { house: { x: 2, y: 0.5 }, flag: { x: 36, y: 14 }, label: { x: 78, y: 15 }, free: "SE" },
];

export function siteOf(shape: Shape, meadow: readonly Corner[], turn: Turn): Site {
  if (shape === "bend") {
    const hidden = turn === 0 && meadow.includes("NW");
    return hidden ? BELOW : OUTER[turn]!;
  }
  // The bank without meadows.
  const west = meadow.some((corner) => corner.endsWith("E"));
  return BANKS[(turn + (west ? 2 : 0)) % 4]!;
}

const CORNER_POINTS: Record<Corner, Point> = {
  NW: { x: 17, y: 17 },
  NE: { x: 83, y: 17 },
  SE: { x: 83, y: 83 },
  SW: { x: 17, y: 83 },
};

/** The middle of what grows in a corner. */
export function cornerPoint(corner: Corner): Point {
  return CORNER_POINTS[corner];
}

/** The corners of the turned tile with fragments of meadows. */
export function meadowCorners(meadow: readonly Corner[], turn: Turn): Corner[] {
  return meadow.map((corner) => turnCorner(corner, turn));
}
