import type { Phrase } from "../wire";
import { say, shared } from "./words.svelte";

/** Why the server did not do what was asked; `code` is `offline` if it did not answer at all. */
export class ApiError extends Error {
  readonly code: string;
  readonly words: Phrase | null;

  constructor(code: string, words: Phrase | null, text = code) {
    super(text);
    this.code = code;
    this.words = words;
  }
}

/** The reason as a sentence; in English if it is one of a game whose words are not here. */
export function explain(error: unknown): string {
  if (!(error instanceof ApiError)) return say("error-broken");
  if (error.words) return shared.has(error.words.key) ? shared.phrase(error.words) : error.message;
  return say(error.code === "offline" ? "error-offline" : "error-broken");
}

async function call<T>(method: "GET" | "POST", path: string, body?: string): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body,
  }).catch(() => {
    throw new ApiError("offline", null);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const { code, words, text } = (answer ?? {}) as { code?: string; words?: Phrase; text?: string };
  // A gateway answers for a server that does not.
  const unanswered = response.status >= 500 && response.status <= 504 && !code;
  throw new ApiError(unanswered ? "offline" : (code ?? "broken"), words ?? null, text);
}

export const api = {
  get: <T>(path: string) => call<T>("GET", path),
  post: <T>(path: string, body: unknown) => call<T>("POST", path, JSON.stringify(body)),
  /** Sends JSON that is text already, such as a record. */
  postText: <T>(path: string, text: string) => call<T>("POST", path, text),
};
