import type { Choice } from "../../table/choice.svelte";
import type { Plan } from "./payment";
import type { Step } from "./view";

class Planning {
  /** The payment that the player has before their eyes. */
  proposal = $state.raw<Plan | null>(null);
  /** The payment that is being carried out: what is asked on the way is answered as planned. */
  plan = $state.raw<Plan | null>(null);

  /** The building site was chosen: what was proposed, if anything, is carried out. */
  begin(): void {
    this.plan = this.proposal;
  }
}

export const planning = new Planning();

/** The target that answers what is asked now; null if the plan has nothing to do with it. */
export function answerOf(plan: Plan, step: Step): string | null {
  if (typeof step === "string") return null;
  if ("discount" in step && step.discount.card === plan.card) return `kind:${plan.discount}`;
  if ("pay" in step && step.pay.card === plan.card) return `food:${plan.food[step.pay.at]}`;
  return null;
}

/** Goes on with the payment. A plan that does not fit any more is dropped, and the player is asked. */
export function carryOn(step: Step, choice: Choice, at: Element): void {
  const { plan } = planning;
  if (!plan) return;
  const answer = answerOf(plan, step);
  const { next } = choice;
  if (answer !== null && next.includes(answer)) choice.point(answer, at);
  else if (next.length > 0 || (answer === null && !choice.sending)) planning.plan = null;
}
