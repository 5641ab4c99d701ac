/** Cards of a hand or a pile, alike ones together. */
import { KINDS, PEOPLE, type Card, type Culture, type People, type PlayerView } from "./view";

export interface Stack {
  card: Card;
  count: number;
  /** So many of them were taken in this turn and cannot be played in it. */
  fresh: number;
}

export const isCulture = (card: Card): card is Culture => /^C\d/.test(card);

const rank = (card: Card) =>
  isCulture(card) ? KINDS.length + Number(card.slice(1)) : KINDS.indexOf(card as People);

export function stacksOf(cards: Card[], fresh: Card[] = []): Stack[] {
  const of = (list: Card[], card: Card) => list.filter((other) => other === card).length;
  return [...new Set(cards)]
    .sort((a, b) => rank(a) - rank(b))
    .map((card) => ({ card, count: of(cards, card), fresh: Math.min(of(fresh, card), of(cards, card)) }));
}

/** The strength of people in an eclipse pile. */
export const strengthOf = (pile: People[]) => pile.reduce((all, kind) => all + PEOPLE[kind].labour, 0);

export const PILES = ["deck", "discard", "buried", "eclipse"] as const;
export type Pile = (typeof PILES)[number];

/** What lies in a pile, in no order; of a deck, what may be in it. */
export function cardsOf({ unseen, discard, buried, pile }: PlayerView, name: Pile): Card[] {
  if (name === "deck") return unseen;
  if (name === "discard") return discard;
  return name === "buried" ? buried : (pile ?? []);
}

export function sizeOf(player: PlayerView, name: Pile): number {
  if (name === "deck") return player.deck;
  return name === "buried" ? player.buried_count : cardsOf(player, name).length;
}
