/** What the parts of the board look at: the position, and the tribes at the table. */
import type { Choice } from "../../table/choice.svelte";
import type { BoardProps } from "../../table/game";
import type { Seat, Sitter } from "../../wire";
import { FIRST_ERA, RIVAL, type Outlook, type PlayerOutlook, type PlayerView, type View } from "./view";
import { words } from "./words";

/** A player, or the rival of somebody who plays alone. */
export interface Tribe {
  seat: Seat;
  /** Whose colour and shape it has: the rival has those of the second seat. */
  colour: Seat;
  name: string;
  player: PlayerView;
  outlook: PlayerOutlook;
}

export interface Desk {
  view: View;
  outlook: Outlook;
  /** The one who looks; nobody for spectators. */
  you: Seat | null;
  /** The seat at the bottom. */
  below: Seat;
  seats: Sitter[];
  choice: Choice;
  tribes: Tribe[];
  /** The tribe at the bottom. */
  own: Tribe;
  /** Whether that tribe has its turn, and no eclipse. */
  acts: boolean;
}

const TURN = ["culture", "column", "bottom", "rest"];

export const colourOf = (seat: Seat): Seat => (seat === RIVAL ? 1 : seat);

export function tribesOf(view: View, outlook: Outlook, seats: Sitter[]): Tribe[] {
  const tribes = view.players.map((player, seat): Tribe => {
    return { seat, colour: seat, name: seats[seat]?.name ?? "", player, outlook: outlook.players[seat]! };
  });
  if (view.rival && outlook.rival) {
    const [player, told] = [view.rival, outlook.rival];
    tribes.push({
      seat: RIVAL,
      colour: colourOf(RIVAL),
      name: words.say("rival"),
      player,
      outlook: told,
    });
  }
  return tribes;
}

export function deskOf({ view: seen, outlook: told, you, below, seats, choice }: BoardProps): Desk {
  const view = seen as View;
  const outlook = told as Outlook;
  const tribes = tribesOf(view, outlook, seats);
  return {
    view,
    outlook,
    you,
    below,
    seats,
    choice,
    tribes,
    own: tribes[below]!,
    acts: view.turn === below && TURN.includes(view.phase),
  };
}

/** The tribes in the order of turns. */
export const inOrder = ({ view, tribes }: Desk): Tribe[] =>
  view.order.flatMap((seat) => tribes.find((tribe) => tribe.seat === seat) ?? []);

/** What players are called, by colour: the rival has the second place. */
export const namesOf = ({ tribes }: Desk): string[] => tribes.map(({ name }) => name);

/** Whether targets that begin so can be pointed at next. */
export const asks = (choice: Choice, start: string) => choice.next.some((name) => name.startsWith(start));

/** The era, from 0. */
export const eraNow = (view: View) => (view.round <= FIRST_ERA ? 0 : 1);

export const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
