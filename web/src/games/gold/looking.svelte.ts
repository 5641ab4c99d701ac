import { MediaQuery } from "svelte/reactivity";
import type { Look, Pointed } from "./voyages";

/** Where there is more height than width, and on a phone on its side too, the river flows from top to bottom. */
const upright = new MediaQuery(
  "(max-width: 640px), (max-width: 900px) and (min-height: 561px), (max-height: 560px)",
);

/** What somebody looks at: a ship, a face of the die, a place to stop. */
class Looking implements Look {
  ship = $state.raw<Pointed | null>(null);
  face = $state<number | null>(null);
  stop = $state<number | null>(null);
  /** The name of the target. */
  target = $state<string | null>(null);
  /** The face that a finger tapped: it is looked at before anything is paid for it. */
  tried = $state<number | null>(null);

  get upright(): boolean {
    return upright.current;
  }

  /** Pointer or focus came to an element, or went away from all. */
  at(element: Element | null): void {
    const target = element?.closest<HTMLElement>("[data-target], [data-ship]");
    const [kind, name] = target?.dataset.target?.split(":") ?? [];
    const [seat, ship] = target?.dataset.ship?.split(":").map(Number) ?? [];
    this.ship = seat !== undefined && ship !== undefined ? { seat, ship } : null;
    this.target = target?.dataset.target ?? null;
    this.face = kind === "die" ? Number(name) : null;
    this.stop = kind === "river" ? Number(name) : null;
  }
}

export const looking = new Looking();
