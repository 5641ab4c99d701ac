import { expect, test } from "./house";
import { look, SIZES } from "./look";
import { againstBot, byMouse, chance, open, pair, PHONE, playOn, state } from "./play";

test("a hint shows the best moves with reasons, on the board too, and plays one", async ({ somebody }) => {
  const page = await somebody();
  await againstBot(page, "gold");
  let clicks = 0;
  await playOn(
    [page],
    chance(3),
    async (target) => {
      await byMouse(target);
      clicks += 1;
    },
    () => clicks >= 10,
  );
  await open(page).first().waitFor();
  await page.keyboard.press("h");
  const panel = page.getByRole("region", { name: "What a bot would do" });
  const rows = panel.locator("li");
  await expect(rows.first()).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(3);
  await expect(rows.first()).toContainText("% to win");
  await expect(rows.first().locator("small")).not.toBeEmpty();
  // The first one is shown on the board; another one can be looked at.
  await expect(page.locator("[data-hint]").first()).toBeVisible();
  await look(page, "hint", [SIZES[0]!, SIZES[2]!]);
  await page.setViewportSize(SIZES[0]!);
  const before = (await state(page)).version;
  await panel.getByRole("button", { name: "Play it" }).click();
  await expect(panel).toBeHidden();
  await expect.poll(async () => (await state(page)).version).toBeGreaterThan(before);
  // H asks and closes, Escape closes.
  await open(page).first().waitFor();
  await page.keyboard.press("h");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("people who did not agree on hints have none", async ({ somebody }) => {
  const [host, friend] = [await somebody(), await somebody(PHONE)];
  await pair(host, friend, "battle");
  await open(host).first().waitFor();
  await expect(host.getByRole("button", { name: "Hint" })).toHaveCount(0);
  await host.keyboard.press("h");
  const panel = host.getByRole("region", { name: "What a bot would do" });
  await expect(panel).toContainText("no hints here");
});
