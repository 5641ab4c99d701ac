import type { Attachment } from "svelte/attachments";

/** So many places are remembered. */
const PAST = 4;

/** What can have the focus: drawings too. */
type Spot = HTMLElement | SVGElement;

interface Place {
  element: Spot;
  target: string | null;
  x: number;
  y: number;
}

const seen = (element: Element) => element.isConnected && element.getClientRects().length > 0;

/** Whether it can be pointed at. */
const may = ({ dataset }: Spot) => dataset.mark === "open" || dataset.mark === "other";

function far(from: Place, element: Element): number {
  const { x, y, width, height } = element.getBoundingClientRect();
  return Math.hypot(x + width / 2 - from.x, y + height / 2 - from.y);
}

/**
 * Keeps the focus of whoever plays by the keyboard: where the element that has it leaves the page, it goes to where it
 * was before, if something can be done there, to another drawing of the same target, or to the nearest one.
 */
export const keepsFocus: Attachment<HTMLElement> = (root) => {
  let byKeys = false;
  let past: Place[] = [];

  function remember(target: EventTarget | null) {
    if (!(target instanceof HTMLElement || target instanceof SVGElement) || !root.contains(target)) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = {
      element: target,
      target: target.closest<Spot>("[data-target]")?.dataset.target ?? null,
      x: x + width / 2,
      y: y + height / 2,
    };
    past = [place, ...past.filter(({ element }) => element !== target)].slice(0, PAST);
  }

  function restore() {
    const [last] = past;
    // What is hidden keeps the focus until the page is drawn.
    const at = document.activeElement;
    const away = at !== document.body && at !== last?.element;
    if (!byKeys || !last || away || seen(last.element) || document.querySelector("dialog[open]")) return;
    const targets = [...root.querySelectorAll<Spot>("button[data-target], [data-target][tabindex]")]
      .filter(seen)
      .sort((one, other) => far(last, one) - far(last, other));
    const before = past.find(({ element }) => targets.includes(element) && may(element))?.element;
    const same = targets.find((one) => one.dataset.target === last.target);
    (before ?? same ?? targets.find(may) ?? targets[0])?.focus({ preventScroll: true });
  }

  const focused = ({ target }: FocusEvent) => remember(target);
  const keys = () => (byKeys = true);
  const pointer = () => (byKeys = false);
  const changes = new MutationObserver(restore);
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ["data-mark", "class", "hidden", "disabled"],
  });
  // What is asked at once may have it already.
  remember(document.activeElement);
  root.addEventListener("focusin", focused);
  addEventListener("keydown", keys, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    changes.disconnect();
    root.removeEventListener("focusin", focused);
    removeEventListener("keydown", keys, true);
    removeEventListener("pointerdown", pointer, true);
  };
};
