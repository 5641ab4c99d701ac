/** A tile that is carried from the hand to a cell. */
import type { Attachment } from "svelte/attachments";
import type { Choice } from "../../table/choice.svelte";
import { SLIP, swallowClick } from "./panning";
import type { Tile } from "./view";

interface Carried {
  tile: Tile;
  x: number;
  y: number;
  /** The cell under the pointer, if the tile fits there. */
  over: string | null;
}

/** The width of a tile that is carried, in pixels. */
export const CARRIED = 92;

class Dragging {
  carried = $state.raw<Carried | null>(null);
  /** Where a tile was dropped last, until it has landed. */
  #dropped: DOMRect | null = null;

  drop(x: number, y: number): void {
    this.#dropped = new DOMRect(x - CARRIED / 2, y - CARRIED / 2, CARRIED, CARRIED);
  }

  /** Where a picked tile comes from: where it was dropped, else its place in the hand. */
  from(tile: Tile): DOMRect | null {
    const dropped = this.#dropped;
    this.#dropped = null;
    return dropped ?? document.querySelector(`[data-held="${tile}"]`)?.getBoundingClientRect() ?? null;
  }
}

export const dragging = new Dragging();

/** The target of a cell at a place of the page. */
function cellAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest('[data-target^="cell:"]') ?? null;
}

/** Lets a tile of the hand be carried to a cell. */
export function carries(tile: Tile, choice: Choice): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | null = null;
    const name = `hand:${tile}`;

    function down(event: PointerEvent) {
      const mark = choice.mark(name);
      if (
        event.button === 0 &&
        event.isPrimary &&
        (mark === "open" || mark === "picked" || mark === "other")
      ) {
        start = { x: event.clientX, y: event.clientY };
        node.setPointerCapture(event.pointerId);
      }
    }

    function move({ clientX: x, clientY: y }: PointerEvent) {
      if (!start) return;
      if (!dragging.carried) {
        if (Math.hypot(x - start.x, y - start.y) < SLIP) return;
        if (choice.picked[0] !== name) choice.point(name, node);
      }
      const target = cellAt(x, y)?.getAttribute("data-target") ?? null;
      const mark = target && choice.mark(target);
      dragging.carried = { tile, x, y, over: mark === "open" || mark === "other" ? target : null };
    }

    function drop({ clientX: x, clientY: y }: PointerEvent) {
      const { carried } = dragging;
      end();
      if (!carried) return;
      swallowClick();
      const cell = cellAt(x, y);
      const target = cell?.getAttribute("data-target");
      if (!cell || !target || choice.mark(target) === "picked") return;
      if (carried.over) dragging.drop(x, y);
      choice.point(target, cell);
    }

    function end() {
      start = null;
      dragging.carried = null;
    }

    const events: [string, (event: any) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", drop],
      ["pointercancel", end],
    ];
    for (const [type, listener] of events) node.addEventListener(type, listener);
    return () => {
      end();
      for (const [type, listener] of events) node.removeEventListener(type, listener);
    };
  };
}
