import { loadWords } from "../../lib/words.svelte";

/** The messages that are drawn inside sentences, with the arguments that they have. */
const DRAWN = {
  "effect-food": ["count"],
  "effect-tools": ["count"],
  "effect-points": ["count"],
  "effect-labour": ["count"],
  "effect-strength": ["count"],
  "effect-fish": ["count"],
  people: ["people"],
  animal: ["animal"],
  culture: ["culture"],
} as const;
export type Drawn = keyof typeof DRAWN;

/** Pieces inside a sentence have a drawing and a name, in whatever case they stand; places are shown on a small map. */
const PIECES = `
rival = ⟦rival⟧
people-one = ⟦people-one { $people }⟧
people-word = ⟦people-word { $people }⟧
animal-one = ⟦animal-one { $animal }⟧
animal-word = ⟦animal-word { $animal }⟧
where-hex = ⟦hex { $hex }⟧
where-juncture = ⟦juncture { $juncture }⟧
where-place = ⟦place { $place }⟧
cause-hex = ⟦hex { $hex }⟧
target-hex = ⟦hex { $hex }⟧
target-camp-at = ⟦sign s-camp⟧ ⟦hex { $hex }⟧
target-other-camp = { $who } ⟦sign s-camp⟧ ⟦hex { $hex }⟧
target-juncture = ⟦sign s-village⟧ ⟦juncture { $juncture }⟧
target-place = ⟦place { $place }⟧
`;

/** What one player gets from a move is told in one sentence: what for, and what. */
const TOLD = `
gains = { $who }: { $gains }.
gains-on = { $gains }.
gains-of = { $cause } { $gains }
gains-two = { $first } { $rest }
gains-and = { $first }; { $rest }
`;

export const chips =
  Object.entries(DRAWN)
    .map(([key, args]) => `${key} = ⟦${[key, ...args.map((arg) => `{ $${arg} }`)].join(" ")}⟧`)
    .join("\n") +
  PIECES +
  TOLD;

/** Everything that is said at this board. */
export const words = await loadWords("winter", chips);
