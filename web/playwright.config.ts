import { defineConfig } from "@playwright/test";
import { browser } from "./e2e/browser";

/** A copy of the page at every step of a whole game would take longer than the step. */
const trace = { mode: "retain-on-failure", snapshots: false } as const;

/** Whole games in a real browser on the real server. Pictures of every page go to test-results/shots. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.e2e.ts",
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  // Tables have chance of their own: now and then a game runs into something that a test did not think of.
  retries: 1,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  outputDir: "test-results/e2e",
  use: { launchOptions: browser, actionTimeout: 15_000, trace },
});
