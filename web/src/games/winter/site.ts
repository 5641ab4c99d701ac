/** How places on the building site are written: level, column and row, `1c2`. */
import type { Spot } from "./pieces";

/** A square, the rim of the picture, and the names of columns and rows before it, in the units of the picture. */
export const CELL = 46;
export const RIM = 3;
export const NAMES = 15;

export const columnName = (x: number) => String.fromCharCode("a".charCodeAt(0) + x);

export function spotOf(square: string): Spot {
  const [level = "1", column = "a", row = "1"] = square;
  return { x: column.charCodeAt(0) - "a".charCodeAt(0), y: Number(row) - 1, level: Number(level) - 1 };
}

export const squareOf = ({ x, y, level }: Spot) => `${level + 1}${columnName(x)}${y + 1}`;
