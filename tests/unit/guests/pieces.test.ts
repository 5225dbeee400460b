/** Lines that a guest may change, at their places in the plain text (B-41.6). */
import { expect, test } from "vitest";
import { toParagraphs } from "@/components/guests/pieces";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";

const HTML = [
  "<h1>LEASE</h1>",
  '<p><span data-number="{}">2.1 </span>The <strong>rent</strong> is 100.<br>It is due.</p>',
  "<p></p>",
  "<ul><li>One</li><li>Two</li></ul>",
  "<table><tbody><tr><th>A</th><td>b<br>c</td></tr></tbody></table>",
  '<p>Ends <span data-page="2"></span>here.</p>',
].join("");

test("each line stands where the plain text has it, without its number; none reaches over a line or a cell", () => {
  const blocks = blocksFromHtml(HTML);
  const { text } = toPlainText(blocks);
  const pieces = toParagraphs(blocks).flatMap(({ cells }) => cells.flat());
  expect(pieces.map((piece) => piece.text)).toEqual(
    expect.arrayContaining(["LEASE", "It is due.", "One", "Two", "A", "b", "c", "Ends here."]),
  );
  for (const { start, text: words } of pieces) {
    expect(text.slice(start, start + words.length)).toBe(words);
    expect(words).not.toMatch(/[\n\t]/);
  }
});

test("a list has its signs, a row its cells", () => {
  const paragraphs = toParagraphs(blocksFromHtml(HTML));
  expect(paragraphs.filter(({ look }) => look === "item").map(({ label }) => label)).toEqual(["•", "•"]);
  expect(paragraphs.find(({ look }) => look === "row")?.cells.map((cell) => cell.map(({ text }) => text))).toEqual([
    ["A"],
    ["b", "c"],
  ]);
});
