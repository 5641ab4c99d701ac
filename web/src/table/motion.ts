/** Pieces travel from where they were to where they are. */
import type { Seen } from "../wire";
import type { Journey } from "./game";

const TIME = 260;
const FADE = 140;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** Whether the player wants nothing to move. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where a piece was, and how it looked, in case it leaves. */
interface Seat {
  box: DOMRect;
  look: Element;
  /** The elements around it, the nearest first. */
  around: Element[];
}

/** Where all pieces are before a change. */
export type Before = Map<string, Seat>;

function pieces(root: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]:not([data-ghost])")) {
    found.set(piece.dataset.piece ?? "", piece);
  }
  return found;
}

function ancestors(element: Element, root: Element): Element[] {
  const around: Element[] = [];
  for (let up = element.parentElement; up; up = up.parentElement) {
    around.push(up);
    if (up === root) break;
  }
  return around;
}

export function note(root: Element): Before {
  const before: Before = new Map();
  for (const [name, piece] of pieces(root)) {
    const look = piece.cloneNode(true) as Element;
    before.set(name, { box: piece.getBoundingClientRect(), look, around: ancestors(piece, root) });
  }
  return before;
}

/** After the change: every piece comes from where it was, or from where the game says that it comes from. */
export function travel(
  root: Element,
  before: Before,
  events: Seen[],
  { origin, destination }: { origin: Journey; destination: Journey },
): void {
  const after = pieces(root);
  // All places are read before anything is set in motion.
  const places = new Map([...after].map(([name, piece]) => [name, piece.getBoundingClientRect()]));
  for (const [name, piece] of after) {
    const to = places.get(name);
    const was = before.get(name)?.box;
    if (!to || to.width === 0) continue;
    if (was && was.width > 0) {
      if (!still()) move(piece, was, to);
    } else {
      const from = still() ? null : spot(root, origin(name, events), to);
      if (from) move(piece, from, to);
      else piece.animate({ opacity: [0, 1] }, { duration: FADE });
    }
  }
  if (still()) return;
  for (const [name, seat] of before) {
    if (after.has(name) || seat.box.width === 0) continue;
    leave(root, seat, spot(root, destination(name, events), seat.box));
  }
}

/** The middle of an anchor, as large as half of what goes there: an anchor may be a whole panel. */
function spot(root: Element, anchor: string | null, like: DOMRect): DOMRect | null {
  if (anchor === null) return null;
  const anchors = [...root.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`)];
  const box = anchors.map((element) => element.getBoundingClientRect()).find(({ width }) => width > 0);
  if (!box) return null;
  const [width, height] = [like.width / 2, like.height / 2];
  return new DOMRect(box.x + box.width / 2 - width / 2, box.y + box.height / 2 - height / 2, width, height);
}

/** How a thing at `to` must be shifted and scaled to seem to be at `from`. */
function shift(from: DOMRect, to: DOMRect): { x: number; y: number; scale: number } {
  return {
    x: from.x + from.width / 2 - (to.x + to.width / 2),
    y: from.y + from.height / 2 - (to.y + to.height / 2),
    scale: to.width > 0 ? Math.min(3, Math.max(0.2, from.width / to.width)) : 1,
  };
}

/** How many pixels a length of 1 has where an element is drawn: inside a drawing that is scaled it is not one. */
function pixels(element: Element): number {
  return (element instanceof SVGGraphicsElement && element.getScreenCTM()?.a) || 1;
}

function move(piece: HTMLElement, from: DOMRect, to: DOMRect): void {
  const { x: dx, y: dy, scale } = shift(from, to);
  if (Math.hypot(dx, dy) < 1 && Math.abs(scale - 1) < 0.02) return;
  const [x, y] = [dx / pixels(piece), dy / pixels(piece)];
  piece.dataset.travels = "";
  const way = piece.animate(
    { translate: [`${x}px ${y}px`, "0 0"], scale: [`${scale}`, "1"] },
    { duration: TIME, easing: EASE },
  );
  const arrive = () => delete piece.dataset.travels;
  way.finished.then(arrive, arrive);
}

/** A piece that is no more flies away as a likeness of itself, in what is left of its surroundings. */
function leave(root: Element, { box, look, around }: Seat, to: DOMRect | null): void {
  const parent = around.find((element) => element.isConnected) ?? root;
  const ghost = look as HTMLElement;
  ghost.dataset.ghost = "";
  for (const [name, value] of Object.entries(GHOST)) ghost.style.setProperty(name, value);
  ghost.style.width = `${box.width}px`;
  ghost.style.height = `${box.height}px`;
  ghost.setAttribute("aria-hidden", "true");
  ghost.inert = true;
  parent.append(ghost);
  const now = ghost.getBoundingClientRect();
  const start = shift(box, now);
  const end = to ? shift(to, now) : start;
  const unit = pixels(ghost);
  const way = ghost.animate(
    {
      translate: [`${start.x / unit}px ${start.y / unit}px`, `${end.x / unit}px ${end.y / unit}px`],
      scale: ["1", to ? `${end.scale}` : "0.9"],
      opacity: [1, 0],
    },
    { duration: TIME, easing: EASE, fill: "both" },
  );
  const vanish = () => ghost.remove();
  way.finished.then(vanish, vanish);
}

const GHOST = {
  position: "absolute",
  left: "0",
  top: "0",
  margin: "0",
  "z-index": "60",
  "pointer-events": "none",
};
