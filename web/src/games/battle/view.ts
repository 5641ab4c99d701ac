// Generated from the Rust types by server/tests/types.rs. Do not edit; run `make types`.
import type { Seat } from "../../wire";

export type BattleView = { 
/**
 * The hands.
 */
hands: ByRole<HandView>, 
/**
 * How many battle cards are left in the stock.
 */
stock: number, 
/**
 * How many tactics cards are left in their stock.
 */
tactics_stock: number, 
/**
 * The options of the table.
 */
settings: Settings, 
/**
 * R38: how many pairs of games were tied before this one.
 */
pair: number, 
/**
 * R37: the first game of the pair, once it is over.
 */
first_game: GameEnd | null, 
/**
 * The last game, once the match is over.
 */
last_game: GameEnd | null, 
/**
 * Who has won the match, once it is over.
 */
winner: Seat | null, 
/**
 * Who attacks in this game.
 */
attacker: Seat, 
/**
 * R5: the dams from left to right.
 */
order: [DamId, DamId, DamId, DamId, DamId, DamId, DamId], 
/**
 * The dams by number.
 */
dams: [Dam, Dam, Dam, Dam, Dam, Dam, Dam], 
/**
 * R13: the battle cards that were discarded.
 */
discards: Cards, 
/**
 * R45: the elite units that were discarded.
 */
out: Tactics, 
/**
 * R43: the ruses that were played.
 */
ruses: ByRole<Tactics>, 
/**
 * R41: how many tactics cards each has played.
 */
played: ByRole<number>, 
/**
 * R12: logs left.
 */
logs: number, 
/**
 * Whose turn it is.
 */
turn: Role, 
/**
 * Where in the turn.
 */
phase: Phase, 
/**
 * A10: this is the attacker's last turn.
 */
last_turn: boolean, 
/**
 * R24: the stamp that was given last.
 */
clock: number, 
/**
 * Dams whose control the attacker can declare now, as a bit mask (bit 0 is dam 1); 0 in other phases.
 */
claims: number, 
/**
 * The cards that Support brought back into the stock; they were in no hand then.
 */
returned: Cards, 
/**
 * How many battle cards each has drawn since.
 */
drawn_since: ByRole<number>, };

export type HandView = { 
/**
 * How many battle cards. Draws are public, so everybody can count.
 */
battle: number, 
/**
 * How many tactics cards.
 */
tactics: number, 
/**
 * Exchange: how many cards are chosen.
 */
chosen: number, 
/**
 * The cards, for their owner.
 */
cards: Hand | null, 
/**
 * Exchange: the cards chosen, for their owner.
 */
giving: Hand | null, 
/**
 * The cards among them that the opponent knows, since an Exchange. Both players remember that.
 */
known: Hand | null, };

export type Settings = { 
/**
 * R39: play with the tactics cards.
 */
tactics: boolean, 
/**
 * R37: two games with the roles swapped, instead of one.
 */
rematch: boolean, 
/**
 * A1: chance decides who attacks first, instead of the first seat attacking.
 */
random_roles: boolean, 
/**
 * R5: the dams stand in a random order.
 */
shuffled_dams: boolean, };

export type Role = "attacker" | "defender";

export type ByRole<T> = { 
/**
 * The attacker's.
 */
attacker: T, 
/**
 * The defender's.
 */
defender: T, };

export type Phase = "prepare" | "play" | { "recruit": Card } | { "treason": Card } | { "support": Card } | "exchange" | "draw" | "close" | "over";

export type GameEnd = { 
/**
 * Who won.
 */
winner: Seat, 
/**
 * In which role.
 */
role: Role, 
/**
 * Battle cards left in the stock (A26).
 */
stock: number, 
/**
 * Logs left plus undamaged dams (A11).
 */
defence: number, };

export type DamId = number;

export type Dam = { 
/**
 * R30: which face is up.
 */
damaged: boolean, 
/**
 * The cards.
 */
sides: ByRole<Side>, };

export type Side = { cards: Array<Card>, 
/**
 * R24: when the side last became full, 0 while it is not.
 */
stamp: number, 
/**
 * R19: what the cards are worth, once the side is full.
 */
worth: Formation | null, };

export type Hand = { 
/**
 * The battle cards.
 */
battle: Cards, 
/**
 * The tactics cards.
 */
tactics: Tactics, };

export type Card = string;

export type Cards = Array<Card>;

export type Tactics = Array<Card>;

export type Requirement = "none" | "plus" | "minus" | "company" | "brotherhood" | "band";

export type Class = "low-sum" | "high-sum" | "rabble" | "band" | "brotherhood" | "company" | "legion";

export type Formation = { 
/**
 * The class that counts at the dam.
 */
class: Class, 
/**
 * The sum of the values, 0 to 44.
 */
sum: number, };

export type Stock = "battle" | "tactics";

export type Fate = "across" | "discard";

export type Happening<C, H> = { "started": { attacker: Seat, game: number, } } | { "dealt": { seat: Seat, hand: H, } } | { "retreated": { seat: Seat, dam: DamId, cards: Cards, } } | { "log": { seat: Seat, dam: DamId, card: Card, } } | { "played": { seat: Seat, card: Card, dam: DamId, } } | { "met": { duck: Card, beaver: Card, dam: DamId, } } | { "transferred": { seat: Seat, card: Card, dam: DamId, fate: Fate, } } | { "recruited": { seat: Seat, card: Card, } } | { "supporting": { seat: Seat, card: Card, } } | { "supported": { seat: Seat, first: Card, second: Card, } } | { "exchanging": { seat: Seat, } } | { "chose": { seat: Seat, card: C, } } | { "gave": { seat: Seat, cards: H, } } | { "deserted": { seat: Seat, card: Card, dam: DamId, } } | { "betraying": { seat: Seat, card: Card, } } | { "betrayed": { seat: Seat, card: Card, from: DamId, to: DamId, } } | { "exploded": { seat: Seat, dam: DamId, cards: Cards, } } | { "passed": { seat: Seat, } } | { "ended": { seat: Seat, } } | { "drew": { seat: Seat, stock: Stock, card: C, } } | { "damaged": { seat: Seat, dam: DamId, class: Class, sum: number, } } | { "destroyed": { seat: Seat, dam: DamId, class: Class, sum: number, } } | { "last-turn": { seat: Seat, } } | { "game-won": { seat: Seat, role: Role, } } | "tied" | { "match-won": { seat: Seat, } };

export type SeenCards = { 
/**
 * How many battle cards.
 */
battle: number, 
/**
 * How many tactics cards.
 */
tactics: number, 
/**
 * Which.
 */
cards?: Hand | null, };

export type Outlook = { 
/**
 * The dams by number.
 */
dams: [DamOutlook, DamOutlook, DamOutlook, DamOutlook, DamOutlook, DamOutlook, DamOutlook], 
/**
 * For each card of the viewer's own hand that can be laid, what it would make of his side of each dam, by number.
 * Nothing where there is no room, and where duck and beaver would meet (R16).
 */
with: Partial<Record<Card, (Prospect | null)[]>>, };

export type DamOutlook = { 
/**
 * Cards that make a side complete.
 */
spaces: number, 
/**
 * What makes one formation stronger than another here.
 */
requirement: Requirement, 
/**
 * The attacker's side.
 */
attacker: Prospect, 
/**
 * The defender's side.
 */
defender: Prospect, };

export type Prospect = { 
/**
 * Whether the side is complete (R19).
 */
complete: boolean, 
/**
 * What it is worth, or at best could become with the cards that nobody has seen yet, as a claim is judged (R27);
 * nothing if it can never be complete.
 */
formation: Formation | null, };

export type BattleEvent = Happening<Card | null, SeenCards>;
