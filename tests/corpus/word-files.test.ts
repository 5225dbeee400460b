import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { splitTokens } from "@/lib/documents/redline/tokens";
import { blockText, isPageMark, type Block } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx, trackedDocx } from "@/lib/word/export";
import { WordRefusal } from "@/lib/word/refusal";
import { serialized, listTokens } from "@/lib/word/file/tokens";
import { WordFile } from "@/lib/word/file/word-file";
import { findFaults } from "../support/word-checks";
import { isLong } from "../support/form";
import { markedLetters, marksIn } from "../support/tracked-marks";
import { edited, EDIT_KINDS, editedBlocks, seeded } from "../support/word-edits";
import { CORPUS } from "./expectations";

const OTHERS = ["ninety", "supplier", "reasonable", "notwithstanding", "hereby", "any", "shall"];
const other = (index: number) => OTHERS[index % OTHERS.length] ?? "";

function eachWord(text: string, change: (word: string, index: number, count: number) => string): string {
  const words = text.split(" ");
  return words.map((word, index) => change(word, index, words.length)).join(" ");
}

function turned(text: string, share: number): string {
  const words = text.split(" ");
  const at = Math.ceil(words.length * share);
  return [...words.slice(at), ...words.slice(0, at)].join(" ");
}

/** Ways in which a person rewrites a whole paragraph. */
const REWRITINGS: readonly [string, (text: string) => string][] = [
  ["the halves change places", (text) => turned(text, 0.5)],
  ["the first third goes to the end", (text) => turned(text, 1 / 3)],
  ["every third word is another", (text) => eachWord(text, (word, at) => (at % 3 === 1 ? other(at) : word))],
  ["three of four words are others", (text) => eachWord(text, (word, at) => (at % 4 === 0 ? word : other(at)))],
  ["the second half is new", (text) => eachWord(text, (word, at, count) => (at < count / 2 ? word : other(at)))],
  [
    "the parts stand the other way round",
    (text) =>
      text
        .split(/(?<=[.,;:]) /)
        .reverse()
        .join(" "),
  ],
  ["something stands around it", (text) => `Subject to the following, ${text} Nothing here limits the Buyer.`],
];

/** A paragraph with its words rewritten; its counted number stays. */
function rewrittenBlock(block: Block, rewrite: (text: string) => string): Block {
  const number = findNumber(block);
  const rest = block.inlines.filter((inline) => inline !== number && !isPageMark(inline));
  const text = rest.map((inline) => (isPageMark(inline) ? "" : inline.text)).join("");
  return { ...block, inlines: [...(number ? [number] : []), { text: rewrite(text), marks: [] }] };
}

/** Letters outside of the heaviest common words of both texts. */
function leastMarked(before: string, after: string): number {
  const [from, to] = [splitTokens(before), splitTokens(after)];
  let row = new Float64Array(to.length + 1);
  for (const token of from) {
    const next = new Float64Array(to.length + 1);
    to.forEach((twin, at) => {
      const kept = twin === token ? (row[at] ?? 0) + token.length : 0;
      next[at + 1] = Math.max(row[at + 1] ?? 0, next[at] ?? 0, kept);
    });
    row = next;
  }
  return before.length + after.length - 2 * (row[to.length] ?? 0);
}

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const names = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];
const readBytes = (name: string) => new Uint8Array(readFileSync(path.join(FOLDER, name)));
/** Edits of each file; the long form tries every kind on each. */
const EDITS = isLong ? EDIT_KINDS.length : 1;

describe.skipIf(!isThere)(`Word files of the corpus (skipped where there is none at ${CORPUS})`, () => {
  test("are cut where their markup is, letter for letter, and unchanged go out byte for byte, or with nothing tracked", () => {
    const wrong = names.filter((name) => {
      const bytes = readBytes(name);
      const file = new WordFile(bytes);
      const xml = file.tree("main")?.xml ?? "";
      const isWhole = serialized(xml, listTokens(xml)) === xml;
      const clean = cleanDocx(bytes, htmlFromBlocks(file.blocks.map(withoutSource)));
      return !isWhole || (marksIn(bytes).length > 0 ? marksIn(clean).length > 0 : clean !== bytes);
    });
    expect(wrong).toEqual([]);
    expect(names.length).toBeGreaterThan(50);
  }, 120_000);

  test("mark at most twice what changed in a paragraph that is rewritten", () => {
    const faults: string[] = [];
    let rewritten = 0;
    names.forEach((name, index) => {
      const bytes = readBytes(name);
      const blocks = new WordFile(bytes).blocks.map(withoutSource);
      for (const [kind, rewrite] of selectRewritings(index)) {
        const marked = rewrittenMarks(bytes, blocks, rewrite);
        if (marked === null) continue;
        rewritten += 1;
        if (marked.letters > 2 * marked.least) faults.push(`${name}, ${kind}: ${marked.letters} for ${marked.least}`);
      }
    });
    expect(faults).toEqual([]);
    expect(rewritten).toBeGreaterThan(names.length / 2);
  }, 1_200_000);

  test(`take ${EDITS} edits over each: clean, accepted and rejected it says what it must`, () => {
    const faults: string[] = [];
    let written = 0;
    names.forEach((name, index) => {
      const bytes = readBytes(name);
      const blocks = editedBlocks(new WordFile(bytes));
      for (let number = 0; number < EDITS; number += 1) {
        const kind = EDIT_KINDS[(index + number) % EDIT_KINDS.length] ?? "replace";
        const found = findFaults(bytes, edited(blocks, kind, seeded(index * EDIT_KINDS.length + number + 1)));
        if (found === "refused") continue;
        written += 1;
        for (const fault of found) if (!fault.includes("not signed")) faults.push(`${name}, ${kind}: ${fault}`);
      }
    });
    expect(faults).toEqual([]);
    expect(written).toBeGreaterThan(names.length * EDITS * 0.9);
  }, 1_200_000);
});

/** Each file's own kind; the long form tries every kind on each. */
function selectRewritings(index: number) {
  return isLong ? REWRITINGS : REWRITINGS.slice(index % REWRITINGS.length, (index % REWRITINGS.length) + 1);
}

/** Letters that are marked where the longest paragraph is rewritten, and how few would do; null where none can be. */
function rewrittenMarks(bytes: Uint8Array, blocks: readonly Block[], rewrite: (text: string) => string) {
  const lengths = blocks.map((block) => (block.kind === "row" ? 0 : blockText(block).length));
  const index = lengths.indexOf(Math.max(...lengths));
  const old = blocks[index];
  if (!old || blockText(old).length < 60) return null;
  const fresh = rewrittenBlock(old, rewrite);
  const html = htmlFromBlocks(blocks.map((block, at) => (at === index ? fresh : block)));
  const edition = { author: "Us", at: new Date(0) };
  try {
    const file = trackedDocx(bytes, [
      { html: htmlFromBlocks(blocks), ...edition },
      { html, ...edition },
    ]);
    return { letters: markedLetters(file), least: leastMarked(blockText(old), blockText(fresh)) };
  } catch (cause) {
    if (cause instanceof WordRefusal) return null;
    throw cause;
  }
}
