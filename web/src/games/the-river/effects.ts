import { goodSign } from "./signs";
import type { Effect, Kind } from "./view";

/** A sign in the row that says what a meadow does. */
export type Sign =
  | { draw: string; line?: true }
  | { points: number }
  | { text: string }
  /** A production symbol. */
  | { makes: Kind };

const TIMES: Sign = { draw: "tr-fx-each", line: true };

/** «1 point × forest», «each cleanup: wood, 2 points». */
export function signsOf(effect: Effect): Sign[] {
  if (effect === "swaps") return [{ text: "2" }, TIMES, { draw: "tr-fx-swap", line: true }];
  if (effect === "tokens") return [{ points: 1 }, TIMES, { draw: "tr-token" }];
  if (effect === "boat") return [{ points: 1 }, TIMES, { draw: "tr-fx-boat" }];
  if ("terrain" in effect) return [{ points: 1 }, TIMES, { draw: `tr-m-${effect.terrain}` }];
  if ("harvest" in effect)
    return [{ draw: "tr-fx-harvest", line: true }, { draw: goodSign(effect.harvest) }, { points: 2 }];
  if ("gift" in effect)
    return [{ draw: "tr-fx-gift", line: true }, { text: "4" }, { draw: goodSign(effect.gift) }];
  return [{ points: 1 }, TIMES, { makes: effect.production }];
}

/** Whether it is worth points in the end: all but R62 and R63. */
export const scores = (effect: Effect) =>
  effect !== "swaps" && !(typeof effect === "object" && "gift" in effect);

/** The message that explains it. */
export const helpOf = (effect: Effect) =>
  `board-help-${typeof effect === "string" ? effect : Object.keys(effect)[0]}`;
