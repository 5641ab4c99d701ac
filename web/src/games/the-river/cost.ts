import { BASIC } from "./signs";
import { CARDS, type Card, type Kind, type Lack } from "./view";

/** How one unit of a cost stands: there, paid with food, missing, or not to be paid at all (R45). */
export interface Unit {
  kind: Kind;
  state: "there" | "food" | "missing" | "off";
}

/** The cost of a card unit by unit, food used as far as it goes. */
export function costUnits(card: Card, lack: Lack | null, food: number): Unit[] {
  const { cost } = CARDS[card]!;
  let left = lack?.payment?.[3] ?? food;
  return BASIC.flatMap((kind, index) => {
    const off = lack?.discount === kind ? 1 : 0;
    const gone = lack?.missing[index] ?? 0;
    const fed = Math.min(gone, left);
    left -= fed;
    const units = (state: Unit["state"], count: number) => Array<Unit>(count).fill({ kind, state });
    const there = cost[index]! - off - gone;
    return [
      ...units("there", there),
      ...units("food", fed),
      ...units("missing", gone - fed),
      ...units("off", off),
    ];
  });
}

/** How many units are short, and of which kind if it is only one. */
export function shortOf(lack: Lack, food: number): { count: number; kind: Kind | null } {
  if (lack.payment) return { count: 0, kind: null };
  const gone = lack.missing.reduce((sum, units) => sum + units, 0);
  const kinds = BASIC.filter((_, index) => lack.missing[index]! > 0);
  return { count: Math.max(1, gone - food), kind: kinds.length === 1 ? kinds[0]! : null };
}
