/**
 * What 200 comments cost on a contract of 111 pages: the time to open it, to scroll through it and to type in it, as
 * ratios to the same contract without comments, in Chromium against the built app, at 1280 and 1920 pixels. If other
 * programs are running, the page's processor time says more than the clock. The goal is 1.3. Run: `npx tsx
 * scripts/bench-comments.mts [RUNS]` (3 by default).
 */
import { chromium, type Browser, type Page } from "playwright-core";
import { findBrowser } from "../tests/support/browser";
import { longLeasePdf } from "../tests/support/documents";
import { sent } from "../tests/support/sent";
import { startApp } from "../tests/support/server";

const RUNS = Number(process.argv[2] ?? 3);
const PAGES = 111;
const COMMENTS = 200;
const QUOTE_CHARS = 40;
const KEYS = 20;
const SCROLL_STEPS = 120;
const SCROLL_PX = 900;
const POLL_MS = 200;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

/** Milliseconds: wall-clock, or of the processor in the page's main thread where stated. */
const MEASURES = {
  openCpu: "open, processor",
  scrollCpu: "scroll, processor",
  scrollFrame: "scroll, longest frame",
  keyCpu: "a key, processor",
  key: "a key to its paint, median",
} as const;
type Measure = keyof typeof MEASURES;
type Figures = Record<Measure, number>;

/** As a string: the TypeScript transform adds helper calls to functions that don't exist in the page. */
const SCROLLED = `new Promise((resolve) => {
  let [left, longest, last] = [${SCROLL_STEPS}, 0, performance.now()];
  const step = (now) => {
    longest = Math.max(longest, now - last);
    last = now;
    window.scrollBy(0, ${SCROLL_PX});
    if ((left -= 1) > 0) requestAnimationFrame(step);
    else resolve(longest);
  };
  requestAnimationFrame(step);
})`;
const WATCH_KEY = `window.painted = new Promise((resolve) => {
  const painted = ({ timeStamp }) => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
    channel.port2.postMessage(null);
  });
  window.addEventListener("keydown", painted, { once: true, capture: true });
}); undefined`;

const app = await startApp();
try {
  const browser = await chromium.launch(await findBrowser());
  try {
    const { token, plainId, remarkedId } = await twoContracts();
    for (const size of SIZES) {
      await runVisit(browser, { token, contractId: plainId, size }); // uncounted: the first visit warms up the server
      const rounds: { plain: Figures; remarked: Figures }[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const plain = await runVisit(browser, { token, contractId: plainId, size });
        rounds.push({ plain, remarked: await runVisit(browser, { token, contractId: remarkedId, size }) });
      }
      console.log(`${size.width} pixels, ${PAGES} pages, ${COMMENTS} comments against none (middle of ${RUNS})`);
      for (const measure of Object.keys(MEASURES) as Measure[]) {
        const [none, many] = (["plain", "remarked"] as const).map((kind) =>
          middle(rounds.map((one) => one[kind][measure])),
        );
        const [few = Number.NaN, all = Number.NaN] = [none, many];
        console.log(
          `  ${MEASURES[measure].padEnd(28)} ${few.toFixed(1).padStart(8)} ms ${all.toFixed(1).padStart(8)} ms ` +
            `${(all / few).toFixed(2).padStart(6)} ×`,
        );
      }
    }
  } finally {
    await browser.close();
  }
} finally {
  await app.kill("SIGTERM");
  await app.remove();
}

type Visit = { token: string; contractId: string; size: (typeof SIZES)[number] };

async function runVisit(browser: Browser, { token, contractId, size }: Visit): Promise<Figures> {
  const context = await browser.newContext({
    baseURL: app.url,
    viewport: size,
    locale: "en-US",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "next-auth.session-token", value: token, url: app.url }]);
  const page = await context.newPage();
  const spent = await startProcessorClock(page);
  await page.goto(`/contracts/${contractId}`);
  await page.locator(".contract-text[contenteditable=true]").waitFor();
  await page.waitForLoadState("networkidle");
  const openCpu = await spent();
  const scrollFrame = await longestFrame(page);
  const scrollCpu = await spent();
  const key = await keyToPaint(page);
  const keyCpu = (await spent()) / KEYS;
  await context.close();
  return { openCpu, scrollCpu, scrollFrame, key, keyCpu };
}

/** @returns a function for the processor time of the page's main thread since its last call, ms */
async function startProcessorClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  let last = 0;
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const now = (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
    const spent = now - last;
    last = now;
    return spent;
  };
}

/** Scrolls down one step per frame. @returns the longest time between frames, ms */
function longestFrame(page: Page): Promise<number> {
  return page.evaluate<number>(SCROLLED);
}

/** Types in the visible part, one key at a time. @returns the median from a key to its paint, ms */
async function keyToPaint(page: Page): Promise<number> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.click(width * 0.35, height / 2);
  const times: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await page.evaluate(WATCH_KEY);
    await page.keyboard.press("x");
    times.push(await page.evaluate<number>("window.painted"));
  }
  const text = await page.locator(".contract-text").textContent();
  if (!text?.includes("x".repeat(KEYS))) throw new Error("the keys did not arrive");
  return middle(times);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** The same text twice, once with comments throughout, every third with a reply. */
async function twoContracts(): Promise<{ token: string; plainId: string; remarkedId: string }> {
  const person = { name: "Bench", email: "bench@example.com", password: "correct horse battery" };
  const token = String((await sent(app, "", "/auth/register", person))["access_token"]);
  const pdf = new Uint8Array(await longLeasePdf(PAGES));
  const [plainId, remarkedId] = [await upload(token, pdf), await upload(token, pdf)];
  for (const id of [plainId, remarkedId]) await untilRead(token, id);
  const versions = (await asked(token, `/contracts/${remarkedId}/versions`)) as { id: string; plainText: string }[];
  const [version] = versions;
  if (!version) throw new Error("no version");
  const { id: versionId, plainText } = version;
  for (let number = 0; number < COMMENTS; number += 1) {
    const start = Math.floor((number * (plainText.length - QUOTE_CHARS)) / COMMENTS);
    const end = start + QUOTE_CHARS;
    const location = { versionId, quote: plainText.slice(start, end), start, end };
    const text = `Remark ${number}: is this what was agreed on the phone, or does it stand here from the last draft?`;
    const { id: parentId } = await sent(app, token, `/contracts/${remarkedId}/comment`, { text, location });
    if (number % 3 === 0)
      await sent(app, token, `/contracts/${remarkedId}/comment`, { text: "It was agreed.", parentId });
  }
  return { token, plainId, remarkedId };
}

async function upload(token: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const file = { filename: "lease.pdf", contentType: "application/pdf" };
  const { uploadUrl, fileId } = await sent(app, token, "/files/presigned-url", file);
  const headers = { authorization: `Bearer ${token}`, "content-type": file.contentType };
  const put = await fetch(new URL(String(uploadUrl), app.url), { method: "PUT", headers, body: bytes });
  if (!put.ok) throw new Error(`PUT answered ${put.status}`);
  return String(
    (await sent(app, token, "/contracts/upload", { name: "Lease", type: "Lease Agreement", fileId }))["id"],
  );
}

async function untilRead(token: string, id: string): Promise<void> {
  for (;;) {
    const { status } = (await asked(token, `/contracts/${id}/status`)) as { status: string };
    if (status === "analyzed") return;
    if (status === "failed") throw new Error("a contract could not be read");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function asked(token: string, path: string): Promise<unknown> {
  const answer = await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}
