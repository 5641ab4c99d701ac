/** How places on the building site are written: level, column and row, `1c2`. */
import type { Spot } from "./pieces";

export function spotOf(square: string): Spot {
  const [level = "1", column = "a", row = "1"] = square;
  return { x: column.charCodeAt(0) - "a".charCodeAt(0), y: Number(row) - 1, level: Number(level) - 1 };
}

export const squareOf = ({ x, y, level }: Spot) =>
  `${level + 1}${String.fromCharCode("a".charCodeAt(0) + x)}${y + 1}`;
