import { expect, test } from "./house";
import { look, SIZES } from "./look";
import { againstBot, byMouse, chance, ended, playOn } from "./play";

test("a finished game is looked into: curve, luck, turning points, and what else could have been done", async ({
  somebody,
}) => {
  const page = await somebody();
  await againstBot(page, "waterway");
  await playOn([page], chance(31), byMouse);
  await expect(ended(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Look into the game" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByText("Luck and skill")).toBeVisible({ timeout: 40_000 });
  await expect(page.locator(".graph polyline")).toHaveCount(2);
  // Whoever plays at random has something to learn; a click leads there.
  const mistake = page.locator(".mistakes button").first();
  await expect(mistake).toContainText("Better:");
  await mistake.click();
  await expect(page).toHaveURL(/\/t\/[a-z0-9]+\/\d+$/);
  await look(page, "insight", [SIZES[0]!, SIZES[2]!]);
  // It is kept: another look finds it at once.
  await page.setViewportSize(SIZES[0]!);
  await page.reload();
  await page.getByRole("tab", { name: "Analysis" }).click();
  await page.getByRole("button", { name: "Look into the game" }).click();
  await expect(page.getByText("Luck and skill")).toBeVisible({ timeout: 5_000 });
});
