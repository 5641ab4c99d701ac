import { expect, test } from "./house";
import { look, SIZES } from "./look";
import { againstBot, byMouse, chance, ended, open, playOn, state } from "./play";

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

test("a finished game is played on from one of its steps, with the keyboard too", async ({ somebody }) => {
  const page = await somebody();
  await againstBot(page);
  const first = (await state(page)).table;
  let clicks = 0;
  await playOn([page], chance(7), byMouse, () => (clicks += 1) > 16);
  await page.getByRole("tab", { name: "Table" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.locator("dialog[open]").getByRole("button", { name: "Resign" }).click();
  await expect(ended(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("tab", { name: "Log" }).click();
  // The first move is that of whoever attacks, who is to draw then.
  const step = 1;
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(page).toHaveURL(`/t/${first}/${step}`);
  await look(page, "play-on-button", [SIZES[0]!, SIZES[2]!]);
  // On a phone the drawer lies over the board.
  await page.getByRole("complementary").getByRole("button", { name: "Close" }).click();
  for (const language of ["pl", "uk", "en"]) {
    await page.locator(`button[lang=${language}]`).click();
    await look(page, `play-on-button-${language}`, [SIZES[2]!]);
  }

  const button = page.getByRole("button", { name: "Play on from here" });
  await button.focus();
  await page.keyboard.press("Enter");
  const dialog = page.locator("dialog[open]");
  await expect(dialog.getByRole("radio", { name: /Rower/ })).toBeChecked();
  await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(2);
  await look(page, "play-on-dialog", [SIZES[0]!, SIZES[2]!]);
  await dialog.getByRole("radio", { name: /Newcomer/ }).check({ force: true });
  await dialog.getByRole("button", { name: "Play on" }).click();
  await page.waitForURL((url) => /^\/t\/[a-z0-9]+$/.test(url.pathname) && !url.pathname.includes(first));
  await expect(open(page).first()).toBeVisible();

  const now = await state(page);
  expect(now.took_over).toEqual({ table: first, step });
  expect(now.you).toBe(0);
  expect(now.seats.map((sitter) => sitter?.bot)).toEqual([null, "newcomer"]);
  // It says where it comes from, and leads back there.
  await look(page, "play-on-begins", [SIZES[2]!, SIZES[0]!]);
  await expect(page.getByRole("status").getByRole("link", { name: "Look at that game" })).toBeVisible();
  await page.getByRole("tab", { name: "Log" }).click();
  const origin = page.locator(".log").getByRole("link", { name: "Look at that game" });
  await expect(origin).toHaveAttribute("href", `/t/${first}/${step}`);
  await look(page, "play-on-table", [SIZES[0]!, SIZES[2]!]);
  await page.setViewportSize(SIZES[0]!);
  await origin.click();
  await expect(button).toBeVisible();
});
