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
export async function pair(host: Page, friend: Page, game = "battle", options: string[] = []): Promise<void> {
  await host.goto(`/new/${game}`);
  for (const name of options) await host.getByRole("radio", { name }).check({ force: true });
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
  await page
    .getByRole("radio", { name: new RegExp(`^${players}`) })
    .first()
    .check({ force: true });
  for (const name of options) await page.getByRole("radio", { name }).check({ force: true });
  await point(page.locator("main form .btn.primary"));
  await page.waitForURL(/\/t\//);
  await expect(open(page).first()).toBeVisible();
}

/** Those of the names that come first: of the first kind of which there are any. */
function nearest(kinds: RegExp[], names: string[]): string[] {
  const kind = kinds.find((kind) => names.some((name) => kind.test(name)));
  return [...new Set(names.filter((name) => kind?.test(name)))];
}

/** What can be pointed at, and whether the game is over. */
async function offered(page: Page): Promise<{ names: string[]; over: boolean }> {
  const names = await open(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("data-target") ?? ""),
  );
  return { names, over: names.length === 0 && (await ended(page).isVisible()) };
}

/** Until somebody can do something, or the game is over. What bots do is not watched: a click on nothing skips it. */
async function turn(pages: [Page, Point][]): Promise<void> {
  for (const [page, point] of pages) await point(page.locator(".prompt p")).catch(() => {});
  await Promise.any(pages.map(([page]) => open(page).or(ended(page)).first().waitFor()));
}

/**
 * Plays until the game is over, or what is offered after so many picks is enough, and does not dawdle: what is of the first
 * kinds is chosen first.
 */
export async function hasten(
  kinds: RegExp[],
  pages: [Page, Point][],
  pick: (below: number) => number,
  enough: (made: number, names: string[]) => boolean = () => false,
): Promise<void> {
  for (let made = 0, tries = 0; ; tries += 1) {
    let did = false;
    for (const [page, point] of pages) {
      const { names, over } = await offered(page);
      if (over || enough(made, names)) return;
      const near = nearest(kinds, names);
      if (near.length === 0) continue;
      // What is drawn twice is pointed at where it is asked for, over the board.
      const target = open(page).nth(names.lastIndexOf(near[pick(near.length)]!));
      did = await point(target).then(
        () => true,
        () => false,
      );
      made += Number(did);
    }
    if (!did) await turn(pages);
    expect(tries, "nothing can be done, and the game is not over").toBeLessThan(2000);
  }
}

/** The key that leads from where the keyboard is to one of the wanted targets, or chooses it. */
async function keyTo(page: Page, wanted: string[]): Promise<{ at: string; key: string; lost: boolean }> {
  return page.evaluate((wanted) => {
    const middle = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const isWanted = (element: Element) =>
      element.getAttribute("data-mark") === "open" &&
      wanted.includes(element.getAttribute("data-target") ?? "");
    const active = document.activeElement ?? document.body;
    const from = middle(active);
    const at = `${from.x} ${from.y}`;
    const lost = active === document.body;
    if (isWanted(active)) return { at, key: "Enter", lost };
    const [way = { x: 1, y: 0 }] = [...document.querySelectorAll("[data-target]")]
      .filter((element) => isWanted(element) && element.getBoundingClientRect().width > 1)
      .map((element) => ({ x: middle(element).x - from.x, y: middle(element).y - from.y }))
      .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
    if (Math.abs(way.x) > Math.abs(way.y)) return { at, key: way.x > 0 ? "ArrowRight" : "ArrowLeft", lost };
    return { at, key: way.y > 0 ? "ArrowDown" : "ArrowUp", lost };
  }, wanted);
}

/** Plays until the game is over with arrows and Enter alone. */
export async function hastenByKeys(
  kinds: RegExp[],
  page: Page,
  pick: (below: number) => number,
): Promise<void> {
  // Any key that does nothing else skips what bots do.
  const skip: Point = () => page.keyboard.press("x");
  const been: string[] = [];
  let held = false;
  for (let tries = 0; tries < 3000; tries += 1) {
    const { names, over } = await offered(page);
    if (over) return;
    const near = nearest(kinds, names);
    if (near.length === 0) {
      await turn([[page, skip]]);
      continue;
    }
    const { at, key, lost } = await keyTo(page, near);
    expect(lost && held, "the keyboard has lost its place").toBe(false);
    held ||= !lost;
    // Where the straight way goes round in circles, another one may lead there.
    const again = key !== "Enter" && been.includes(at);
    await page.keyboard.press(again ? ARROWS[pick(4)]! : key);
    if (key === "Enter") been.length = 0;
    else been.push(at);
  }
  throw new Error("the keyboard leads nowhere");
}
