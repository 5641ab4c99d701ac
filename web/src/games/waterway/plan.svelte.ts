/** What the player has in mind: a tile, perhaps a cell, and how the tile is turned. */
import type { Choice } from "../../table/choice.svelte";
import { cellOf, cellTarget, differentTurns, nextTurn, written } from "./grid";
import type { Cell, Change, Move, Outlook, Tile, Turn } from "./view";

/** The turn in which the picked tile is shown; it outlasts the tile, so that the next one comes the same way. */
class Turning {
  turn = $state<Turn>(0);
}

export const turning = new Turning();

export function pickedTile(choice: Choice): Tile | null {
  const [name] = choice.path;
  return name?.startsWith("hand:") ? name.slice("hand:".length) : null;
}

export function pickedCell(choice: Choice): Cell | null {
  return cellOf(choice.path[1]);
}

/** The turns in which a tile fits into a cell. */
export function turnsAt(choice: Choice, tile: Tile, cell: Cell): Turn[] {
  return choice.after([`hand:${tile}`, cellTarget(cell)]).map((name) => Number(name.slice("turn:".length)));
}

/** Where the picked tile would lie: the turn that is shown, or the first one clockwise that fits. */
export function plannedMove(choice: Choice): Move | null {
  const [tile, cell] = [pickedTile(choice), pickedCell(choice)];
  if (!tile || !cell) return null;
  const sent = choice.path[2];
  const turn = sent
    ? Number(sent.slice("turn:".length))
    : nextTurn(turnsAt(choice, tile, cell), turning.turn, 1);
  return { tile, ...cell, turn };
}

/** The turns that the player can choose between for the planned move. */
export function plannedTurns(choice: Choice, { tile, turn, ...cell }: Move): Turn[] {
  return differentTurns(tile, turnsAt(choice, tile, cell), turn);
}

/** Turns the picked tile: once it has a cell, only to what fits there. */
export function turnOn(choice: Choice, way: 1 | -1): void {
  const move = plannedMove(choice);
  if (!move) {
    turning.turn = (turning.turn + way + 4) % 4;
  } else if (!choice.sending) {
    const turns = plannedTurns(choice, move);
    turning.turn = nextTurn(turns, (move.turn + way + 4) % 4, way);
  }
}

/** A wheel turns the tile once, however many steps it tells in one go. */
const PAUSE = 160;
let wheeled = -PAUSE;

export function turnByWheel(choice: Choice, event: WheelEvent): void {
  event.preventDefault();
  if (event.timeStamp - wheeled < PAUSE) return;
  wheeled = event.timeStamp;
  turnOn(choice, event.deltaY > 0 ? 1 : -1);
}

export function changeOf(outlook: Outlook, move: Move): Change | null {
  return outlook.changes[written(move)] ?? null;
}

export function sum({ mills, sawmills, ports, meadows }: Change): number {
  return mills + sawmills + ports + meadows;
}

/** A gain or a loss, with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
