/** What can be paid in a column, and who stands where. */
import type { Desk, Tribe } from "./desk";
import type { Column, Cost } from "./pieces";
import { COLUMNS, KINDS, PEOPLE, type People, type View } from "./view";

export type Place = Column | "rest";
export const PLACES: Place[] = [...COLUMNS, "rest"];

/** What the tribe at the bottom could pay there, with all people in hand; unknown where the hand is not seen. */
export function purse({ view, own, acts }: Desk, column: Column): Cost | undefined {
  const { player, outlook } = own;
  if (player.hand === null) return undefined;
  const at = COLUMNS.indexOf(column);
  const { labour, labour_in, column: now } = view.now;
  let all = outlook.labour[at]!;
  if (acts && now === null) all += labour + labour_in[at]!;
  if (acts && now === column) all += labour;
  return { labour: all, food: player.food, tools: player.tools };
}

/** What something costs there in this turn. */
export function priceIn({ view, acts }: Desk, column: Column, cost: Cost): Cost {
  const less = acts ? view.now.discount[COLUMNS.indexOf(column)]! : 0;
  return less === 0 ? cost : { ...cost, tools: Math.max(0, cost.tools - less) };
}

/** The figures at a place: so many members of each tribe, and perhaps its chief. */
export function standing(desk: Desk, place: Place): { tribe: Tribe; members: number; chief: boolean }[] {
  const at = PLACES.indexOf(place);
  return desk.tribes
    .map((tribe) => ({
      tribe,
      members: tribe.player.placed[at] ?? 0,
      chief: tribe.player.chief_at === at,
    }))
    .filter(({ members, chief }) => members > 0 || chief);
}

/** Where somebody is in a column: its upper sections, the bonus of the first figure, or nowhere. */
export type Section = "upper" | "spent" | "bonus" | null;

export function sectionIn({ view }: Desk, column: Column): Section {
  if (view.now.column !== column) return null;
  if (view.phase === "bottom") return "bonus";
  if (view.phase !== "column") return null;
  return view.now.middle ? "spent" : "upper";
}

/** Who was the first in a column in this round; nobody yet if it is free. */
export function firstIn({ view, tribes }: Desk, column: Column): Tribe | "free" {
  const first = view.firsts[COLUMNS.indexOf(column)];
  return tribes.find(({ seat }) => seat === first) ?? "free";
}

/** The people that can be taken in. */
export const recruits = (view: View): People[] =>
  KINDS.filter((kind) => PEOPLE[kind].cost.labour > 0).filter((kind) =>
    view.wishes.warriors ? kind !== "guide" : kind !== "warrior",
  );
