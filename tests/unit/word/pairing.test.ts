/** What two files of unknown origin say differently (behaviour §45). */
import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { paragraph } from "@/lib/documents/richtext/blocks";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { WordFile } from "@/lib/word/file/word-file";
import { comparePair } from "@/lib/workers/pairing/compare-pair";
import type { PairedFile } from "@/lib/workers/pairing/pair";
import { docxFiles } from "../documents/extraction/docx-fixture";

const nothing = { beforeHtml: null, unread: [], uncertain: [] };
function word(...paragraphs: readonly string[]): PairedFile {
  const bytes = zipSync(docxFiles(paragraphs.join("")));
  return { ...nothing, kind: "docx", bytes, html: htmlFromBlocks(new WordFile(bytes).blocks) };
}
function plain(kind: "doc" | "txt", ...lines: readonly string[]): PairedFile {
  return { ...nothing, kind, bytes: null, html: htmlFromBlocks(lines.map((line) => paragraph(line))) };
}
const found = (before: PairedFile, after: PairedFile) =>
  comparePair(before, after).changes.map((change) => [change.weight, change.doubt, change.before, change.after]);

const RENT = "1. The Tenant pays a rent of 100 dollars a month to the account of the Landlord.";
const REPAIR = "2. The Landlord shall keep the house dry and warm, and repairs the roof.";
const NOTICE = "3. Either party may end this agreement with notice of thirty days.";

describe("a change is weighed by what it is about (B-45.4)", () => {
  test.each([
    ["number", RENT, RENT.replace("100", "10")],
    ["number", RENT, RENT.replace("dollars", "USD")],
    ["number", NOTICE, NOTICE.replace("thirty", "sixty")],
    ["duty", REPAIR, REPAIR.replace("shall", "may")],
    ["duty", NOTICE, NOTICE.replace("may end", "may not end")],
    ["duty", "Гүйцэтгэгч ажлыг хийх үүрэгтэй байна.", "Гүйцэтгэгч ажлыг хийх эрхтэй байна."],
    ["duty", "Заказчик вправе проверить работу.", "Заказчик обязан проверить работу."],
    ["alike", RENT, RENT.replace("Landlord", "L\u0430ndlord")],
    ["alike", NOTICE, NOTICE.replace("agreement", "agree\u200bment")],
    ["words", REPAIR, REPAIR.replace("dry and warm", "dry and tidy")],
  ])("%s: %s", (weight, was, is) => {
    const [others] = [[RENT, REPAIR, NOTICE].filter((line) => line !== was)];
    const [first] = found(plain("doc", was, ...others), plain("doc", is, ...others));
    expect(first?.slice(0, 2)).toEqual([weight, null]);
  });

  test("a whole heading with a foreign letter is one change, and looks alike", () => {
    const heading = "Definitions";
    const changed = heading.replace("Def", "D\u0435f");
    expect(found(plain("doc", RENT, heading, NOTICE), plain("doc", RENT, changed, NOTICE))).toEqual([
      ["alike", null, heading, changed],
    ]);
  });
});

test("the words beside a change are parted from it as in the text (B-45.4)", () => {
  const around = (was: string, is: string) =>
    comparePair(plain("txt", was, NOTICE), plain("txt", is, NOTICE)).changes.map(({ lead, tail }) => [lead, tail]);
  const [[lead = "", tail = ""] = []] = around(RENT, RENT.replace("100", "10"));
  expect([lead.endsWith("rent of "), tail.startsWith(" dollars")]).toEqual([true, true]);
  const [[, end = ""] = []] = around(REPAIR, REPAIR.replace("roof", "attic"));
  expect(end.startsWith(".")).toBe(true);
});

test("the words beside a change are those of its paragraph, and say where it goes on (B-45.4)", () => {
  const heading = "Interest for the loan";
  const was = `The Borrower pays 18 percent a year on what is still owed to the Lender at the end of the month${" and of each month that follows it".repeat(8)}.`;
  const files = (line: string) => plain("txt", heading, line, NOTICE);
  const [first] = comparePair(files(was), files(was.replace("18", "19"))).changes;
  expect(first?.lead).toBe("The Borrower pays ");
  expect(first?.tail).toMatch(/^ percent a year .*…$/u);
});

describe("hidden text of a Word file (B-45.3)", () => {
  const hidden = (words: string) => `<w:r><w:rPr><w:vanish/></w:rPr><w:t xml:space="preserve">${words}</w:t></w:r>`;
  const white = (words: string) => `<w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>${words}</w:t></w:r>`;
  const own = (words: string) => `<w:p><w:r><w:t xml:space="preserve">${RENT}</w:t></w:r>${words}</w:p>`;

  test("is reported once, and only if the older file hasn't hidden it too", () => {
    const secret = hidden("The rent rises by half.");
    expect(found(word(own("")), word(own(secret)))).toEqual([["hidden", null, "", "The rent rises by half."]]);
    expect(found(word(own(secret)), word(own(secret)))).toEqual([]);
    expect(found(word(own(secret)), word(own(secret + hidden("And again.")))).map(([weight]) => weight)).toEqual([
      "hidden",
    ]);
  });

  test("is reported where the older file is no Word file, too", () => {
    expect(found(plain("txt", RENT), word(own(hidden("Secret."))))).toEqual([["hidden", null, "", "Secret."]]);
    const seen = found(plain("doc", `${RENT}Secret.`), word(own(white("Secret."))));
    expect(seen).toEqual([["hidden", null, "", "Secret."]]);
  });
});

test("what stands beside its old place in a PDF's order of lines is no certain change, a number always is (B-45.6)", () => {
  const pdf = (...lines: readonly string[]): PairedFile => ({ ...plain("txt", ...lines), kind: "pdf" });
  const doubts = comparePair(plain("doc", RENT, REPAIR, NOTICE), pdf(RENT, REPAIR, NOTICE)).changes;
  expect(doubts).toEqual([]);
  const changed = comparePair(plain("doc", RENT, REPAIR, NOTICE), pdf(RENT.replace("100", "900"), REPAIR, NOTICE));
  expect(changed.changes).toMatchObject([{ weight: "number", doubt: null, before: "100", after: "900" }]);
});

test("cost grows with the texts, also where one line is all of them (B-45.5)", () => {
  const line = (of: string) => Array.from({ length: 4_000 }, (_, at) => `${of}${at}`).join(" ");
  const { outcome, changes, more } = comparePair(plain("doc", line("a")), plain("doc", line("b")));
  expect([outcome, changes.length, more]).toEqual(["unrelated", 0, 0]);
});
