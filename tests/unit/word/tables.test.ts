import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { cleanDocx, trackedDocx, withDecided } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { cell, docxFiles, p, row, run, table } from "../documents/extraction/docx-fixture";

const LINED =
  '<w:tblPr><w:tblStyle w:val="Grid"/><w:tblW w:w="5000" w:type="pct"/></w:tblPr><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="2000"/></w:tblGrid>';
const width = (value: number) => `<w:tcW w:w="${value}" w:type="dxa"/><w:shd w:fill="EEEEEE"/>`;
const LIST = `<w:tbl>${LINED}${row(cell(p(run("Item", '<w:sz w:val="20"/>')), width(4000)), cell(p("Price"), width(2000)))}${row(
  cell(p("Lamp"), width(4000)),
  cell(p("10"), width(2000)),
)}${row(cell(p("Desk"), width(4000)), cell(p("80"), width(2000)))}</w:tbl>`;
const ORIGINAL = zipSync(docxFiles(p("Prices") + LIST + p(run("End", '<w:sz w:val="22"/>'))));
const ROWS = "<tr><td>Item</td><td>Price</td></tr><tr><td>Lamp</td><td>10</td></tr><tr><td>Desk</td><td>80</td></tr>";
const BASE = `<p>Prices</p><table><tbody>${ROWS}</tbody></table><p>End</p>`;
const NEW =
  "<table><tbody><tr><th>Day</th><th>Place</th></tr><tr><td>One</td><td><strong>Here</strong></td></tr></tbody></table>";

const toLines = (file: WordFile) => toPlainText(file.blocks).text.split("\n");
const linesOfHtml = (html: string) => toPlainText(blocksFromHtml(html)).text.split("\n");
const toXml = (file: WordFile) => file.tree("main")?.xml ?? "";
function tracked(html: string, original: Uint8Array = ORIGINAL, base = BASE): WordFile {
  const at = new Date(0);
  const editions = [
    { html: base, author: "Anna", at },
    { html, author: "Bat", at },
  ];
  return new WordFile(trackedDocx(original, editions));
}
const deletedWords = (file: WordFile) => [...toXml(file).matchAll(/<w:delText[^>]*>([^<]*)/g)].map(([, text]) => text);

describe("a table that was typed", () => {
  test.each([
    ["between paragraphs", BASE.replace("<p>End</p>", `<p>Days</p>${NEW}<p>End</p>`)],
    ["at the start", NEW + BASE],
    ["at the end", BASE + NEW],
    ["behind another", BASE.replace("</table>", `</table>${NEW}`)],
    ["before another", BASE.replace("<table>", `${NEW}<table>`)],
    ["between new paragraphs", BASE.replace("<p>End</p>", `<p>Days</p>${NEW}<p>Places</p><p>End</p>`)],
    ["in place of another", BASE.replace(ROWS, "<tr><td>Day</td></tr>")],
    [
      "with merged cells",
      BASE +
        '<table><tbody><tr><td rowspan="2">A</td><td colspan="2">B</td></tr><tr><td>C</td><td>D</td></tr></tbody></table>',
    ],
  ])("%s: accepting gives it, rejecting the older text", (_, html) => {
    const file = tracked(html);
    expect(toLines(withDecided(file, () => "accept"))).toEqual(linesOfHtml(html));
    expect(toLines(withDecided(file, () => "reject"))).toEqual(linesOfHtml(BASE));
    expect(toXml(withDecided(file, () => "reject")).replaceAll("<w:trPr></w:trPr>", "")).toContain(LIST);
    expect(toLines(new WordFile(cleanDocx(ORIGINAL, html)))).toEqual(linesOfHtml(html));
  });

  test("is like the document's own, row by row its author's, and never beside another (B-11.19)", () => {
    const xml = toXml(tracked(BASE.replace("</table>", `</table>${NEW}`)));
    const own = /<\/w:tbl>(<w:p>.*?)<w:tbl>(.*?)<\/w:tbl>/.exec(xml);
    expect(own?.[1]).toMatch(/^<w:p><w:pPr><w:rPr><w:ins [^>]*\/><\/w:rPr><\/w:pPr><\/w:p>$/);
    expect(own?.[2]).toContain('<w:tblStyle w:val="Grid"/><w:tblW w:w="5000" w:type="pct"/>');
    expect(own?.[2]).toContain('<w:gridCol w:w="3000"/><w:gridCol w:w="3000"/>');
    expect(own?.[2]?.match(/<w:trPr>(<w:tblHeader\/>)?<w:ins [^>]*w:author="Bat"/g)).toHaveLength(2);
    expect(own?.[2]).toContain('<w:tcW w:w="3000" w:type="dxa"/><w:shd w:fill="EEEEEE"/>');
    expect(own?.[2]).toMatch(/<w:sz w:val="20"\/>.*Day.*<w:b\/>.*Here/);
  });

  test("is a plain grid in the look of the text where the document has none with lines", () => {
    const bare = zipSync(docxFiles(p(run("One line.", '<w:sz w:val="22"/>')) + table(row(cell(p("Signed"))))));
    const base = "<p>One line.</p><table><tbody><tr><td>Signed</td></tr></tbody></table>";
    const xml = toXml(tracked(NEW + base, bare, base));
    expect(xml).toContain('<w:insideV w:val="single" w:sz="4" w:space="0" w:color="auto"/></w:tblBorders>');
    expect(xml).toMatch(/<w:rPr><w:sz w:val="22"\/><\/w:rPr><w:t xml:space="preserve">Day</);
  });

  test("keeps merged cells, and is read as it was typed", () => {
    const html = `${BASE}<table><tbody><tr><td rowspan="2">A</td><td colspan="2">B</td></tr><tr><td>C</td><td>D</td></tr></tbody></table>`;
    const shapes = new WordFile(cleanDocx(ORIGINAL, html)).blocks
      .slice(-2)
      .map((block) => block.kind === "row" && block.cells);
    expect(shapes).toEqual([
      [expect.objectContaining({ rowSpan: 2, colSpan: 1 }), expect.objectContaining({ colSpan: 2 })],
      [expect.objectContaining({ rowSpan: 1 }), expect.objectContaining({ rowSpan: 1 })],
    ]);
  });

  test("between the rows of another is refused: Word has no such thing", () => {
    const split = BASE.replace("<tr><td>Lamp", `</tbody></table>${NEW}<table><tbody><tr><td>Lamp`);
    expect(() => cleanDocx(ORIGINAL, split)).toThrow("cells: Day Place");
  });
});

describe("rows of a table that was there", () => {
  test("whose words are others are the same rows, changed", () => {
    const file = tracked(BASE.replace("Lamp", "Chair").replace("80", "90"));
    expect(toXml(file)).not.toContain("<w:trPr>");
    expect(deletedWords(file)).toEqual(["Lamp", "80"]);
  });

  test("that go beside one that changes are the ones that share no cell", () => {
    const file = tracked(
      BASE.replace("<tr><td>Lamp</td><td>10</td></tr>", "").replace("Desk</td><td>80", "Table</td><td>80"),
    );
    expect(deletedWords(file)).toEqual(["Lamp", "10", "Desk"]);
    expect(toLines(withDecided(file, () => "accept"))).toEqual(["Prices", "Item\tPrice", "Table\t80", "End"]);
  });

  test.each([
    ["a column comes", ["Item\tTax\tPrice", "Lamp\t1\t10", "Desk\t8\t80"]],
    ["a column goes", ["Item", "Lamp", "Desk"]],
    ["one row gets a cell", ["Item\tPrice", "Lamp\t10\tnew", "Desk\t80"]],
  ])("%s: row by row, each cell like the one that it was (B-11.19)", (_, lines) => {
    const cells = (line: string) =>
      line
        .split("\t")
        .map((text) => `<td>${text}</td>`)
        .join("");
    const html = BASE.replace(ROWS, lines.map((line) => `<tr>${cells(line)}</tr>`).join(""));
    const file = tracked(html);
    expect(toLines(withDecided(file, () => "accept"))).toEqual(["Prices", ...lines, "End"]);
    expect(toLines(withDecided(file, () => "reject"))).toEqual(linesOfHtml(BASE));
    const clean = toXml(new WordFile(cleanDocx(ORIGINAL, html)));
    expect(clean.match(/<w:tc>/g)).toHaveLength(lines.join("\t").split("\t").length);
    expect(clean.match(/<w:shd /g)?.length).toBe(clean.match(/<w:tc>/g)?.length);
    expect(clean).toContain('<w:sz w:val="20"/></w:rPr><w:t xml:space="preserve">Item<');
  });

  test("that are merged with others keep their cells: others are refused (B-11.19)", () => {
    const merged = zipSync(
      docxFiles(
        table(
          row(cell(p("A"), '<w:vMerge w:val="restart"/>'), cell(p("B"))),
          row(cell(p(""), "<w:vMerge/>"), cell(p("C"))),
        ),
      ),
    );
    const html = '<table><tbody><tr><td rowspan="2">A</td><td>B</td></tr><tr><td>C</td></tr></tbody></table>';
    expect(toLines(new WordFile(cleanDocx(merged, html.replace("B", "Z"))))).toEqual(["A\tZ", "C"]);
    expect(() => cleanDocx(merged, html.replace("<td>B</td>", "<td>B</td><td>new</td>"))).toThrow("cells: A B");
  });
});
