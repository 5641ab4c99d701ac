/** The best results of games for one, kept on this device. */
import { recall, remember } from "./store";

export interface Result {
  score: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** The table, where it can be looked at. */
  table: string;
}

/** So many are kept for each game. */
const KEPT = 5;

export function bestResults(game: string): Result[] {
  try {
    const kept: unknown = JSON.parse(recall(`best-${game}`) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

function isResult(kept: unknown): kept is Result {
  const { score, at, table } = (kept ?? {}) as Partial<Result>;
  return typeof score === "number" && typeof at === "number" && typeof table === "string";
}

/** Keeps a result, if it is among the best; each table counts once, and of equal ones the older stands higher. */
export function keepResult(game: string, result: Result): void {
  const others = bestResults(game).filter(({ table }) => table !== result.table);
  const best = [...others, result].sort((a, b) => b.score - a.score || a.at - b.at).slice(0, KEPT);
  remember(`best-${game}`, JSON.stringify(best));
}
