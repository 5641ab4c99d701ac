import type { Page } from "@playwright/test";
import type { Outlook, View } from "../src/games/the-river/view";
import { expect, test } from "./house";
import { look, SIZES } from "./look";
import {
  againstBot,
  byKeys,
  byMouse,
  byTouch,
  chance,
  ended,
  open,
  pair,
  PHONE,
  playOn,
  pointAtSomething,
  state,
  told,
  totals,
  withBots,
  type Point,
} from "./play";

async function view(page: Page): Promise<View> {
  return (await state(page)).now?.view as View;
}

/** Plays until the game is over. Tiles and buildings bring the end near, so they come first. */
async function hasten(pages: [Page, Point][], pick: (below: number) => number): Promise<void> {
  const near = '.question .primary[data-mark="open"], [data-target^="tile:"][data-mark="open"]';
  let idle = 0;
  while (idle < 400) {
    let did = false;
    for (const [page, point] of pages) {
      if (await ended(page).isVisible()) return;
      const target = page.locator(near).first();
      if (await target.isVisible()) did = await point(target).then(...YES_OR_NO);
      else did = (await pointAtSomething(page, pick, point)) || did;
    }
    idle = did ? 0 : idle + 1;
    if (!did) await pages[0]?.[0].waitForTimeout(50);
  }
  throw new Error("nothing can be done, and the game is not over");
}
const YES_OR_NO = [() => true, () => false] as const;

test("two people, one of them at a phone, explore to the end and read the right scores", async ({
  somebody,
}) => {
  const [host, friend] = [await somebody(), await somebody(PHONE)];
  await pair(host, friend, "the-river");
  await hasten(
    [
      [host, byMouse],
      [friend, byTouch],
    ],
    chance(17),
  );
  await expect(ended(host)).toBeVisible();
  await expect(ended(friend)).toBeVisible();
  const right = await told(host);
  expect(right).toHaveLength(2);
  expect(await totals(host)).toEqual(right);
  expect(await totals(friend)).toEqual(right);
});

test("three at a table, two of them bots, by keyboard", async ({ somebody }) => {
  const page = await somebody();
  await withBots(page, "the-river", 3, ["2 bots"], (target) => target.press("Enter"));
  await byKeys(page, chance(5));
  expect(await totals(page)).toEqual(await told(page));
});

test("four at a table, three of them bots, on a phone by touch", async ({ somebody }) => {
  const page = await somebody({ locale: "uk", ...PHONE });
  await withBots(page, "the-river", 4, ["3 боти"], byTouch);
  const pick = chance(41);
  for (let moves = 0; moves < 12; moves += 1) await pointAtSomething(page, pick, byTouch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await playOn([page], pick, byTouch);
  await expect(ended(page)).toBeVisible();
  expect(await totals(page)).toEqual(await told(page));
  expect(await page.locator("body").innerText()).not.toMatch(/\{[a-z-]+\}/);
});

test("a building is paid as it was planned, and nothing is asked on the way", async ({ somebody }) => {
  const page = await somebody();
  await againstBot(page, "the-river");
  const payable = page.locator('.card[data-mark="open"]:has(.can)').first();
  const useful = ["reserve", "wood", "clay", "stone", "food"].map((name) => `island:${name}`);
  const pick = chance(23);
  const build = page.getByRole("button", { name: "Build", exact: true }).last();
  // With an island picked, a card could be reserved instead.
  const picked = page.locator('[data-mark="picked"]:visible');
  const ready = async () => (await payable.isVisible()) && (await picked.count()) === 0;
  // A card seen open may be gone when it is clicked: the last move may still be under way, and the bot builds too.
  const planned = async () => (await ready()) && (await payable.click({ timeout: 1000 }).then(...YES_OR_NO));
  for (let tries = 0; tries < 400 && !((await planned()) && (await build.isVisible())); tries += 1) {
    if (await ended(page).isVisible()) await againstBot(page, "the-river");
    const goods = page.locator(
      useful.map((name) => `[data-target="${name}"][data-mark="open"]:visible`).join(", "),
    );
    const target = (await page.locator(".question").isVisible()) ? open(page) : goods;
    const all = await target.all();
    if (all.length === 0) await pointAtSomething(page, pick, byMouse);
    else await byMouse(all[pick(all.length)]!).catch(() => {});
  }
  await expect(build).toBeVisible();
  const seat = (await state(page)).you!;
  const before = (await view(page)).players[seat]!;
  const keeps = page.locator(".question tbody tr").last().locator("td");
  const left = (await keeps.allInnerTexts()).map(Number);
  const card = (await page.locator('.card[data-mark="picked"]').getAttribute("data-piece"))!;
  const outlook = (await state(page)).now?.outlook as Outlook;
  const payment = outlook.cards[card]![seat]!.payment!;
  expect(left).toEqual(before.stored.map((count, kind) => count - payment[kind]!));
  await build.click();
  await expect.poll(async () => (await view(page)).players[seat]!.buildings).toBe(before.buildings + 1);
  expect((await view(page)).players[seat]!.stored).toEqual(left);
});

for (const [locale, sizes] of [
  ["en", SIZES],
  ["pl", SIZES.slice(2)],
  ["uk", SIZES.slice(2)],
] as const) {
  test(`the islands in the middle of a game (${locale})`, async ({ somebody }) => {
    const page = await somebody({ locale });
    await againstBot(page, "the-river");
    let clicks = 0;
    const count: Point = async (target) => {
      await byMouse(target);
      clicks += 1;
    };
    await playOn([page], chance(51), count, () => clicks >= 16);
    await open(page).first().waitFor();
    await look(page, `the-river-${locale}`, [...sizes]);
    if (locale !== "en") return;
    await page.setViewportSize(SIZES[0]!);
    await hasten([[page, byMouse]], chance(52));
    await expect(ended(page)).toBeVisible();
    await look(page, `the-river-end-${locale}`, SIZES.slice(2));
  });
}
