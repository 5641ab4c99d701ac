import { loadWords } from "../../lib/words.svelte";
import { args, isBattle } from "./cards";
import type { Card, Class, DamId, Formation, Prospect, Requirement, Role } from "./view";

/** Cards are drawn inside sentences, in whatever case the language puts them. */
export const chips = ["card", "card-acc", "card-gen"]
  .map((key) => `${key} = ⟦${key} { $kind } { $value }⟧`)
  .join("\n");

/** Everything that is said at this board. */
export const words = await loadWords("battle", chips);

export const sayRole = (role: Role) => words.say("board-role", { role });
export const sayDam = (dam: DamId) => words.say("dam", { dam });
export const sayCard = (card: Card) => words.say("card", args(card));
export const sayFormation = ({ class: name, sum }: Formation) => words.say("formation", { class: name, sum });
export const sayClass = (name: Class) => words.say("board-class", { class: name });
export const sayRequirement = (requirement: Requirement) => words.say("board-requirement", { requirement });

/** A card with its animal: «yellow 7, heron». */
export function sayFully(card: Card): string {
  return words.say(isBattle(card) ? "board-card" : "card", args(card));
}

/** Several cards in one breath. */
export function sayCards(cards: Card[]): string {
  return cards.length > 0 ? cards.map(sayCard).join(", ") : words.say("cards-none");
}

/** What a side is worth, or could become. */
export function sayWorth({ complete, formation }: Prospect): string {
  const state = !formation ? "never" : complete ? "complete" : "best";
  return words.say("board-worth", { state, formation: formation ? sayFormation(formation) : "" });
}
