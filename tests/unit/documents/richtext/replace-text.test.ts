import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { replaceText, replaceWords, type WordsInstead } from "@/lib/documents/richtext/replace-text";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";

/** The HTML with the first occurrence of `quote` in its plain text replaced. */
function replaced(html: string, quote: string, words: string): string {
  const blocks = blocksFromHtml(html);
  const start = toPlainText(blocks).text.indexOf(quote);
  return htmlFromBlocks(replaceText(blocks, { start, end: start + quote.length }, words));
}

describe("new words in place of old ones", () => {
  test("look as those looked, and leave the rest as it was", () => {
    expect(replaced("<p>Pay <strong>ten</strong> days <em>later</em></p><h2>Next</h2>", "ten days", "two weeks")).toBe(
      "<p>Pay <strong>two weeks</strong> <em>later</em></p><h2>Next</h2>",
    );
    expect(replaced("<ul><li>one</li><li>two</li></ul>", "two", "three")).toBe("<ul><li>one</li><li>three</li></ul>");
  });

  test("may be none, and may stand at either end", () => {
    expect(replaced("<p>very long</p>", "very ", "")).toBe("<p>long</p>");
    expect(replaced("<p>all of it</p>", "all of it", "")).toBe("<p><br></p>");
    expect(replaced("<p>a b</p>", "b", "c")).toBe("<p>a c</p>");
  });

  test("keep the page marks of what they replace, and those beside it", () => {
    expect(
      replaced('<p><span data-page="1"></span>one <span data-page="2"></span>two three</p>', "one two", "1 2"),
    ).toBe('<p><span data-page="1"></span><span data-page="2"></span>1 2 three</p>');
    expect(replaced('<p>one</p><p><span data-page="2"></span>two</p><p>three</p>', "one\ntwo\nth", "x")).toBe(
      '<p><span data-page="2"></span>xree</p>',
    );
    expect(replaced('<p>one <span data-page="2"></span>two</p>', "one ", "1 ")).toBe(
      '<p>1 <span data-page="2"></span>two</p>',
    );
  });

  test("of several lines become paragraphs of the kind that stood there", () => {
    expect(replaced("<h2>Title</h2><p>Text</p><p>End</p>", "Title\nText", "New title\nNew text")).toBe(
      "<h2>New title</h2><p>New text</p><p>End</p>",
    );
    expect(replaced("<ul><li>a and b</li></ul>", " and ", "\n")).toBe("<ul><li>a</li><li>b</li></ul>");
  });

  test("leave exactly the text around them, wherever they stand", () => {
    const html =
      '<h1>Lease</h1><p>The <strong>rent</strong><span data-page="2"></span> is<br>due</p><ol><li>first</li><li><em>second</em></li></ol>';
    const { text } = toPlainText(blocksFromHtml(html));
    for (let start = 0; start <= text.length; start += 1) {
      for (let end = start; end <= text.length; end += 1) {
        const after = replaceText(blocksFromHtml(html), { start, end }, "§");
        expect(toPlainText(after).text).toBe(`${text.slice(0, start)}§${text.slice(end)}`);
        expect(htmlFromBlocks(after).match(/data-page/g)).toHaveLength(1);
      }
    }
  });
});

const replacedAll = (html: string, ...changes: [find: string, words: string][]) => {
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
      replacedAll(
        "<p>By <b>Acme</b> <i>LLC</i>, who pays</p><p>Acme</p>",
        ["Acme LLC", "{{Tenant}}"],
        ["pays", "owes"],
      ),
    ).toBe("<p>By <strong>{{Tenant}}</strong>, who owes</p><p>Acme</p>");
    const table = "<table><tbody><tr><td><p>Rent</p></td><td><p>USD 900</p></td></tr></tbody></table>";
    expect(replacedAll(table, ["900", "{{Rent}}"])).toContain("USD {{Rent}}");
  });

  test("leave a stretch of two paragraphs as it is", () => {
    expect(replacedAll("<p>one</p><p>two</p>", ["e\nt", "x"])).toBe("<p>one</p><p>two</p>");
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
