import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "./house";
import { look, SIZES } from "./look";
import { againstBot, byMouse, chance, ended, open, playOn } from "./play";

const GOLDEN = new URL("../../games/battle/tests/golden/", import.meta.url);
const RECORD = fileURLToPath(new URL(readdirSync(GOLDEN).sort()[0]!, GOLDEN));

for (const locale of ["en", "pl", "uk"]) {
  test(`home, new table, rules and replay pages (${locale})`, async ({ somebody }) => {
    const page = await somebody({ locale });
    await page.goto("/");
    await expect(page.locator("article.g-battle")).toBeVisible();
    await look(page, `home-${locale}`);
    await page.goto("/new/battle");
    await expect(page.locator("main form .btn.primary")).toBeVisible();
    await look(page, `new-${locale}`);
    await page.goto("/rules/battle#R27");
    await expect(page.locator("#R27").first()).toBeInViewport();
    await look(page, `rules-${locale}`, SIZES.slice(1));
    await page.goto("/replay");
    await expect(page.locator('input[type="file"]')).toBeAttached();
    await look(page, `replay-${locale}`, SIZES.slice(1));
    await page.locator('input[type="file"]').setInputFiles(RECORD);
    await expect(page.locator('[data-target="dam:1"]')).toBeVisible();
    await look(page, `replayed-${locale}`);
    await page.goto("/rules");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(page, `rules-index-${locale}`, SIZES.slice(2));
    await page.goto("/nowhere");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(page, `lost-${locale}`, SIZES.slice(2));
  });

  test(`the waiting room, the table in the middle of a game, and its end (${locale})`, async ({
    somebody,
  }) => {
    const page = await somebody({ locale });
    await page.goto("/new/battle");
    await page.locator("main form .btn.primary").click();
    await expect(page.locator(".start .btn.primary")).toBeVisible();
    await look(page, `room-${locale}`);
    const guest = await somebody({ locale });
    const link = await page.locator("main input[readonly]").first().inputValue();
    await guest.goto(new URL(link).pathname);
    await expect(guest.locator("main .btn.primary")).toBeVisible();
    await look(guest, `join-${locale}`, SIZES.slice(2));

    await page.setViewportSize(SIZES[0]!);
    await againstBot(page);
    let clicks = 0;
    await playOn(
      [page],
      chance(31),
      async (target) => {
        await byMouse(target);
        clicks += 1;
      },
      () => clicks >= 40,
    );
    await open(page).first().waitFor();
    await look(page, `table-${locale}`);
    await page.setViewportSize(SIZES[0]!);
    await playOn([page], chance(32), byMouse);
    await expect(ended(page)).toBeVisible();
    await look(page, `end-${locale}`, [SIZES[0]!, SIZES[2]!]);
  });
}
