/** Choices that wait, and what they are about. */
import type { Phrase, Seat } from "../../wire";
import { CARDS, type Cause, type Pending, type View } from "./view";

/** The choice that is to be made now: those whose turn it is come first, then the others clockwise. */
export function pendingNow({ pending, players, turn, phase }: View): Pending | null {
  if (phase !== "act" && phase !== "settle") return null;
  const far = (seat: Seat) => (seat - turn + players.length) % players.length;
  return pending.reduce<Pending | null>(
    (first, next) => (first === null || far(next.seat) < far(first.seat) ? next : first),
    null,
  );
}

/** What something is for, in words, as the engine says it. */
export function causePhrase(cause: Cause): Phrase {
  if (typeof cause === "string") return { key: `cause-${cause}` };
  if ("visit" in cause) return { key: "cause-visit", args: { space: cause.visit } };
  if ("owner" in cause) return { key: "cause-owner", args: { space: cause.owner } };
  if ("track" in cause) return { key: "cause-track", args: { region: cause.track } };
  if ("build" in cause) return { key: "cause-build", args: { region: cause.build } };
  if ("card" in cause) {
    const { trade, region } = CARDS[cause.card]!;
    return {
      key: "cause-card",
      args: { card: { key: "customer-short", args: { trade, region: region + 1 } } },
    };
  }
  return { key: "cause-patron", args: { patron: { key: "patron", args: { patron: cause.patron } } } };
}

/** What is to be chosen: the name of a message. */
export function askedFor({ choice }: Pending): string {
  if (choice === "royal" || choice === "discard") return choice;
  if ("good" in choice) return "good";
  if ("koku-or-good" in choice) return "journey";
  if ("sell" in choice) return "sell";
  return "marker" in choice ? `marker-${choice.marker}` : "discard";
}
