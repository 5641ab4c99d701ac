import { expect, test } from "./house";
import { againstBot, open } from "./play";

test("a rule in the address is shown and marked", async ({ somebody }) => {
  const page = await somebody();
  await page.goto("/rules/battle#R27");
  const rule = page.locator("#R27");
  await expect(rule).toBeInViewport();
  await expect(rule).toHaveClass(/hit/);
  await rule.getByRole("link", { name: "A22" }).click();
  await expect(page).toHaveURL(/#A22$/);
  await expect(page.locator("#A22")).toBeInViewport();
  await page.goBack();
  await expect(page.locator("#R27")).toBeInViewport();
});

test("rules are found without marks and case", async ({ somebody }) => {
  const page = await somebody({ locale: "pl" });
  await page.goto("/rules/battle");
  await page.getByRole("searchbox").fill("KLODE");
  await expect(page.locator(".rule").first()).toContainText("kłod");
  await page.getByRole("searchbox").fill("r12");
  await expect(page.locator(".rule")).toHaveCount(1);
});

test("the language changes at once, and the theme", async ({ somebody }) => {
  const page = await somebody({ colorScheme: "light" });
  await page.goto("/");
  await page.getByRole("button", { name: "Українська" }).click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("П’ять ігор, одна річка");
  await expect(page.locator("html")).toHaveAttribute("lang", "uk");
  await page.getByRole("button", { name: "Темна тема" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("going elsewhere moves the focus to the title, and back restores the place", async ({ somebody }) => {
  const page = await somebody({ viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await expect(page.locator("article.g-battle .btn.primary")).toBeEnabled();
  await page.evaluate(() => scrollTo(0, 700));
  await page.getByRole("link", { name: "New table" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/New table/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("a lost connection is told, and heals", async ({ house, somebody }) => {
  const page = await somebody();
  await againstBot(page);
  await expect(page).toHaveTitle(/^● Your turn – /);
  await house.kill();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await house.start();
  await expect(page.getByText("Connection lost")).toHaveCount(0);
  await expect(open(page).first()).toBeVisible();
});

test("nothing comes from another server, and nothing breaks the content policy", async ({
  house,
  somebody,
}) => {
  const page = await somebody();
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== house.address && protocol !== "data:") foreign.push(request.url());
  });
  const broken: string[] = [];
  await page.exposeFunction("broke", (what: string) => broken.push(what));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      (window as unknown as { broke: (what: string) => void }).broke(
        `${event.violatedDirective} ${event.blockedURI}`,
      );
    });
  });
  await againstBot(page);
  await page.goto("/rules/battle");
  await page.goto("/replay");
  expect(foreign).toEqual([]);
  expect(broken).toEqual([]);
});

test("the first load is light", async ({ somebody }) => {
  const page = await somebody();
  let bytes = 0;
  page.on("response", async (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      bytes += (await response.request().sizes()).responseBodySize;
    }
  });
  await page.goto("/", { waitUntil: "networkidle" });
  console.log(`scripts and styles of the first load, compressed: ${(bytes / 1024).toFixed(1)} KiB`);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(150 * 1024);
});
