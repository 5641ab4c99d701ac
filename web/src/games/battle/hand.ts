import { args, cardsOf, COLOURS, isBattle } from "./cards";
import type { Card, HandView } from "./view";

/** A card in a hand that one may see. */
export interface Held {
  card: Card;
  /** The name under which it travels over the page. */
  piece: string;
  /** Exchange: it is chosen to be given away. */
  given: boolean;
  /** The opponent knows it. */
  known: boolean;
}

/** How a hand can be sorted. */
export const ORDERS = ["value", "colour", "drawn"] as const;
export type Order = (typeof ORDERS)[number];

/** The cards of a hand with what is to be known of each. Of two equal cards the first has it. */
export function held(hand: HandView, pieces: string[]): Held[] {
  const giving = cardsOf(hand.giving);
  const known = cardsOf(hand.known);
  return cardsOf(hand.cards).map((card, index) => ({
    card,
    piece: pieces[index]!,
    given: take(giving, card),
    known: take(known, card),
  }));
}

function take(cards: Card[], card: Card): boolean {
  const index = cards.indexOf(card);
  if (index >= 0) cards.splice(index, 1);
  return index >= 0;
}

/** The order of the view is that of the colours, so the cards that were drawn last have to be remembered. */
export class Arrivals {
  #pieces: string[] = [];

  /** The same cards, the latest last. */
  order(cards: Held[]): Held[] {
    const here = cards.map(({ piece }) => piece);
    // Those that left are remembered too: whoever looks back sees them again.
    this.#pieces = [...this.#pieces, ...here.filter((piece) => !this.#pieces.includes(piece))];
    return cards.toSorted((a, b) => this.#pieces.indexOf(a.piece) - this.#pieces.indexOf(b.piece));
  }
}

/** Sorts what lies as it was drawn; tactics cards come last. */
export function sorted(cards: Held[], order: Order): Held[] {
  if (order === "drawn") return cards;
  const colour = (card: Card) => COLOURS.findIndex(([letter]) => letter === args(card).kind);
  const key = ({ card }: Held) => {
    if (!isBattle(card)) return 1000;
    const { value } = args(card);
    return order === "value" ? value * 10 + colour(card) : colour(card) * 100 + value;
  };
  return cards.toSorted((a, b) => key(a) - key(b));
}
