/**
 * Measures a returned Word file: `npx tsx --expose-gc scripts/bench-returned.mts`.
 *
 * Generates a Word file; tracks 48 edits in it, and, as the other side, changes in a tenth of its paragraphs; reads the
 * returned file, accepts everything, and writes the file that goes back with every other change open. Prints processor
 * time at 10, 100 and 300 pages as ratios to reading both files' text once in the same run, the peak memory held
 * between steps, and by which factor twice as many changes in one very long paragraph take longer.
 */
import { strToU8, zipSync } from "fflate";
import { paragraph, type Block } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { trackedDocx } from "@/lib/word/export";
import { answeredDocx, type Answered } from "@/lib/word/returned/answered";
import { decidedBlocks } from "@/lib/word/returned/decided";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";

const ROUNDS = 5;
const EDITS = 48;
const PARAGRAPHS_PER_PAGE = 8;
const WORDS_PER_PARAGRAPH = 62;
const STAMP = { author: "Us", at: new Date(0) };
const THEIR_STAMP = { author: "Their Lawyer", at: new Date(1_700_000_000_000) };
const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

function bench(): void {
  for (const pages of [10, 100, 300]) measure(pages);
  const [once, twice] = [2_000, 4_000].map(endless);
  if (once === undefined || twice === undefined) return;
  const [few, many] = [once.toFixed(0), twice.toFixed(0)];
  print(
    `One endless paragraph, all accepted: 2000 changes ${few} ms, 4000 ${many} ms, ${(twice / once).toFixed(1)} times`,
  );
}

function measure(pages: number): void {
  const before = makeBlocks(pages * PARAGRAPHS_PER_PAGE);
  const sent = toDocx(before);
  const html = htmlFromBlocks(before);
  const returned = trackedDocx(sent, [
    { html, ...STAMP },
    {
      html: htmlFromBlocks(before.map((block, index) => (index % 10 === 3 ? changed(block, 1) : block))),
      ...THEIR_STAMP,
    },
  ]);
  const said = { html, file: sent };
  const every = Math.ceil(before.length / EDITS);
  const edited = htmlFromBlocks(before.map((block, index) => (index % every === 1 ? changed(block, 1) : block)));
  const { changes } = readReturned(returned, said);
  const planned = changes.map((change, index) => ({ id: String(index), change, isTaken: true }));
  const answers = changes.map((change, index): Answered => {
    return { id: String(index), change, decision: index % 2 === 0 ? "rejected" : "open" };
  });
  const steps = {
    "reading both files once": () => [sent, returned].map((bytes) => new WordFile(bytes).blocks.length),
    [`${EDITS} edits tracked`]: () =>
      trackedDocx(sent, [
        { html, ...STAMP },
        { html: edited, ...STAMP },
      ]),
    "what came back": () => readReturned(returned, said),
    "all accepted": () => decidedBlocks(before, before, planned),
    "the file that goes back": () => answeredDocx(returned, said, { html, changes: answers, stamp: STAMP }),
  };
  const times = Object.entries(steps).map(([name, work]) => [name, processorMs(work)] as const);
  const floor = times[0]?.[1] ?? 1;
  const common = times.map(([name, ms]) => `${name} ${ms.toFixed(0)} ms (${(ms / floor).toFixed(1)})`).join(", ");
  print(`${pages} pages, ${changes.length} changes: ${common}; ${heapMb().toFixed(0)} MB`);
}

/** Accepts thousands of changes in one paragraph, in milliseconds of processor time. */
function endless(count: number): number {
  const words = Array.from({ length: count * 4 }, (_, index) => `word${index}`);
  const before = [paragraph(words.join(" "))];
  const changes = words.flatMap((word, index) => {
    if (index % 4 !== 1) return [];
    const start = words.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0);
    return [replacement(word, start)];
  });
  const planned = changes.map((change, index) => ({ id: String(index), change, isTaken: true }));
  return processorMs(() => decidedBlocks(before, before, planned));
}

function replacement(word: string, start: number) {
  const common = { tracked: true, place: "text", author: "Their Lawyer", at: null } as const;
  const end = start + word.length;
  return {
    kind: "replace",
    ...common,
    before: word,
    after: `${word}x`,
    start,
    end,
    isWhole: false,
    html: null,
    to: null,
  } as const;
}

function processorMs(work: () => unknown): number {
  work();
  const times = Array.from({ length: ROUNDS }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return times.sort((one, other) => one - other)[ROUNDS >> 1] ?? 0;
}

function heapMb(): number {
  return process.memoryUsage().rss / (1 << 20);
}

function changed(block: Block, at: number): Block {
  const text = block.inlines.map((inline) => ("text" in inline ? inline.text : "")).join("");
  const words = text.split(" ");
  words[Math.min(at, words.length - 1)] = "sixty";
  return paragraph(words.join(" "));
}

function makeBlocks(count: number): Block[] {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const word = () => `word${Math.floor(Math.exp(random() * Math.log(12_000)))}`;
  return Array.from({ length: count }, () =>
    paragraph(`${Array.from({ length: 4 + Math.ceil(random() * 2 * WORDS_PER_PARAGRAPH) }, word).join(" ")}.`),
  );
}

function toDocx(blocks: readonly Block[]): Uint8Array {
  const text = (block: Block) => block.inlines.map((inline) => ("text" in inline ? inline.text : "")).join("");
  const body = blocks.map((block) => `<w:p><w:r><w:t xml:space="preserve">${text(block)}</w:t></w:r></w:p>`).join("");
  const main = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
  return zipSync({
    "[Content_Types].xml": strToU8(
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    "_rels/.rels": strToU8(
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    "word/document.xml": strToU8(`<w:document xmlns:w="${W}"><w:body>${body}</w:body></w:document>`),
  });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

bench();
