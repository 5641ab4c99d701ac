import { expect, test, type House } from "./house";
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
  steps,
} from "./play";
import type { Page, WebSocketRoute } from "@playwright/test";

/** The connection of a page, which can be cut as a train in a tunnel cuts it, and healed. */
class Line {
  #open: WebSocketRoute[] = [];
  #there = true;

  async through(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/ws/, (route) => {
      if (this.#there) this.#open.push(route, route.connectToServer());
      else void route.close({ code: 1001 });
    });
  }

  async cut(): Promise<void> {
    this.#there = false;
    await Promise.all(this.#open.map((route) => route.close({ code: 1001 })));
    this.#open = [];
  }

  heal(): void {
    this.#there = true;
  }
}

test("a guest plays a whole game against a bot by mouse", async ({ somebody }) => {
  const page = await somebody();
  const begun = Date.now();
  await againstBot(page);
  console.log(`from the address to the first choice: ${Date.now() - begun} ms`);
  await playOn([page], chance(7), byMouse);
  await expect(ended(page)).toBeVisible();
  // The dice were fair, and the record can be had and replayed.
  const found = page.locator("dialog[open] .fair li");
  await expect(found).toHaveText([
    "The server’s secret fits its fingerprint.",
    "It is the fingerprint that you saw before the end.",
    "The random digits of your browser were used.",
  ]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('dialog[open] a[href$="/record"]').click(),
  ]);
  const record = await file.path();
  await page.goto("/replay");
  await page.locator('input[type="file"]').setInputFiles(record);
  await expect(page.locator("[data-target]").first()).toBeVisible();
  await expect(page.getByText("Every step and the chance of this record were checked.")).toBeVisible();
});

test("two people play each other by link, and one loses the connection in the middle", async ({
  somebody,
}) => {
  const [host, friend] = [await somebody(), await somebody()];
  const line = new Line();
  await line.through(friend);
  await pair(host, friend);
  const pick = chance(11);
  let moves = 0;
  const count = async (target: Parameters<typeof byMouse>[0]) => {
    await byMouse(target);
    moves += 1;
  };
  await playOn([host, friend], pick, count, () => moves >= 24);
  const before = await steps(host);
  await line.cut();
  await expect(friend.getByText("Connection lost")).toBeVisible();
  // The one who is still there plays on until it is the other's turn.
  for (let turns = 0; turns < 6; turns += 1) {
    await pointAtSomething(host, pick, byMouse);
    await host.waitForTimeout(300);
  }
  line.heal();
  await expect(friend.getByText("Connection lost")).toHaveCount(0);
  await playOn([host, friend], pick, byMouse);
  await expect(ended(host)).toBeVisible();
  await expect(ended(friend)).toBeVisible();
  expect(await steps(host)).toBeGreaterThan(before);
  expect(await steps(friend)).toBe(await steps(host));
});

test("the server is killed and started again, and the game goes on without a reload", async ({
  house,
  somebody,
}) => {
  const page = await somebody();
  await againstBot(page);
  let moves = 0;
  const pick = chance(5);
  const count = async (target: Parameters<typeof byMouse>[0]) => {
    await byMouse(target);
    moves += 1;
  };
  await page.evaluate(() => Object.assign(window, { here: true }));
  for (const enough of [12, 24, 36]) {
    await playOn([page], pick, count, () => moves >= enough);
    await restart(house);
    await expect(page.locator("[data-target]").first()).toBeVisible();
  }
  await playOn([page], pick, byMouse);
  expect(await page.evaluate(() => "here" in window)).toBe(true);
});

async function restart(house: House): Promise<void> {
  await house.kill();
  await house.start();
}

test("a whole game with the keyboard alone", async ({ somebody }) => {
  const page = await somebody();
  await page.goto("/");
  // To the button by Tab, as somebody without a mouse would.
  const button = page.locator("article.g-battle .btn.primary");
  for (let n = 0; n < 60 && !(await button.evaluate((node) => node === document.activeElement)); n += 1) {
    await page.keyboard.press("Tab");
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await expect(open(page).first()).toBeVisible();
  await byKeys(page, chance(3));
  await page.keyboard.press("Escape");
  await expect(ended(page)).toBeHidden();
});

for (const locale of ["pl", "uk"]) {
  test(`a whole game on a phone by touch, in ${locale}`, async ({ somebody }) => {
    const page = await somebody({
      locale,
      ...PHONE,
    });
    await againstBot(page);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    const pick = chance(locale === "pl" ? 21 : 22);
    await pointAtSomething(page, pick, byTouch);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await playOn([page], pick, byTouch);
    await expect(ended(page)).toBeVisible();
    // Not a word of the interface is left in English or as a bare key.
    expect(await page.locator("body").innerText()).not.toMatch(
      /\b(Your turn|Draw a|attacker|defender)\b|\{[a-z-]+\}/,
    );
  });
}

test("what is illegal is explained at that place, with the rule", async ({ somebody }) => {
  const page = await somebody();
  await againstBot(page);
  // Nothing lies at the dams yet, so none can be claimed.
  await page.locator('[data-target="dam:3"]').click({ force: true });
  const bubble = page.getByRole("alert").filter({ hasText: "is not complete" });
  await bubble.getByRole("button", { name: "R25" }).click();
  await expect(page.locator("#R25")).toBeInViewport();
  await expect(page.locator("#R25")).toContainText("only if");
});

test("a move is taken back, and the past can be looked at while the game goes on", async ({ somebody }) => {
  const page = await somebody();
  await againstBot(page);
  const hand = page.locator('[data-target^="hand:"][data-mark="open"]:visible');
  const held = await hand.count();
  await hand.first().click();
  await page.locator('[data-target="dam:2"]').click();
  await expect(page.locator('[data-target="button:draw-battle"]:visible').first()).toBeVisible();
  await page.keyboard.press("u");
  await expect(hand).toHaveCount(held);
  await playOn(
    [page],
    chance(9),
    byMouse,
    (() => {
      let n = 0;
      return () => n++ > 14;
    })(),
  );
  const address = page.url();
  await page.keyboard.press(",");
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+\/\d+/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(address);
});

test("a spectator sees what is public, and can do nothing", async ({ somebody }) => {
  const player = await somebody();
  await againstBot(player);
  const watcher = await somebody();
  await watcher.goto(player.url());
  await expect(watcher.locator('[data-target="dam:1"]')).toBeVisible();
  await expect(watcher.locator('[data-target^="hand:"]')).toHaveCount(0);
  expect(await open(watcher).count()).toBe(0);
});
