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
} from "./play";
import type { Page } from "@playwright/test";
import type { View } from "../src/games/waterway/view";

async function view(page: Page): Promise<View> {
  return (await state(page)).now?.view as View;
}

test("two people build their rivers in two browsers, and both read the right scores", async ({
  somebody,
}) => {
  const [host, friend] = [await somebody(), await somebody()];
  await pair(host, friend, "waterway");
  await playOn([host, friend], chance(17), byMouse);
  await expect(ended(host)).toBeVisible();
  await expect(ended(friend)).toBeVisible();
  const right = await told(host);
  expect(right).toHaveLength(2);
  expect(await totals(host)).toEqual(right);
  expect(await totals(friend)).toEqual(right);
  expect((await view(friend)).players.map(({ tiles }) => tiles.length)).toEqual([13, 13]);
});

test("alone by keyboard: the rank, the best results, the same again, and a challenge", async ({
  somebody,
}) => {
  const page = await somebody();
  await page.goto("/new/waterway");
  await page.getByRole("radio", { name: "1 player" }).press("Space");
  await page.getByRole("button", { name: "Play alone" }).press("Enter");
  await page.waitForURL(/\/t\//);
  await expect(open(page).first()).toBeVisible();
  const first = (await view(page)).players[0]!.hand;
  await byKeys(page, chance(5));
  const sheet = page.locator("dialog[open]");
  const points = (await told(page))![0]!;
  expect(await totals(page)).toEqual([points]);
  const ranks = [0, 20, 28, 35, 42, 49, 56];
  const names = [
    "Landlubber",
    "Deckhand",
    "Oarsman",
    "Raftsman",
    "Helmsman",
    "Head raftsman",
    "Master of the river",
  ];
  await expect(sheet).toContainText(names[ranks.filter((least) => points >= least).length - 1]!);
  await expect(sheet.getByRole("listitem").filter({ hasText: "this game" })).toContainText(String(points));
  const link = await sheet.locator("input[readonly]").inputValue();

  // The same tiles come again, and the result is held against the first one.
  await sheet.getByRole("button", { name: "The same again" }).click();
  await expect(sheet).toHaveCount(0);
  await expect(open(page).first()).toBeVisible();
  expect((await view(page)).players[0]!.hand).toEqual(first);
  expect((await state(page)).same?.score).toBe(points);

  // A friend takes up the challenge.
  const friend = await somebody();
  await friend.goto(new URL(link).pathname);
  await expect(friend.locator("main")).toContainText(`came to ${points}`);
  await friend.getByRole("button", { name: "Take it up" }).click();
  await friend.waitForURL(/\/t\//);
  await expect(open(friend).first()).toBeVisible();
  expect((await view(friend)).players[0]!.hand).toEqual(first);
});

test("four at a table, three of them bots, on a phone by touch", async ({ somebody }) => {
  const page = await somebody({ locale: "uk", ...PHONE });
  await withBots(page, "waterway", 4, ["3 боти"], byTouch);
  const pick = chance(41);
  for (let moves = 0; moves < 24; moves += 1) await pointAtSomething(page, pick, byTouch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await playOn([page], pick, byTouch);
  await expect(ended(page)).toBeVisible();
  expect(await totals(page)).toEqual(await told(page));
  expect(await page.locator("body").innerText()).not.toMatch(/\{[a-z-]+\}/);
});

for (const [locale, sizes] of [
  ["en", SIZES],
  ["pl", SIZES.slice(2)],
  ["uk", SIZES.slice(2)],
] as const) {
  test(`a river in the middle of a game, and its end (${locale})`, async ({ somebody }) => {
    const page = await somebody({ locale });
    await againstBot(page, "waterway");
    let clicks = 0;
    const count = async (target: Parameters<typeof byMouse>[0]) => {
      await byMouse(target);
      clicks += 1;
    };
    await playOn([page], chance(51), count, () => clicks >= 25);
    await open(page).first().waitFor();
    await look(page, `waterway-${locale}`, [...sizes]);
    await page.setViewportSize(SIZES[0]!);
    await playOn([page], chance(52), byMouse);
    await expect(ended(page)).toBeVisible();
    await look(page, `waterway-end-${locale}`, SIZES.slice(2));
  });
}
