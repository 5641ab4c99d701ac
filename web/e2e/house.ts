import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The server that `cargo build` has made, or the one that NURT_BINARY names. */
const nurt = process.env.NURT_BINARY ?? fileURLToPath(new URL("../../target/debug/nurt", import.meta.url));

/** The real server, on a free port and a folder of its own. */
export class House {
  #process: ChildProcess | null = null;
  readonly #data = mkdtempSync(join(tmpdir(), "nurt-e2e-"));
  #port = 0;

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it; again on the same port and with the same data. */
  async start(): Promise<void> {
    const args = ["serve", "--lang", "en", "--port", String(this.#port), "--data", this.#data];
    const child = spawn(nurt, args, { env: { ...process.env, NURT_LOG: "warn" } });
    this.#process = child;
    this.#port = await new Promise<number>((found, failed) => {
      let heard = "";
      child.stdout.on("data", (text: Buffer) => {
        heard += text.toString();
        const port = /http:\/\/127\.0\.0\.1:(\d+)\//.exec(heard)?.[1];
        if (port !== undefined) found(Number(port));
      });
      child.stderr.on("data", (text: Buffer) => process.stderr.write(text));
      child.on("error", failed);
      child.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${heard}`)));
    });
  }

  /** Kills it without any warning. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL");
    await gone;
    this.#process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

interface Fixtures {
  house: House;
  /** Somebody with a browser of their own. */
  somebody: (options?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  house: async ({}, use) => {
    const house = new House();
    await house.start();
    await use(house);
    await house.end();
  },
  somebody: async ({ browser, house }, use) => {
    const faults: string[] = [];
    await use((options = {}) => visitor(browser, house, options, faults));
    expect(faults, "what the client reported").toEqual([]);
  },
});

/** A page in a context of its own. What the client reports as a mistake is kept. */
async function visitor(
  browser: Browser,
  house: House,
  options: BrowserContextOptions,
  faults: string[],
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: house.address,
    locale: "en",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    // A connection that is cut on purpose is reported by the browser itself.
    const cut = /Failed to load resource|WebSocket connection|ERR_/.test(message.text());
    if (message.type() === "error" && !cut) faults.push(message.text());
  });
  return page;
}

export { expect };
