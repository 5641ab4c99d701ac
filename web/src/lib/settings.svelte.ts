import { recall, remember } from "./store";

/** What a player sets for all tables in this browser. */
class Settings {
  #sound = $state(recall("sound") === "on");
  #notices = $state(recall("notices") === "on");

  /** A sound when it is my turn; off unless asked for. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(on: boolean) {
    this.#sound = on;
    remember("sound", on ? "on" : "off");
  }

  /** A notification of the browser when it is my turn and the page is hidden. */
  get notices(): boolean {
    return this.#notices;
  }
  set notices(on: boolean) {
    this.#notices = on;
    remember("notices", on ? "on" : "off");
  }
}

export const settings = new Settings();
