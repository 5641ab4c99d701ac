/** What pieces and their effects are called, as the engine does. */
import type { Phrase } from "../../wire";
import { UNLIMITED } from "./pieces";
import {
  CULTURE,
  LAND,
  type Animal,
  type Card,
  type Chief,
  type Column,
  type Cost,
  type Count,
  type Culture,
  type Effect,
  type Ground,
  type Landmark,
  type People,
  type Stone,
  type Terrain,
  type Track,
} from "./view";
import { words } from "./words";

export function countPhrase(count: Count): Phrase {
  if (typeof count === "string") return { key: `count-${count}` };
  if ("steps" in count) return { key: "count-steps", args: { track: count.steps } };
  return { key: "count-villages-at", args: { terrain: count["villages-at"] } };
}

/** «1 point for each buried card, at most 5». */
export function scorePhrase(count: Count, points: number, most: number): Phrase {
  const key = most === UNLIMITED ? "effect-points-per" : "effect-points-per-most";
  return { key, args: { count: points, per: countPhrase(count), most } };
}

export function effectPhrase(effect: Effect): Phrase {
  if (typeof effect === "string") return { key: `effect-${effect}` };
  if ("step" in effect) return { key: "effect-step", args: { track: effect.step } };
  if ("labour-in" in effect) return inColumn("labour-in", effect["labour-in"]);
  if ("discount" in effect) return inColumn("discount", effect.discount);
  if ("bury" in effect) {
    const [count, from] = effect.bury;
    return { key: from === "hand" ? "effect-bury" : "effect-bury-any", args: { count } };
  }
  if ("points-per" in effect) return scorePhrase(...effect["points-per"]);
  if ("choose" in effect) {
    const [first = [], second = []] = effect.choose;
    return { key: "effect-choose", args: { first: effectsPhrase(first), second: effectsPhrase(second) } };
  }
  const [name, count] = Object.entries(effect)[0] as [string, number];
  return { key: `effect-${name}`, args: { count } };
}

const inColumn = (name: string, [column, count]: [Column, number]): Phrase => ({
  key: `effect-${name}`,
  args: { column, count },
});

/** Effects one after the other. */
export function effectsPhrase([first, ...rest]: Effect[]): Phrase {
  if (first === undefined) return { key: "list-none" };
  if (rest.length === 0) return effectPhrase(first);
  return { key: "list", args: { first: effectPhrase(first), rest: effectsPhrase(rest) } };
}

export const sayEffect = (effect: Effect) => words.phrase(effectPhrase(effect));
export const sayEffects = (effects: Effect[]) => words.phrase(effectsPhrase(effects));
export const sayScore = (count: Count, points: number, most: number) =>
  words.phrase(scorePhrase(count, points, most));
export const sayCount = (count: Count) => words.phrase(countPhrase(count));
export const sayPeople = (people: People) => words.say("people", { people });
export const sayCulture = (culture: Culture) => words.say("culture", { culture });
export const sayAnimal = (animal: Animal) => words.say("animal", { animal });
export const sayLandmark = (landmark: Landmark) => words.say("landmark", { landmark });
export const sayChief = (chief: Chief) => words.say("chief", { chief });
export const sayColumn = (column: Column) => words.say("column", { column });
export const sayTrack = (track: Track) => words.say("track", { track });
export const sayStone = (stone: Stone) => words.say("board-stone", { stone });
/** A card in a hand or a pile. */
export const sayCard = (card: Card) => (card in CULTURE ? sayCulture(card) : sayPeople(card as People));
export function sayGround(ground: Ground): string {
  if (ground === "base" || ground === "river") return words.say(`ground-${ground}`);
  if (typeof ground === "object" && "landmark" in ground) return sayLandmark(ground.landmark);
  return words.say("terrain", { terrain: terrainOf(ground)! });
}

/** The type of land of a hex; nothing if it is none. */
export function terrainOf(ground: Ground): Terrain | null {
  if (ground === "glacier") return "glacier";
  return typeof ground === "object" && "land" in ground ? LAND[ground.land]!.terrain : null;
}

/** «2 labour, 1 tool». */
export const sayCost = (cost: Cost) => sayEffects(paid(cost));

function paid({ labour, food, tools }: Cost): Effect[] {
  const all: Effect[] = [];
  if (labour > 0) all.push({ labour });
  if (food > 0) all.push({ food });
  if (tools > 0) all.push({ tools });
  return all;
}
