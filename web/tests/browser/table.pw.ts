import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page, type WebSocketRoute } from "@playwright/test";
import type { Ask, Steps, TableState, Tell } from "../../src/wire";

/** A table in the middle of a game, as a server sent it, and its last steps. */
const { state, steps } = JSON.parse(readFileSync(new URL("table.json", import.meta.url), "utf8")) as {
  state: TableState;
  steps: Steps;
};
const SIZES = { desk: [1440, 900], small: [1024, 768], phone: [390, 844] } as const;

/** Opens the table with a server that the test plays itself; gives what was asked, and the line to answer. */
async function open(page: Page, lang = "en") {
  const asked: Ask[] = [];
  const line: { socket?: WebSocketRoute } = {};
  const tell = (tell: Tell) => line.socket?.send(JSON.stringify(tell));
  await page.addInitScript((lang) => localStorage.setItem("nurt-lang", lang), lang);
  await page.route("**/api/home", (route) =>
    route.fulfill({ json: { me: { name: "Ola" }, games: [], mine: [], open: [], playing: 1 } }),
  );
  await page.route("**/api/tables/*/steps*", (route) => route.fulfill({ json: steps }));
  await page.routeWebSocket("**/api/ws", (socket) => {
    line.socket = socket;
    socket.onMessage((text) => {
      const ask = JSON.parse(String(text)) as Ask;
      asked.push(ask);
      if (ask.type === "join") tell({ type: "table", ...state });
    });
    tell({ type: "welcome", protocol: 1, me: { name: "Ola" } });
  });
  await page.goto(`/t/${state.table}`);
  await page.locator(".tablepage").waitFor();
  return { asked, tell, line };
}

for (const [size, [width, height]] of Object.entries(SIZES)) {
  for (const lang of ["en", "pl", "uk"]) {
    test(`${size}, ${lang}: the table fits and is open to everybody`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, lang);
      const past = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(past).toEqual([0, 0]);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}

test("a card and a dam are chosen with the keyboard, and the move is sent once", async ({ page }) => {
  const { asked } = await open(page);
  await expect(page).toHaveTitle(/^● Your turn – /);
  const card = page.locator('[data-target^="hand:"]').first();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("data-mark", "picked");
  await page.keyboard.press("Escape");
  await expect(card).toHaveAttribute("data-mark", "open");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect.poll(() => asked.filter(({ type }) => type === "play").length).toBe(1);
  expect(asked.at(-1)).toMatchObject({ type: "play", version: state.version });
  await expect(page.locator("[data-pending]").first()).toBeVisible();
  await expect(page.locator('[data-mark="open"]')).toHaveCount(0);
});

test("a refused target says why, and the rule opens", async ({ page }) => {
  const { asked, tell } = await open(page);
  await page.locator('[data-target^="hand:"][data-mark="open"]').first().click();
  await page.evaluate(() => {
    const dams = [...document.querySelectorAll<HTMLElement>('[data-target^="dam:"]')];
    dams.find(({ dataset }) => dataset.mark !== "open")?.click();
  });
  await expect.poll(() => asked.at(-1)?.type).toBe("why");
  const { id } = asked.at(-1) as { id: string };
  const words = { key: "refusal-rule", args: { rule: "R27", why: { key: "why-no-room", args: { dam: 3 } } } };
  tell({ type: "why", table: state.table, id, why: { rule: "R27", words } });
  const bubble = page.locator(".bubble");
  await expect(bubble).toContainText("Your side of the Left Bank is full.");
  await bubble.getByRole("button", { name: "Rule R27" }).click();
  await expect(page.locator("#R27")).toBeInViewport();
  await expect(bubble).toHaveCount(0);
});

test("looking back stands in the address, and nothing can be chosen meanwhile", async ({ page }) => {
  await open(page);
  const last = state.now?.step ?? 0;
  await page.keyboard.press(",");
  await expect(page).toHaveURL(`/t/${state.table}/${last - 1}`);
  await expect(page.locator('[data-mark="open"]')).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`/t/${state.table}`);
  await expect(page.locator('[data-mark="open"]').first()).toBeVisible();
});

test("a lost connection is told, and heals", async ({ page }) => {
  const { asked, line } = await open(page);
  await line.socket?.close();
  await expect(page.getByText("Connection lost")).toBeVisible();
  await expect(page.getByText("Connection lost")).toHaveCount(0);
  expect(asked.filter(({ type }) => type === "join").at(-1)).toMatchObject({ version: state.version });
});
