/**
 * Walks through all contracts of a firm at once in a real browser, as somebody new to it would: uploads files of the
 * corpus (CORPUS_DIR, default ../shared/corpus), merges two spellings of a counterparty, links two contracts as a
 * family, asks a question of every contract, verifies ten answers, exports the table to Excel and opens it with a
 * reader that isn't ours. Prints each step with its seconds and clicks, and how long `GET /health` took meanwhile.
 *
 * Run: `npx tsx scripts/walk-portfolio.mts [files]` (default 300), after `npm run build`
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { readXlsx } from "hucre/xlsx";
import { chromium, type Page } from "playwright-core";
import { findBrowser } from "../tests/support/browser";
import { startApp } from "../tests/support/server";

const CORPUS = path.resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const FOLDERS = ["files/docx", "files/pdf", "files/doc", "natural", "files/txt", "clauses/texts"];
const READABLE = /\.(?:pdf|docx?|txt)$/;
const PERSON = { name: "Nomin Bat", email: "nomin@example.com", password: "correct horse battery" };
const LONGEST_STEP_MS = 45 * 60_000;
const VERIFIED = 10;
const ASK_EVERY_MS = 1_000;

let clicks = 0;
const waits: number[] = [];
const count = Number(process.argv[2] ?? 300);
const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(CORPUS, folder))
    .filter((name) => READABLE.test(name))
    .sort()
    .map((name) => path.join(CORPUS, folder, name)),
).slice(0, count);

const app = await startApp();
try {
  const browser = await chromium.launch(await findBrowser());
  try {
    const context = await browser.newContext({ baseURL: app.url, locale: "en-US", acceptDownloads: true });
    context.setDefaultTimeout(LONGEST_STEP_MS);
    const page = await context.newPage();
    await page.exposeFunction("countClick", () => (clicks += 1));
    await page.addInitScript("addEventListener('click', (event) => event.isTrusted && countClick(), true)");
    await walk(page);
  } finally {
    await browser.close();
  }
} finally {
  await app.kill("SIGTERM");
  await app.remove();
}

async function walk(page: Page): Promise<void> {
  await page.request.post("/api/auth/register", { headers: { origin: app.url }, data: PERSON });
  await step(`upload ${files.length} files`, () => upload(page));
  await step("all read", () => untilRead(page));
  await step("merge two counterparties", () => merge(page));
  await step("link a family", () => linkFamily(page));
  await step("ask a question of all", () => askOfAll(page));
  await step(`verify ${VERIFIED} answers`, () => verify(page));
  await step("export to Excel", () => exportTable(page));
  const ordered = waits.toSorted((one, other) => one - other);
  print(`GET /health meanwhile: median ${ordered[ordered.length >> 1]} ms, slowest ${ordered.at(-1)} ms`);
}

async function step(name: string, work: () => Promise<string | undefined>): Promise<void> {
  const [begun, before] = [Date.now(), clicks];
  const found = await work();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  print(`${name.padEnd(28)} ${seconds.padStart(7)} s ${String(clicks - before).padStart(3)} clicks  ${found ?? ""}`);
}

async function upload(page: Page): Promise<string> {
  await page.goto("/upload");
  await page.locator("input[type=file]").setInputFiles(files);
  const hide = page.getByRole("button", { name: "Hide file list" }); // there once none is under way
  await until(page, async () => (await hide.count()) > 0);
  return `${await page.locator("li .text-danger").count()} refused`;
}

async function untilRead(page: Page): Promise<string> {
  type List = { items: { status: string }[]; nextCursor: string | null };
  const ended: Record<string, number> = {};
  await until(page, async () => {
    for (const status of ["processing", "failed", "analyzed"]) ended[status] = 0;
    for (let cursor: string | null = ""; cursor !== null;) {
      const answer = await page.request.get(`/api/contracts?limit=100${cursor && `&cursor=${cursor}`}`);
      const list = (await answer.json()) as List; // as openapi.json says
      for (const { status } of list.items) ended[status] = (ended[status] ?? 0) + 1;
      cursor = list.nextCursor;
    }
    return ended.processing === 0;
  });
  return `${ended.analyzed} read, ${ended.failed} without text`;
}

async function merge(page: Page): Promise<string> {
  await page.goto("/counterparties");
  await page.getByRole("heading", { name: "May be the same firm" }).waitFor();
  const merging = page.waitForResponse((response) => response.request().method() === "POST");
  await page
    .getByRole("button", { name: /^Merge/ })
    .first()
    .click();
  return `answered ${(await merging).status()}`;
}

async function linkFamily(page: Page): Promise<string> {
  await page.goto("/families");
  await page.getByRole("button", { name: "New family" }).click();
  await choose(page, "franchise");
  await page.waitForURL(/\/families\/.+/);
  await page.getByRole("button", { name: /^Add/ }).first().click();
  await choose(page, "mashin");
  const adding = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("dialog").getByRole("button").last().click();
  return `answered ${(await adding).status()}`;
}

async function choose(page: Page, words: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").fill(words);
  await dialog.getByRole("listitem").filter({ hasText: words }).first().getByRole("button").click();
}

async function askOfAll(page: Page): Promise<string> {
  await page.goto("/answers");
  await page.getByRole("button", { name: /Renewals/ }).click();
  await page.getByRole("button", { name: "Add a question" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").first().fill("Who may assign the contract?");
  await dialog.getByRole("button").last().click();
  let asked = { asked: 0, contracts: 0 };
  await until(page, async () => {
    const [question] = (await (await page.request.get("/api/portfolio/questions")).json()) as (typeof asked)[];
    asked = question ?? asked;
    return asked.contracts > 0 && asked.asked === asked.contracts;
  });
  return `${asked.asked} of ${asked.contracts} contracts`;
}

async function verify(page: Page): Promise<string> {
  const value = page.getByRole("gridcell").filter({ hasText: /\d{4}/ }).first();
  await value.click();
  await page.getByRole("button", { name: /^Verify/ }).waitFor();
  let verified = 0;
  for (let at = 0; at < VERIFIED; at += 1) {
    const answered = page.waitForResponse((response) => response.url().endsWith("/answers/verification"));
    await page.keyboard.press("v");
    if ((await answered).ok()) verified += 1;
    const opened = page.waitForResponse((response) => response.url().includes("/portfolio/answers"));
    await page.keyboard.press("j");
    await opened;
  }
  return `${verified} verified`;
}

async function exportTable(page: Page): Promise<string> {
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^Export/ })
    .first()
    .click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /Excel|XLSX/ }).click();
  const { sheets } = await readXlsx(readFileSync(await (await downloading).path()));
  const [sheet] = sheets;
  const comments = [...(sheet?.cells?.values() ?? [])].filter((cell) => cell.comment !== undefined).length;
  return `${(sheet?.rows.length ?? 1) - 1} rows, ${comments} quotes as comments`;
}

/** Waits for a state that comes, and measures `GET /health` in between. */
async function until(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) {
    const begun = performance.now();
    await page.request.get("/api/health");
    waits.push(Math.round(performance.now() - begun));
    await page.waitForTimeout(ASK_EVERY_MS);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
