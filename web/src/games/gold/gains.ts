import type { Effect, Final, Good, Kind } from "./view";

/** What is gained: an effect, or goods of a kind with their number. */
export type Gained = Effect | { goods: Good | "any"; count: number };

/** A part of the row of signs that says what is gained. */
export type Sign =
  | { draw: string }
  /** In the colour of the text, and smaller: what is counted. */
  | { of: string }
  | { text: string };

const of = (name: string): Sign[] => [{ text: "×" }, { of: name }];
const number = (count: number, draw: string): Sign[] => [{ text: `${count}` }, { draw }];
const kindSign = (kind: Kind) => `rg-k-${kind}`;

/** «2 koku», «1 koku × port», «1 point: rival's building». */
export function signsOf(effect: Gained): Sign[] {
  if (effect === "any-good") return number(1, "rg-any");
  if (effect === "koku-per-customer") return [...number(1, "rg-koku"), ...of("rg-k-cust")];
  if (effect === "royal") return [{ draw: "rg-royal" }];
  if ("goods" in effect) {
    return number(effect.count, effect.goods === "any" ? "rg-any" : `g-${effect.goods}`);
  }
  if ("koku" in effect) return number(effect.koku, "rg-koku");
  if ("good" in effect) return number(1, `g-${effect.good}`);
  if ("favour" in effect) return number(effect.favour, "rg-sun");
  if ("points" in effect) return number(effect.points, "rg-vp");
  if ("influence" in effect) return number(effect.influence, "rg-infl");
  if ("influence-where-built" in effect)
    return [...number(effect["influence-where-built"], "rg-infl"), ...of("rg-lg-owner")];
  if ("influence-around" in effect)
    return [...number(effect["influence-around"], "rg-infl"), ...of("rg-lg-visit")];
  if ("koku-per" in effect) return [...number(1, "rg-koku"), ...of(kindSign(effect["koku-per"]))];
  if ("koku-per-empty" in effect) return [...number(effect["koku-per-empty"], "rg-koku"), ...of("rg-spot")];
  if ("points-per-customer" in effect)
    return [...number(effect["points-per-customer"], "rg-vp"), ...of("rg-k-cust")];
  if ("points-per-touch" in effect) return [...number(effect["points-per-touch"], "rg-vp"), ...of("rg-r6")];
  if ("points-if-visited" in effect) {
    const [whose, count] = effect["points-if-visited"];
    const seen = whose === "own" ? "rg-lg-owner" : "rg-rival";
    return [{ of: seen }, { text: ":" }, ...number(count, "rg-vp")];
  }
  if ("points-if-first" in effect)
    return [
      { text: "1." },
      { of: "rg-k-cust" },
      { text: ":" },
      ...number(effect["points-if-first"], "rg-vp"),
    ];
  if ("limit" in effect) return [{ text: `+${effect.limit}` }, { draw: "rg-moon" }];
  if ("marker" in effect)
    return [{ of: "rg-second" }, { of: effect.marker === "own" ? "rg-lg-owner" : "rg-rival" }];
  if ("draw" in effect) return number(effect.draw, "rg-swap");
  if ("sell" in effect) return [...number(1, "rg-any"), { text: "→" }, ...number(effect.sell, "rg-koku")];
  return [...number(effect["koku-or-good"], "rg-koku"), { text: "/" }, ...number(1, "rg-any")];
}

/** What a customer of a region is worth in the end: «1 point × 5 koku». */
export function worthOf(last: Final, region: number): Sign[] {
  if (last === "double-region") return [{ of: `rg-r${region + 1}` }, { draw: "rg-vp" }, { text: "×2" }];
  const point = number(1, "rg-vp");
  if (last === "per-kind") return [...point, ...of("rg-m-four-trades")];
  if (last === "per-region") return [...point, ...of("rg-m-known-everywhere")];
  if ("per-building" in last) return [...point, ...of(kindSign(last["per-building"]))];
  if ("per-koku" in last) return [...point, { text: "×" }, ...number(last["per-koku"], "rg-koku")];
  return [...point, { text: "×" }, ...number(last["per-goods"], "rg-any")];
}
