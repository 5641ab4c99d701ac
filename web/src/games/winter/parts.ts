/** The parts of the table, and which of them to look at. */
import type { Column } from "./view";

export const PARTS = ["map", "columns", "hand", "tribe", "stones", "eclipse"] as const;
export type Part = (typeof PARTS)[number];

/** Where something can be pointed at, part by part. */
export function openParts(root: Element): Part[] {
  return PARTS.filter((part) => root.querySelector(`[data-part="${part}"] [data-target][data-mark="open"]`));
}

/**
 * Where to look for an answer: not away from a part that has one. Where there is none, at the column, or at the eclipse
 * while its piles are chosen.
 */
export function partFor(
  shown: Part,
  open: Part[],
  first: string | undefined,
  { column = null, eclipse = false }: { column?: Column | null; eclipse?: boolean } = {},
): Part {
  if (open.length === 0) {
    if (eclipse) return "eclipse";
    return column === null ? shown : column === "migrate" ? "map" : "columns";
  }
  if (open.includes(shown)) return shown;
  const wish = first === undefined ? undefined : HOME[first.split(":")[0] ?? ""];
  return wish && open.includes(wish) ? wish : open[0]!;
}

/** The part where a kind of target is at home. */
const HOME: Record<string, Part> = {
  spot: "columns",
  tribe: "columns",
  culture: "columns",
  animal: "columns",
  stone: "stones",
  track: "stones",
  square: "stones",
  mine: "tribe",
  hand: "hand",
  pay: "hand",
  discarded: "hand",
  pile: "eclipse",
  camp: "map",
  raft: "map",
  hex: "map",
  water: "map",
  juncture: "map",
  place: "map",
  delta: "map",
  new: "map",
  other: "map",
};
