/**
 * Measures OCR: `npx tsx --conditions=react-server scripts/eval-scans.mts [part of a page's or look's name]…`, for
 * instance `ru "300 dpi"`. Draws our own pages, and the first page of some corpus texts if present, as scanners and
 * phones show them: word recall, how many misread words and how many correct ones were marked as uncertain, seconds per
 * page, and how much the process grew. With `WRONG=1` also lists the misreadings.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readWithScans } from "../lib/workers/scan-reading";
import type { ReadResult } from "../lib/workers/file-reading";
import { CORPUS, readRows } from "../tests/corpus/expectations";
import { firstPage, scannedPdf, type ScanLook } from "../tests/support/scanned-pdf";
import { PAGES } from "./scans/texts";

const LOOKS: Readonly<Record<string, ScanLook>> = {
  "300 dpi": { dotsPerInch: 300 },
  "150 dpi": { dotsPerInch: 150 },
  "300 dpi, tilted by 2 degrees": { dotsPerInch: 300, tilt: 2 },
  "150 dpi, tilted by 2 degrees": { dotsPerInch: 150, tilt: 2 },
  "300 dpi, photographed": { dotsPerInch: 300, isPhotographed: true, tilt: 1 },
};
const FACES = ["Roboto", "Liberation Sans", "DejaVu Serif"];
/** pdf.js's Liberation Sans has no ө and no ү. */
const MONGOLIAN_FACES = ["Roboto", "DejaVu Sans", "DejaVu Serif"];
const WORD = /[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*/gu;
const MEGABYTE = 1024 * 1024;

type Score = { words: number; met: number; wrong: number; wrongMarked: number; right: number; rightMarked: number };

execFileSync(process.execPath, ["scripts/build-workers.mjs"], { stdio: "inherit" });
const wished = process.argv.slice(2);
const pages = Object.entries<string>({ ...PAGES, ...corpusPages(CORPUS) });
const isWished = (name: string, all: readonly string[]) => {
  const wishes = wished.filter((wish) => all.some((one) => one.startsWith(wish)));
  return wishes.length === 0 || wishes.some((wish) => name.startsWith(wish));
};
const pageNames = pages.map(([name]) => name);
console.log(
  "| page | look | recall | wrong words marked | right words marked | seconds | growth, MB |\n|---|---|---|---|---|---|---|",
);
for (const [name, text] of pages.filter(([name]) => isWished(name, pageNames)))
  for (const [label, look] of Object.entries(LOOKS).filter(([label]) => isWished(label, Object.keys(LOOKS))))
    await measure(name, text, { label, look });

async function measure(name: string, text: string, { label, look }: { label: string; look: ScanLook }): Promise<void> {
  const scores: Score[] = [];
  const before = process.memoryUsage.rss();
  let peak = before;
  const pulse = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
  const begun = performance.now();
  const faces = /[өү]/u.test(text) ? MONGOLIAN_FACES : FACES;
  for (const face of faces) {
    const read = await readWithScans(await scannedPdf([text], { ...look, face }), "scan.pdf", {});
    scores.push(scoreText(text, read));
  }
  clearInterval(pulse);
  const seconds = (performance.now() - begun) / 1_000 / faces.length;
  const sum = (key: keyof Score) => scores.reduce((all, score) => all + score[key], 0);
  const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
  console.log(
    `| ${name} | ${label} | ${share(sum("met"), sum("words"))} | ${share(sum("wrongMarked"), sum("wrong"))} | ${share(sum("rightMarked"), sum("right"))} | ${seconds.toFixed(1)} | ${((peak - before) / MEGABYTE).toFixed(0)} |`,
  );
}

/** Counts each word as often as both texts have it; a word not on the page is a misreading. */
function scoreText(text: string, { plainText, scan }: ReadResult): Score {
  const left = new Map<string, number>();
  for (const [word] of text.matchAll(WORD)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = [...text.matchAll(WORD)].length;
  const score: Score = { words, met: 0, wrong: 0, wrongMarked: 0, right: 0, rightMarked: 0 };
  const wrong: string[] = [];
  for (const match of plainText.matchAll(WORD)) {
    const [start, end] = [match.index, match.index + match[0].length];
    const isMarked = scan?.uncertain.some((range) => range.start < end && range.end > start) ?? false;
    const count = left.get(match[0]) ?? 0;
    if (count > 0) left.set(match[0], count - 1);
    score.met += count > 0 ? 1 : 0;
    score[count > 0 ? "right" : "wrong"] += 1;
    if (isMarked) score[count > 0 ? "rightMarked" : "wrongMarked"] += 1;
    if (count === 0) wrong.push(match[0]);
  }
  const missed = [...left].flatMap(([word, count]) => Array.from({ length: count }, () => word));
  if (process.env.WRONG) console.error(`wrong: ${wrong.join(" ")}\nmissed: ${missed.join(" ")}`);
  return score;
}

/** One page of text each in English, Russian and Mongolian; none without a corpus. */
function corpusPages(folder: string): Record<string, string> {
  if (!existsSync(path.join(folder, "reference/index.jsonl"))) return {};
  const rows = readRows<{ file: string; ref: string }>("reference/index.jsonl", folder);
  const wanted = { "corpus en": /cuad-.*\.doc$/, "corpus ru": /ml-ru-lease\.doc$/, "corpus mn": /ml-mn-lease\.doc$/ };
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([name, pattern]) => {
      const row = rows.find(({ file }) => pattern.test(file));
      return row ? [[name, firstPage(readFileSync(path.join(folder, row.ref), "utf8"))]] : [];
    }),
  );
}
