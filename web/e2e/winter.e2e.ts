import type { Locator, Page } from "@playwright/test";
import type { View } from "../src/games/winter/view";
import { expect, test } from "./house";
import { look, SIZES } from "./look";
import {
  byMouse,
  byTouch,
  chance,
  ended,
  hasten,
  hastenByKeys,
  open,
  pair,
  PHONE,
  type Point,
  pointAtSomething,
  state,
  told,
  totals,
  withBots,
} from "./play";

async function view(page: Page): Promise<View> {
  return (await state(page)).now?.view as View;
}

/** Answers first, then villages and stones; whatever else there is comes as chance likes it. */
const NEAR = [
  /^(side|setup|place|figure|with|to|pay|water|square|track|option|delta|pile):/,
  /^hex:/,
  /^(juncture|stone|spot):/,
  /./,
];

/** The same, but columns are left as soon as they can be. */
const QUICK = [...NEAR.slice(0, 3), /^button:/, /./];

test("alone against the Rival by keyboard, and the sheet says both totals and who has won", async ({
  somebody,
}) => {
  const page = await somebody();
  await page.goto("/new/winter");
  await page.getByRole("radio", { name: "1 player" }).press("Space");
  await page.getByRole("button", { name: "Play alone" }).press("Enter");
  await page.waitForURL(/\/t\//);
  await expect(open(page).first()).toBeVisible();
  await hastenByKeys(NEAR, page, chance(7));
  await expect(ended(page)).toBeVisible();
  const rival = (await view(page)).rival!.points.reduce((sum, points) => sum + points, 0);
  const [own] = (await told(page))!;
  expect(await totals(page)).toEqual([own, rival]);
  await expect(page.locator("dialog[open] .result")).toHaveText(own! > rival ? "You have won!" : /Rival/);
});

test("two people, one of them at a phone, with three landmarks, to the end", async ({ somebody }) => {
  const [host, friend] = [await somebody(), await somebody(PHONE)];
  await pair(host, friend, "winter", ["3 landmarks"]);
  const pages: [Page, Point][] = [
    [host, byMouse],
    [friend, byTouch],
  ];
  const pick = chance(19);
  // A round or two with everything that there is to do.
  await hasten(NEAR, pages, pick, (made) => made >= 30);
  await hasten(QUICK, pages, pick);
  await expect(ended(host)).toBeVisible();
  await expect(ended(friend)).toBeVisible();
  const right = await told(host);
  expect(right).toHaveLength(2);
  expect(await totals(host)).toEqual(right);
  expect(await totals(friend)).toEqual(right);
  expect(
    (await view(host)).ground.filter((ground) => typeof ground === "object" && "landmark" in ground),
  ).toHaveLength(3);
  await look(host, "winter-end-en", SIZES.slice(2));
});

test("four at a table, three of them bots, without the river, on a phone by touch", async ({ somebody }) => {
  const page = await somebody({ locale: "uk", ...PHONE });
  await withBots(page, "winter", 4, ["3 боти", "без доповнення"], byTouch);
  const pick = chance(43);
  for (let moves = 0; moves < 12; moves += 1) await pointAtSomething(page, pick, byTouch);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The prompt is in sight, whatever part is looked at.
  await expect(page.locator(".prompt p")).toBeInViewport();
  await hasten(QUICK, [[page, byTouch]], pick);
  await expect(ended(page)).toBeVisible();
  expect(await totals(page)).toEqual(await told(page));
  expect((await view(page)).river).toBeNull();
  expect(await page.locator("body").innerText()).not.toMatch(/\{[a-z-]+\}/);
});

test("what the eclipse is said to bring on the screen, it brings", async ({ somebody }) => {
  const page = await somebody();
  await withBots(page, "winter", 1, ["without the expansion"], byMouse);
  const pick = chance(3);
  const own = async () => (await view(page)).players[0]!;
  const [points, food, tools] = [0, 1, 2].map((at) => page.locator("tr.own td").nth(at));
  const number = async (cell: Locator) => Number(await cell.innerText());
  await hasten(NEAR, [[page, byMouse]], pick, (_, names) => names.some((name) => name.startsWith("spot:")));
  // Every card tells in words what it does.
  await page.locator('.winter-tray [data-target^="hand:"]').first().focus();
  await page.keyboard.press("?");
  await expect(page.locator("[popover]:popover-open")).toContainText(/labour/);
  await page.keyboard.press("Escape");
  let all = 0;
  for (const round of [1, 2, 3]) {
    await hasten(NEAR, [[page, byMouse]], pick, (_, names) => names.includes("button:ready"));
    const before = await own();
    const said = [await number(points!), await number(food!), await number(tools!)];
    // Nobody is sent, and no choice is made: then nothing changes what was said.
    await page.locator('[data-target="button:ready"]:visible').first().click();
    await hasten([/^button:(skip|done)/, ...NEAR], [[page, byMouse]], pick, (_, names) =>
      names.some((name) => name.startsWith("spot:")),
    );
    const after = await own();
    expect((await view(page)).round).toBe(round + 1);
    const total = ({ points }: typeof after) => points.reduce((sum, points) => sum + points, 0);
    expect([total(after) - total(before), after.food, after.tools]).toEqual([
      said[0],
      Math.min(before.food + said[1]!, 10),
      Math.min(before.tools + said[2]!, 10),
    ]);
    all += said[0]! + said[1]! + said[2]!;
  }
  expect(all).toBeGreaterThan(0);
});

test("the land in the middle of a game, in all languages", async ({ somebody }) => {
  const page = await somebody();
  await withBots(page, "winter", 4, ["3 bots", "3 landmarks"], byMouse);
  await hasten(
    NEAR,
    [[page, byMouse]],
    chance(51),
    (made, names) => made > 40 && names.includes("spot:hunt"),
  );
  await look(page, "winter-en", [SIZES[0]!, SIZES[2]!]);
  await page.setViewportSize(SIZES[1]!);
  await page.getByRole("button", { name: "Polski" }).click();
  await look(page, "winter-pl", [SIZES[1]!]);
  await page.getByRole("button", { name: "Українська" }).click();
  await page.locator('[data-target="spot:hunt"][data-mark="open"]:visible').first().click();
  await look(page, "winter-columns-uk", [SIZES[2]!]);
});
