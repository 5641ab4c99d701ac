/** What one player gets from a move is told in one sentence, with the name only once. */
import type { Arg, Phrase, Seen } from "../../wire";
import { gainKey } from "./words";

/** A gain without the one who gets it. */
interface Gain {
  who: Arg;
  gain: Phrase;
}

function gainOf({ key, args }: Phrase): Gain | null {
  const gain = gainKey(key);
  const who = args?.who;
  return gain !== null && who !== undefined ? { who, gain: { key: gain, args } } : null;
}

function several([first, ...rest]: Phrase[]): Phrase {
  if (rest.length === 0) return first!;
  return { key: "gains-two", args: { first: first!, rest: several(rest) } };
}

export function tell(events: Seen[]): Phrase[] {
  const told: Phrase[] = [];
  let same: Gain[] = [];
  const end = () => {
    const [first] = same;
    if (first)
      told.push({ key: "gains", args: { who: first.who, gains: several(same.map(({ gain }) => gain)) } });
    same = [];
  };
  for (const { words } of events) {
    const gain = gainOf(words);
    if (same[0] && (!gain || JSON.stringify(gain.who) !== JSON.stringify(same[0].who))) end();
    if (gain) same.push(gain);
    else told.push(words);
  }
  end();
  return told;
}
