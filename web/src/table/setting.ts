import { createContext } from "svelte";
import { loadWords, type Words } from "../lib/words.svelte";
import type { Position, Seat, Seen, Sitter } from "../wire";
import type { GameModule } from "./game";

/** What all parts of a table need to speak and to draw. */
export interface Setting {
  game: string;
  module: GameModule;
  words: Words;
  seats: Sitter[];
  /** The players by seat. */
  names: string[];
  you: Seat | null;
  /** The seat at the bottom of the board. */
  below: Seat;
}

export const [useSetting, provideSetting] = createContext<() => Setting>();

/** A position as it is drawn. */
export interface Scene extends Position {
  /** What led here from the position before; nothing after a jump. */
  events: Seen[];
}

const modules = import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" });

/** The board and the words of a game. Null if this client does not know it. */
export async function loadGame(game: string): Promise<{ module: GameModule; words: Words } | null> {
  const load = modules[`../games/${game}/index.ts`];
  if (!load) return null;
  const module = await load();
  return { module, words: await loadWords(game, module.chips) };
}
