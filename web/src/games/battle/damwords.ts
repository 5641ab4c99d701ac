import type { Intent } from "./intent";
import type { BattleView, DamId, Outlook, Role } from "./view";
import { sayCards, sayDam, sayRequirement, sayWorth, words } from "./words";

interface Told {
  id: DamId;
  view: BattleView;
  outlook: Outlook;
  rows: Role[];
  /** The role of the one who looks. */
  mine: Role | null;
  /** What pointing at the dam would do. */
  plan: Intent | null;
}

/** All that is to be known of a dam, sentence by sentence, for those who cannot see it. */
export function damWords({ id, view, outlook, rows, mine, plan }: Told): string[] {
  const dam = view.dams[id - 1]!;
  const ahead = outlook.dams[id - 1]!;
  const facts = [sayDam(id)];
  if (dam.damaged) facts.push(words.say("board-damaged"));
  facts.push(words.say("board-spaces", { count: ahead.spaces }), sayRequirement(ahead.requirement));
  const sides = rows.map((role) =>
    words.say("board-side", {
      role,
      cards: sayCards(dam.sides[role].cards),
      worth: sayWorth(ahead[role]),
    }),
  );
  return [`${facts.join(", ")}.`, ...sides, ...promise({ id, outlook, mine, plan })];
}

function promise({ id, outlook, mine, plan }: Pick<Told, "id" | "outlook" | "mine" | "plan">): string[] {
  if (!mine || !plan) return [];
  if (plan.does === "claim") return [words.say("board-claim")];
  if (plan.does !== "lay") return [];
  const then = outlook.with[plan.card]?.[id - 1];
  if (then === undefined) return [];
  return [then ? words.say("board-with", { worth: sayWorth(then) }) : words.say("board-with-meet")];
}
