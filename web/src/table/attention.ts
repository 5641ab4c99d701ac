/** Calls the player back when it is their turn. */
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import { say } from "../lib/words.svelte";

/** It has become the player's turn at a table. */
export function callBack(game: string, address: string): void {
  sound("turn");
  if (!document.hidden || !settings.notices || Notification.permission !== "granted") return;
  const notice = new Notification(say("live-your-turn"), { body: game, icon: "/favicon.svg", tag: address });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}
