import { loadWords } from "../../lib/words.svelte";

/** The messages that are drawn inside sentences, with the arguments that they have. */
const DRAWN = {
  "effect-koku": ["count"],
  "effect-good": ["good"],
  "effect-any-good": [],
  "effect-favour": ["count"],
  "effect-points": ["count"],
  "effect-influence": ["count"],
  "effect-koku-per": ["kind"],
  "effect-koku-per-customer": [],
  "customer-short": ["trade", "region"],
  customer: ["trade", "region", "silk", "rice", "porcelain"],
  region: ["region"],
  "cause-visit": ["space"],
  "cause-owner": ["space"],
  "cause-track": ["region"],
  "cause-build": ["region"],
  "board-kind": ["kind"],
  "board-sign": ["sign"],
} as const;
export type Drawn = keyof typeof DRAWN;

/** A tile of the row: visitors, owners and building are told by their signs, as beside the row. */
const TILE = `
effects-two = { $first } { $rest }
tile = ⟦board-kind { $kind }⟧ ⟦board-sign visit⟧ { $visitor } ⟦board-sign owner⟧ { $owner } ⟦board-sign build⟧ ⟦effect-influence { $influence }⟧
`;

/** What somebody gets, and why, without a verb: a voyage and the final scoring tell many of these, to several players. */
const GAINS = {
  koku: "⟦effect-koku { $count }⟧ { $cause }",
  good: "⟦effect-good { $good }⟧ { $cause }",
  favour: "⟦effect-favour { $count }⟧ { $cause }",
  points: "⟦effect-points { $count }⟧ { $cause }",
  advanced: "⟦effect-influence { $steps }⟧ ⟦region { $region }⟧ → { $to } { $cause }",
  region: "⟦effect-points { $points }⟧ ⟦region { $region }⟧",
  "region-doubled": "⟦effect-points { $points }⟧ ⟦region { $region }⟧ ×2",
  worth: "⟦effect-points { $points }⟧ { $card }",
};

/** The gain of an event as a part of a sentence, if it is one. */
export function gainKey(event: string): string | null {
  const name = event.replace("event-", "");
  return name in GAINS ? `gain-${name}` : null;
}

/** By itself a gain is a sentence; several of one player are told one after another. */
const TOLD = `
gains = { $who } { $gains }.
gains-two = { $first }, { $rest }
`;

export const chips =
  Object.entries(DRAWN)
    .map(([key, args]) => `${key} = ⟦${[key, ...args.map((arg) => `{ $${arg} }`)].join(" ")}⟧`)
    .join("\n") +
  TILE +
  Object.entries(GAINS)
    .map(([name, gain]) => `event-${name} = { $who } ${gain}.\ngain-${name} = ${gain}`)
    .join("\n") +
  TOLD;

/** The arguments of such a message by name. */
export function argsOf(key: Drawn, values: string[]): Record<string, string | number> {
  return Object.fromEntries(DRAWN[key].map((name, index) => [name, number(values[index] ?? "")]));
}

const number = (text: string) => (/^\d+$/.test(text) ? Number(text) : text);

/** Everything that is said at this board. */
export const words = await loadWords("gold", chips);
