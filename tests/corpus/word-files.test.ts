import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { cleanDocx } from "@/lib/documents/word/export";
import { serialized, tokensOf } from "@/lib/documents/word/tokens";
import { WordFile } from "@/lib/documents/word/word-file";
import { faultsOf } from "../support/word-checks";
import { edited, editedBlocks, seeded, type EditKind } from "../support/word-edits";
import { CORPUS } from "./expectations";

const FOLDER = path.join(CORPUS, "files/docx");
const isThere = existsSync(FOLDER);
const names = isThere ? readdirSync(FOLDER).filter((name) => name.endsWith(".docx")) : [];
const bytesOf = (name: string) => new Uint8Array(readFileSync(path.join(FOLDER, name)));
const KINDS: readonly EditKind[] = ["replace", "add", "append", "delete", "split", "join", "bold"];

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

  test("take an edit over: clean, accepted and rejected each says what it must", () => {
    const faults: string[] = [];
    let written = 0;
    names.forEach((name, index) => {
      const bytes = bytesOf(name);
      const kind = KINDS[index % KINDS.length] ?? "replace";
      const found = faultsOf(bytes, edited(editedBlocks(new WordFile(bytes)), kind, seeded(index + 1)));
      if (found === "refused") return;
      written += 1;
      for (const fault of found) if (!fault.includes("not signed")) faults.push(`${name}, ${kind}: ${fault}`);
    });
    expect(faults).toEqual([]);
    expect(written).toBeGreaterThan(names.length * 0.9);
  }, 240_000);
});
