/** How a building is paid: which unit is left out, and how many of each kind are paid with food. */
import { BASIC } from "./signs";
import { CARDS, type Card, type Kind, type Lack } from "./view";

export interface Plan {
  card: Card;
  /** R45: the kind of which a unit less is paid. */
  discount: Kind | null;
  /** R44: units of wood, clay and stone that are paid with food. */
  food: number[];
}

type Goods = number[];

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

/** What has to be paid of wood, clay and stone. */
export function costOf({ card, discount }: Pick<Plan, "card" | "discount">): number[] {
  return CARDS[card]!.cost.map((units, index) => units - (BASIC[index] === discount ? 1 : 0));
}

/** The payment that the outlook proposes; null if the card cannot be paid. */
export function proposed(card: Card, lack: Lack | null): Plan | null {
  if (!lack?.payment) return null;
  const { discount, payment } = lack;
  return { card, discount, food: costOf({ card, discount }).map((units, index) => units - payment[index]!) };
}

/** With another unit left out: as little food as possible. Null if that cannot be paid. */
export function discounted(card: Card, discount: Kind, stored: Goods): Plan | null {
  if (CARDS[card]!.cost[BASIC.indexOf(discount)] === 0) return null;
  const food = costOf({ card, discount }).map((units, index) => Math.max(0, units - stored[index]!));
  return sum(food) <= stored[3]! ? { card, discount, food } : null;
}

/** The fewest and the most units of a kind that can be paid with food, the others staying as they are. */
export function foodRange(plan: Plan, index: number, stored: Goods): [least: number, most: number] {
  const units = costOf(plan)[index]!;
  const left = stored[3]! - (sum(plan.food) - plan.food[index]!);
  return [Math.max(0, units - stored[index]!), Math.min(units, left)];
}

/** What is given away: wood, clay, stone, food. */
export function givenBy(plan: Plan): Goods {
  return [...costOf(plan).map((units, index) => units - plan.food[index]!), sum(plan.food)];
}

/** A payment as the card shows it: what is left out, and which units food stands for. */
export function shownBy(plan: Plan): Lack {
  const [wood = 0, clay = 0, stone = 0] = plan.food;
  const [pw = 0, pc = 0, ps = 0, food = 0] = givenBy(plan);
  return { missing: [wood, clay, stone], discount: plan.discount, payment: [pw, pc, ps, food] };
}
