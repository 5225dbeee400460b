import { describe, expect, test } from "vitest";
import { zipSync } from "fflate";
import { WordFile } from "@/lib/word/file/word-file";
import { findFaults } from "../../support/word-checks";
import { EDIT_KINDS, edited, editedBlocks, seeded } from "../../support/word-edits";
import { smallFiles } from "../../support/files/small-files";
import { cell, docxFiles, p, row, run, table } from "../documents/extraction/docx-fixture";

const LINKED = p(
  `${run("See ")}<w:hyperlink w:anchor="a">${run("the annex")}</w:hyperlink>${run(" and ")}<w:smartTag>${run("Ulaanbaatar", "<w:b/>")}</w:smartTag>.`.replace(
    "</w:smartTag>.",
    "</w:smartTag>",
  ),
);
const MIXED = zipSync(
  docxFiles(
    p("Services agreement of 2026 between two parties") +
      LINKED +
      p(run("Fees are ") + run("due", '<w:u w:val="single"/>') + run(" within thirty days of the invoice. ")) +
      table(row(cell(p("Service") + p("and kind")), cell(p("Fee"))), row(cell(p("Advice")), cell(p("200")))) +
      p("Either party may end this agreement.") +
      p("The law of Mongolia governs it."),
  ),
);

describe("a text with random edits, written into its Word file", () => {
  test.each(EDIT_KINDS)("%s: clean, accepted and rejected it says what it must (B-11.15)", async (kind) => {
    const files = (await smallFiles()).filter(({ name }) => name.endsWith(".docx")).map(({ bytes }) => bytes);
    const faults: string[] = [];
    let written = 0;
    for (const bytes of [MIXED, MIXED, MIXED, ...files]) {
      const seed = written + kind.length * 97;
      const want = edited(editedBlocks(new WordFile(bytes)), kind, seeded(seed));
      const found = findFaults(bytes, want);
      if (found === "refused") continue;
      written += 1;
      faults.push(...found);
    }
    expect(faults).toEqual([]);
    expect(written).toBeGreaterThan(3);
  });
});
