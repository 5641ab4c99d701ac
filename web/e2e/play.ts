import type { Locator, Page } from "@playwright/test";
import type { TableState } from "../src/wire";
import { expect } from "./house";

/** Numbers that are the same in every run. */
export function chance(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

/** From the home page to a table against a bot, by one click. */
export async function againstBot(page: Page, game = "battle"): Promise<void> {
  await page.goto("/");
  await page.locator(`article.g-${game} .btn.primary`).click();
  await page.waitForURL(/\/t\/[a-z0-9]+/);
  await expect(open(page).first()).toBeVisible();
}

/** What can be pointed at now, where it is drawn. */
export function open(page: Page): Locator {
  return page.locator('[data-mark="open"]:visible');
}

/** The end of a game. */
export function ended(page: Page): Locator {
  return page.locator("dialog[open]").getByRole("table");
}

export type Point = (target: Locator) => Promise<void>;

/** Points at one of the open targets. Whether there was one. */
export async function pointAtSomething(
  page: Page,
  pick: (below: number) => number,
  point: Point,
): Promise<boolean> {
  const targets = await open(page).all();
  if (targets.length === 0) return false;
  const target = targets[pick(targets.length)];
  if (!target) return false;
  try {
    await point(target);
    return true;
  } catch {
    // It was gone before the pointer came.
    return false;
  }
}

/** Plays until the game is over, or `enough` says so. */
export async function playOn(
  pages: Page[],
  pick: (below: number) => number,
  point: Point,
  enough: () => boolean = () => false,
): Promise<void> {
  let idle = 0;
  while (!enough()) {
    let did = false;
    for (const page of pages) {
      if (await ended(page).isVisible()) return;
      did = (await pointAtSomething(page, pick, point)) || did;
    }
    idle = did ? 0 : idle + 1;
    if (idle > 400) throw new Error("nothing can be done, and the game is not over");
    if (!did) await pages[0]?.waitForTimeout(50);
  }
}

export const byMouse: Point = (target) => target.click({ timeout: 2000 });
export const byTouch: Point = (target) => target.tap({ timeout: 2000 });

/** The table as the server tells it to whoever is at the page. */
export async function state(page: Page): Promise<TableState> {
  const id = new URL(page.url()).pathname.split("/")[2] ?? "";
  return page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), id);
}

/** The number of moves so far. */
export async function steps(page: Page): Promise<number> {
  return (await state(page)).now?.step ?? 0;
}

/** Two people at one table, the second by link. */
export async function pair(host: Page, friend: Page, game = "battle"): Promise<void> {
  await host.goto(`/new/${game}`);
  await host.locator("main form .btn.primary").click();
  await host.waitForURL(/\/t\//);
  const link = await host.locator("main input[readonly]").first().inputValue();
  expect(link).toContain("/join/");
  await friend.goto(new URL(link).pathname);
  await friend.locator("main .btn.primary").click();
  await friend.waitForURL(/\/t\//);
  await host.locator(".start .btn.primary").click();
  // Chance decides who begins.
  await Promise.any([host, friend].map((page) => open(page).first().waitFor()));
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/**
 * Plays until the game is over with the keyboard alone: here and there by arrows, and Enter where something is open that
 * is wanted.
 */
export async function byKeys(
  page: Page,
  pick: (below: number) => number,
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  let idle = 0;
  while (!(await ended(page).isVisible())) {
    const before = await open(page).count();
    for (let n = pick(4) + 1; n > 0; n -= 1) await page.keyboard.press(ARROWS[pick(4)]!);
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      return active?.getAttribute("data-mark") === "open" ? active.getAttribute("data-target") : null;
    });
    const marked = name !== null && wanted(name);
    if (marked) await page.keyboard.press("Enter");
    idle = before > 0 && marked ? 0 : idle + 1;
    if (idle > 400) throw new Error("the keyboard leads nowhere");
    if (!marked) await page.waitForTimeout(50);
  }
}

/** A phone in the hand. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** The totals in the last row of the score sheet at the end. */
export async function totals(page: Page): Promise<number[]> {
  const cells = await ended(page).getByRole("row").last().getByRole("cell").allInnerTexts();
  return cells
    .map((text) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN))
    .filter((total) => !Number.isNaN(total));
}

/** The totals as the server tells them. */
export async function told(page: Page): Promise<(number | null)[] | undefined> {
  return (await state(page)).now?.standing.lines.find(({ key }) => key === "score-total")?.cells;
}

/** A table with bots in all other seats, and with these options, by the words that stand there. */
export async function withBots(
  page: Page,
  game: string,
  players: number,
  options: string[],
  point: Point,
): Promise<void> {
  await page.goto(`/new/${game}`);
  await page.getByRole("radio", { name: new RegExp(`^${players}`) }).check({ force: true });
  for (const name of options) await page.getByRole("radio", { name }).check({ force: true });
  await point(page.locator("main form .btn.primary"));
  await page.waitForURL(/\/t\//);
  await expect(open(page).first()).toBeVisible();
}
