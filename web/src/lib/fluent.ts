import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Phrase } from "../wire";

export type Lang = "en" | "pl" | "uk";

/** A piece of a sentence: plain words, a player, or something that the game draws, such as a card. */
export type Part = { text: string } | { seat: number } | { inline: string; args: string[] };

/** `⟦seat 1⟧`, `⟦card R 9⟧`: marks in a sentence what is drawn. Text from people never holds these brackets. */
const MARKER = /⟦([^⟦⟧]*)⟧/;
const BRACKETS = /[⟦⟧]/g;

/** Speaks one language with the given catalogues. */
export class Speaker {
  readonly #lang: Lang;
  readonly #plain: FluentBundle;
  readonly #drawn: FluentBundle;
  readonly #reported = new Set<string>();

  /**
   * A message that stands in two catalogues is taken from the first. `drawings` is Fluent text whose messages
   * replace those of the catalogues in `rich`: `card = ⟦card { $kind } { $value }⟧`.
   */
  constructor(lang: Lang, catalogues: string[], drawings = "") {
    this.#lang = lang;
    this.#plain = new FluentBundle(lang, { useIsolating: false });
    this.#drawn = new FluentBundle(lang, { useIsolating: false });
    for (const text of catalogues) {
      const resource = new FluentResource(text);
      this.#plain.addResource(resource);
      this.#drawn.addResource(resource);
    }
    this.#drawn.addResource(new FluentResource(drawings), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#plain.hasMessage(key);
  }

  say(key: string, args: Record<string, string | number> = {}): string {
    return this.#format(this.#plain, key, args);
  }

  /** The sentence, with the players' names by seat; a seat without a name is said by its number. */
  phrase(phrase: Phrase, names: string[]): string {
    return this.#put(this.#plain, phrase, (seat) => this.#name(seat, names));
  }

  /** The sentence in parts, so that names and cards can be drawn. Seats are left to whoever draws them. */
  rich(phrase: Phrase): Part[] {
    const sentence = this.#put(this.#drawn, phrase, (seat) => `⟦seat ${seat}⟧`);
    return split(sentence);
  }

  #name(seat: number, names: string[]): string {
    return names[seat] ?? this.say("seat", { number: seat });
  }

  #put(bundle: FluentBundle, phrase: Phrase, seat: (seat: number) => string): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(phrase.args ?? {})) args[name] = this.#arg(bundle, arg, seat);
    return this.#format(bundle, phrase.key, args);
  }

  #arg(bundle: FluentBundle, arg: Arg, seat: (seat: number) => string): FluentVariable {
    if (typeof arg === "number") return arg;
    if (typeof arg === "string") return arg.replace(BRACKETS, "");
    if ("seat" in arg) return seat(arg.seat);
    return this.#put(bundle, arg, seat);
  }

  /** A missing message shows as its key, so that the sentence around it is still said. */
  #format(bundle: FluentBundle, key: string, args: Record<string, FluentVariable>): string {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) {
      this.#report(key, "no such message");
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) this.#report(key, errors.join("; "));
    return text;
  }

  #report(key: string, what: string): void {
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    console.error(`words: ${this.#lang}: ${key}: ${what}`);
  }
}

function split(sentence: string): Part[] {
  // Splitting at a pattern with one group gives text and markers by turns.
  return sentence.split(MARKER).flatMap((piece, index): Part[] => {
    if (index % 2 === 0) return piece ? [{ text: piece }] : [];
    const [kind = "", ...args] = piece.split(" ");
    return kind === "seat" ? [{ seat: Number(args[0]) }] : [{ inline: kind, args }];
  });
}
