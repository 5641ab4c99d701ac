/** What pieces and their effects are called, as the engine does. */
import type { Phrase } from "../../wire";
import type { Gained } from "./gains";
import {
  CARDS,
  PATRONS,
  TILES,
  type Ability,
  type Card,
  type Effect,
  type Final,
  type Good,
  type Mastery,
  type Patron,
  type Tile,
} from "./view";
import { words } from "./words";

export function effectPhrase(effect: Effect): Phrase {
  if (typeof effect === "string") return { key: `effect-${effect}` };
  if ("good" in effect) return { key: "effect-good", args: { good: effect.good } };
  if ("koku-per" in effect) return { key: "effect-koku-per", args: { kind: effect["koku-per"] } };
  if ("marker" in effect) return { key: `effect-marker-${effect.marker}` };
  if ("points-if-visited" in effect) {
    const [whose, count] = effect["points-if-visited"];
    return { key: `effect-points-if-${whose}`, args: { count } };
  }
  const [name, count] = Object.entries(effect)[0] as [string, number];
  return { key: `effect-${name}`, args: { count } };
}

/** Effects one after the other. */
export function effectsPhrase([first, ...rest]: Effect[]): Phrase {
  if (first === undefined) return { key: "effects-none" };
  if (rest.length === 0) return effectPhrase(first);
  return { key: "effects-two", args: { first: effectPhrase(first), rest: effectsPhrase(rest) } };
}

export function abilityPhrase(ability: Ability): Phrase {
  if (typeof ability === "string") return { key: `ability-${ability}` };
  return { key: "ability-toll", args: { count: ability.toll } };
}

export function finalPhrase(last: Final): Phrase {
  if (typeof last === "string") return { key: `final-${last}` };
  if ("per-building" in last) return { key: "final-per-building", args: { kind: last["per-building"] } };
  const [name, count] = Object.entries(last)[0] as [string, number];
  return { key: `final-${name}`, args: { count } };
}

/** Starting tiles and imperial markets belong to nobody. */
export const isOwned = (tile: Tile) => tile.startsWith("E");
export const isImperial = (tile: Tile) => tile.startsWith("IM");

export function tilePhrase(tile: Tile): Phrase {
  const { kind, visitor, owner, influence } = TILES[tile]!;
  return {
    key: isOwned(tile) ? "tile" : "tile-of-nobody",
    args: { kind, visitor: effectsPhrase(visitor), owner: effectsPhrase(owner), influence },
  };
}

export function cardPhrase(card: Card): Phrase {
  const { trade, region, order } = CARDS[card]!;
  const [silk, rice, porcelain] = order;
  return { key: "customer", args: { trade, region: region + 1, silk, rice, porcelain } };
}

export const sayEffect = (effect: Effect) => words.phrase(effectPhrase(effect));
/** «2 silk». */
export function sayGained(gained: Gained): string {
  if (typeof gained === "string" || !("goods" in gained)) return sayEffect(gained);
  const { goods, count } = gained;
  return goods === "any"
    ? words.say("board-any-goods", { count })
    : words.say("board-good", { good: goods, count });
}
export const sayEffects = (effects: Effect[]) => words.phrase(effectsPhrase(effects));
export const sayAbility = (ability: Ability) => words.phrase(abilityPhrase(ability));
export const sayFinal = (last: Final) => words.phrase(finalPhrase(last));
export const sayTile = (tile: Tile) => words.phrase(tilePhrase(tile));
export const sayCard = (card: Card) => words.phrase(cardPhrase(card));
export const sayGood = (good: Good) => words.say("good", { good });
/** Regions count from 0 here, and from 1 in words. */
export const sayRegion = (region: number) => words.say("region", { region: region + 1 });
export const sayRegionName = (region: number) => words.say("region-name", { region: region + 1 });
export const sayPatron = (patron: Patron) => words.say("patron", { patron });
export const sayMastery = (mastery: Mastery) => words.say("mastery", { mastery });

/** «merchant of region 6». */
export function sayCustomer(card: Card): string {
  const { trade, region } = CARDS[card]!;
  return words.say("customer-short", { trade, region: region + 1 });
}

/** Everything that a patron does. */
export function sayGives(patron: Patron): string[] {
  const { koku, hand, build, sail, deliver, ability } = PATRONS[patron]!;
  const lines: string[] = [];
  if (koku > 0) lines.push(words.say("patron-koku", { count: koku }));
  if (hand > 0) lines.push(words.say("patron-hand", { count: hand }));
  if (build.length > 0) lines.push(`${words.say("board-on-build")} ${sayEffects(build)}`);
  if (sail.length > 0) lines.push(`${words.say("board-on-sail")} ${sayEffects(sail)}`);
  if (deliver.length > 0) lines.push(`${words.say("board-on-delivery")} ${sayEffects(deliver)}`);
  if (ability !== null) lines.push(sayAbility(ability));
  return lines;
}
