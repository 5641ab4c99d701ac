/** What cards, tiles and tokens show, as the server writes it. */

export type {
  Animal,
  AnimalFace,
  Chief,
  ChiefFace,
  Column,
  Cost,
  Count,
  Culture,
  CultureFace,
  Effect,
  Landmark,
  People,
  PeopleFace,
  Stone,
  StoneFace,
  Terrain,
  Track,
} from "./view";
import type { Chief, Column, Culture, People, Terrain } from "./view";

/** No limit but that of the pieces. */
export const UNLIMITED = 255;

/** What a hex shows; the last two lie beyond the ends of the river. */
export type Ground = Terrain | "river" | "landmark" | "base" | "headwaters" | "delta";

/** A piece on the building site: with the upper left square of the block that it covers or rests on. */
export interface Spot {
  x: number;
  y: number;
  /** 0 is the ground. */
  level: number;
}

/** Whose colours the cards of a kind have. */
export const COLUMN_COLOUR: Record<Column | "rest", string> = {
  initiate: "c-violet",
  develop: "c-yellow",
  hunt: "c-red",
  migrate: "c-green",
  rest: "c-blue",
};
export const PEOPLE_COLOUR: Record<People, string> = {
  tribesman: "ew-plain",
  tribeswoman: "ew-plain",
  brave: "ew-plain",
  elder: "c-violet",
  artisan: "c-yellow",
  hunter: "c-red",
  guide: "c-green",
  shaman: "c-blue",
  warrior: "c-green",
};
export const CHIEF_COLOUR: Record<Chief, string> = {
  tuskbreaker: "c-red",
  thunderclaw: "c-violet",
  stonecarver: "ew-plain",
  handeye: "c-yellow",
  firewolf: "c-green",
};

/** The first twenty culture cards are those of the first era. */
export const eraOf = (card: Culture): 1 | 2 => (Number(card.slice(1)) <= 20 ? 1 : 2);
