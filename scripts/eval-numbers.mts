/**
 * Measures how numbers are read from paper: `nice -n 10 npx tsx --conditions=react-server scripts/eval-numbers.mts
 * [FOLDER]`. Makes 60 pages in each language (`scripts/scans`), reads them, and says of both halves how many wrong
 * numbers were marked as doubtful, how many right ones were marked needlessly, and the same of words. The rule was
 * chosen on one half; the other is the one to report. Each kind of page has a line of its own. A number that was not
 * read at all waits where the text has the mark of something unread in its place. What was read is kept in the folder,
 * and page groups that are there aren't read again, so that rules can be compared. With `UNSEEN=1` also lists wrong
 * numbers that weren't marked.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readScannedPages } from "../lib/documents/scans/read-scanned-pages";
import { maybeNumber, UNREAD } from "../lib/documents/scans/numbers";
import type { ScannedPage } from "../lib/documents/scans/scanned-page";
import { readInWorker } from "../lib/workers/file-reading";
import { buildWorkers } from "./build-workers.mjs";
import { aligned, wordsOf, type Pair } from "./scans/aligned";
import { drawnPages, madePages, type Half, type MadePage } from "./scans/made-pages";
import type { PageLanguage } from "./scans/made-texts";

const PER_LANGUAGE = 60;
/** Pages that are drawn, read and kept together. */
const GROUP = 10;
const LANGUAGES: readonly PageLanguage[] = ["en", "ru", "mn"];
const folder = process.argv[2] ?? ".build/eval-numbers";

type Count = { pages: number; wrong: number; wrongMarked: number; right: number; rightMarked: number; lost: number };
type Kept = { pages: MadePage[]; texts: string[]; read: (ScannedPage | null)[] };

await buildWorkers();
mkdirSync(folder, { recursive: true });
const head = [
  "half",
  "language or kind",
  "pages",
  "numbers",
  "wrong",
  "marked",
  "lost",
  "right ones marked",
  "wrong words",
  "marked",
];
console.log(`| ${head.join(" | ")} | right words marked |\n|${"---|".repeat(head.length + 1)}`);
for (const half of ["chosen", "reported"] as const) {
  const all = [newCount(), newCount()] as const;
  const kinds = new Map<string, Counts>();
  for (const language of LANGUAGES) {
    const own = [newCount(), newCount()] as const;
    for (let group = 0; group * GROUP < PER_LANGUAGE / 2; group += 1)
      await count(half, language, group, { into: [own, all], kinds });
    print(half, language, own);
  }
  for (const [kind, counts] of kinds) print(half, kind, counts);
  print(half, "all", all);
}

type Counts = readonly [numbers: Count, words: Count];

type Into = { into: readonly Counts[]; kinds: Map<string, Counts> };

async function count(half: Half, language: PageLanguage, group: number, { into, kinds }: Into): Promise<void> {
  const { pdf, kept } = await readGroup(half, language, group);
  for (const [at, text] of kept.texts.entries()) {
    const kind = kept.pages[at]?.kind ?? "";
    const ofKind = kinds.get(kind) ?? ([newCount(), newCount()] as const);
    kinds.set(kind, ofKind);
    for (const counts of [...into, ofKind]) for (const half of counts) half.pages += 1;
    const page = kept.read[at];
    const pages = page ? [{ ...page, page: 1 }] : [];
    const read = await readInWorker(await onlyPage(pdf, at), "scan.pdf", { scanned: pages, withDoubts: true });
    const found = wordsOf(read.plainText);
    const wanted = wordsOf(text);
    const pairs = aligned(
      wanted.map((word) => word.text),
      found.map((word) => word.text),
    );
    for (const [place, { wanted: right, index }] of pairs.entries()) {
      const word = index === null ? null : (found[index] ?? null);
      const isNumber = /\p{N}/u.test(right ?? word?.text ?? "");
      const marks = word
        ? (read.scan?.uncertain ?? []).filter(({ start, end }) => start < word.end && end > word.start)
        : [];
      const isMarked =
        marks.some(({ start, end }) => !isNumber || maybeNumber(read.plainText.slice(start, end))) ||
        (!word && around(place, { pairs, found, text: read.plainText }).includes(UNREAD));
      for (const counts of [...into, ofKind])
        add(counts[isNumber ? 0 : 1], { isRight: right === word?.text, isMarked, isLost: !word });
      if (process.env.UNSEEN && isNumber && !isMarked && right !== word?.text)
        console.error(`${half} ${language}, ${kept.pages[at]?.kind}: ${right} read as ${word?.text ?? "nothing"}`);
    }
  }
}

type Aligned = { pairs: readonly Pair[]; found: ReturnType<typeof wordsOf>; text: string };

/** What was read between the two words around one that was lost that were read rightly. */
function around(place: number, { pairs, found, text }: Aligned): string {
  const isRight = ({ wanted, index }: Pair) => index !== null && found[index]?.text === wanted;
  const before = pairs.slice(0, place).findLast(isRight)?.index ?? null;
  const after = pairs.slice(place).find(isRight)?.index ?? null;
  const start = before === null ? 0 : (found[before]?.start ?? 0);
  return text.slice(start, after === null ? text.length : found[after]?.end);
}

function add(to: Count, { isRight, isMarked, isLost }: { isRight: boolean; isMarked: boolean; isLost: boolean }): void {
  to[isRight ? "right" : "wrong"] += 1;
  if (isMarked) to[isRight ? "rightMarked" : "wrongMarked"] += 1;
  if (isLost) to.lost += 1;
}

async function readGroup(half: Half, language: PageLanguage, group: number): Promise<{ pdf: Uint8Array; kept: Kept }> {
  const file = path.join(folder, `${half}-${language}-${group}`);
  if (!existsSync(`${file}.json`)) await readAndKeep(half, language, group, file);
  const kept = JSON.parse(readFileSync(`${file}.json`, "utf8")) as Kept; // written below
  return { pdf: readFileSync(`${file}.pdf`), kept };
}

async function readAndKeep(half: Half, language: PageLanguage, group: number, file: string): Promise<void> {
  const own = madePages(PER_LANGUAGE, LANGUAGES).filter((page) => page.half === half && page.language === language);
  const pages = own.slice(group * GROUP, (group + 1) * GROUP);
  const { pdf, texts } = await drawnPages(pages);
  const read: (ScannedPage | null)[] = [];
  await readScannedPages(
    pdf,
    pages.map((_, at) => at + 1),
    { dataFolder: ".build/languages", withDoubts: true, onPage: (_, page) => read.push(page) },
  );
  writeFileSync(`${file}.pdf`, pdf);
  writeFileSync(`${file}.json`, JSON.stringify({ pages, texts, read } satisfies Kept));
}

async function onlyPage(pdf: Uint8Array, at: number): Promise<Uint8Array> {
  const { PDFDocument } = await import("pdf-lib");
  const one = await PDFDocument.create();
  const [page] = await one.copyPages(await PDFDocument.load(pdf), [at]);
  if (page) one.addPage(page);
  return one.save();
}

function newCount(): Count {
  return { pages: 0, wrong: 0, wrongMarked: 0, right: 0, rightMarked: 0, lost: 0 };
}

function print(half: Half, name: string, [numbers, words]: Counts): void {
  const share = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);
  const cells = [
    numbers.pages,
    numbers.wrong + numbers.right,
    numbers.wrong,
    share(numbers.wrongMarked, numbers.wrong),
    numbers.lost,
    share(numbers.rightMarked, numbers.right),
    words.wrong,
    share(words.wrongMarked, words.wrong),
    share(words.rightMarked, words.right),
  ];
  console.log(`| ${half} | ${name} | ${cells.join(" | ")} |`);
}
