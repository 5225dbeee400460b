import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { readReturned } from "@/lib/word/returned/returned";
import { WordFile } from "@/lib/word/file/word-file";
import { cheated, SILENT_CHEATS } from "../support/silent-cheats";
import { seeded } from "../support/word-edits";
import { CORPUS } from "./expectations";

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const names = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];
const isLong = process.env.TEST_FORM === "long";
const CHEATS = Object.entries(SILENT_CHEATS);

describe.skipIf(!isThere)(`Word files of the corpus that come back (skipped where there is none at ${CORPUS})`, () => {
  test("changed in silence, whatever way: it is told", () => {
    const unreported: string[] = [];
    let tried = 0;
    names.forEach((name, index) => {
      const sent = new Uint8Array(readFileSync(path.join(FOLDER, name)));
      const said = { html: htmlFromBlocks(new WordFile(sent).blocks), file: sent };
      CHEATS.forEach(([way, cheat], number) => {
        if (way.includes("lists") && !said.html.includes("data-number")) return; // none is counted
        if (!isLong && number !== index % CHEATS.length) return;
        const file = cheated(sent, cheat, seeded(index * CHEATS.length + number + 1));
        if (!file) return;
        tried += 1;
        if (!readReturned(file, said).changes.some(({ tracked }) => !tracked)) unreported.push(`${name}: ${way}`);
      });
    });
    expect(unreported).toEqual([]);
    expect(tried).toBeGreaterThan(isLong ? names.length * 5 : names.length / 4);
  }, 600_000);
});
