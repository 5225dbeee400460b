/**
 * Measures the public comparison on real contracts: `npx tsx --conditions=react-server scripts/eval-compare.mts
 * [--most 30]` (CORPUS_DIR, otherwise ../shared/corpus). Plants ten untracked changes in each Word file and tells how
 * many are found and named rightly; then what it reports with nothing planted: a file against itself packed anew,
 * against our own PDF of the same text, and the planted file's PDF against the original.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { unzipSync, zipSync } from "fflate";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { blocksBefore } from "@/lib/word/export";
import { exportInWorker } from "@/lib/workers/exporting";
import { comparePair } from "@/lib/workers/pairing/compare-pair";
import type { PairChange, PairedFile } from "@/lib/workers/pairing/pair";
import { readDocument } from "@/lib/workers/read-document";
import { plant, PLANTED_KINDS, type Planted, type PlantedKind } from "./compare/planted.mts";

const CORPUS = path.resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const { values } = parseArgs({ options: { most: { type: "string", default: "30" }, misses: { type: "boolean" } } });
const EACH: Readonly<Record<PlantedKind, number>> = { number: 4, duty: 2, alike: 2, hidden: 2 };

type Score = { planted: number; found: number; named: number };

function noScore(): Score {
  return { planted: 0, found: 0, named: 0 };
}

if (!existsSync(CORPUS)) {
  console.log(`No corpus at ${CORPUS}: nothing measured.`);
  process.exit(0);
}
execFileSync(process.execPath, ["scripts/build-workers.mjs"], { stdio: "inherit" });
await measure();

async function measure(): Promise<void> {
  const scores = new Map(PLANTED_KINDS.map((kind) => [kind, noScore()]));
  const paged = new Map(PLANTED_KINDS.map((kind) => [kind, noScore()]));
  const alarms = { besides: 0, repacked: 0, ownPdf: 0, ownPdfDoubted: 0 };
  const times: number[] = [];
  let files = 0;
  for (const { name, bytes } of await sources()) {
    const sent = await readOrNull(bytes, name);
    if (!sent) continue;
    const { file, planted } = plant(bytes, EACH, seeded(files + 1));
    if (planted.length < 10) continue;
    files += 1;
    const begun = performance.now();
    const returned = await read(file, name);
    const { changes } = comparePair(sent, returned);
    times.push(performance.now() - begun);
    alarms.besides += tally(scores, planted, changes, name);
    const again = await read(zipSync(unzipSync(bytes)), name);
    alarms.repacked += comparePair(sent, again).changes.length;
    const pdf = await read(await pdfOf(sent), "own.pdf");
    const own = comparePair(sent, pdf).changes;
    alarms.ownPdf += own.filter(({ doubt }) => doubt === null).length;
    alarms.ownPdfDoubted += own.filter(({ doubt }) => doubt !== null).length;
    if (values.misses) for (const one of own) console.log(`  ${name} PDF: ${show(one)}`);
    const seen = planted.filter(({ kind }) => kind !== "hidden");
    tally(paged, seen, comparePair(sent, await read(await pdfOf(returned), "own.pdf")).changes, `${name} as PDF`);
  }
  report({ files, scores, paged, alarms, times });
}

/** Word files as they were found, then plain contracts in three languages as our export writes them. */
async function sources(): Promise<{ name: string; bytes: Uint8Array }[]> {
  const listed = (folder: string, pattern: RegExp) =>
    readdirSync(path.join(CORPUS, folder))
      .filter((name) => pattern.test(name))
      .sort()
      .map((name) => ({ name, bytes: new Uint8Array(readFileSync(path.join(CORPUS, folder, name))) }));
  const half = Math.ceil(Number(values.most) / 2);
  const found = listed("files/docx", /^contract-.*\.docx$/u);
  const step = Math.max(1, Math.floor(found.length / half));
  const plain = listed("natural", /\.txt$/u).filter((_, index) => index % 2 === 0);
  const made: { name: string; bytes: Uint8Array }[] = [];
  for (const { name, bytes } of plain.slice(0, half)) {
    const { html } = await read(bytes, name);
    const content = { name: "Contract", html, versionNumber: 1, language: "en" } as const;
    made.push({ name: name.replace(/txt$/u, "docx"), bytes: await exportInWorker({ ...content, format: "docx" }) });
  }
  return [...found.filter((_, index) => index % step === 0).slice(0, half), ...made];
}

/** @returns how many changes weren't planted */
function tally(
  scores: ReadonlyMap<PlantedKind, Score>,
  planted: readonly Planted[],
  changes: readonly PairChange[],
  name: string,
): number {
  const open = [...changes];
  for (const one of planted) {
    const score = scores.get(one.kind) ?? noScore();
    score.planted += 1;
    const fits = open
      .filter((change) => isOf(change, one))
      .toSorted((first, second) => Number(isExactly(second, one)) - Number(isExactly(first, one)));
    const best = fits.find(({ weight }) => weight === one.kind) ?? fits[0];
    if (!best && values.misses) console.log(`  ${name}: ${one.kind} missed: ${one.was} -> ${one.is}`);
    if (!best) continue;
    open.splice(open.indexOf(best), 1);
    score.found += 1;
    if (best.weight === one.kind) score.named += 1;
    else if (values.misses) console.log(`  ${name}: ${one.kind} named ${show(best)}`);
  }
  const besides = open.filter(({ doubt }) => doubt === null);
  if (values.misses) for (const one of besides) console.log(`  ${name}: besides ${show(one)}`);
  return besides.length;
}

/** Whether a change has the words that differ, with what surrounds them. */
function isOf({ before, after, isMarked }: PairChange, { kind, was, is }: Planted): boolean {
  if (isMarked) return false;
  if (kind === "hidden") return after.includes(is);
  const squeezed = (words: string) => decoded(words).replace(/\s+/gu, "");
  const [one, other] = [squeezed(was), squeezed(is)];
  const [b, a] = [squeezed(before), squeezed(after)];
  if (b === "" && a === "") return false;
  return isPart(one, b) && isPart(other, a);
}

/** Whether a change is the one word that was planted: another run may have the same letters. */
function isExactly({ before, after }: PairChange, { was, is }: Planted): boolean {
  const [old, fresh] = [was.split(/\s+/u), is.split(/\s+/u)];
  const at = old.findIndex((word, index) => word !== fresh[index]);
  const isWithin = (word: string | undefined, words: string) => words !== "" && word?.includes(words) === true;
  return isWithin(old[at], before) && isWithin(fresh[at], after);
}

/** Either of two texts within the other. */
function isPart(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one);
}

function decoded(words: string): string {
  return words.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&apos;", "'").replaceAll("&lt;", "<");
}

function show({ weight, doubt, before, after, clause }: PairChange): string {
  const [was, is] = [before, after].map((words) => JSON.stringify(words.slice(0, 80)));
  return `${weight}${doubt ? ` (${doubt})` : ""} at ${clause}: ${was} -> ${is}`;
}

async function readOrNull(bytes: Uint8Array, name: string): Promise<PairedFile | null> {
  try {
    return await read(bytes, name);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return null;
    throw cause;
  }
}

async function read(bytes: Uint8Array, name: string): Promise<PairedFile> {
  const { kind, blocks, pagesWithoutText, places } = await readDocument(bytes, name, { withPlaces: true });
  const earlier = kind === "docx" ? blocksBefore(bytes) : null;
  return {
    kind,
    bytes: kind === "docx" ? bytes : null,
    html: htmlFromBlocks(blocks),
    beforeHtml: earlier && htmlFromBlocks(earlier),
    unread: pagesWithoutText,
    uncertain: [],
    places,
  };
}

function pdfOf({ html }: PairedFile): Promise<Uint8Array> {
  return exportInWorker({ name: "Contract", html, versionNumber: 1, language: "en", format: "pdf" });
}

function report({
  files,
  scores,
  paged,
  alarms,
  times,
}: {
  files: number;
  scores: ReadonlyMap<PlantedKind, Score>;
  paged: ReadonlyMap<PlantedKind, Score>;
  alarms: { besides: number; repacked: number; ownPdf: number; ownPdfDoubted: number };
  times: number[];
}): void {
  console.log(`${files} contracts, Word against Word, changes not tracked:`);
  for (const [kind, score] of scores) console.log(line(kind, score));
  console.log(`  reported besides: ${alarms.besides}`);
  console.log("Word against PDF:");
  for (const [kind, score] of paged) if (score.planted > 0) console.log(line(kind, score));
  console.log("Nothing planted, changes reported over all files:");
  console.log(`  the same file packed anew: ${alarms.repacked}`);
  console.log(`  against its PDF: ${alarms.ownPdf}, and ${alarms.ownPdfDoubted} shown as probably none`);
  const sorted = times.toSorted((one, other) => one - other);
  console.log(
    `Reading and comparing: median ${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, longest ${Math.round(sorted.at(-1) ?? 0)} ms`,
  );
}

function line(kind: string, { planted, found, named }: Score): string {
  const share = Math.round((found / planted) * 100);
  return `  ${kind.padEnd(7)} planted ${planted}, found ${found} (${share} %), named so ${named}`;
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
