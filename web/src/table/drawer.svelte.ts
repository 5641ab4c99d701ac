import { MediaQuery } from "svelte/reactivity";

export type Tab = "side" | "log" | "chat" | "rules" | "insight" | "settings";

/** A desk has room for the drawer beside the board; elsewhere it opens over it. */
const desk = new MediaQuery("min-width: 1200px");
const phone = new MediaQuery("max-width: 640px");

/** The drawer of a table: log, chat, rules, settings. */
export class Drawer {
  #tab = $state<Tab>("log");
  #over = $state(false);
  /** The rule that is looked up, such as `R27`. */
  rule = $state<string | null>(null);
  #opener: HTMLElement | null = null;

  /** What is shown. What else there is to know stands on a desk beside the board, and in the drawer on a phone. */
  get tab(): Tab {
    return this.#tab === "side" && !this.phone ? "log" : this.#tab;
  }
  get desk(): boolean {
    return desk.current;
  }
  get phone(): boolean {
    return phone.current;
  }
  /** Whether it can be seen. */
  get open(): boolean {
    return this.desk || this.#over;
  }

  show(tab: Tab): void {
    if (!this.open) this.#opener = document.activeElement as HTMLElement | null;
    this.#tab = tab;
    this.#over = true;
  }

  /** Opens the rules at a rule. */
  lookUp(rule: string): void {
    this.rule = rule;
    this.show("rules");
  }

  /** Closes what lies over the board; whether there was something. */
  close(): boolean {
    if (this.desk || !this.#over) return false;
    this.#over = false;
    this.#opener?.focus();
    return true;
  }
}
