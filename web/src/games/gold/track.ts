import type { Seat } from "../../wire";
import {
  FLOWER,
  GOOD_STEP,
  PATRONS,
  STEP_GOOD,
  STEP_REWARDS,
  STEPS,
  TILES,
  type Effect,
  type Tile,
  type View,
} from "./view";

/** What a step of a track brings. */
export function rewardAt(region: number, step: number): Effect[] {
  if (step === GOOD_STEP) return [STEP_GOOD[region]!];
  return STEP_REWARDS.find(([at]) => at === step)?.[1] ?? [];
}

/** The next step that brings something, and how far it is. */
export function nextReward(region: number, at: number): { steps: number; brings: Effect[] } | null {
  for (let step = at + 1; step <= STEPS; step += 1) {
    const brings = rewardAt(region, step);
    if (brings.length > 0) return { steps: step - at, brings };
  }
  return null;
}

/** Where so many steps lead on a track; on stilts one jumps over the markers of others, but not at the last step. */
function reached({ players }: View, seat: Seat, region: number, steps: number): number {
  const { patron, influence } = players[seat]!;
  const stilts = patron !== null && PATRONS[patron]!.ability === "stilts";
  const isTaken = (step: number) =>
    players.some(({ influence }, other) => other !== seat && influence[region] === step);
  let at = influence[region]!;
  for (let left = steps; left > 0 && at < STEPS; left -= 1) {
    at += 1;
    while (stilts && at < STEPS && isTaken(at)) at += 1;
  }
  return at;
}

/** What a player gets at once for building a tile of the row in a region: the step that is reached, and rewards. */
export function building(
  view: View,
  seat: Seat,
  tile: Tile,
  region: number,
): { to: number; brings: Effect[] } {
  const { influence, favour, limit } = view.players[seat]!;
  const to = reached(view, seat, region, TILES[tile]!.influence);
  const brings: Effect[] = view.row[0] === tile && favour < limit ? [{ favour: 1 }] : [];
  for (let step = influence[region]! + 1; step <= to; step += 1) brings.push(...rewardAt(region, step));
  return { to, brings };
}

/** The sign on a step: a reward, the flower, or nothing. */
export function signAt(region: number, step: number): string | null {
  if (step === FLOWER) return "rg-flower";
  const effect = rewardAt(region, step).at(-1);
  if (effect === undefined) return null;
  if (effect === "any-good") return "rg-any";
  if (typeof effect === "string") return null;
  if ("good" in effect) return `g-${effect.good}`;
  if ("koku" in effect) return "rg-koku";
  return "favour" in effect ? "rg-sun" : "rg-vp";
}

/** Where markers that stand on one step are drawn beside each other: the middles, from that of the step. */
export function spread(count: number): [number, number][] {
  if (count === 1) return [[0, 0]];
  const far = 4.6;
  if (count === 2)
    return [
      [0, -far],
      [0, far],
    ];
  return Array.from({ length: count }, (_, index) => [index % 2 === 0 ? -3 : 3, index < 2 ? -far : far]);
}

/** What the places of a region are worth. */
export const placesOf = (view: View, scoring: number[][][], region: number) =>
  scoring[view.scoring[region]!]![view.players.length === 2 ? 0 : 1]!;
