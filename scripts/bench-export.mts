/**
 * Measures the PDF export: `NODE_ENV=production npx tsx scripts/bench-export.mts [--pages 250] [--keep FOLDER]`.
 *
 * Generates contracts, exports them through the worker, each size in its own process, and prints wall time of the first
 * export (which starts the thread) and of the following ones, pages and memory; then, alternating in the same run,
 * Chromium's print-to-PDF of the same HTML with the same fonts, margins and page numbers as the baseline, and the ratio
 * of the two.
 */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { chromium } from "playwright/test";
import { getDocumentProxy } from "unpdf";
import { MARGIN, PAGE } from "@/lib/documents/rendering/typography";
import { exportInWorker } from "@/lib/workers/exporting";
import { findBrowser, type Browser } from "@/tests/support/browser";
import { buildWorkers } from "./build-workers.mjs";

type Measured = { firstMs: number; ms: number; pages: number; bytes: number; growthMb: number };

const ROUNDS = 5;
const ARTICLES_PER_PAGE = 0.86;
const NAME = "Master agreement of the bench";
const { values } = parseArgs({
  options: { pages: { type: "string", default: "250" }, keep: { type: "string" }, child: { type: "boolean" } },
});
const pages = Number(values.pages);

async function bench(): Promise<void> {
  await buildWorkers();
  const browser = await findBrowser();
  print("Growth with length (each in a fresh process):");
  for (const size of [5, 25, 50, 100, 250]) {
    const { firstMs, ms, pages: made, bytes, growthMb } = await inChild(size);
    print(
      `  ${made} pages: ${firstMs} ms the first time, then ${ms} ms, ${(ms / made).toFixed(1)} ms a page, ${Math.round(bytes / 1024)} KB, memory +${growthMb} MB`,
    );
  }
  const ours: Measured[] = [];
  const cold: number[] = [];
  const warm: number[] = [];
  let floorPages = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await inChild(pages));
    const floor = await printed(contractHtml(pages * ARTICLES_PER_PAGE), browser);
    cold.push(floor.coldMs);
    warm.push(floor.warmMs);
    floorPages = floor.pages;
  }
  const ourMs = median(ours.map(({ ms }) => ms));
  print(
    `Export of ${ours[0]?.pages} pages, median of ${ROUNDS} (the thread is up): ${ourMs} ms, peak memory +${Math.max(...ours.map(({ growthMb }) => growthMb))} MB`,
  );
  print(
    `Chromium, ${floorPages} pages: ${median(cold)} ms from launch to file, ${median(warm)} ms with the browser already running`,
  );
  print(
    `Ratio: ${(ourMs / median(cold)).toFixed(2)} to Chromium from launch, ${(ourMs / median(warm)).toFixed(2)} to Chromium already running`,
  );
}

/** One export in this process; growth counts the whole process including its worker, from before the export. */
async function exported(size: number): Promise<Measured> {
  const html = contractHtml(size * ARTICLES_PER_PAGE);
  const beforeMb = process.resourceUsage().maxRSS / 1024;
  const times: number[] = [];
  let pdf: Uint8Array = new Uint8Array();
  for (let round = 0; round <= ROUNDS; round += 1) {
    const start = performance.now();
    pdf = await exportInWorker({ name: NAME, html, versionNumber: 1, format: "pdf", language: "en" });
    times.push(Math.round(performance.now() - start));
  }
  const [firstMs = 0, ...following] = times;
  const growthMb = Math.round(process.resourceUsage().maxRSS / 1024 - beforeMb);
  if (values.keep) writeFileSync(path.join(values.keep, `export-${size}.pdf`), pdf);
  const bytes = pdf.length; // pdf.js detaches the buffer
  const { numPages } = await getDocumentProxy(pdf);
  return { firstMs, ms: median(following), pages: numPages, bytes, growthMb };
}

async function inChild(size: number): Promise<Measured> {
  const script = fileURLToPath(import.meta.url);
  const keep = values.keep ? ["--keep", values.keep] : [];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...process.execArgv,
    script,
    "--child",
    "--pages",
    String(size),
    ...keep,
  ]);
  return JSON.parse(stdout) as Measured; // printed by `exported` just above
}

async function printed(
  contract: string,
  { executablePath, args }: Browser,
): Promise<{ coldMs: number; warmMs: number; pages: number }> {
  const html = `<!doctype html><meta charset="utf-8"><style>${fontFaces()}${STYLE}</style>${contract}`;
  const start = performance.now();
  const browser = await chromium.launch({ executablePath, args: [...args, ...QUIET_ARGS] });
  const page = await browser.newPage();
  const ready = performance.now();
  await page.setContent(html);
  await page.evaluate(async () => void (await document.fonts.ready));
  const margin = {
    top: points(MARGIN.top),
    bottom: points(MARGIN.bottom),
    left: points(MARGIN.left),
    right: points(MARGIN.right),
  };
  const pdf = await page.pdf({
    width: points(PAGE.width),
    height: points(PAGE.height),
    margin,
    displayHeaderFooter: true,
    headerTemplate: HEADER,
    footerTemplate: FOOTER,
  });
  const warmMs = Math.round(performance.now() - ready);
  await browser.close();
  const coldMs = Math.round(performance.now() - start);
  if (values.keep) writeFileSync(path.join(values.keep, "chromium.pdf"), pdf);
  const { numPages } = await getDocumentProxy(new Uint8Array(pdf));
  return { coldMs, warmMs, pages: numPages };
}

const QUIET_ARGS = [
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const points = (length: number) => `${length / 72}in`;
const STYLE =
  "body{font:11pt/15.8pt SourceSerif4;margin:0}p{margin:0 0 7pt}li{margin:0 0 4pt}ul,ol{margin:0;padding-left:22pt}h1{font-size:18pt}h2{font-size:13.5pt;margin:18pt 0 8pt;break-after:avoid}";
const HEADER = `<div style="font-size:8pt;margin-left:72pt">${NAME}</div>`;
const FOOTER =
  '<div style="font-size:8pt;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>';

function fontFaces(): string {
  const { resolve } = createRequire(import.meta.url);
  const faces = [
    ["400Regular", 400, "normal"],
    ["700Bold", 700, "normal"],
    ["400Regular_Italic", 400, "italic"],
    ["700Bold_Italic", 700, "italic"],
  ] as const;
  return faces
    .map(
      ([folder, weight, style]) =>
        `@font-face{font-family:SourceSerif4;font-weight:${weight};font-style:${style};src:url(data:font/ttf;base64,${readFileSync(resolve(`@expo-google-fonts/source-serif-4/${folder}/SourceSerif4_${folder}.ttf`)).toString("base64")})}`,
    )
    .join("");
}

/** A contract of that many articles in three languages, the same on every call. */
function contractHtml(articles: number): string {
  const words = new Words();
  const out = [`<h1 style="text-align: center">${NAME}</h1>`];
  for (let article = 1; article <= articles; article += 1) {
    const language = LANGUAGES[article % LANGUAGES.length] ?? ENGLISH;
    const text = (sentences: number) => Array.from({ length: sentences }, () => words.sentence(language)).join(" ");
    out.push(`<h2>${article}. ${words.sentence(language).slice(0, 40)}</h2>`);
    out.push(`<p style="text-align: justify"><strong>${article}.1</strong> ${text(4)}</p>`);
    out.push(
      `<p style="text-align: justify; padding-inline-start: 40px">${article}.2 ${text(3)} <em>${text(1)}</em> <u>${words.below(90) + 1} days</u></p>`,
    );
    out.push(
      `<ul><li>${text(1)}</li><li>${text(1)}<ol><li>${text(1)}</li><li>${text(2)}</li></ol></li></ul><p>${text(3)}</p><p><br></p>`,
    );
  }
  return out.join("");
}

type Language = { stems: readonly string[]; endings: readonly string[] };
const ENGLISH: Language = {
  stems:
    "agree deliver pay inform contract part term repair own warrant disclos insur notif transfer claim assign consent perform record engag occupy lend refund exceed restor amend maintain protect settl approv submit control invoic indemnif inspect accept reject document employ licens".split(
      " ",
    ),
  endings: ["", "s", "ed", "ing", "ment", "able", "er", "ers", "ion"],
};
const RUSSIAN: Language = {
  stems:
    "договор исполнител заказчик обязательств услуг платеж срок поставк товар ответственност арендатор помещени имуществ уведомлени расторжени стоимост конфиденциальност гаранти передач качеств нарушени убытк порядк документ отношени решени требовани расчёт объём подъезд".split(
      " ",
    ),
  endings: ["", "а", "у", "ом", "е", "ы", "ов", "ам", "ами", "ах", "ия", "ению"],
};
const MONGOLIAN: Language = {
  stems:
    "гэрээ төлбөр түрээслэгч үйлчилгээ хугацаа нөхцөл үүрэг хариуцлага өмчлөгч мэдэгдэл барааны нууцлал зөвшөөрөл төлөөлөгч байгууллага тохиролцоо өөрчлөлт шүүх маргаан чанар үнэ хүлээлгэн ажилтан цалин өргөдөл".split(
      " ",
    ),
  endings: ["", "ний", "нд", "ийг", "тэй", "гүй", "ээр", "үүд", "үүдийн", "өөс", "өөр", "нээс"],
};
const LANGUAGES = [ENGLISH, RUSSIAN, MONGOLIAN];

/** Words from a linear congruential generator, so that every run measures the same text. */
class Words {
  #state = 42;

  below(limit: number): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((this.#state / 2 ** 32) * limit);
  }

  sentence(language: Language): string {
    const words = Array.from({ length: 12 + this.below(14) }, () => this.#word(language));
    const [first = "", ...rest] = words;
    return `${first.slice(0, 1).toUpperCase()}${first.slice(1)} ${rest.join(" ")}.`;
  }

  #word({ stems, endings }: Language): string {
    if (this.below(20) === 0)
      return `${(this.below(900) + 100).toLocaleString("en-US")},${String(this.below(1_000)).padStart(3, "0")}`;
    return `${stems[this.below(stems.length)]}${endings[this.below(endings.length)]}${this.below(9) === 0 ? "," : ""}`;
  }
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

if (values.child) process.stdout.write(JSON.stringify(await exported(pages)));
else await bench();
