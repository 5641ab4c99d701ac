import type { GameModule, Rounds } from "../../table/game";
import Below from "./Below.svelte";
import Board from "./Board.svelte";
import Chip from "./Chip.svelte";
import Facts from "./Facts.svelte";
import { destination, great, origin } from "./journeys";
import Side from "./Side.svelte";
import { table } from "./stage.svelte";
import Symbols from "./Symbols.svelte";
import { isDull, tell } from "./telling";
import { chips } from "./words";

/** What is asked after a pick, by what was picked first. */
const GO_ON: Record<string, string> = {
  spot: "board-go-figure",
  figure: "board-go-spot",
  hand: "board-go-pay",
  tribe: "board-go-to",
  camp: "board-go-hex",
  other: "board-go-hex",
  raft: "board-go-water",
  juncture: "board-go-with",
};
const AFTER: Record<string, string> = {
  "button:bury": "board-go-bury",
  "button:neutral": "board-go-neutral",
};

function goOn([first = ""]: string[]): string {
  return AFTER[first] ?? GO_ON[first.split(":")[0] ?? ""] ?? "board-go-on";
}

/** The buttons that say less on a phone. */
const SHORT: Record<string, string> = {
  "button:neutral": "board-neutral-short",
};

const ROUNDS: Rounds = {
  ends: (event) => typeof event === "object" && event !== null && "round" in event,
  quiet: isDull,
};

const winter: GameModule = {
  Symbols,
  Board,
  Tray: Below,
  Facts,
  Side,
  sideLabel: "board-side",
  Chip,
  chips,
  // Of figure and place, either one may be named first.
  ahead: (name) => name.startsWith("figure:"),
  goOn,
  short: (name) => SHORT[name] ?? null,
  // All that is no button is drawn, on a part that opens by itself or in a panel.
  asksFor: (name) => !name.startsWith("button:"),
  tell,
  get rounds() {
    return table.alone ? ROUNDS : undefined;
  },
  great,
  origin,
  destination,
};

export default winter;
