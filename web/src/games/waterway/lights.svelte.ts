/** The mill or sawmill that somebody asks about, and what becomes of the goods it needs. */
import { tokensOf, type Token } from "./art";
import { downstream } from "./current";
import { FACES, type BoardOutlook, type End, type Move } from "./view";

interface Lit {
  seat: number;
  /** The tile, counted from 0 in the order of the river. */
  tile: number;
}

class Lights {
  #shown = $state.raw<Lit | null>(null);
  /** It stays lit until another click. */
  #kept = $state.raw<Lit | null>(null);

  on(seat: number): number | null {
    const lit = this.#shown ?? this.#kept;
    return lit?.seat === seat ? lit.tile : null;
  }

  show(seat: number, tile: number): void {
    this.#shown = { seat, tile };
  }

  hide(): void {
    this.#shown = null;
  }

  /** Keeps the light on, or puts it out again. */
  toggle(seat: number, tile: number): void {
    const same = this.#kept?.seat === seat && this.#kept.tile === tile;
    this.#kept = same ? null : { seat, tile };
  }
}

export const lights = new Lights();

/** A pointer points for itself; only the keyboard moves what is seen by the focus. */
export function byKeyboard({ currentTarget }: Event): boolean {
  return currentTarget instanceof Element && currentTarget.matches(":focus-visible");
}

/** What becomes of goods: they reach the mill, a bridge above it stops them, they do not come by, or nothing flows. */
export type Fate = "reach" | "stopped" | "past" | "still";

export interface Traced extends Token {
  fate: Fate;
}

export interface Trace {
  goods: Traced[];
  /** The tiles whose bridges stop goods that the mill could use. */
  bridges: number[];
}

/** Follows all goods that a mill needs. */
export function trace(tiles: Move[], { goods, current }: BoardOutlook, mill: number): Trace {
  const needs = FACES[tiles[mill]?.tile ?? ""]?.building?.needs;
  const bridges = new Set<number>();
  const fateOf = (tile: number, segment: End): Fate => {
    if (!current[tile] || !current[mill]) return "still";
    const stop = goods.find((lot) => lot.tile === tile && lot.segment === segment)?.stop ?? null;
    if (stop === mill) return "reach";
    if (stop === null || !downstream(stop, tiles, current).includes(mill)) return "past";
    bridges.add(stop);
    return "stopped";
  };
  const traced = tiles.flatMap(({ tile, turn, x, y }, index) =>
    tokensOf(tile, turn)
      .filter(({ good }) => good === needs)
      .map((token) => ({
        ...token,
        x: x * 100 + token.x,
        y: y * 100 + token.y,
        fate: fateOf(index, token.segment),
      })),
  );
  return { goods: traced, bridges: [...bridges] };
}
