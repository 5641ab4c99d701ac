import type { GameInfo } from "../wire";
import { recall, remember } from "./store";

/** The five games, in the order of the home page. */
export interface Game {
  name: string;
  players: string;
  minutes: number;
  /** How much there is to learn, of 5. */
  weight: number;
  /** The drawing that stands for the game where there is little room. */
  sign: string;
}

export const GAMES: Game[] = [
  { name: "battle", players: "2", minutes: 20, weight: 2, sign: "a-11" },
  { name: "waterway", players: "1–4", minutes: 20, weight: 2, sign: "mill" },
  { name: "the-river", players: "2–4", minutes: 45, weight: 2, sign: "boat" },
  { name: "gold", players: "2–4", minutes: 75, weight: 3, sign: "g-coin" },
  { name: "winter", players: "1–4", minutes: 120, weight: 4, sign: "raft" },
];

export function gameNamed(name: string): Game | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The games that can be played, as the server says; before it has answered, as it said the last time. */
export function playable(infos: GameInfo[] | null): Set<string> {
  if (!infos) return new Set((recall("games") ?? "battle").split(" "));
  const names = infos.map(({ name }) => name);
  remember("games", names.join(" "));
  return new Set(names);
}
