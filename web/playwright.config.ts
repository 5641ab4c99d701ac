import { defineConfig } from "@playwright/test";

/** Pages in a real browser, with sample answers in place of a server. CHROMIUM names another browser. */
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "*.pw.ts",
  fullyParallel: true,
  // The development server prepares a page when it is first asked for.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: "http://127.0.0.1:5199",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu"],
    },
  },
  webServer: {
    command: "npx vite --port 5199 --strictPort --host 127.0.0.1",
    url: "http://127.0.0.1:5199",
    reuseExistingServer: true,
  },
});
