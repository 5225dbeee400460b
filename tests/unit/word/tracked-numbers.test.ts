import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { withoutSource } from "@/lib/documents/extraction/docx/origins";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { readReturned } from "@/lib/word/returned/returned";
import { answeredDocx } from "@/lib/word/returned/answered";
import { WordFile } from "@/lib/word/file/word-file";
import { docxFiles, p } from "../documents/extraction/docx-fixture";

const level = (index: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering =
  `<w:abstractNum w:abstractNumId="0">${level(0, "decimal", "%1.")}</w:abstractNum>` +
  `<w:abstractNum w:abstractNumId="1">${level(0, "lowerLetter", "%1)")}</w:abstractNum>` +
  '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>';
const BY = 'w:id="1" w:author="Their Lawyer" w:date="2026-11-20T10:00:00Z"';
const num = (id: number, mark = "") => `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/>${mark}</w:numPr>`;
const former = (head: string) => `<w:pPrChange ${BY}><w:pPr>${head}</w:pPr></w:pPrChange>`;
const changed = (number: number) => `<w:numberingChange ${BY} w:original="%1:${number}:0:."/>`;
const put = `<w:ins ${BY}/>`;
const buildFile = (heads: readonly string[]) =>
  zipSync(
    docxFiles(["First", "Second", "Third"].map((text, at) => p(`${text} clause.`, heads[at])).join(""), { numbering }),
  );

const ONES = [num(1), num(1), num(1)];
const CASES: [string, readonly string[], readonly string[]][] = [
  ["another list, as Word tracks it", ONES, [num(1), num(2) + former(num(1)), num(1)]],
  ["another list, as older programs track it", ONES, [num(1), num(2, changed(2)), num(1)]],
  ["all in another list", ONES, [1, 2, 3].map((number) => num(2, changed(number)))],
  ["a number that was put in", ["", "", ""], ["", num(1, put), ""]],
  ["a number that was put in where another stood", ONES, [num(1), num(2, put), num(1)]],
  ["a number that was taken away", ONES, [num(1), former(num(1)), num(1)]],
];

test.each(CASES)(
  "a tracked change of numbers is theirs, and nothing behind it is untracked: %s (B-26.3)",
  (_, sent, back) => {
    const [file, returned] = [buildFile(sent), buildFile(back)];
    const html = htmlFromBlocks(new WordFile(file).blocks.map(withoutSource));
    const { changes } = readReturned(returned, { html, file });
    expect(changes.length).toBe(back.filter((head) => head.includes("Their Lawyer")).length);
    expect(changes.every((one) => one.tracked && one.kind === "format" && one.author === "Their Lawyer")).toBe(true);
  },
);

test("a number that was changed in silence is untracked", () => {
  const file = buildFile(ONES);
  const html = htmlFromBlocks(new WordFile(file).blocks.map(withoutSource));
  const { changes } = readReturned(buildFile([num(1), num(2), num(1)]), { html, file });
  expect(changes.some(({ tracked }) => !tracked)).toBe(true);
});

test("rejected, a number that was put in goes; one that tells its former number in words alone stays tracked", () => {
  const rejected = (sent: readonly string[], back: readonly string[]) => {
    const [file, returned] = [buildFile(sent), buildFile(back)];
    const html = htmlFromBlocks(new WordFile(file).blocks.map(withoutSource));
    const said = { html, file };
    const changes = readReturned(returned, said).changes.map((change, at) => {
      return { id: String(at), change, decision: "rejected" as const };
    });
    const stamp = { author: "Us", at: new Date(0) };
    return new WordFile(answeredDocx(returned, said, { html, changes, stamp }).file).tree("main")?.xml;
  };
  expect(rejected(["", "", ""], ["", num(1, put), ""])).not.toContain("w:numPr");
  expect(rejected(ONES, [num(1), num(2, changed(2)), num(1)])).toContain("w:numberingChange");
});
