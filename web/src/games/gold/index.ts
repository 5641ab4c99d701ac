import type { GameModule } from "../../table/game";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Facts from "./Facts.svelte";
import { destination, great, origin } from "./journeys";
import { looking } from "./looking.svelte";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";
import { tell } from "./telling";
import Tray from "./Tray.svelte";
import { chips } from "./words";

/** What is asked after a pick. */
function goOn([first = "", second = ""]: string[]): string {
  const [kind] = first.split(":");
  if (second.startsWith("give:")) return "board-choose-exchanged";
  if (kind === "row") return "board-choose-space";
  if (kind === "shore") return "board-choose-tile";
  if (kind === "ship") return "board-choose-stop";
  return kind === "hand" ? "board-choose-deliver" : "board-choose-exchange";
}

/** The buttons that say less on a phone. */
const SHORT: Record<string, string> = {
  "button:trade": "board-trade-short",
  "button:roll": "board-roll-short",
  "button:end": "board-end-short",
};

const gold: GameModule = {
  Symbols,
  Board,
  Tray,
  Facts,
  Side,
  sideLabel: "board-side",
  Chip,
  chips,
  // Of the tile and the space on which it is built, either one may be pointed at first.
  ahead: (name) => name.startsWith("row:") || name.startsWith("shore:"),
  goOn,
  short: (name) => SHORT[name] ?? null,
  // The wheel has the faces; ships and shore spaces are moves by themselves only where a panel asks for them.
  asksFor: (name) =>
    /^(die|patron|take|sell|ship|shore):/.test(name) ||
    name === "button:done" ||
    (name === "button:deliver" && looking.upright),
  tell,
  great,
  origin,
  destination,
};

export default gold;
