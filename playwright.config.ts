import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import type { Database } from "./tests/e2e/spec/support/server";
import { findBrowser } from "./tests/support/browser";
import { freePort } from "./tests/support/postgres";
import { testSettings } from "./tests/support/server";

// Playwright reads this file in each of its processes; what the first one chose reaches the others by the environment.
const port = (process.env.E2E_PORT ??= String(await freePort()));
/** Where the server under test keeps its data; tests read sent mail from its folder `outbox`. */
const dataFolder = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), "contract-manager-e2e-")));
const browser = await findBrowser();
process.env.BROWSER_PATH = browser.executablePath;
const baseURL = `http://localhost:${port}`;

export default defineConfig<object, { database: Database }>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 2, // on one server: every test has people of its own
  retries: 1, // a test that passes only then is named at the end of the run
  forbidOnly: true,
  reporter: "list",
  projects: [
    { name: "chromium" },
    // The same requests to the app on Postgres, which the tests start themselves.
    { name: "rest-on-postgres", testMatch: "spec/rest-*.spec.ts", use: { database: "postgres" } },
  ],
  globalSetup: "./tests/support/prepare-e2e.ts",
  globalTeardown: "./tests/support/teardown-e2e.ts",
  use: {
    baseURL,
    browserName: "chromium",
    launchOptions: browser,
    locale: "en-US",
    screenshot: "only-on-failure",
    trace: "off",
    video: "off",
  },
  webServer: {
    command: "node scripts/start.mjs",
    url: `${baseURL}/api/health`,
    env: testSettings(baseURL, dataFolder),
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
    timeout: 600_000,
    stdout: "ignore",
    stderr: "pipe",
  },
});
