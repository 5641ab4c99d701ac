import { TILES, type Terrain, type Tile, type View } from "./view";

export const TERRAINS: Terrain[] = ["desert", "badlands", "meadow", "forest", "mountain"];

/** The tiles in the stack: all that lie nowhere else. */
export function stackOf(view: View): Tile[] {
  const seen = new Set([
    ...view.display,
    ...view.discard,
    ...view.removed,
    ...view.players.flatMap((player) => player.tiles),
  ]);
  return Object.keys(TILES).filter((tile) => !seen.has(tile));
}

/** How many tiles are of a type; mixed ones are of both. */
export function ofType(tiles: Tile[], terrain: Terrain): number {
  return tiles.filter((tile) => TILES[tile]!.terrain.includes(terrain)).length;
}
