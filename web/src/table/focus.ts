import type { Attachment } from "svelte/attachments";

/** So many places are remembered. */
const PAST = 4;

interface Place {
  element: HTMLElement;
  target: string | null;
  x: number;
  y: number;
}

const seen = (element: Element) => element.isConnected && element.getClientRects().length > 0;

/** Whether it can be pointed at. */
const may = ({ dataset }: HTMLElement) => dataset.mark === "open" || dataset.mark === "other";

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

  function remember({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || !root.contains(target)) return;
    const { x, y, width, height } = target.getBoundingClientRect();
    const place = {
      element: target,
      target: target.closest<HTMLElement>("[data-target]")?.dataset.target ?? null,
      x: x + width / 2,
      y: y + height / 2,
    };
    past = [place, ...past.filter(({ element }) => element !== target)].slice(0, PAST);
  }

  function restore() {
    const [last] = past;
    const lost = document.activeElement === document.body && last && !seen(last.element);
    if (!byKeys || !lost || document.querySelector("dialog[open]")) return;
    const targets = [...root.querySelectorAll<HTMLElement>("button[data-target], [data-target][tabindex]")]
      .filter(seen)
      .sort((one, other) => far(last, one) - far(last, other));
    const before = past.find(({ element }) => targets.includes(element) && may(element))?.element;
    const same = targets.find((one) => one.dataset.target === last.target);
    (before ?? same ?? targets.find(may) ?? targets[0])?.focus({ preventScroll: true });
  }

  const keys = () => (byKeys = true);
  const pointer = () => (byKeys = false);
  const changes = new MutationObserver(restore);
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ["data-mark"] });
  root.addEventListener("focusin", remember);
  addEventListener("keydown", keys, true);
  addEventListener("pointerdown", pointer, true);
  return () => {
    changes.disconnect();
    root.removeEventListener("focusin", remember);
    removeEventListener("keydown", keys, true);
    removeEventListener("pointerdown", pointer, true);
  };
};
