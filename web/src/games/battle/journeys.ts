/** Where cards come from and where they go, told by what happened. */
import { journey } from "../../table/game";
import { isBattle } from "./cards";
import { cardOfPiece } from "./pieces";
import type { BattleEvent, Card, SeenCards } from "./view";

const stockOf = (card: Card) => (isBattle(card) ? "stock" : "tactics-stock");
const panel = (seat: number) => `seat:${seat}`;

function among(card: Card, { cards }: SeenCards): boolean {
  return !!cards && (cards.battle.includes(card) || cards.tactics.includes(card));
}

function cameFrom(card: Card, event: BattleEvent): string | null {
  if (event === "tied") return null;
  if ("dealt" in event && among(card, event.dealt.hand)) return stockOf(card);
  if ("drew" in event && event.drew.card === card) return stockOf(card);
  if ("recruited" in event && event.recruited.card === card) return "discards";
  if ("played" in event && event.played.card === card) return panel(event.played.seat);
  if ("gave" in event && among(card, event.gave.cards)) return panel(event.gave.seat);
  return null;
}

/** The ruse that an event tells of, and who played it. */
function ruse(event: Exclude<BattleEvent, string>): { card: Card; seat: number } | null {
  if ("transferred" in event) return { card: "transfer", seat: event.transferred.seat };
  if ("recruited" in event) return { card: "recruitment", seat: event.recruited.seat };
  if ("supporting" in event) return { card: "support", seat: event.supporting.seat };
  if ("exchanging" in event) return { card: "exchange", seat: event.exchanging.seat };
  if ("deserted" in event) return { card: "desertion", seat: event.deserted.seat };
  if ("betraying" in event) return { card: "treason", seat: event.betraying.seat };
  if ("exploded" in event) return { card: "explosion", seat: event.exploded.seat };
  return null;
}

function wentTo(card: Card, event: BattleEvent): string | null {
  if (event === "tied") return null;
  const played = ruse(event);
  if (played?.card === card) return panel(played.seat);
  if ("retreated" in event && event.retreated.cards.includes(card)) return "discards";
  if ("log" in event && event.log.card === card) return "discards";
  if ("met" in event && (event.met.duck === card || event.met.beaver === card)) return "discards";
  if ("transferred" in event && event.transferred.card === card) return "discards";
  if ("deserted" in event && event.deserted.card === card) return "discards";
  if ("exploded" in event && event.exploded.cards.includes(card)) return "discards";
  // R30: all cards at the dam, elite units too.
  if ("damaged" in event || "destroyed" in event) return "discards";
  if ("gave" in event && among(card, event.gave.cards)) return panel(1 - event.gave.seat);
  // A new game: everything is shuffled again.
  if ("started" in event) return stockOf(card);
  return null;
}

const ofCard = (tell: typeof cameFrom) =>
  journey((piece, event: BattleEvent) => tell(cardOfPiece(piece), event));

export const origin = ofCard(cameFrom);
export const destination = ofCard(wentTo);

/** What is marked on the replay bar: dams that fall, and ends. */
export function great(event: unknown): boolean {
  const told = event as BattleEvent;
  if (told === "tied") return true;
  return ["damaged", "destroyed", "last-turn", "game-won", "match-won"].some((name) => name in told);
}
