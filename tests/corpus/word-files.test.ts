import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx } from "@/lib/documents/word/export";
import { serialized, tokensOf } from "@/lib/documents/word/tokens";
import { WordFile } from "@/lib/documents/word/word-file";
import { faultsOf } from "../support/word-checks";
import { isLong } from "../support/form";
import { edited, EDIT_KINDS, editedBlocks, seeded } from "../support/word-edits";
import { CORPUS } from "./expectations";

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const names = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];
const bytesOf = (name: string) => new Uint8Array(readFileSync(path.join(FOLDER, name)));
/** Edits of each file; the long form tries every kind on each. */
const EDITS = isLong ? EDIT_KINDS.length : 1;

describe.skipIf(!isThere)(`Word files of the corpus (skipped where there is none at ${CORPUS})`, () => {
  test("are cut where their markup is, letter for letter, and unchanged go out byte for byte", () => {
    const wrong = names.filter((name) => {
      const bytes = bytesOf(name);
      const file = new WordFile(bytes);
      const xml = file.tree("main")?.xml ?? "";
      const isWhole = serialized(xml, tokensOf(xml)) === xml;
      return !isWhole || cleanDocx(bytes, htmlFromBlocks(file.blocks.map(withoutSource))) !== bytes;
    });
    expect(wrong).toEqual([]);
    expect(names.length).toBeGreaterThan(50);
  }, 120_000);

  test(`take ${EDITS} edits over each: clean, accepted and rejected it says what it must`, () => {
    const faults: string[] = [];
    let written = 0;
    names.forEach((name, index) => {
      const bytes = bytesOf(name);
      const blocks = editedBlocks(new WordFile(bytes));
      for (let number = 0; number < EDITS; number += 1) {
        const kind = EDIT_KINDS[(index + number) % EDIT_KINDS.length] ?? "replace";
        const found = faultsOf(bytes, edited(blocks, kind, seeded(index * EDIT_KINDS.length + number + 1)));
        if (found === "refused") continue;
        written += 1;
        for (const fault of found) if (!fault.includes("not signed")) faults.push(`${name}, ${kind}: ${fault}`);
      }
    });
    expect(faults).toEqual([]);
    expect(written).toBeGreaterThan(names.length * EDITS * 0.9);
  }, 1_200_000);
});
