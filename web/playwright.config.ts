import { defineConfig } from "@playwright/test";
import { browser } from "./e2e/browser";

/** Whole games in a real browser on the real server. Pictures of every page go to test-results/shots. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "test-results/e2e",
  use: { launchOptions: browser, actionTimeout: 15_000, trace: "retain-on-failure" },
});
