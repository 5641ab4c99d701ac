/** How things are drawn: the names of their symbols. */
import { CARDS, type Card, type Kind, type Terrain } from "./view";
import { words } from "./words";

export const KINDS: Kind[] = ["wood", "clay", "stone", "food"];
/** Those that buildings cost and circles produce. */
export const BASIC: Kind[] = ["wood", "clay", "stone"];

export const goodSign = (kind: Kind) => (kind === "food" ? "g-fish" : `g-${kind}`);

export function buildingSign(card: Card): string {
  const { family } = CARDS[card]!;
  return family === "mill" ? "mill" : `tr-b-${family}`;
}

export const sayTerrain = (terrain: Terrain) => words.say("board-terrain", { terrain });
/** The name of a building without what it costs. */
export const sayFamily = (card: Card) => words.say("board-family", { family: CARDS[card]!.family });
