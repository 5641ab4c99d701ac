/** Orders and the goods for them. */
import { sayCard } from "./phrases";
import { CARDS, type Card, type Good } from "./view";
import { words } from "./words";

type Goods = [number, number, number];

export const GOODS: Good[] = ["silk", "rice", "porcelain"];

/** What is missing for an order. */
export function missingFor(card: Card, goods: Goods): Goods {
  const { order } = CARDS[card]!;
  return [0, 1, 2].map((kind) => Math.max(0, order[kind]! - goods[kind]!)) as Goods;
}

/** «1 silk, 2 rice». */
export function sayGoods(goods: Goods): string {
  return GOODS.flatMap((good, kind) =>
    goods[kind]! > 0 ? [words.say("board-good", { good, count: goods[kind]! })] : [],
  ).join(", ");
}

/** A customer in hand in words: who it is, and what is missing. */
export function sayHeld(card: Card, goods: Goods): string {
  const missing = sayGoods(missingFor(card, goods));
  return `${sayCard(card)}. ${missing ? words.say("board-missing", { what: missing }) : words.say("board-all-there")}`;
}
