import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { WordFile } from "@/lib/word/file/word-file";
import { returnedFaults } from "../support/returned-checks";
import { edited, EDIT_KINDS, editedBlocks, seeded } from "../support/word-edits";
import { CORPUS } from "./expectations";

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const names = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];

describe.skipIf(!isThere)(`Word files of the corpus that come back (skipped where there is none at ${CORPUS})`, () => {
  test("with an edit, tracked or in silence: it is found, and nothing else; accepted they say what they must", () => {
    const faults: string[] = [];
    let read = 0;
    names.forEach((name, index) => {
      const bytes = new Uint8Array(readFileSync(path.join(FOLDER, name)));
      const kind = EDIT_KINDS[index % EDIT_KINDS.length] ?? "replace";
      const found = returnedFaults(bytes, edited(editedBlocks(new WordFile(bytes)), kind, seeded(index + 1)));
      if (found === "refused") return;
      read += 1;
      for (const fault of found) faults.push(`${name}, ${kind}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(read).toBeGreaterThan(names.length * 0.9);
  }, 240_000);
});
