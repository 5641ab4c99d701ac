/** Where pieces come from and where they go, told by what happened. */
import { journey } from "../../table/game";
import type { Seat } from "../../wire";
import { RIVAL, type Event } from "./view";

/** The panel of a player; the Rival has none. */
const panel = (seat: Seat): string | null => (seat === RIVAL ? null : `seat:${seat}`);

function cameFrom(piece: string, event: Event): string | null {
  if (typeof event === "string") return null;
  const [kind, owner, place] = piece.split(":");
  const seat = Number(owner);
  if (kind === "camp") {
    if ("moved" in event && event.moved.seat === seat && event.moved.to === place)
      return event.moved.from === "start" ? `start:${seat}` : `hex:${event.moved.from}`;
    if ("pushed" in event && event.pushed.owner === seat && event.pushed.to === place)
      return `hex:${event.pushed.from}`;
    if ("camped" in event && event.camped.seat === seat) return panel(seat);
  }
  if (kind === "village" && "settled" in event && event.settled.juncture === place) return panel(seat);
  if (kind === "start" && "started" in event && event.started.seat === seat) return panel(seat);
  if (kind === "ledge" && "placed" in event && event.placed.seat === seat) return panel(seat);
  // Culture cards that were learned come into the hand, those that were turned up onto the table.
  if ("drew" in event && event.drew.cards?.includes(piece)) return "deck";
  return null;
}

function wentTo(piece: string, event: Event): string | null {
  if (typeof event === "string") return null;
  const [kind, owner] = piece.split(":");
  if (kind === "camp" && "settled" in event && event.settled.seat === Number(owner))
    return panel(Number(owner));
  if ("learned" in event && event.learned.culture === piece) return panel(event.learned.seat);
  if ("took-stone" in event && event["took-stone"].stone === piece) return panel(event["took-stone"].seat);
  if ("cultured" in event && event.cultured.culture === piece) return panel(event.cultured.seat);
  return null;
}

export const origin = journey(cameFrom);
export const destination = journey(wentTo);

/** What is marked on the replay bar: eclipses, villages, and the second era. */
export function great(event: unknown): boolean {
  if (event === "second-era") return true;
  return typeof event === "object" && event !== null && ("eclipse" in event || "settled" in event);
}
