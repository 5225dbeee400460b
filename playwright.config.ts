import { mkdtempSync } from "node:fs";
import path from "node:path";
import { defineConfig } from "playwright/test";
import type { Database } from "./tests/e2e/spec/support/server";
import { findBrowser, findInstalledBrowser } from "./tests/support/browser";
import { freePort } from "./tests/support/postgres";
import { isLong } from "./tests/support/form";
import { testSettings } from "./tests/support/server";
import { testFolder } from "./tests/support/test-folder";

// Playwright reads this file in each of its processes; what the first one chose reaches the others by the environment.
const port = (process.env.E2E_PORT ??= String(await freePort()));
/** Where the server under test keeps its data; tests read sent mail from its folder `outbox`. */
const dataFolder = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(testFolder(), "contract-manager-e2e-")));
const browser = await findBrowser();
process.env.BROWSER_PATH = browser.executablePath;
/** What people have may be newer than the pinned one: the main journeys and hostile text run in it too. */
const installed = await findInstalledBrowser();
const baseURL = `http://localhost:${port}`;

const INSTALLED_BROWSER_TESTS = /(main-job|hostile-text)\.spec\.ts$/;

export default defineConfig<object, { database: Database }>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // For a machine that is busy with other work: a state that comes ends the wait, so only a failure takes all of it.
  timeout: 900_000,
  expect: { timeout: 90_000 },
  workers: 2, // on one server: every test has people of its own; a third one costs its start and ends no sooner
  forbidOnly: true,
  // Journeys through what components and REST prove: `npm run test:all` walks them, `npm test` those without this mark.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  reporter: "list",
  projects: [
    { name: "chromium" },
    ...(installed && installed.executablePath !== browser.executablePath
      ? [{ name: "installed-browser", testMatch: INSTALLED_BROWSER_TESTS, use: { launchOptions: installed } }]
      : []),
    // In the long form the same requests to the app on Postgres too, which the tests start themselves.
    ...(isLong
      ? [{ name: "rest-on-postgres", testMatch: "spec/rest.spec.ts", use: { database: "postgres" as const } }]
      : []),
  ],
  globalSetup: "./tests/support/prepare-e2e.ts",
  globalTeardown: "./tests/support/teardown-e2e.ts",
  use: {
    baseURL,
    browserName: "chromium",
    launchOptions: browser,
    actionTimeout: 300_000, // without these, what never comes takes the whole time of its test
    navigationTimeout: 300_000,
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
    timeout: 1_800_000, // it may have to be built first
    stdout: "ignore",
    stderr: "pipe",
  },
});
