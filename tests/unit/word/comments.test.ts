import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { commentsIn } from "@/lib/word/comments";
import { cleanDocx, trackedDocx, withDecided } from "@/lib/word/export";
import type { NewComment } from "@/lib/word/new-comments";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, listed, p, row, run, table } from "../documents/extraction/docx-fixture";

const W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const NUMBERING = {
  numbering:
    '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>',
};
const ORIGINAL = zipSync(
  docxFiles(
    p(run("The rent is ") + run("100 dollars", "<w:b/>") + run(" a month.")) +
      listed("Paid on time.", 0) +
      table(row(cell(p("Item")), cell(p("Price")))) +
      p(`<w:hyperlink w:anchor="a">${run("See the annex")}</w:hyperlink>`),
    NUMBERING,
  ),
);
const BASE =
  "<p>The rent is <strong>100 dollars</strong> a month.</p><p>1. Paid on time.</p><table><tbody><tr><td>Item</td><td>Price</td></tr></tbody></table><p>See the annex</p>";

const toText = (file: WordFile) => toPlainText(file.blocks).text;
const listQuotes = (file: WordFile) =>
  commentsIn(file).map(({ range }) => range && toText(file).slice(range.start, range.end));
/** A comment on words of a text, by its lines. */
function on(quote: string, text: string, more: Partial<NewComment> = {}): NewComment {
  const start = text.indexOf(quote);
  const passage = { quote, start, end: start + quote.length, isOfText: true };
  return {
    id: quote,
    parentId: null,
    author: "Anna Smith",
    at: new Date(0),
    text: "Why?",
    isDone: false,
    passage,
    ...more,
  };
}
const LINES = toText(new WordFile(ORIGINAL));
const tracked = (html: string, comments: readonly NewComment[], original: Uint8Array = ORIGINAL) => {
  const by = { author: "Bat", at: new Date(0) };
  const editions = [
    { html: BASE, ...by },
    { html, ...by },
  ];
  return new WordFile(trackedDocx(original, editions, { comments }));
};

describe("comments that are written", () => {
  test("stand at their words, whatever those are in, and are read again", () => {
    const quotes = ["rent", "is 100", "dollars a month.", "Paid", "Item\tPrice", "the annex", "month.\n1. Paid on"];
    const comments = quotes.map((quote) => on(quote, LINES));
    const file = new WordFile(cleanDocx(ORIGINAL, BASE, { comments }));
    const wider: Record<string, string> = { "the annex": "See the annex" }; // a link is not cut
    expect(listQuotes(file)).toEqual(quotes.map((quote) => wider[quote] ?? quote));
    expect(toText(file)).toBe(LINES);
    expect(commentsIn(file)[0]).toMatchObject({ author: "Anna Smith", at: new Date(0), text: "Why?", isDone: false });
  });

  test("say what they answer and whether they are done, line by line", () => {
    const comments = [
      on("rent", LINES, { id: "one", text: "First <line>\nsecond & last", isDone: true }),
      on("rent", LINES, { id: "two", parentId: "one", author: "Bat" }),
    ];
    const [one, two] = commentsIn(new WordFile(cleanDocx(ORIGINAL, BASE, { comments })));
    expect(one).toMatchObject({ text: "First <line>\nsecond & last", isDone: true, parentId: null });
    expect(two).toMatchObject({ parentId: one?.id, author: "Bat", isDone: false });
  });

  test("outlast the changes that they are about, accepted or rejected (B-11.18)", () => {
    const edited = BASE.replace("100 dollars", "120 euros").replace("</table>", "</table><p>A new clause.</p>");
    const lines = LINES.replace("100 dollars", "120 euros").replace("Price\n", "Price\nA new clause.\n");
    const comments = ["120 euros", "A new clause", "euros", "rent"].map((quote) => on(quote, lines));
    const file = tracked(edited, comments);
    const xml = file.tree("main")?.xml ?? "";
    expect(listQuotes(file)).toEqual(["120 euros", "A new clause.", "120 euros", "rent"]);
    for (const verdict of ["accept", "reject"] as const) {
      const decided = withDecided(file, () => verdict);
      expect(commentsIn(decided).every(({ range }) => range !== null)).toBe(true);
      expect(toText(decided)).toBe(verdict === "accept" ? lines : LINES);
    }
    expect(xml.match(/<w:commentReference /g)).toHaveLength(4);
    for (const [inner] of xml.matchAll(/<w:(ins|del) [^>]*[^/]>.*?<\/w:\1>/g)) expect(inner).not.toContain("w:comment");
  });

  test("are at the first paragraph where their words are gone, with those words, or where they are about the whole (B-11.18)", () => {
    const comments = [
      on("rent", LINES, { passage: { quote: "lost", start: 3, end: 7, isOfText: true } }),
      on("", LINES, { passage: null }),
    ];
    const file = new WordFile(cleanDocx(ORIGINAL, BASE, { comments }));
    expect(commentsIn(file).map(({ text, range }) => ({ text, range }))).toEqual([
      { text: "«lost»\nWhy?", range: { start: 0, end: 0 } },
      { text: "Why?", range: { start: 0, end: 0 } },
    ]);
  });

  test("of another version are at the nearest of the same words", () => {
    const passage = { quote: "e", start: LINES.indexOf("Price") + 3, end: 0, isOfText: false };
    const file = new WordFile(cleanDocx(ORIGINAL, BASE, { comments: [on("e", LINES, { passage })] }));
    expect(commentsIn(file)[0]?.range?.start).toBe(LINES.indexOf("Price") + 4);
  });

  test("stand beside those that the original has, whose parts and numbers stay (B-11.18)", () => {
    const files = docxFiles(
      p(
        `<w:commentRangeStart w:id="4"/>${run("The rent")}<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r>${run(" is due.")}`,
      ),
    );
    const theirs = `<x:comment x:id="4" x:author="They" x:date="2026-01-02T03:04:05Z"><x:p><x:r><x:t>Ours?</x:t></x:r></x:p></x:comment>`;
    files["word/comments.xml"] = strToU8(`<x:comments xmlns:x="${W}">${theirs}</x:comments>`);
    files["word/_rels/document.xml.rels"] = strToU8(
      `<r:Relationships xmlns:r="http://schemas.openxmlformats.org/package/2006/relationships"><r:Relationship Id="rId1" Type="${OFFICE}/comments" Target="comments.xml"/></r:Relationships>`,
    );
    const html = "<p>The rent is due.</p>";
    const bytes = cleanDocx(zipSync(files), html, { comments: [on("due", "The rent is due.")] });
    const found = commentsIn(new WordFile(bytes));
    expect(found.map(({ id, author, text, range }) => ({ id, author, text, range }))).toEqual([
      { id: "4", author: "They", text: "Ours?", range: { start: 0, end: 8 } },
      { id: "5", author: "Anna Smith", text: "Why?", range: { start: 12, end: 15 } },
    ]);
    const after = unzipSync(bytes);
    expect(strFromU8(after["word/comments.xml"] as Uint8Array)).toContain(theirs);
    expect(strFromU8(after["word/_rels/document.xml.rels"] as Uint8Array)).toMatch(
      /<r:Relationship Id="rId2" Type="[^"]*commentsExtended" Target="commentsExtended.xml"\/><\/r:Relationships>/,
    );
  });
});

test("a file without comments has none, and a part that is broken is passed over", () => {
  expect(commentsIn(new WordFile(ORIGINAL))).toEqual([]);
  const files = unzipSync(cleanDocx(ORIGINAL, BASE, { comments: [on("rent", LINES)] }));
  const broken = zipSync({ ...files, "word/comments.xml": strToU8("<w:comments") });
  expect(commentsIn(new WordFile(broken))).toEqual([]);
  expect(() => cleanDocx(broken, BASE, { comments: [on("rent", LINES)] })).toThrow("markup");
});
