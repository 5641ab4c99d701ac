/** R24: three resources that are given for a food. */

type Goods = number[];

const THREE = 3;

export const bundleSize = (goods: Goods) => goods.reduce((sum, count) => sum + count, 0);

/** Three of what there is most of; food comes last. */
export function likelyBundle(stored: Goods): Goods {
  const given = stored.map(() => 0);
  for (let left = THREE; left > 0; left -= 1) {
    const rest = stored.map((count, index) => (index === 3 ? 0 : count - given[index]!));
    const most = Math.max(...rest);
    const index = most > 0 ? rest.indexOf(most) : 3;
    given[index]! += 1;
  }
  return given;
}

/** The most that can be given of a kind beside the others. */
export function mostOf(given: Goods, index: number, stored: Goods): number {
  return Math.min(stored[index]!, THREE - (bundleSize(given) - given[index]!));
}

/** The target: `give:2100`. */
export const bundleTarget = (given: Goods) => `give:${given.join("")}`;

/** What is stored afterwards. */
export function afterExchange(given: Goods, stored: Goods): Goods {
  const done = bundleSize(given) === THREE;
  return stored.map((count, index) => count - given[index]! + (done && index === 3 ? 1 : 0));
}
