/**
 * How each screen loads for a first visitor: when its largest element is painted, how much the layout shifts, and the
 * longest task that blocks it, until it is idle. At 1280, 375 and 1920 pixels, cold, the median of RUNS visits. The
 * baseline is the terms page, which is only text. Against the built app; goals are web.dev's "good": paint 2,500 ms,
 * shift 0.1; a task of 50 ms is long. Run: `npx tsx scripts/bench-screens.mts [RUNS]` (3 by default).
 */
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser } from "../tests/support/browser";
import { longLeasePdf } from "../tests/support/documents";
import { sent } from "../tests/support/sent";
import { startApp } from "../tests/support/server";

type Screen = { name: string; path: string; isGuests?: boolean };
type Figures = { paint: number; shift: number; task: number };

const RUNS = Number(process.argv[2] ?? 3);
const CONTRACTS = 60;
const PAGES = 100;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
  { width: 1920, height: 1080 },
];

/** As a string: the TypeScript transform adds helper calls to functions that don't exist in the page. */
const WATCHED = `
  window.seen = { paint: 0, shift: 0, task: 0 };
  const watch = (type, each) => new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => (seen.paint = startTime));
  watch("layout-shift", ({ value }) => (seen.shift += value));
  watch("longtask", ({ duration }) => (seen.task = Math.max(seen.task, duration)));
`;

const app = await startApp();
try {
  const browser = await chromium.launch(await findBrowser());
  try {
    const { token, shortId, longId } = await household();
    const screens: Screen[] = [
      { name: "terms (floor)", path: "/terms", isGuests: true },
      { name: "login", path: "/login", isGuests: true },
      { name: `dashboard, ${CONTRACTS} contracts`, path: "/dashboard" },
      { name: "upload", path: "/upload" },
      { name: "create", path: "/create" },
      { name: "review, 2 pages", path: `/contracts/${shortId}` },
      { name: `review, ${PAGES} pages`, path: `/contracts/${longId}` },
      { name: "rounds", path: `/contracts/${shortId}/rounds` },
      { name: "notices", path: `/contracts/${shortId}/notices` },
      { name: "deadlines", path: "/deadlines" },
      { name: "positions", path: "/positions" },
      { name: "collaborators", path: "/collaborators" },
      { name: "notifications", path: "/notifications" },
      { name: "settings", path: "/settings" },
    ];
    const heads = SIZES.map(({ width }) => `paint, ms, ${width} | shift, ${width} | longest task, ms, ${width}`);
    console.log(`| screen | ${heads.join(" | ")} |`);
    console.log(`|---${"|---".repeat(3 * SIZES.length)}|`);
    for (const screen of screens) {
      const figures: string[] = [];
      for (const size of SIZES) figures.push(...written(await measured(browser, screen, { token, size })));
      console.log(`| ${screen.name} | ${figures.join(" | ")} |`);
    }
  } finally {
    await browser.close();
  }
} finally {
  await app.kill("SIGTERM");
  await app.remove();
}

type Visit = { token: string; size: (typeof SIZES)[number] };

/** The median of several visits, each in a browser with an empty cache. */
async function measured(
  browser: Browser,
  { path, isGuests = false }: Screen,
  { token, size }: Visit,
): Promise<Figures> {
  const visits: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext({ baseURL: app.url, viewport: size, locale: "en-US" });
    if (!isGuests) await context.addCookies([{ name: "next-auth.session-token", value: token, url: app.url }]);
    visits.push(await visit(await context.newPage(), path));
    await context.close();
  }
  const middle = (of: (figures: Figures) => number) =>
    visits.map(of).toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
  return { paint: middle(({ paint }) => paint), shift: middle(({ shift }) => shift), task: middle(({ task }) => task) };
}

async function visit(page: Page, path: string): Promise<Figures> {
  await page.addInitScript(WATCHED);
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => (window as unknown as { seen: Figures }).seen);
}

function written({ paint, shift, task }: Figures): string[] {
  return [paint.toFixed(0), shift.toFixed(3), task === 0 ? "under 50" : task.toFixed(0)];
}

/** A user with many contracts, a short and a long one among them, all read. */
async function household(): Promise<{ token: string; shortId: string; longId: string }> {
  const person = { name: "Bench", email: "bench@example.com", password: "correct horse battery" };
  const token = String((await sent(app, "", "/auth/register", person))["access_token"]);
  const longId = await upload(token, new Uint8Array(await longLeasePdf(PAGES)));
  const shortId = await upload(token, new Uint8Array(await longLeasePdf(2)));
  for (let number = 0; number < CONTRACTS - 2; number += 1)
    await sent(app, token, "/contracts/create-from-template", {
      type: "Other",
      name: `Contract ${number}`,
      fields: { textContent: "It ends on 31 December 2027." },
    });
  for (const id of [shortId, longId]) await untilRead(token, id);
  return { token, shortId, longId };
}

async function upload(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = { filename: "lease.pdf", contentType: "application/pdf" };
  const { uploadUrl, fileId } = await sent(app, token, "/files/presigned-url", file);
  const put = await fetch(new URL(String(uploadUrl), app.url), {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/pdf" },
    body: bytes,
  });
  if (!put.ok) throw new Error(`PUT answered ${put.status}`);
  return String(
    (await sent(app, token, "/contracts/upload", { name: "Lease", type: "Lease Agreement", fileId }))["id"],
  );
}

async function untilRead(token: string, id: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${app.url}/api/contracts/${id}/status`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { status } = (await answer.json()) as { status: string };
    if (status === "analyzed") return;
    if (status === "failed") throw new Error("a contract could not be read");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
