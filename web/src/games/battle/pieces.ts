import { cardsOf, DRAGONFLY } from "./cards";
import type { BattleView, Card, Role } from "./view";

/** The names under which the cards of one role travel over the page, in the order of the view. */
export interface PieceNames {
  hand: string[];
  /** By dam, nearest to it first. */
  dams: string[][];
}

/**
 * A card is one piece wherever it is drawn, and is named by its code. Dragonflies are two, and never change sides on
 * the table (A18), so each is named by its owner as well.
 */
export function pieceNames(view: BattleView, role: Role): PieceNames {
  let dragonflies = 0;
  const name = (card: Card) => (card === DRAGONFLY ? `${card}-${role}-${++dragonflies}` : card);
  const hand = cardsOf(view.hands[role].cards).map(name);
  const dams = view.dams.map((dam) => dam.sides[role].cards.map(name));
  return { hand, dams };
}

export function cardOfPiece(piece: string): Card {
  return piece.startsWith(`${DRAGONFLY}-`) ? DRAGONFLY : piece;
}
