import { expect, test } from "vitest";
import { blocksOfBeginning, blocksFromHtml } from "@/lib/documents/richtext/from-html";

const HTML =
  `<h1>Lease &amp; more</h1><p style="text-align: center">Between <strong>A &lt;Ltd&gt;</strong><br>and 😀 B</p>` +
  `<ol><li>One</li><li>Two<ul><li>Two a</li></ul></li></ol>` +
  `<table><tbody><tr><th>Item</th><td>Price<br>net</td></tr><tr><td>Bolt</td><td>3</td></tr></tbody></table><p>The end</p>`;
const WHOLE = blocksFromHtml(HTML);
const MANY = { isCut: true, most: 100 };

test("wherever a text is cut, its beginning is blocks of it as they are, and no part of a sign", () => {
  for (let end = 0; end < HTML.length; end += 1) {
    const blocks = blocksOfBeginning(HTML.slice(0, end), MANY);
    if (blocks.length === 1 && end < HTML.indexOf("</p>")) {
      const text = blocks[0]?.inlines.map((inline) => ("text" in inline ? inline.text : "")).join("");
      expect("Lease & more".startsWith(text ?? "?")).toBe(true); // nothing else is there: as far as it came
    } else expect(blocks).toEqual(WHOLE.slice(0, blocks.length));
  }
  expect(blocksOfBeginning(HTML.slice(0, -5), MANY)).toHaveLength(WHOLE.length - 1);
});

test("a text that is no longer is read whole, and of more blocks the first are taken", () => {
  expect(blocksOfBeginning(HTML, { isCut: false, most: 100 })).toEqual(WHOLE);
  expect(blocksOfBeginning(HTML, { isCut: false, most: 2 })).toEqual(WHOLE.slice(0, 2));
});

test("where no words are, there is nothing to show", () => {
  expect(blocksOfBeginning(`<p><br></p><p> <span data-page="2"></span></p>`, { isCut: false, most: 9 })).toEqual([]);
  expect(blocksOfBeginning("<p", MANY)).toEqual([]);
});
