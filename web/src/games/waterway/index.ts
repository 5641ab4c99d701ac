import type { GameModule, Rounds } from "../../table/game";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Facts from "./Facts.svelte";
import { destination, great, origin } from "./journeys";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";
import Tray from "./Tray.svelte";
import { chips } from "./words";

/** A round ends when the hands go on, or alone when the rest is discarded. What was chosen is told when it is placed. */
const rounds: Rounds = {
  ends: (event) => is(event, "passed") || is(event, "discarded"),
  quiet: (event) => is(event, "chose"),
};

function is(event: unknown, kind: string): boolean {
  return typeof event === "object" && event !== null && kind in event;
}

const keys: GameModule["keys"] = [
  [["R", "Shift+R"], "board-key-turn"],
  [["+", "−", "0"], "board-key-zoom"],
];

const waterway: GameModule = {
  Symbols,
  Board,
  Tray,
  Facts,
  Side,
  sideLabel: "board-side",
  Chip,
  chips,
  goOn: (picked) => (picked.length > 1 ? "board-turn-or-place" : "board-choose-cell"),
  rounds,
  keys,
  great,
  origin,
  destination,
};

export default waterway;
