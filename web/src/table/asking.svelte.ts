import type { Attachment } from "svelte/attachments";

/** Holding a finger this long asks, milliseconds. */
const HOLD = 500;
/** A finger that moves farther does not hold, pixels. */
const SLIP = 10;

/** The question about something on the board that is being answered; one at a time. */
export class Asking<Subject> {
  subject = $state.raw<Subject | null>(null);
  /** What was asked about. */
  at: HTMLElement | null = null;

  ask(subject: Subject, at: HTMLElement): void {
    this.at = at;
    this.subject = subject;
  }

  close(): void {
    this.subject = null;
  }

  /** Lets a long press, or the key `?` while it has the focus, ask about an element. */
  about(subject: Subject): Attachment<HTMLElement> {
    return (node) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let start = { x: 0, y: 0 };
      let held = false;
      const stop = () => clearTimeout(timer);

      const events: { [name in keyof HTMLElementEventMap]?: (event: any) => void } = {
        pointerdown: (event: PointerEvent) => {
          stop();
          held = false;
          start = { x: event.clientX, y: event.clientY };
          if (event.isPrimary && event.button === 0) {
            timer = setTimeout(() => {
              held = true;
              this.ask(subject, node);
            }, HOLD);
          }
        },
        pointermove: (event: PointerEvent) => {
          if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
        },
        pointerup: stop,
        pointercancel: stop,
        pointerleave: stop,
        // The menu of the browser, and the click at the end of a long press.
        contextmenu: (event: Event) => {
          if (held) event.preventDefault();
        },
        click: (event: MouseEvent) => {
          if (held) event.stopPropagation();
          held = false;
        },
        keydown: (event: KeyboardEvent) => {
          if (event.key !== "?") return;
          event.preventDefault();
          event.stopPropagation();
          this.ask(subject, node);
        },
      };
      for (const [name, listener] of Object.entries(events)) node.addEventListener(name, listener, true);
      return () => {
        stop();
        for (const [name, listener] of Object.entries(events)) node.removeEventListener(name, listener, true);
      };
    };
  }
}
