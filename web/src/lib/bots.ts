import type { Home } from "../wire";
import { api } from "./api";

/** Strong enough to be fun, weak enough to lose. */
export const USUAL_BOT = "rower";

/** The bots that play a game, the weakest first. */
export async function loadBots(game: string): Promise<string[]> {
  const home = await api.get<Home>("/home");
  return home.games.find(({ name }) => name === game)?.bots ?? [];
}
