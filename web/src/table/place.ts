/** Where a bubble goes that speaks of something on the screen. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  x: number;
  y: number;
  /** On which side of the thing it stands. */
  side: "above" | "below";
  /** Where its tip is, from its own left edge. */
  tip: number;
}

/** A thing higher than this is spoken of where it was pointed at. */
const HIGH = 160;
const FINGER = 44;

/** The part of a thing that is meant: all of it, or what lies around the pointer. */
export function meant(thing: Box, pointer: { x: number; y: number } | null): Box {
  if (thing.height <= HIGH) return thing;
  const inside = pointer && pointer.y >= thing.y && pointer.y <= thing.y + thing.height;
  const middle = inside ? pointer.y : thing.y + thing.height / 2;
  return { ...thing, y: middle - FINGER / 2, height: FINGER };
}

const GAP = 10;
const EDGE = 12;

/** Above the thing if there is room, else below it; never over it, and never over the edge of the window. */
export function placed(thing: Box, bubble: { width: number; height: number }, room: Box): Placed {
  const middle = thing.x + thing.width / 2;
  const x = clamp(middle - bubble.width / 2, room.x + EDGE, room.x + room.width - bubble.width - EDGE);
  const above = thing.y - GAP - bubble.height;
  const below = thing.y + thing.height + GAP;
  const fits = below + bubble.height <= room.y + room.height - EDGE;
  const side = above >= room.y + EDGE || !fits ? "above" : "below";
  return {
    x,
    y: side === "above" ? Math.max(room.y + EDGE, above) : below,
    side,
    tip: clamp(middle - x, 16, bubble.width - 16),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
