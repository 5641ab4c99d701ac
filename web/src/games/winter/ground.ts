/** What a hex shows and brings. */
import type { Ground as Drawn } from "./pieces";
import { hexOf, nameOf, type Axial, type End } from "./places";
import { LAND, LANDMARKS, type Effect, type Ground, type Landmark, type River } from "./view";

/** How it is drawn. */
export function drawnAs(ground: Ground): Drawn {
  if (typeof ground === "string") return ground;
  return "landmark" in ground ? "landmark" : LAND[ground.land]!.terrain;
}

export const landmarkOf = (ground: Ground): Landmark | null =>
  typeof ground === "object" && "landmark" in ground ? ground.landmark : null;

/** What the most influence there brings in an eclipse. */
export function benefitOf(ground: Ground): Effect[] {
  if (ground === "river") return [{ fish: 1 }];
  if (typeof ground === "string") return [];
  if ("land" in ground) return LAND[ground.land]!.benefit;
  const [points, count] = LANDMARKS[ground.landmark];
  return [{ "points-per": [count, points, 255] }];
}

/** How far a raft comes: 0 is the headwaters, 6 the delta. */
export const LAST = 6;

/** The space of rafts on a hex of the channel, the ends of the river included; null beside it. */
export function spaceOf([q, r]: Axial, headwaters: End): number | null {
  if (r !== 0 || Math.abs(q) > 3) return null;
  return headwaters === "west" ? q + 3 : 3 - q;
}

/** The hex on which a raft floats; null at the ends. */
export function hexOfSpace(space: number, headwaters: End): string | null {
  if (space <= 0 || space >= LAST) return null;
  return nameOf([headwaters === "west" ? space - 3 : 3 - space, 0]);
}

/** The river hex off the channel. */
export function poolOf(ground: Ground[], hexes: readonly string[]): Axial | null {
  const name = hexes.find((name, index) => ground[index] === "river" && hexOf(name)[1] !== 0);
  return name === undefined ? null : hexOf(name);
}

export const mouthOf = ({ headwaters }: River): End => (headwaters === "west" ? "east" : "west");
