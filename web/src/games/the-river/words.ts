import { loadWords } from "../../lib/words.svelte";
import type { Phrase } from "../../wire";
import { CARDS, TILES, type Card, type Effect, type Kind, type Tile } from "./view";

/** The messages that name tiles and buildings, with the arguments that they have. They are drawn inside sentences. */
const DRAWN = {
  tile: ["terrain", "second", "warehouses", "wood", "clay", "stone"],
  "meadow-production": ["kind"],
  "meadow-harvest": ["kind"],
  "meadow-gift": ["kind"],
  "meadow-swaps": [],
  "meadow-tokens": [],
  "meadow-boat": [],
  "meadow-terrain": ["terrain"],
  card: ["family", "points", "wood", "clay", "stone"],
};
export type Drawn = keyof typeof DRAWN;

export const chips = Object.entries(DRAWN)
  .map(([key, args]) => `${key} = ⟦${[key, ...args.map((arg) => `{ $${arg} }`)].join(" ")}⟧`)
  .join("\n");

/** The arguments of such a message by name. */
export function argsOf(key: Drawn, values: string[]): Record<string, string | number> {
  return Object.fromEntries(DRAWN[key].map((name, index) => [name, number(values[index] ?? "")]));
}

const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** Everything that is said at this board. */
export const words = await loadWords("the-river", chips);

/** What a tile is called, as the engine does. */
export function tilePhrase(tile: Tile): Phrase & { key: Drawn } {
  const { terrain, warehouses, production, effect } = TILES[tile]!;
  if (effect) return meadowPhrase(effect);
  const [wood, clay, stone] = production;
  const [first, second] = terrain;
  return { key: "tile", args: { terrain: first!, second: second ?? "none", warehouses, wood, clay, stone } };
}

/** What a meadow with this effect is called. */
export function meadowPhrase(effect: Effect): Phrase & { key: Drawn } {
  if (typeof effect === "string") return { key: `meadow-${effect}` };
  if ("terrain" in effect) return { key: "meadow-terrain", args: { terrain: effect.terrain } };
  if ("production" in effect) return { key: "meadow-production", args: { kind: effect.production } };
  if ("harvest" in effect) return { key: "meadow-harvest", args: { kind: effect.harvest } };
  return { key: "meadow-gift", args: { kind: effect.gift } };
}

/** What a building is called, with what it costs and brings. */
export function cardPhrase(card: Card): Phrase & { key: Drawn } {
  const { family, points, cost } = CARDS[card]!;
  const [wood, clay, stone] = cost;
  return { key: "card", args: { family, points, wood, clay, stone } };
}

export const sayTile = (tile: Tile) => words.phrase(tilePhrase(tile));
export const sayCard = (card: Card) => words.phrase(cardPhrase(card));
export const sayKind = (kind: Kind) => words.say("kind", { kind });
