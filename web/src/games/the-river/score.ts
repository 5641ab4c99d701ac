import type { PlayerView, Score } from "./view";

/** What points come from, in the order of the score sheet. */
export const SOURCES: (keyof Score)[] = ["buildings", "tokens", "resources", "columns", "meadows"];

export function sum(score: Score): number {
  return SOURCES.reduce((points, source) => points + score[source], 0);
}

/** A17: how many buildings and tokens of a player are hidden from the viewer. */
export function hidden({ built, buildings, tokens, taken }: PlayerView): number {
  return (built ? 0 : buildings) + (tokens ? 0 : taken);
}

/** Whether the viewer may not know what a source brings. */
export function unknown(player: PlayerView, source: keyof Score): boolean {
  if (source === "buildings") return player.built === null && player.buildings > 0;
  return source === "tokens" && player.tokens === null && player.taken > 0;
}

/** A change: «+2», «−1». */
export const signed = (change: number) => (change < 0 ? `−${-change}` : `+${change}`);
