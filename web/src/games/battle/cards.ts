/** Cards by their codes: `Y7` is the yellow heron, `JK` a Dragonfly, `treason` a ruse. */
import type { BattleView, Card, Hand, Role } from "./view";

/** The five colours in card order: the letter of the rules, and the name of our paints and marks. */
export const COLOURS = [
  ["R", "red"],
  ["Y", "yellow"],
  ["G", "green"],
  ["B", "blue"],
  ["P", "violet"],
] as const;

export const VALUES = Array.from({ length: 12 }, (_, value) => value);

export const DRAGONFLY = "JK";
const ELITE = [DRAGONFLY, "SW", "GR"];

/** What is drawn on a card. */
export interface Face {
  /** The paint: one of the five colours, or that of elite units or ruses. */
  paint: string;
  /** The figure in the head; ruses have none. */
  figure: string;
  /** The symbol of the animal or of the ruse. */
  drawing: string;
}

/** The arguments by which the catalogues name a card. */
export function args(card: Card): { kind: string; value: number } {
  const numbered = /^([RYGBP])(\d+)$/.exec(card);
  return numbered ? { kind: numbered[1]!, value: Number(numbered[2]) } : { kind: card, value: 0 };
}

/** A numbered card; the others are tactics cards (R44). */
export function isBattle(card: Card): boolean {
  return args(card).kind !== card;
}

export function isElite(card: Card): boolean {
  return ELITE.includes(card);
}

export function face(card: Card): Face {
  const { kind, value } = args(card);
  const colour = COLOURS.find(([letter]) => letter === kind && isBattle(card));
  if (colour) return { paint: colour[1], figure: String(value), drawing: `a-${value}` };
  if (!isElite(card)) return { paint: "ruse", figure: "", drawing: `t-${card}` };
  // R42: what they stand for.
  const figure = card === DRAGONFLY ? "∗" : card === "SW" ? "7" : "1–3";
  return { paint: "elite", figure, drawing: `a-${card}` };
}

/** R16: the card that leaves together with this one when they face each other. */
export function partner(card: Card): Card | null {
  const { kind, value } = args(card);
  if (!isBattle(card) || (value !== 0 && value !== 11)) return null;
  return `${kind}${11 - value}`;
}

export function cardsOf(hand: Hand | null): Card[] {
  return hand ? [...hand.battle, ...hand.tactics] : [];
}

export function other(role: Role): Role {
  return role === "attacker" ? "defender" : "attacker";
}

export function roleOf(view: BattleView, seat: number): Role {
  return seat === view.attacker ? "attacker" : "defender";
}

export function seatOf(view: BattleView, role: Role): number {
  return role === "attacker" ? view.attacker : 1 - view.attacker;
}
