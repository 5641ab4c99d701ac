import type { Locator, Page } from "@playwright/test";
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
export async function againstBot(page: Page): Promise<void> {
  await page.goto("/");
  await page.locator("article.g-battle .btn.primary").click();
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
