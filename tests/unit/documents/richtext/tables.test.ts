import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { MAX_COLUMNS, type RowBlock } from "@/lib/documents/richtext/blocks";
import { cleanHtml } from "@/lib/documents/richtext/clean";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { replaceText } from "@/lib/documents/richtext/replace-text";
import { toGrid } from "@/lib/documents/richtext/rows";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import { tries } from "../../../support/form";

const plainText = (html: string) => toPlainText(blocksFromHtml(html)).text;
const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join("")}</tbody></table>`;

describe("a table", () => {
  test("stays a table: a row is a line of the text, its cells are parted by tabs (B-11.4)", () => {
    const html = `<p>Fees</p>${table("<th>Item</th><th>Price</th>", "<td>Rent</td><td>100<br>a month</td>")}<p>End</p>`;
    expect(cleanHtml(html)).toBe(html);
    expect(plainText(html)).toBe("Fees\nItem\tPrice\nRent\t100 a month\nEnd");
  });

  test("keeps merged cells and alignment, and is parted from the table after it", () => {
    const html =
      table('<td colspan="2">a</td>', '<td rowspan="2">b</td><td style="text-align: right">c</td>', "<td>d</td>") +
      table("<td>e</td>");
    expect(cleanHtml(html)).toBe(html);
  });

  test("paragraphs, items and tables within a cell are lines of it", () => {
    expect(
      cleanHtml(
        table(
          "<td><p>a</p> <p>b</p><ul><li>c</li></ul><ol><li>d</li><li>e</li></ol></td><td><table><tr><td>f</td><td>g</td></tr><tr><td>h</td></tr></table>i</td>",
        ),
      ),
    ).toBe(table("<td>a<br>b<br>• c<br>1. d<br>2. e</td><td>f g<br>h<br>i</td>"));
  });

  test("is a grid: the last cell of a short row reaches to the edge", () => {
    expect(cleanHtml(table("<td>a</td><td>b</td><td>c</td>", "<td>d</td>"))).toBe(
      table("<td>a</td><td>b</td><td>c</td>", '<td colspan="3">d</td>'),
    );
  });

  test("has no more columns than Word's: what stands further is text of the last cell", () => {
    const cells = Array.from({ length: MAX_COLUMNS + 2 }, (_, index) => `<td>c${index}</td>`).join("");
    const row = blocksFromHtml(cleanHtml(table(cells)))[0] as RowBlock;
    expect(row.cells).toHaveLength(MAX_COLUMNS);
    expect(plainText(table(cells))).toMatch(/\tc62 c63 c64$/);
  });

  test("of any shape is read the same again, with all its text, and fills its grid (B-11.4)", () => {
    const cell = fc.record({
      tag: fc.constantFrom("td", "th"),
      colspan: fc.integer({ min: 0, max: 5 }),
      rowspan: fc.integer({ min: 0, max: 4 }),
      text: fc.constantFrom("a", "<p>a</p><p>a</p>", "<b>a</b> a", "", "<ul><li>a</ul>"),
    });
    const rows = fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 7 });
    const toHtml = (given: (typeof rows extends fc.Arbitrary<infer T> ? T : never)[number]) =>
      given.map(({ tag, colspan, rowspan, text }) => `<${tag} colspan=${colspan} rowspan=${rowspan}>${text}</${tag}>`);
    fc.assert(
      fc.property(rows, (given) => {
        const html = `<table>${given.map((row) => `<tr>${toHtml(row).join("")}</tr>`).join("")}</table>`;
        const clean = cleanHtml(html);
        const blocks = blocksFromHtml(clean) as RowBlock[];
        expect(cleanHtml(clean)).toBe(clean);
        expect(htmlFromBlocks(blocks)).toBe(clean);
        expect(plainText(clean).replace(/[^a]/g, "")).toBe(html.replace(/<[^>]*>/g, "").replace(/[^a]/g, ""));
        if (blocks.length > 0) expect(isFull(blocks)).toBe(true);
      }),
      { numRuns: tries(500) },
    );
  });

  test("takes other words within a cell, and keeps its cells", () => {
    const blocks = blocksFromHtml(table("<td>Rent</td><td><strong>100</strong></td>", "<td>Fee</td><td>5</td>"));
    const at = toPlainText(blocks).text.indexOf("100");
    expect(htmlFromBlocks(replaceText(blocks, { start: at, end: at + 3 }, "120\tnet\na year"))).toBe(
      table("<td>Rent</td><td><strong>120 net<br>a year</strong></td>", "<td>Fee</td><td>5</td>"),
    );
  });
});

/** Whether every place of the grid is covered once. */
function isFull(rows: readonly RowBlock[]): boolean {
  const grid = toGrid(rows);
  const covered = grid.rows.flatMap((cells, index) =>
    cells.flatMap(({ column, colSpan, rowSpan }) =>
      Array.from(
        { length: rowSpan * colSpan },
        (_, place) => `${index + Math.floor(place / colSpan)}:${column + (place % colSpan)}`,
      ),
    ),
  );
  return covered.length === grid.rows.length * grid.columns && new Set(covered).size === covered.length;
}
