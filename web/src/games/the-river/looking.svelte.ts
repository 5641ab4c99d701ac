import { MediaQuery } from "svelte/reactivity";
import type { Choice } from "../../table/choice.svelte";
import type { Seat } from "../../wire";

/** On a phone, upright or on its side, a river has no room below the islands: it lies over them while it is looked at. */
const phone = new MediaQuery("(max-width: 860px) or (max-height: 560px)");

/** Whose river is looked at; nobody's in particular shows one's own on a desk and the islands on a phone. */
class Looking {
  seat = $state<Seat | null>(null);

  get phone(): boolean {
    return phone.current;
  }
}

export const looking = new Looking();

/** Whether what can be pointed at next lies on one's own river. */
export function needsRiver(choice: Choice): boolean {
  return choice.next.some((name) => name.startsWith("space:"));
}
