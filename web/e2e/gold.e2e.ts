import type { Page } from "@playwright/test";
import type { Outlook, PlayerView, View } from "../src/games/gold/view";
import { expect, test } from "./house";
import { look, SIZES } from "./look";
import {
  againstBot,
  byMouse,
  byTouch,
  chance,
  ended,
  hasten,
  hastenByKeys,
  pair,
  PHONE,
  pointAtSomething,
  state,
  told,
  totals,
  withBots,
} from "./play";

async function view(page: Page): Promise<View> {
  return (await state(page)).now?.view as View;
}

/** What brings the end near comes first: answers, stops, deliveries, the next roll, buildings, ships. */
const NEAR = [
  /^(patron|take|river):/,
  /^button:(deliver|done|roll|end)$/,
  /^(row|shore):/,
  /^hand:/,
  /^ship:/,
];

test("two people, one of them at a phone, build and sail to the end and read the right scores", async ({
  somebody,
}) => {
  const [host, friend] = [await somebody(), await somebody(PHONE)];
  await pair(host, friend, "gold");
  await hasten(
    NEAR,
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
  await look(host, "gold-end-en", SIZES.slice(2));
});

test("three at a table, two of them bots, choose among patrons, by keyboard", async ({ somebody }) => {
  const page = await somebody();
  await withBots(page, "gold", 3, ["2 bots", "one of each clan"], (target) => target.press("Enter"));
  await expect(page.locator('.patron[data-mark="open"]').first()).toBeVisible();
  await hastenByKeys(NEAR, page, chance(5));
  expect(await totals(page)).toEqual(await told(page));
});

test("four at a table, three of them bots, each with a clan, on a phone by touch", async ({ somebody }) => {
  const page = await somebody({ locale: "uk", ...PHONE });
  await withBots(page, "gold", 4, ["3 боти", "кожен отримує клан"], byTouch);
  await expect(page.locator('.patron[data-mark="open"]')).toHaveCount(2);
  const pick = chance(41);
  for (let moves = 0; moves < 12; moves += 1) await pointAtSomething(page, pick, byTouch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await hasten(NEAR, [[page, byTouch]], pick);
  await expect(ended(page)).toBeVisible();
  expect(await totals(page)).toEqual(await told(page));
  expect(await page.locator("body").innerText()).not.toMatch(/\{[a-z-]+\}/);
});

/** What a player has, told like a share of a voyage. */
const worth = ({ koku, goods, favour, influence }: PlayerView) => ({ koku, goods, favour, influence });

test("a voyage brings everybody what was shown before", async ({ somebody }) => {
  const page = await somebody();
  await againstBot(page, "gold");
  await expect(page.locator('.ship[data-mark="open"]')).toHaveCount(2);
  const you = (await state(page)).you!;
  const before = await view(page);
  const outlook = (await state(page)).now?.outlook as Outlook;
  const voyage = outlook.players[you]!.voyages[0]![before.players[you]!.die - 1]!;

  await page.locator('.face[data-target="die:5"]').hover();
  await expect(page.locator(".voyage .trip")).toHaveCount(2);
  await page.locator('.ship[data-target="ship:1"]').hover();
  await expect(page.locator(".voyage .title")).toContainText(String(voyage.to));
  await expect(page.locator(".place.visited")).toHaveCount(4);
  await page.locator('.ship[data-target="ship:1"]').click();
  await page
    .locator(".voyage")
    .getByRole("button", { name: `Sail to ${voyage.to}` })
    .click();
  await expect.poll(async () => (await view(page)).players[you]!.ships[0]).toBe(voyage.to);

  const after = await view(page);
  for (const [seat, share] of voyage.brings.entries()) {
    const had = worth(before.players[seat]!);
    expect(worth(after.players[seat]!)).toEqual({
      koku: had.koku + share.koku,
      goods: had.goods.map((count, kind) => count + share.goods[kind]!),
      favour: had.favour + share.favour,
      influence: had.influence.map((steps, region) => steps + share.influence[region]!),
    });
  }
});

test("a tile is built where it was first pointed at, tile or space", async ({ somebody }) => {
  const page = await somebody();
  await againstBot(page, "gold");
  const you = (await state(page)).you!;
  const spaces = page.locator('[data-target^="shore:"][data-mark="open"]');
  // Whoever cannot build turns the die, or sails on until it can.
  const pick = chance(29);
  for (let tries = 0; tries < 200 && !(await spaces.first().isVisible()); tries += 1) {
    await pointAtSomething(page, pick, byMouse);
  }
  const space = (await spaces.first().getAttribute("data-target"))!;
  const number = Number(space.slice("shore:".length));
  const price = ((await state(page)).now?.outlook as Outlook).players[you]!.prices[number - 1]!;
  const before = await view(page);
  const tile = before.row[1]!;
  await page.locator(`[data-target="row:${tile}"]`).click();
  await expect(page.locator(`[data-target="${space}"]`)).toHaveAttribute("data-mark", "open");
  await page.keyboard.press("Escape");
  await page.locator(`[data-target="${space}"]`).click();
  await page.locator(`[data-target="row:${tile}"]`).click();
  await expect.poll(async () => (await view(page)).shore[number - 1]!.tile).toBe(tile);
  const after = await view(page);
  expect(after.shore[number - 1]!.markers).toEqual([you]);
  // Influence may have brought koku back.
  expect(after.players[you]!.koku).toBeGreaterThanOrEqual(before.players[you]!.koku - price);
});

test("the river in the middle of a game, in all languages", async ({ somebody }) => {
  const page = await somebody();
  await withBots(page, "gold", 4, ["3 bots", "one of each clan"], byMouse);
  await hasten(NEAR, [[page, byMouse]], chance(51), (made, names) => made > 24 && names.includes("ship:1"));
  // With four players the row and all tracks are in sight at a desk.
  await expect(page.locator(".side .steps").last()).toBeInViewport({ ratio: 1 });
  await look(page, "gold-en", [SIZES[0]!, SIZES[2]!]);
  await page.setViewportSize(SIZES[1]!);
  await page.getByRole("button", { name: "Polski" }).click();
  await look(page, "gold-pl", [SIZES[1]!]);
  await page.getByRole("button", { name: "Українська" }).click();
  await page.locator('.ship[data-target="ship:1"]').click();
  await look(page, "gold-voyage-uk", [SIZES[2]!]);
});
