/** The part of the plane that is shown. A cell is 100 by 100; the cell 0,0 begins at the origin. */
import type { Point } from "./channel";
import { covered } from "./grid";
import type { Cell, Move } from "./view";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

/** A cell is never drawn larger than this, in pixels. */
const LARGEST = 112;
/** Around the cells, for what stands out of them. */
const MARGIN = 8;

/** The river with so many cells around it. */
export function boundsOf(tiles: Move[], ring: number): Box {
  const cells = covered(tiles);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - ring, Math.min(...ys) - ring];
  const [right, bottom] = [Math.max(...xs) + 1 + ring, Math.max(...ys) + 1 + ring];
  return { x: left * 100, y: top * 100, width: (right - left) * 100, height: (bottom - top) * 100 };
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * What has to be shown in a room so that the bounds are seen whole, in the proportions of the room. Cells are at least
 * `least` pixels wide, even if not everything is seen then: `about` stays in sight.
 */
export function fitted(bounds: Box, room: Room, least: number, about: Point): Box {
  const whole = Math.min(
    room.width / (bounds.width + 2 * MARGIN),
    room.height / (bounds.height + 2 * MARGIN),
  );
  const scale = Math.min(LARGEST / 100, Math.max(least / 100, whole));
  const size = { width: room.width / scale, height: room.height / scale };
  const box = { x: about.x - size.width / 2, y: about.y - size.height / 2, ...size };
  return kept(box, bounds);
}

/** The same box, moved so that it shows the bounds, or nothing but them if it is smaller. */
export function kept(box: Box, bounds: Box): Box {
  const along = (at: number, size: number, from: number, length: number) => {
    const room = length + 2 * MARGIN;
    if (size >= room) return from - MARGIN - (size - room) / 2;
    return Math.min(Math.max(at, from - MARGIN), from - MARGIN + room - size);
  };
  return {
    ...box,
    x: along(box.x, box.width, bounds.x, bounds.width),
    y: along(box.y, box.height, bounds.y, bounds.height),
  };
}

/** Closer or farther; the point under the pointer, given as a part of the room, stays where it is. */
export function zoomed(box: Box, factor: number, at: Point): Box {
  const [width, height] = [box.width / factor, box.height / factor];
  return { x: box.x + (box.width - width) * at.x, y: box.y + (box.height - height) * at.y, width, height };
}

/** Moved as little as possible so that a box inside is seen whole. */
export function revealing(box: Box, inner: Box): Box {
  const along = (at: number, size: number, from: number, length: number) =>
    Math.min(Math.max(at, from + length + MARGIN - size), from - MARGIN);
  return {
    ...box,
    x: along(box.x, box.width, inner.x, inner.width),
    y: along(box.y, box.height, inner.y, inner.height),
  };
}

/** Between a cell and what belongs to it, in pixels. */
const GAP = 14;

/**
 * Where in the room something of a size can stand beside a cell, in pixels: below, above, to the right or to the left,
 * where it hides the fewest tiles.
 */
export function besides(
  cell: Cell,
  size: Room,
  tiles: Move[],
  box: Box,
  room: Room,
): { left: number; top: number } {
  const scale = room.width / box.width;
  const side = 100 * scale;
  const spot = ({ x, y }: Cell) => ({ left: (x * 100 - box.x) * scale, top: (y * 100 - box.y) * scale });
  const { left, top } = spot(cell);
  const [middle, level] = [left + (side - size.width) / 2, top + (side - size.height) / 2];
  const wishes = [
    { left: middle, top: top + side + GAP },
    { left: middle, top: top - size.height - GAP },
    { left: left + side + GAP, top: level },
    { left: left - size.width - GAP, top: level },
  ];
  const within = (wish: number, length: number, most: number) =>
    Math.max(4, Math.min(wish, most - length - 4));
  const hidden = (place: { left: number; top: number }, at: Cell) => {
    const other = spot(at);
    const across = Math.min(place.left + size.width, other.left + side) - Math.max(place.left, other.left);
    const down = Math.min(place.top + size.height, other.top + side) - Math.max(place.top, other.top);
    return Math.max(0, across) * Math.max(0, down);
  };
  const places = wishes.map((wish) => {
    const place = {
      left: within(wish.left, size.width, room.width),
      top: within(wish.top, size.height, room.height),
    };
    // The cell itself must be seen.
    const cost = 100 * hidden(place, cell) + covered(tiles).reduce((all, at) => all + hidden(place, at), 0);
    return { place, cost };
  });
  return places.reduce((best, next) => (next.cost < best.cost ? next : best)).place;
}
