import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";

const PAGES = ["/", "/new/battle", "/rules", "/rules/battle", "/replay", "/join/word", "/nowhere"];
const SIZES = { desk: [1440, 900], small: [1024, 768], phone: [390, 844] } as const;

async function open(page: Page, path: string, lang: string, theme: string) {
  await page.addInitScript(
    ([lang, theme]) => {
      localStorage.setItem("nurt-lang", lang ?? "");
      localStorage.setItem("nurt-theme", theme ?? "");
    },
    [lang, theme],
  );
  await page.goto(`${path}?fixture`);
  await page.locator("main h1").waitFor();
  await page.waitForLoadState("networkidle");
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const [lang, theme] of [
    ["en", "light"],
    ["pl", "dark"],
    ["uk", "light"],
  ] as const) {
    test(`${size}, ${lang}, ${theme}: nothing in the way of anybody`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of PAGES) {
        await open(page, path, lang, theme);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }
}

test("a rule in the address is shown and marked", async ({ page }) => {
  await page.goto("/rules/battle?fixture#R27");
  const rule = page.locator("#R27");
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveClass(/hit/);
  await rule.getByRole("link", { name: "A22" }).click();
  await expect(page).toHaveURL(/#A22$/);
  await expect(page.locator("#A22")).toBeInViewport();
  await page.goBack();
  await expect(page.locator("#R27")).toBeInViewport();
});

test("rules are found without marks and case", async ({ page }) => {
  await open(page, "/rules/battle", "pl", "light");
  await page.getByRole("searchbox").fill("KLODE");
  await expect(page.locator(".rule").first()).toContainText("kłod");
  await page.getByRole("searchbox").fill("r12");
  await expect(page.locator(".rule")).toHaveCount(1);
});

test("the language changes at once, and the theme", async ({ page }) => {
  await open(page, "/", "en", "light");
  await page.getByRole("button", { name: "Українська" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("П’ять ігор, одна річка");
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await page.getByRole("button", { name: "Темна тема" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("going elsewhere moves the focus to the title, and back restores the place", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/", "en", "light");
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole("link", { name: "New table" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/New table/);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});
