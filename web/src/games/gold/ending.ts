/** How near the end is: R41 has the last turns begin when the last tile enters the row. */
import type { View } from "./view";
import { words } from "./words";

/** So few tiles are worth a word. */
const FEW = 2;

/** How many tiles have not yet entered the row. */
export function tilesLeft({ tops, below }: View): number {
  return tops.reduce((sum, top, era) => sum + (top === null ? 0 : below[era]! + 1), 0);
}

/** Whether few tiles are left before the last turns begin. */
export function isNear(view: View): boolean {
  return view.last_turns === null && view.phase !== "over" && tilesLeft(view) <= FEW;
}

/** How many tiles or turns are left, once there are few. */
export function sayEnding(view: View): string | null {
  if (view.phase === "over") return null;
  if (view.last_turns !== null) return words.say("board-last-turns", { count: view.last_turns });
  return isNear(view) ? words.say("board-tiles-left", { count: tilesLeft(view) }) : null;
}
