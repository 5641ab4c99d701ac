import type { GameModule } from "../../table/game";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Facts from "./Facts.svelte";
import { destination, great, origin } from "./journeys";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";
import Tray from "./Tray.svelte";
import { chips } from "./words";

/** What is asked after a pick. */
function goOn([first = ""]: string[]): string {
  if (first.startsWith("card:")) return "board-build-or-reserve";
  if (first.startsWith("space:")) return "board-other-tile";
  if (first === "button:exchange") return "board-choose-three";
  return first === "island:food" ? "board-choose-kind" : "board-choose-card";
}

const river: GameModule = {
  Symbols,
  Board,
  Tray,
  Facts,
  Side,
  sideLabel: "board-side",
  Chip,
  chips,
  // A card may be pointed at before the island, and of two spaces either one first.
  ahead: (name) => name.startsWith("card:") || name.startsWith("space:"),
  goOn,
  short: (name) => (name === "button:exchange" ? "board-exchange-short" : null),
  asksFor: (name) => /^(take|stored|kind|food):/.test(name),
  great,
  origin,
  destination,
};

export default river;
