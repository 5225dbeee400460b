import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { replaceText, replaceWords, type WordsInstead } from "@/lib/documents/richtext/replace-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

const replaced = (html: string, ...changes: [find: string, words: string][]) => {
  const blocks = blocksFromHtml(html);
  const text = toPlainText(blocks).text;
  const places = changes.map(([find, words]) => ({
    start: text.indexOf(find),
    end: text.indexOf(find) + find.length,
    words,
  }));
  return htmlFromBlocks(replaceWords(blocks, places));
};

describe("words in place of others, all at once", () => {
  test("have the look of the words that stood there, over several runs and in cells", () => {
    expect(
      replaced("<p>By <b>Acme</b> <i>LLC</i>, who pays</p><p>Acme</p>", ["Acme LLC", "{{Tenant}}"], ["pays", "owes"]),
    ).toBe("<p>By <strong>{{Tenant}}</strong>, who owes</p><p>Acme</p>");
    const table = "<table><tbody><tr><td><p>Rent</p></td><td><p>USD 900</p></td></tr></tbody></table>";
    expect(replaced(table, ["900", "{{Rent}}"])).toContain("USD {{Rent}}");
  });

  test("leave a stretch of two paragraphs as it is", () => {
    expect(replaced("<p>one</p><p>two</p>", ["e\nt", "x"])).toBe("<p>one</p><p>two</p>");
  });

  test("leave what one by one would leave, whatever the text and its marks", () => {
    const run = fc.tuple(fc.constantFrom("b", "i", "u", ""), fc.stringMatching(/^[a-c ]{1,6}$/));
    const paragraph = fc
      .array(run, { minLength: 1, maxLength: 5 })
      .map(
        (runs) => `<p>${runs.map(([mark, text]) => (mark === "" ? text : `<${mark}>${text}</${mark}>`)).join("")}</p>`,
      );
    fc.assert(
      fc.property(
        fc.array(paragraph, { minLength: 1, maxLength: 4 }),
        fc.constantFrom("a", "b", "ab", "ca"),
        (html, words) => {
          const blocks = blocksFromHtml(html.join(""));
          const text = toPlainText(blocks).text;
          const changes: WordsInstead[] = [];
          for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + words.length))
            changes.push({ start: at, end: at + words.length, words: "{{X}}" });
          const oneByOne = changes
            .toReversed()
            .reduce((known, { words: instead, ...place }) => replaceText(known, place, instead), blocks);
          expect(htmlFromBlocks(replaceWords(blocks, changes))).toBe(htmlFromBlocks(oneByOne));
        },
      ),
    );
  });
});
