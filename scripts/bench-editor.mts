/**
 * How the editor performs on a long contract: time from a key to its paint and time to open, 250 pages against 1 page,
 * in Chromium with the real editor component. Run: `npx tsx scripts/bench-editor.mts [--pages 250] [--keys 30] [--json
 * FILE]`. A ratio within one run says more than a time: the machine's speed cancels out. The goal is a ratio of 2 or
 * less (docs/measured.md).
 */
import { writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { chromium, type Browser, type Page } from "playwright-core";
import { heading, htmlOfPages } from "./bench-editor/contract-text.mts";

type Sample = { place: string; medianMs: number; worstMs: number };
type Result = { pages: number; htmlKilobytes: number; openMs: number; places: Sample[]; medianMs: number };

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "250" },
    keys: { type: "string", default: "30" },
    json: { type: "string" },
  },
});
const PAGES = Number(values.pages);
const KEYS = Number(values.keys);

const bundle = await bundleOfEditor();
const asSeen = await compare("as a person sees it, frames at the screen's rate", []);
const unlimited = await compare("work alone, no wait for a frame", [
  "--disable-frame-rate-limit",
  "--disable-gpu-vsync",
]);
if (values.json) await writeFile(values.json, JSON.stringify({ asSeen, unlimited }, null, 2));

/** One page and many pages in one browser. */
async function compare(how: string, flags: readonly string[]): Promise<{ short: Result; long: Result; ratio: number }> {
  const browser = await startBrowser(flags);
  try {
    await measure(browser, bundle, 1); // the first run includes the browser's own startup
    const short = await measure(browser, bundle, 1);
    const long = await measure(browser, bundle, PAGES);
    const ratio = long.medianMs / short.medianMs;
    console.log(`${how}:`);
    for (const result of [short, long]) print(result);
    console.log(`  ratio ${ratio.toFixed(2)} (aim 2 or less)`);
    return { short, long, ratio };
  } finally {
    await browser.close();
  }
}

function print({ pages, htmlKilobytes, openMs, places, medianMs }: Result): void {
  const perPlace = places
    .map((sample) => `${sample.place} ${sample.medianMs.toFixed(1)} (worst ${sample.worstMs.toFixed(1)})`)
    .join(", ");
  console.log(
    `  ${pages} page${pages === 1 ? "" : "s"}, ${htmlKilobytes} KB: open ${openMs.toFixed(0)} ms; key to paint, median ms: ${perPlace}; all ${medianMs.toFixed(1)}`,
  );
}

/** The editor component bundled as one script and one style sheet. */
async function bundleOfEditor(): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: ["scripts/bench-editor/harness.tsx"],
    bundle: true,
    write: false,
    outdir: "bench",
    jsx: "automatic",
    minify: true,
    format: "iife",
    conditions: ["production"],
    define: { "process.env.NODE_ENV": '"production"', "process.env": "{}" },
  });
  const outputText = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
  return { script: outputText(".js"), style: outputText(".css") };
}

async function measure(
  browser: Browser,
  { script, style }: { script: string; style: string },
  pages: number,
): Promise<Result> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on("pageerror", (error) => console.error(error));
  await page.setContent(
    `<!doctype html><meta charset="utf-8"><style>${style} body{margin:0;font:16px sans-serif} #root{max-width:760px;margin:auto}</style><div id="root"></div>`,
  );
  await page.addScriptTag({ content: script });
  const html = htmlOfPages(pages);
  const openMs = await page.evaluate((text) => window.bench.open(text), html);
  const places: Sample[] = [];
  for (const [place, at] of [
    ["start", 0],
    ["middle", 0.5],
    ["end", 1],
  ] as const)
    places.push(await typeAt(page, place, heading(Math.min(pages - 1, Math.floor(at * (pages - 1))))));
  await page.close();
  const all = places.map((sample) => sample.medianMs);
  return { pages, htmlKilobytes: Math.round(html.length / 1024), openMs, places, medianMs: median(all) };
}

/** Types into the paragraph after a heading, one key at a time, each after the previous one was painted. */
async function typeAt(page: Page, place: string, headingText: string): Promise<Sample> {
  await page.evaluate((text) => window.bench.caretAfter(text), headingText);
  await page.waitForTimeout(500);
  const samples: number[] = [];
  for (let key = 0; key < KEYS; key += 1) {
    await page.evaluate(() => window.bench.awaitKey());
    await page.keyboard.press("x");
    samples.push(await page.evaluate(() => window.bench.keyToPaint()));
    await page.waitForTimeout(30);
  }
  const typed = await page.evaluate(() => window.bench.typed());
  if (!typed.includes("x".repeat(KEYS))) throw new Error(`the keys did not arrive (${place})`);
  return { place, medianMs: median(samples), worstMs: Math.max(...samples) };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A browser from `BROWSER_PATH`, Playwright's own, or the one in `@sparticuz/chromium`. */
async function startBrowser(flags: readonly string[]): Promise<Browser> {
  const args = ["--no-sandbox", ...flags];
  const given = process.env["BROWSER_PATH"];
  if (given) return chromium.launch({ executablePath: given, args });
  return chromium.launch({ args }).catch(async () => {
    const { default: packaged } = await import("@sparticuz/chromium");
    return chromium.launch({ executablePath: await packaged.executablePath(), args: [...args, "--headless=new"] });
  });
}
