import type { Home } from "../wire";
import { api } from "./api";

/** The bots that play a game, the weakest first. */
export async function loadBots(game: string): Promise<string[]> {
  const home = await api.get<Home>("/home");
  return home.games.find(({ name }) => name === game)?.bots ?? [];
}
