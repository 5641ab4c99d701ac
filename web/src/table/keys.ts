/** Keys at a table. */

export interface Shortcuts {
  undo: () => void;
  hint?: () => void;
  mute: () => void;
  help: () => void;
  /** One step back in what is going on. */
  escape: () => void;
  /** Steps of the replay, back or forth. */
  step: (by: number) => void;
}

/** What a key at a table does; whether it did something. */
export function press(event: KeyboardEvent, root: HTMLElement, shortcuts: Shortcuts): boolean {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return false;
  if (key === "Escape") {
    shortcuts.escape();
    return true;
  }
  if (typing(event.target)) return false;
  const by = stepOf(event);
  if (by !== 0) {
    shortcuts.step(by);
    return true;
  }
  if (event.altKey) return false;
  if (key in WAYS) return wander(root, key as Way);
  if (key === "Enter" || key === " ") return activate(event.target);
  if (event.repeat) return false;
  const does = { u: shortcuts.undo, h: shortcuts.hint, m: shortcuts.mute, "?": shortcuts.help }[
    key.toLowerCase()
  ];
  does?.();
  return does !== undefined;
}

function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}

function stepOf({ key, altKey }: KeyboardEvent): number {
  if (key === "," || (altKey && key === "ArrowLeft")) return -1;
  if (key === "." || (altKey && key === "ArrowRight")) return 1;
  return 0;
}

/** What is drawn without a button is pressed like one. */
function activate(target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest("button, a, summary, [role=tab]")) return false;
  const drawn = target.closest("[data-target]");
  drawn?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  return drawn !== null;
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const;
export type Way = keyof typeof WAYS;

interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: what lies straight ahead is nearer than what lies aside. Null if there is none. */
export function nearest<T extends Spot>(from: Spot, way: Way, spots: T[]): T | null {
  const [dx, dy] = WAYS[way];
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    if (ahead < 2) continue;
    const far = ahead + 2.5 * aside;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** Where an element is; null if it cannot be seen. */
function middle(element: Element): Spot | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 1 ? { x: x + width / 2, y: y + height / 2 } : null;
}

/** Moves the focus over what can be chosen now. */
function wander(root: HTMLElement, way: Way): boolean {
  const active = document.activeElement;
  // Tabs, sliders and scrolling boxes have their own use for arrows.
  if (active?.closest(".drawer, .replay, .strip, .tabbar, .appbar")) return false;
  const spots = [...root.querySelectorAll<HTMLElement>('[data-mark="open"]')].flatMap((element) => {
    const spot = middle(element);
    return spot ? [{ element, ...spot }] : [];
  });
  const here = active?.matches("[data-target]") ? middle(active) : null;
  const next = here ? nearest(here, way, spots) : spots[0];
  if (!next) return spots.length > 0;
  if (next.element.tabIndex < 0) next.element.tabIndex = -1;
  next.element.focus();
  return true;
}
