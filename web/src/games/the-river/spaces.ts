/** The islands: who stands where, and what a space gives a player now. */
import type { Seat } from "../../wire";
import {
  ANY,
  CARDS,
  CONFIGS,
  ISLANDS,
  SETTLE,
  type Card,
  type Config,
  type Island,
  type Kind,
  type Outlook,
  type View,
} from "./view";

/** What a space says: a message, and small additions. */
export interface Label {
  key: string;
  args?: Record<string, string | number>;
  /** How a yield comes about: production and what the first explorer gets besides. */
  sum?: string;
  /** There is room for fewer than come. */
  room?: number;
  /** Nothing can be had there. */
  shut?: true;
}

export function configOf(view: View): Config {
  return CONFIGS[view.players.length - 2]!;
}

/** R27: the places of an island; null where any number may stand. */
export function placesOf(view: View, island: Island): number | null {
  const count = configOf(view).spaces[ISLANDS.indexOf(island)]!;
  return count === ANY ? null : count;
}

/** The explorers on an island: a seat for each of them. */
export function standing(view: View, island: Island): Seat[] {
  const at = ISLANDS.indexOf(island);
  return view.players.flatMap((player, seat) => Array<Seat>(player.at[at]!).fill(seat));
}

export function stock(goods: number[]): number {
  return goods.reduce((sum, count) => sum + count, 0);
}

export const over = (view: View) => view.step === "over";

/** The space on which a player's next tile would lie; null if there is none. */
export function nextSpace(view: View, seat: Seat): number | null {
  if (over(view)) return null;
  const laid = view.players[seat]!.tiles.length;
  return laid < 12 ? laid + 1 : null;
}

/** R33: whether the next tile of a player settles an explorer. */
export function settles(view: View, seat: Seat): boolean {
  const space = nextSpace(view, seat);
  return space !== null && SETTLE.includes(space);
}

/** R48: the token that the next building of a player brings; null if it brings none. */
export function nextToken(view: View, seat: Seat): number | null {
  const full = view.players[seat]!.taken >= configOf(view).bonus_spaces;
  if (full || (view.values.length === 0 && view.zeros === 0)) return null;
  return view.values[0] ?? 0;
}

/** R49: whether the next token of a player brings the fifth explorer. */
export function bringsFifth(view: View, seat: Seat): boolean {
  return view.players[seat]!.taken === 1 && nextToken(view, seat) !== null;
}

/** The cards that a player sees and could pay for now. */
export function payable(outlook: Outlook, seat: Seat): Card[] {
  return Object.entries(outlook.cards).flatMap(([card, lacks]) => (lacks[seat]?.payment ? [card] : []));
}

const shut = (key: string, args?: Label["args"]): Label => ({ key, args, shut: true });

/** What an island gives a player now; null while nobody goes there, before the first round and after the last. */
export function labelOf(island: Island, view: View, outlook: Outlook, seat: Seat): Label | null {
  if (over(view) || view.step === "draft") return null;
  const player = view.players[seat]!;
  const places = placesOf(view, island);
  if (places !== null && standing(view, island).length >= places) return shut("board-full");
  switch (island) {
    case "terrain": {
      const space = nextSpace(view, seat);
      if (space === null) return shut("board-river-full");
      // R28.
      if (player.at[0] >= 2) return shut("board-two-taken");
      if (view.display.length === 0) return shut("board-no-tiles");
      return { key: "board-lay-on", args: { space } };
    }
    case "food": {
      if (outlook.players[seat]!.warehouses === 0) return shut("board-no-warehouse");
      if (view.supply[3] > 0) return { key: "board-gives", args: { kind: "food", count: 1 }, ...tight(1) };
      // R40.
      return stock(view.supply) === 0 ? shut("board-none-left") : { key: "board-any-kind", ...tight(1) };
    }
    case "reserve":
      if (player.reserving >= 2) return shut("board-you-hold", { count: player.reserving });
      return view.offer.length === 0 ? shut("board-no-cards") : { key: "board-reserve-one" };
    case "build": {
      const points = Math.max(0, ...payable(outlook, seat).map((card) => CARDS[card]!.points));
      return points === 0 ? shut("board-cannot-pay") : { key: "board-build-for", args: { points } };
    }
    case "first":
      // There is no next round to begin.
      if (view.ending) return shut("board-no-next-round");
      return { key: "board-start-round", args: { round: view.round + 1 } };
    case "swap":
      return player.tiles.length < 2 ? shut("board-two-needed") : { key: "board-swap-two" };
    default:
      return yields(island);
  }

  function yields(kind: Exclude<Kind, "food">): Label {
    const at = ISLANDS.indexOf(kind) - 1;
    const { yields, production, warehouses } = outlook.players[seat]!;
    const count = yields[at]!;
    if (view.supply[at] === 0) return shut("board-none-left");
    if (count === 0) return shut("board-makes-none");
    if (warehouses === 0) return shut("board-no-warehouse");
    const more = count - production[at]!;
    const sum = more > 0 && production[at]! > 0 ? `${production[at]}+${more}` : undefined;
    return { key: "board-gives", args: { kind, count }, sum, ...tight(count) };
  }

  function tight(count: number): { room?: number } {
    const room = outlook.players[seat]!.warehouses - stock(player.stored);
    return room < count ? { room: Math.max(0, room) } : {};
  }
}
