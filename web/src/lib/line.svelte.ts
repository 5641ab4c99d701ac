/** The connection of this tab. */
import { beSomebody, settle } from "./me.svelte";
import { Connection } from "./socket";

let reached = $state(false);
/** The last attempt came to nothing: perhaps the server does not know us any more. */
let failed = false;

async function introduceUs(): Promise<void> {
  await (failed ? settle() : beSomebody());
  failed = true;
}

export const line = new Connection(
  () => new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/ws`),
  introduceUs,
);

line.watch((connected) => {
  reached = connected;
  if (connected) failed = false;
});

/** Whether the server is reached now. */
export function connected(): boolean {
  return reached;
}

addEventListener("online", () => line.wake());
document.addEventListener("visibilitychange", () => document.hidden || line.wake());
