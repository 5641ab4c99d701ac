/** Every word that a person reads, in the language of their choice. */
import type { Phrase } from "../wire";
import { Speaker, type Lang, type Part } from "./fluent";
import { recall, remember } from "./store";

export const LANGS: Lang[] = ["en", "pl", "uk"];

const catalogues = import.meta.glob<string>(["../../../lang/*/*.ftl", "!../../../lang/*/{cli,stones}.ftl"], {
  query: "?raw",
  import: "default",
});

function load(lang: Lang, file: string): Promise<string> {
  const catalogue = catalogues[`../../../lang/${lang}/${file}.ftl`];
  return catalogue ? catalogue() : Promise.reject(new Error(`no words for ${file} in ${lang}`));
}

/** The words of the interface, or of one game. They follow the language by themselves. */
export class Words {
  readonly #files: string[];
  #drawings: string;
  #speaker = $state.raw<Speaker>(new Speaker("en", []));

  constructor(files: string[], drawings: string) {
    this.#files = files;
    this.#drawings = drawings;
  }

  /** Fetches the words of a language, and returns what makes them the spoken ones. */
  async prepare(lang: Lang): Promise<() => void> {
    const texts = await Promise.all(this.#files.map((file) => load(lang, file)));
    const speaker = new Speaker(lang, texts, this.#drawings);
    return () => (this.#speaker = speaker);
  }

  /** Draws these messages from now on; whether that changes anything. */
  draw(drawings: string): boolean {
    if (!drawings || drawings === this.#drawings) return false;
    this.#drawings = drawings;
    return true;
  }

  has(key: string): boolean {
    return this.#speaker.has(key);
  }

  say(key: string, args?: Record<string, string | number>): string {
    return this.#speaker.say(key, args);
  }

  phrase(phrase: Phrase, names: string[] = []): string {
    return this.#speaker.phrase(phrase, names);
  }

  rich(phrase: Phrase): Part[] {
    return this.#speaker.rich(phrase);
  }
}

/** The words of the interface and those shared by all games. */
export const shared = new Words(["core", "web", "server"], "");

const games = new Map<string, Promise<Words>>();
let spoken = $state<Lang>("en");

/** A text of the interface. */
export function say(key: string, args?: Record<string, string | number>): string {
  return shared.say(key, args);
}

/** The language that is spoken now. */
export function lang(): Lang {
  return spoken;
}

/**
 * The words of a game, on top of the shared ones. `drawings` names the messages that are drawn inside sentences
 * (see `Speaker`), where there is somebody who can draw them.
 */
export async function loadWords(game: string, drawings = ""): Promise<Words> {
  let loading = games.get(game);
  if (!loading) {
    loading = fetched(new Words(["core", "web", "server", game], drawings));
    loading.catch(() => games.delete(game));
    games.set(game, loading);
  }
  const words = await loading;
  return words.draw(drawings) ? fetched(words) : words;
}

async function fetched(words: Words): Promise<Words> {
  let asked: Lang;
  do {
    asked = spoken;
    (await words.prepare(asked))();
  } while (asked !== spoken);
  return words;
}

/** Speaks another language from now on. Nothing changes until all its words are there. */
export async function speak(next: Lang): Promise<void> {
  const loaded = await Promise.all([...games.values()].map((words) => words.catch(() => null)));
  const all = [shared, ...loaded.filter((words) => words !== null)];
  const ready = await Promise.all(all.map((words) => words.prepare(next)));
  spoken = next;
  for (const apply of ready) apply();
  document.documentElement.lang = next;
}

/** Speaks another language and remembers it. */
export function chooseLang(next: Lang): Promise<void> {
  remember("lang", next);
  return speak(next);
}

/** The stored choice, else the first language of the browser that Nurt speaks, else English. */
export function firstLang(): Lang {
  const wishes = [recall("lang") ?? "", ...navigator.languages];
  const codes = wishes.map((wish) => wish.slice(0, 2).toLowerCase());
  return codes.map((code) => LANGS.find((known) => known === code)).find((known) => known) ?? "en";
}
