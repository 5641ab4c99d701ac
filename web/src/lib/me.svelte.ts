import type { Home, Me } from "../wire";
import { api } from "./api";
import { say } from "./words.svelte";

let known = $state.raw<Me | null>(null);

/** Who plays in this browser; null until the server knows them. */
export function me(): Me | null {
  return known;
}

export function meet(someone: Me | null): void {
  known = someone;
}

/** Asks the server who plays here. Nobody, if it does not answer. */
export async function introduce(): Promise<void> {
  const home = await api.get<Home>("/home").catch(() => null);
  known = home?.me ?? known;
}

export async function rename(name: string): Promise<void> {
  known = await api.post<Me>("/me", { name });
}

/** A name for somebody who has not given one: «Guest 482». */
export function guestName(): string {
  return say("name-guest", { number: String(100 + Math.floor(Math.random() * 900)) });
}

let coming: Promise<void> | null = null;

/** Makes sure that the server knows whoever plays here, so that play can start without a question. */
export function beSomebody(): Promise<void> {
  if (known) return Promise.resolve();
  coming ??= settle().finally(() => (coming = null));
  return coming;
}

/** Asks the server who plays here, and gives them a name if it does not know. */
export async function settle(): Promise<void> {
  const home = await api.get<Home>("/home");
  if (home.me) known = home.me;
  else await rename(guestName());
}
