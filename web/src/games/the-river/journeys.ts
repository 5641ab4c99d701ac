/** Where pieces come from and where they go, told by what happened. */
import { journey } from "../../table/game";
import type { Event } from "./view";

const panel = (seat: number) => `seat:${seat}`;

function cameFrom(piece: string, event: Event): string | null {
  if (event === "ended") return null;
  if ("revealed" in event) {
    if (event.revealed.tiles.includes(piece)) return "stack";
    if (event.revealed.cards.includes(piece)) return "deck";
  }
  const [kind, seat, island] = piece.split(":");
  if (kind === "explorer" && "placed" in event) {
    const { placed } = event;
    if (String(placed.seat) === seat && placed.island === island) return `boat:${seat}`;
  }
  return null;
}

function wentTo(piece: string, event: Event): string | null {
  if (event === "ended") return null;
  if ("laid" in event && event.laid.tile === piece) return panel(event.laid.seat);
  if ("reserved" in event && event.reserved.card === piece) return panel(event.reserved.seat);
  if ("built" in event && event.built.card === piece) return panel(event.built.seat);
  if ("revealed" in event && event.revealed.left.includes(piece)) return "stack";
  const [kind, name] = piece.split(":");
  if (kind === "token" && "token" in event) {
    return (name === "left") === event.token.value > 0 ? panel(event.token.seat) : null;
  }
  // R55: explorers go home when new tiles are turned up.
  return kind === "explorer" && "revealed" in event ? `boat:${name}` : null;
}

export const origin = journey(cameFrom);
export const destination = journey(wentTo);

/** What is marked on the replay bar: buildings, and the beginning of the end. */
export function great(event: unknown): boolean {
  return typeof event === "object" && event !== null && ("built" in event || "last-round" in event);
}
