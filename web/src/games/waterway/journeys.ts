/** Where tiles come from and where they go, told by what happened. */
import { journey } from "../../table/game";
import { sum } from "./plan.svelte";
import type { EventView, Tile } from "./view";

/** So many points at once are worth a mark on the replay bar. */
const GREAT = 7;

const panel = (seat: number) => `seat:${seat}`;

function cameFrom(tile: Tile, event: EventView): string | null {
  if ("dealt" in event && event.dealt.tiles?.includes(tile)) return "stock";
  if ("placed" in event && event.placed.move.tile === tile) return panel(event.placed.seat);
  if ("passed" in event) {
    const { hands } = event.passed;
    if (hands.some((hand) => hand?.drew === tile)) return "stock";
    // R10: from the right neighbour.
    const to = hands.findIndex((hand) => hand?.got.includes(tile));
    if (to >= 0) return panel((to + hands.length - 1) % hands.length);
  }
  return null;
}

function wentTo(tile: Tile, event: EventView): string | null {
  if ("discarded" in event && event.discarded.tiles.includes(tile)) return "discards";
  if ("passed" in event) {
    const { hands } = event.passed;
    const to = hands.findIndex((hand) => hand?.got.includes(tile));
    if (to >= 0) return panel(to);
    // Only the own hand is known: what is not in it any more went to the left.
    const own = hands.findIndex((hand) => hand !== null);
    if (own >= 0) return panel((own + 1) % hands.length);
  }
  return null;
}

export const origin = journey(cameFrom);
export const destination = journey(wentTo);

/** What is marked on the replay bar. */
export function great(event: unknown): boolean {
  const told = event as EventView;
  return "placed" in told && sum(told.placed.change) >= GREAT;
}
