/** What stands on the map, place by place. */
import type { Seat } from "../../wire";
import type { Desk, Tribe } from "./desk";
import { spaceOf } from "./ground";
import { sayGround } from "./phrases";
import { centre, endAt, hexOf, slots, type Axial, type End, type Place, type Point, placeAt } from "./places";
import { HEXES, type Hex, type View } from "./view";
import { words } from "./words";

/** Pieces of one player that stand together, or where a new camp can come. */
export type Group = { tribe: Tribe; kind: "raft" | "camps" | "new"; count: number; target: string | null };

/** A group where it stands. */
export interface Standing extends Group, Point {
  key: string;
  size: number;
  said: string;
}

export const nameOfHex = (view: View, hex: Hex) =>
  words.say("board-hex", { ground: sayGround(view.ground[HEXES.indexOf(hex)]!), hex });

/** The space of the river by its name. */
export function nameOfSpace(space: number): string {
  return words.say("target-water", { space });
}

/** Where new camps come: the home of one's own tribe, or its raft. */
function fresh({ own, you, view, choice }: Desk, at: "home" | "raft"): Group[] {
  const target = `new:${at}`;
  if (own.seat !== you || view.turn !== you) return [];
  const mark = choice.mark(target);
  return mark === "open" || mark === "other" || mark === "picked"
    ? [{ tribe: own, kind: "new", count: 1, target }]
    : [];
}

/** Camps that somebody may point at: one's own, and those of others where these can be moved. */
function campTarget({ you, choice }: Desk, seat: Seat, hex: Hex): string | null {
  if (seat === you) return choice.any ? `camp:${hex}` : null;
  const other = `other:${seat}${hex}`;
  const mark = choice.mark(other);
  return mark === null || mark === "later" ? null : other;
}

function say(desk: Desk, { tribe, kind, count, target }: Group, where: string): string {
  const mine = tribe.seat === desk.you;
  if (kind === "new") return words.say("board-new-camp", { where });
  if (kind === "raft")
    return words.say(mine ? "board-your-raft" : "board-raft-of", { who: tribe.name, where });
  const key = target?.startsWith("other:") ? "board-move-of" : mine ? "board-your-camps" : "board-camps-of";
  return words.say(key, { who: tribe.name, count, where });
}

function placed(desk: Desk, groups: Group[], middle: Point, tall: boolean, low: boolean, where: string) {
  const spots = slots(groups.length, tall, low);
  return groups.map((group, index): Standing => {
    const { x, y, size } = spots[index]!;
    return {
      ...group,
      key: `${group.kind} ${group.tribe.seat} ${group.target ?? ""}`,
      x: middle.x + x,
      y: middle.y + y,
      size,
      said: say(desk, group, where),
    };
  });
}

const raftsAt = (desk: Desk, space: number | null): Group[] =>
  desk.tribes
    .filter(({ player }) => desk.view.river && player.raft === space)
    .map((tribe) => ({
      tribe,
      kind: "raft",
      count: 1,
      target: tribe.seat === desk.you && desk.choice.any ? "raft:own" : null,
    }));

/** What stands on a hex. */
export function onHex(desk: Desk, hex: Hex, tall: boolean, low: boolean): Standing[] {
  const { view, tribes, own } = desk;
  const [at, index] = [hexOf(hex), HEXES.indexOf(hex)];
  const space = view.river ? spaceOf(at, view.river.headwaters) : null;
  const camps = tribes
    .map((tribe): Group => {
      return {
        tribe,
        kind: "camps",
        count: tribe.player.camps[index]!,
        target: campTarget(desk, tribe.seat, hex),
      };
    })
    .filter(({ count }) => count > 0);
  const home = !view.river && view.ground[index] === "base" ? fresh(desk, "home") : [];
  const raft = space !== null && own.player.raft === space ? fresh(desk, "raft") : [];
  const groups = [...raftsAt(desk, space), ...camps, ...home, ...raft];
  return placed(desk, groups, centre(at, tall), tall, low, nameOfHex(view, hex));
}

/** The rafts at an end of the river. */
export function atEnd(desk: Desk, end: End, tall: boolean): Standing[] {
  const space = spaceOf(endHex(end), desk.view.river!.headwaters)!;
  return placed(desk, raftsAt(desk, space), endAt(end, tall), tall, false, nameOfSpace(space));
}

/** What stands on a starting tile. */
export function onStart(desk: Desk, tribe: Tribe, place: Place, tall: boolean): Standing[] {
  const mine = tribe.seat === desk.you;
  const camps: Group[] =
    tribe.player.start > 0
      ? [
          {
            tribe,
            kind: "camps",
            count: tribe.player.start,
            target: mine && desk.choice.any ? "camp:start" : null,
          },
        ]
      : [];
  const groups = [...camps, ...(mine ? fresh(desk, "home") : [])];
  const middle = placeAt(place, tall);
  const where = words.say("board-start-of", { who: tribe.name });
  return placed(desk, groups, { x: middle.x, y: middle.y - 5 }, tall, false, where);
}

export const endHex = (end: End): Axial => [end === "west" ? -3 : 3, 0];
