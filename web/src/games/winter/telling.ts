/** What one player gets from a move is told in one sentence, with the name and the reason only once. */
import type { Arg, Phrase, Seen } from "../../wire";
import type { Column, Event, Gain, Origin } from "./view";

/** Something that somebody got: what for, as a name and in words. */
interface Got {
  who: Arg;
  why: string;
  cause: Phrase;
  gain: Phrase;
}

const told = (why: Origin) => JSON.stringify(why);

function gainPhrase(gain: Gain): Phrase {
  const [kind, count] = Object.entries(gain)[0] as [string, number];
  return { key: `effect-${kind}`, args: { count } };
}

function gotBy({ event, words }: Seen): Got | null {
  const happened = event as Event;
  const { who, cause, line } = words.args ?? {};
  if (typeof happened === "string" || who === undefined) return null;
  if ("gained" in happened) {
    const { gain, why } = happened.gained;
    return { who, why: told(why), cause: cause as Phrase, gain: gainPhrase(gain) };
  }
  if ("scored" in happened) {
    const { source, points } = happened.scored;
    return {
      who,
      why: source,
      cause: line as Phrase,
      gain: { key: "effect-points", args: { count: points } },
    };
  }
  return null;
}

/** What a deed is the reason for: whatever comes of it need not say so again. */
function reasonOf(event: Event): string | null {
  if (typeof event === "string") return null;
  if ("placed" in event && event.placed.first && event.placed.spot !== "rest")
    return told({ first: event.placed.spot as Column });
  if ("took" in event) return told({ hex: event.took.hex });
  if ("resolved" in event) return told({ people: event.resolved.people });
  if ("chose" in event) return told({ option: [event.chose.people, event.chose.option] });
  if ("cultured" in event) return told({ culture: event.cultured.culture });
  if ("tipped" in event) return told({ animal: event.tipped.animal });
  if ("played" in event) return told({ played: event.played.people });
  if ("fished" in event) return told({ fish: event.fished.fish });
  if ("raised" in event) return told({ square: event.raised.square });
  if ("stepped" in event) return told({ step: [event.stepped.track, event.stepped.to] });
  if ("setup" in event) return told({ setup: event.setup.card });
  return null;
}

/** Places are shown, not named. */
function shown({ key, args }: Phrase): Phrase {
  if (!args) return { key };
  const drawn = Object.entries(args).map(([name, arg]): [string, Arg] => {
    if (typeof arg !== "string") return [name, arg];
    if (name === "hex" || name === "from") return [name, { key: "where-hex", args: { hex: arg } }];
    if (name === "juncture" || name === "place")
      return [name, { key: `where-${name}`, args: { [name]: arg } }];
    return [name, arg];
  });
  return { key, args: Object.fromEntries(drawn) };
}

function joined(key: string, [first, ...rest]: Phrase[]): Phrase {
  if (rest.length === 0) return first!;
  return { key, args: { first: first!, rest: joined(key, rest) } };
}

const same = (one: Arg | undefined, other: Arg | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** What need not be said where something else is. */
export const isDull = (event: unknown) =>
  typeof event === "object" &&
  event !== null &&
  ("skipped" in event || "ready" in event || "refilled" in event);

interface Deed {
  who: Arg | undefined;
  /** What it is the reason for. */
  reason: string | null;
  /** What it brings is said already. */
  said: boolean;
}

export function tell(events: Seen[]): Phrase[] {
  const spoken = events.filter(({ event }) => !isDull(event));
  const sentences: Phrase[] = [];
  /** The deed before, and who did it. */
  let deed: Deed = { who: undefined, reason: null, said: false };
  let run: Got[] = [];

  const end = () => {
    const [first] = run;
    if (!first) return;
    const causes = [...new Set(run.map(({ why }) => why))];
    const known = same(deed.who, first.who) ? deed.reason : null;
    const of = (why: string) =>
      joined(
        "gains-two",
        run.filter((one) => one.why === why).map(({ gain }) => gain),
      );
    if (known !== null && causes.includes(known) && !deed.said)
      sentences.push({ key: "gains-on", args: { gains: of(known) } });
    const others = causes
      .filter((why) => why !== known)
      .map((why): Phrase => {
        const { cause } = run.find((one) => one.why === why)!;
        return { key: "gains-of", args: { cause, gains: of(why) } };
      });
    if (others.length > 0)
      sentences.push({ key: "gains", args: { who: first.who, gains: joined("gains-and", others) } });
    run = [];
  };

  for (const seen of spoken.length > 0 ? spoken : events) {
    const got = gotBy(seen);
    if (run[0] && (!got || !same(got.who, run[0].who))) end();
    if (got) {
      if (got.gain.args?.count !== 0) run.push(got);
      continue;
    }
    sentences.push(shown(seen.words));
    const event = seen.event as Event;
    // A fish token says what it brings.
    const said = typeof event === "object" && "fished" in event;
    deed = { who: seen.words.args?.who, reason: reasonOf(event), said };
  }
  end();
  return sentences;
}
