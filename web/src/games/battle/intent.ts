import type { Choice } from "../../table/choice.svelte";
import { isBattle, partner } from "./cards";
import type { BattleView, Card, Role } from "./view";

/** What pointing at a dam would do now. */
export type Intent = { does: "lay"; card: Card } | { does: "claim" | "retreat" | "log" | "explode" };

/** The card that is picked from the hand, if one is. */
export function pickedCard(choice: Choice): Card | null {
  const [name] = choice.picked;
  return name?.startsWith("hand:") ? name.slice("hand:".length) : null;
}

/** R43: the card that Recruitment or Treason is about to lay. */
export function waitingCard({ phase }: BattleView): Card | null {
  if (typeof phase === "string") return null;
  if ("recruit" in phase) return phase.recruit;
  return "treason" in phase ? phase.treason : null;
}

export function intent(view: BattleView, choice: Choice): Intent {
  const card = pickedCard(choice) ?? waitingCard(view);
  if (card === "explosion") return { does: "explode" };
  if (card) return { does: "lay", card };
  const [button] = choice.picked;
  return { does: button === "button:retreat" ? "retreat" : button === "button:log" ? "log" : "claim" };
}

/** Whether a card at the dam, the nearest being number 0, would be discarded by it. `mine` is the role of the actor. */
export function wouldLeave(
  plan: Intent,
  view: BattleView,
  mine: Role,
  at: { role: Role; index: number; card: Card },
): boolean {
  switch (plan.does) {
    case "log": // R12
      return at.role === "attacker" && at.index === 0;
    case "retreat": // R11
      return at.role === "attacker" && isBattle(at.card);
    case "explode": // R43
      return isBattle(at.card);
    case "lay": // R16; but a card that changes sides is not played (A19)
      return at.role !== mine && !isTreason(view) && partner(plan.card) === at.card;
    case "claim":
      return false;
  }
}

function isTreason({ phase }: BattleView): boolean {
  return typeof phase === "object" && "treason" in phase;
}
