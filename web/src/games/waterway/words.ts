import { loadWords } from "../../lib/words.svelte";
import type { Phrase } from "../../wire";
import { FACES, type Building, type Tile } from "./view";

/** The messages that name tiles, with the arguments that they have. Tiles are drawn inside sentences. */
const TILES = {
  "tile-mill": ["goods", "value", "demand"],
  "tile-sawmill": ["goods", "value", "demand"],
  "tile-port": ["goods"],
  "tile-goods": ["goods"],
  "tile-meadows": [],
};
export type TileWord = keyof typeof TILES;

export const chips = Object.entries(TILES)
  .map(([key, args]) => `${key} = ⟦${[key, ...args.map((arg) => `{ $${arg} }`)].join(" ")}⟧`)
  .join("\n");

/** The arguments of such a message by name. */
export function argsOf(key: TileWord, values: string[]): Record<string, string | number> {
  return Object.fromEntries(TILES[key].map((name, index) => [name, number(values[index] ?? "")]));
}

const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** Everything that is said at this board. */
export const words = await loadWords("waterway", chips);

/** What a tile is called, as the engine does. */
export function phraseOf(tile: Tile): Phrase & { key: TileWord } {
  const { building, port, goods } = FACES[tile]!;
  const [sacks, axes] = [0, 1].map((good) => goods[0][good]! + goods[1][good]!) as [number, number];
  const lot = goodsWord(sacks, axes);
  if (building) {
    const { needs, demand, value } = building;
    return { key: needs === "sack" ? "tile-mill" : "tile-sawmill", args: { goods: lot, demand, value } };
  }
  if (port) return { key: "tile-port", args: { goods: lot } };
  return lot === "none" ? { key: "tile-meadows" } : { key: "tile-goods", args: { goods: lot } };
}

function goodsWord(sacks: number, axes: number): string {
  if (sacks > 0 && axes > 0) return "both";
  if (sacks > 0) return sacks === 1 ? "sack" : "sacks";
  if (axes > 0) return axes === 1 ? "axe" : "axes";
  return "none";
}

export const sayTile = (tile: Tile) => words.phrase(phraseOf(tile));
/** Shorter, for those who see the tile: what is needed is drawn. */
export function nameTile(tile: Tile): string {
  const { building } = FACES[tile]!;
  return building
    ? words.say("board-mill", { kind: kindOf(building), value: building.value })
    : sayTile(tile);
}
export const kindOf = ({ needs }: Building) => (needs === "sack" ? "mill" : "sawmill");

/** A mill on a river: its points, and what has arrived. */
export function sayMill(building: Building, arrived: number, flows: boolean): string {
  const { value } = building;
  const kind = kindOf(building);
  const state = flows ? sayArrived(building, arrived) : words.say("board-no-current");
  return `${words.say("board-mill", { kind, value })}: ${state}`;
}

/** «1 of 2 sacks, 1 missing». */
export function sayArrived({ needs, demand }: Building, arrived: number): string {
  const missing = Math.max(0, demand - arrived);
  return words.say("board-arrived", { good: needs, arrived, demand, missing });
}
