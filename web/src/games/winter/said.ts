/** Cards and stones in words: the name first, then line by line what they do. */
import {
  sayAnimal,
  sayColumn,
  sayCost,
  sayCulture,
  sayEffect,
  sayEffects,
  sayPeople,
  sayScore,
  sayStone,
} from "./phrases";
import type {
  Animal,
  AnimalFace,
  Column,
  Culture,
  CultureFace,
  People,
  PeopleFace,
  Stone,
  StoneFace,
} from "./pieces";
import { isCulture } from "./hand";
import { CULTURE, PEOPLE, type Card } from "./view";
import { words } from "./words";

interface How {
  /** With what it costs. */
  priced?: boolean;
}

/** Where the figure stands, what they do elsewhere need not be said. */
export function saidOfPeople(
  kind: People,
  face: PeopleFace,
  { column = null, priced = false }: How & { column?: Column | null } = {},
): string[] {
  const better = face.better.find(([name]) => name === column);
  const all = [sayPeople(kind), sayEffect({ labour: better?.[1] ?? face.labour })];
  if (column === null) {
    all.push(...face.better.map(([name, count]) => sayEffect({ "labour-in": [name, count] })));
  }
  if (face.tool !== null && (column === null || column === face.tool)) {
    all.push(words.say("board-tool-in", { column: sayColumn(face.tool) }));
  }
  if (face.eclipse.length > 0) {
    all.push(words.say("board-in-eclipse", { effects: sayEffects(face.eclipse) }));
  }
  if (priced) all.push(words.say("board-costs", { cost: sayCost(face.cost) }));
  if (face.points > 0) all.push(words.say("board-worth", { points: sayEffect({ points: face.points }) }));
  return all;
}

export const saidOfCulture = (card: Culture, face: CultureFace, { priced = false }: How = {}): string[] => [
  sayCulture(card),
  sayEffects(face.effects),
  ...(priced ? [words.say("board-costs", { cost: sayCost(face.cost) })] : []),
  words.say("board-worth", { points: sayEffect({ points: face.points }) }),
];

export const saidOfAnimal = (
  animal: Animal,
  face: AnimalFace,
  { priced = false, tipped = false }: How & { tipped?: boolean } = {},
): string[] => [
  sayAnimal(animal),
  ...(tipped ? [words.say("board-tipped")] : []),
  ...(priced ? [words.say("board-costs", { cost: sayCost(face.cost) })] : []),
  ...(tipped ? [] : [words.say("board-when-tipped", { effects: sayEffects(face.tip) })]),
  words.say("board-set", { values: face.set.join(", ") }),
];

export const saidOfStone = (stone: Stone, face: StoneFace): string[] => [
  sayStone(stone),
  sayScore(face.per, face.points, face.most),
];

/** A card of the hand or of a pile. */
export const saidOfCard = (card: Card): string[] =>
  isCulture(card)
    ? saidOfCulture(card, CULTURE[card]!)
    : saidOfPeople(card as People, PEOPLE[card as People]);
