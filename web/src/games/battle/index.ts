import type { Choice } from "../../table/choice.svelte";
import type { GameModule } from "../../table/game";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Facts from "./Facts.svelte";
import { destination, great, origin } from "./journeys";
import Side from "./Side.svelte";
import Symbols from "./Symbols.svelte";
import Tray from "./Tray.svelte";
import { chips } from "./words";

/** R43: Recruitment and Support point at discards, which lie in the side. */
function needsSide(choice: Choice): boolean {
  return choice.next.some((name) => name.startsWith("discard:"));
}

const battle: GameModule = {
  Symbols,
  Board,
  Tray,
  Facts,
  Side,
  sideLabel: "board-seen",
  needsSide,
  Chip,
  chips,
  great,
  origin,
  destination,
};

export default battle;
