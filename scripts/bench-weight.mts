/**
 * What a page costs over the network on the first visit: scripts and fonts, compressed as sent, until the page is idle.
 * What it prefetches when idle (menus, dialogs, panels) is reported separately: the budgets cover what comes before,
 * measured in a browser that never reports idle. Against the built app. Run: `npx tsx scripts/bench-weight.mts`. Exits
 * with 1 if a page is over its budget (docs/measured.md).
 */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser } from "../tests/support/browser";
import { startApp } from "../tests/support/server";

type Weight = { script: number; fonts: number; styles: number };
type Place = { name: string; path: string; token: string | null; language: string; budget: Partial<Weight> };

const KILOBYTE = 1024;
const FONTS = 120;

const app = await startApp();
try {
  console.log(`${"React and Next alone".padEnd(20)} script ${floor().toFixed(0)} KB`);
  const browser = await chromium.launch(await findBrowser());
  try {
    const { token, contractId } = await newPerson();
    const contract = `/contracts/${contractId}`;
    const places: Place[] = [
      { name: "login", path: "/login", token: null, language: "en-US", budget: { script: 195, fonts: FONTS } },
      { name: "dashboard", path: "/dashboard", token, language: "en-US", budget: { script: 250, fonts: FONTS } },
      { name: "review", path: contract, token, language: "en-US", budget: { script: 360, fonts: FONTS } },
      { name: "review, Mongolian", path: contract, token, language: "mn-MN", budget: { fonts: FONTS } },
    ];
    for (const place of places) {
      const atFirst = await measureWeight(browser, place, { isEverIdle: false });
      report(place, atFirst, await measureWeight(browser, place, { isEverIdle: true }));
    }
  } finally {
    await browser.close();
  }
} finally {
  await app.kill("SIGTERM");
  await app.remove();
}

/** What every page loads before our own code: no page can be lighter. */
function floor(): number {
  const { rootMainFiles } = JSON.parse(readFileSync(".next/build-manifest.json", "utf8")) as {
    rootMainFiles: string[];
  };
  return rootMainFiles.reduce((sum, file) => sum + gzipSync(readFileSync(`.next/${file}`)).length, 0) / KILOBYTE;
}

type Way = { isEverIdle: boolean };

async function measureWeight(browser: Browser, { path, token, language }: Place, { isEverIdle }: Way): Promise<Weight> {
  const context = await browser.newContext({ baseURL: app.url, locale: language });
  if (token) await context.addCookies([{ name: "next-auth.session-token", value: token, url: app.url }]);
  const page = await context.newPage();
  if (!isEverIdle) await page.addInitScript(() => (window.requestIdleCallback = () => 0));
  const sent = await sizesIn(page);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await context.close();
  const of = (type: string) => sent().reduce((sum, one) => sum + (one.type === type ? one.bytes : 0), 0) / KILOBYTE;
  return { script: of("Script"), fonts: of("Font"), styles: of("Stylesheet") };
}

/** Records responses as they arrive: the bytes of each body as sent. */
async function sizesIn(page: Page): Promise<() => { type: string; bytes: number }[]> {
  const devtools = await page.context().newCDPSession(page);
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  devtools.on("Network.responseReceived", ({ requestId, type }) => void types.set(requestId, type));
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
  });
  await devtools.send("Network.enable");
  return () => [...sizes].map(([id, bytes]) => ({ type: types.get(id) ?? "", bytes }));
}

function report({ name, budget }: Place, weight: Weight, whenIdle: Weight): void {
  const parts = (["script", "fonts", "styles"] as const).map((kind) => {
    const most = budget[kind];
    const isOver = most !== undefined && weight[kind] > most;
    if (isOver) process.exitCode = 1;
    return `${kind} ${weight[kind].toFixed(0)} KB${most === undefined ? "" : ` of ${most}`}${isOver ? " OVER" : ""}`;
  });
  console.log(
    `${name.padEnd(20)} ${parts.join(", ")}; with what is fetched ahead: script ${whenIdle.script.toFixed(0)} KB`,
  );
}

async function newPerson(): Promise<{ token: string; contractId: string }> {
  const account = { email: "weight@example.test", password: "a long password of nobody" };
  await post("/api/auth/register", { ...account, name: "Ann" });
  const { access_token: token = "" } = await post("/api/auth/login", account);
  const { id = "" } = await post(
    "/api/contracts/create-from-template",
    { type: "Other", name: "Lease", fields: { textContent: "ТҮРЭЭСИЙН ГЭРЭЭ\n\n1. Rent. The tenant pays rent." } },
    token,
  );
  return { token, contractId: id };
}

async function post(path: string, body: object, token?: string): Promise<Record<string, string>> {
  const response = await fetch(app.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>; // from our own API: ids and tokens are strings
}
