import AxeBuilder from "@axe-core/playwright";
import { mkdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect } from "./house";

const SHOTS = "test-results/shots";
mkdirSync(SHOTS, { recursive: true });

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/**
 * Looks at a page in both themes and all sizes: a picture each, no serious finding, no scrolling sideways. Colours are the
 * same in all languages, so the dark ones are looked at in English only.
 */
export async function look(page: Page, name: string, sizes = SIZES): Promise<void> {
  const english = await page.evaluate(() => document.documentElement.lang === "en");
  const themes = english ? ["light", "dark"] : ["light"];
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const theme of themes) {
      await page.evaluate((theme) => document.documentElement.setAttribute("data-theme", theme), theme);
      await page.evaluate(() => document.fonts.ready);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${name} scrolls sideways at ${size.width}`).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `${SHOTS}/${name}-${size.width}-${theme}.png` });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(
        serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
        `${name} at ${size.width}, ${theme}`,
      ).toEqual([]);
    }
  }
}
