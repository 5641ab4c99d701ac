/** Where pieces come from and where they go, told by what happened. Ships sail by themselves, along the river. */
import { journey } from "../../table/game";
import type { Event } from "./view";

const panel = (seat: number) => `seat:${seat}`;

function cameFrom(piece: string, event: Event): string | null {
  if (typeof event === "string") return null;
  // Where the row is not in sight, a tile comes from whoever builds it.
  if ("built" in event && event.built.tile === piece) return panel(event.built.seat);
  if ("entered" in event && event.entered.tile === piece) return "stack";
  if ("drew" in event && event.drew.cards?.includes(piece)) return "deck";
  const [kind, place] = piece.split(":");
  if (kind === "marker") {
    if ("built" in event && String(event.built.space) === place) return panel(event.built.seat);
    if ("marked" in event && String(event.marked.space) === place) return panel(event.marked.seat);
  }
  return null;
}

function wentTo(piece: string, event: Event): string | null {
  if (typeof event === "string") return null;
  if ("delivered" in event && event.delivered.card === piece) return panel(event.delivered.seat);
  if ("discarded" in event && event.discarded.card === piece) return "discard";
  if ("chose" in event && event.chose.patron === piece) return panel(event.chose.seat);
  return null;
}

export const origin = journey(cameFrom);
export const destination = journey(wentTo);

/** What is marked on the replay bar: the imperial visit, masteries, and the beginning of the end. */
export function great(event: unknown): boolean {
  if (event === "imperial-visit") return true;
  return typeof event === "object" && event !== null && ("mastered" in event || "last-turns" in event);
}
