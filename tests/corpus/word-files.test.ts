import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx, trackedDocx } from "@/lib/word/export";
import { WordRefusal } from "@/lib/word/refusal";
import { serialized, listTokens } from "@/lib/word/file/tokens";
import { WordFile } from "@/lib/word/file/word-file";
import { findFaults } from "../support/word-checks";
import { isLong } from "../support/form";
import { leastMarked, REWRITINGS, rewrittenBlock } from "../support/rewritings";
import { markedLetters, marksIn } from "../support/tracked-marks";
import { edited, EDIT_KINDS, editedBlocks, seeded } from "../support/word-edits";
import { CORPUS } from "./expectations";

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
