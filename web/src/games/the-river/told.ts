/** What islands say to those who do not see them. */
import type { Sitter } from "../../wire";
import { standing, type Label } from "./spaces";
import type { Island, View } from "./view";
import { words } from "./words";

export function sayLabel(label: Label | null): string | null {
  if (!label) return null;
  const { key, args, sum, room } = label;
  const said = [sum ? `${words.say(key, args)} (${sum})` : words.say(key, args)];
  if (room !== undefined) said.push(words.say("board-room", { count: room }));
  return said.join(", ");
}

/** Who stands on an island; null if nobody does. */
export function sayStanding(view: View, island: Island, seats: Sitter[]): string | null {
  const there = standing(view, island);
  if (there.length === 0) return null;
  return words.say("board-standing", { who: there.map((seat) => seats[seat]?.name ?? "").join(", ") });
}

/** The name of an island with all that it says. */
export function sayIsland(island: Island, said: (string | null)[]): string {
  return [words.say("island", { island }), ...said.filter((text) => text !== null)].join(". ");
}
