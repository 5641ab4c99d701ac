/** A drag moves what is seen, two fingers or the wheel with Ctrl make it larger and smaller. */
import type { Attachment } from "svelte/attachments";
import type { Camera } from "./camera.svelte";
import type { Point } from "./channel";

/** A pointer that moves less than this does not drag, in pixels. */
export const SLIP = 6;
const WHEEL = 0.0022;

/** Keeps the click at the end of a drag from being one. */
export function swallowClick(): void {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 50);
}

export function pans(camera: Camera): Attachment<Element> {
  return (node) => {
    const pointers = new Map<number, Point>();
    let start: Point | null = null;
    let moved = false;

    const at = ({ clientX: x, clientY: y }: MouseEvent): Point => ({ x, y });
    const part = ({ x, y }: Point): Point => {
      const box = node.getBoundingClientRect();
      return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
    };
    const apart = ([a, b]: Point[]) => Math.hypot(a!.x - b!.x, a!.y - b!.y);
    const between = ([a, b]: Point[]): Point => ({ x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 });

    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      if (pointers.size === 0) [start, moved] = [at(event), false];
      pointers.set(event.pointerId, at(event));
    }

    function move(event: PointerEvent) {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      // It was let go somewhere else.
      if (event.buttons === 0) return up(event);
      const now = at(event);
      if (!moved) {
        if (pointers.size < 2 && start && Math.hypot(now.x - start.x, now.y - start.y) < SLIP) return;
        moved = true;
        for (const id of pointers.keys()) node.setPointerCapture(id);
      }
      const two = [...pointers.values()];
      pointers.set(event.pointerId, now);
      if (two.length === 1) return camera.pan(now.x - before.x, now.y - before.y);
      const then = [...pointers.values()];
      const [from, to] = [between(two), between(then)];
      camera.pan(to.x - from.x, to.y - from.y);
      camera.zoom(apart(then) / Math.max(1, apart(two)), part(to), false);
    }

    function up(event: PointerEvent) {
      if (!pointers.delete(event.pointerId)) return;
      if (moved && pointers.size === 0) swallowClick();
    }

    function wheel(event: WheelEvent) {
      if (!event.ctrlKey) return;
      event.preventDefault();
      camera.zoom(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 16 : 1)), part(at(event)), false);
    }

    const events: [string, (event: any) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["wheel", wheel],
    ];
    for (const [name, listener] of events) node.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of events) node.removeEventListener(name, listener);
    };
  };
}
