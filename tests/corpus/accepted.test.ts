import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { blockText } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { WordFile } from "@/lib/word/file/word-file";
import { findNumber } from "@/lib/documents/numbering/number-rule";
import { suggest } from "@/lib/engine/suggest/suggest";
import { readOnce } from "@/lib/engine/text/reading";
import { accept, missingClause, suggestionsAt, type Accept } from "../support/accepted";
import { isLong } from "../support/form";
import { CORPUS } from "./expectations";

const FOLDER = path.join(CORPUS, "files/docx");
const names = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];
/** Paragraphs of each file at which every kind of suggestion is accepted; the long form takes more. */
const PLACES = isLong ? 40 : 2;
/** Longer texts are tried at fewer places. */
const LONG_CHARS = 200_000;

function acceptsIn(html: string): Accept[] {
  const blocks = blocksFromHtml(html);
  const plain = toPlainText(blocks);
  const found = suggest(readOnce({ ...plain, contractName: "", contractType: "Service Agreement" }), "en");
  const ofChecks = found.flatMap(({ passage, replacement, check }): Accept[] =>
    replacement === null
      ? []
      : [{ start: passage.start, end: passage.end, words: replacement, name: check ?? "check" }],
  );
  const numbered = blocks.flatMap((block, index) => (findNumber(block) ? [index] : []));
  const all = blocks.flatMap((block, index) => (blockText(block).trim() === "" ? [] : [index]));
  const most = html.length > LONG_CHARS ? 1 : PLACES;
  const places = [...spread(numbered, most), ...spread(all, most)];
  const related = spread(all, most).map((index) => toPlainText(blocks.slice(0, index)).text.length + 1);
  const missing = [[], ...related.map((place) => [place])].map((near) => missingClause(blocks, { related: near }));
  return [
    ...ofChecks,
    ...places.flatMap((index) => suggestionsAt(blocks, index)),
    ...missing.filter((one) => one !== null),
  ];
}

const spread = <T>(all: readonly T[], most: number): T[] =>
  all.filter((_, index) => Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length));

describe.skipIf(names.length === 0)(`suggestions in Word files (skipped without a corpus at ${CORPUS})`, () => {
  test("once accepted say what they promised, at their place, and change nothing else", () => {
    const faults: string[] = [];
    let count = 0;
    for (const name of names) {
      const html = htmlFromBlocks(
        new WordFile(new Uint8Array(readFileSync(path.join(FOLDER, name)))).blocks.map(withoutSource),
      );
      for (const one of acceptsIn(html)) {
        count += 1;
        for (const fault of accept(html, one).faults) faults.push(`${name}, ${one.name}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
    expect(count).toBeGreaterThan(names.length * 10);
  }, 1_200_000);
});
