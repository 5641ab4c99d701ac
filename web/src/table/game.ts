import type { Component } from "svelte";
import type { Phrase, Seat, Seen, Sitter } from "../wire";
import type { Choice } from "./choice.svelte";

/** What the parts of a game's board get. `view` and `outlook` have the game's own types. */
export interface BoardProps {
  view: unknown;
  outlook: unknown;
  /** The seat of the one who looks; nobody for spectators and replays. */
  you: Seat | null;
  /** The seat at the bottom of the board: one's own, or the one whose side a spectator took. */
  below: Seat;
  seats: Sitter[];
  choice: Choice;
}

/** What the panel of one player gets. */
export interface FactsProps extends BoardProps {
  seat: Seat;
}

/** A piece that came onto the board or left it, and where it came from or went: the name of an anchor. */
export type Journey = (piece: string, events: Seen[]) => string | null;

/** Where the first event says that has anything to say about a piece. */
export const journey =
  <Event>(tell: (piece: string, event: Event) => string | null): Journey =>
  (piece, events) => {
    for (const { event } of events) {
      const anchor = tell(piece, event as Event);
      if (anchor) return anchor;
    }
    return null;
  };

/** A game that is played in rounds rather than in turns. */
export interface Rounds {
  /** Whether a round ends with this event. */
  ends: (event: unknown) => boolean;
  /** What need not be said in the log, because something else will say it. */
  quiet: (event: unknown) => boolean;
}

/** What a game brings to the table that all games share. */
export interface GameModule {
  /** The drawings that its parts refer to; put on the page once. */
  Symbols: Component;
  /** The board. */
  Board: Component<BoardProps>;
  /** One's own hand and pieces. */
  Tray: Component<BoardProps>;
  /** A line of facts in the panel of a player: role, cards in hand, points. */
  Facts: Component<FactsProps>;
  /** What else everybody may know: stocks, discards. In the rail on a desk, in a sheet on a phone. */
  Side: Component<BoardProps>;
  /** The label of that sheet: the key of a message of the game. */
  sideLabel: string;
  /** Whether what can be pointed at next lies there, so that a closed sheet has to open. */
  needsSide?: (choice: Choice) => boolean;
  /** A chip inside a sentence: a card. */
  Chip: Component<{ kind: string; args: string[] }>;
  /** Messages in Fluent that write such chips as markers. */
  chips: string;
  /** Targets that may be pointed at before those that stand before them in the path. */
  ahead?: (name: string) => boolean;
  /** What is asked after something was picked: the key of a message of the game. Only the first pick is named then. */
  goOn?: (picked: string[]) => string;
  /** What a button in the prompt says on a phone, if that is shorter: the key of a message of the game. */
  short?: (name: string) => string | null;
  /** Whether the board asks for a target in words of its own, so that the prompt need not offer it too. */
  asksFor?: (name: string) => boolean;
  /** How the log tells the events of a move, if not one by one. */
  tell?: (events: Seen[]) => Phrase[];
  /** How rounds are told, if it is played in rounds. */
  rounds?: Rounds;
  /** Keys of its own, each with the message that says what it does. */
  keys?: [names: string[], message: string][];
  /** Whether something great happened, to be marked on the replay bar. */
  great: (event: unknown) => boolean;
  /** Where a piece comes from that was not on the board before. */
  origin: Journey;
  /** Where a piece goes that is on the board no more. */
  destination: Journey;
}
