import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { renderContractDocx } from "@/lib/documents/rendering/contract-docx";
import type { Language } from "@/lib/copy/languages";

type Parts = Record<string, string>;

async function unzipParts(html: string, name = "Гэрээ", language: Language = "en"): Promise<Parts> {
  const files = unzipSync(await renderContractDocx({ name, html, language }));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

const paragraphs = (parts: Parts) =>
  [...(parts["word/document.xml"] ?? "").matchAll(/<w:p>.*?<\/w:p>/gsu)].map(([xml]) => xml);
const toText = (xml: string) =>
  [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|(<w:tab\/>)|(<w:br\/>)/gu)]
    .map(([, text, tab]) => (text !== undefined ? text : tab ? "\t" : "\n"))
    .join("");

describe("the Word file", () => {
  test("has one paragraph for each block, with its tabs and line breaks (B-11.12)", async () => {
    const parts = await unzipParts("<h1>Гэрээ</h1><p>1.1\tӨдөр  ба<br>шөнө</p><p><br></p><ul><li>Ү</li></ul>");
    expect(paragraphs(parts).map(toText)).toEqual(["Гэрээ", "1.1\tӨдөр  ба\nшөнө", "", "Ү"]);
  });

  test("keeps headings, marks, alignment and indents", async () => {
    const [heading, text] = paragraphs(
      await unzipParts(
        `<h2 style="text-align: center">A</h2><p style="padding-inline-start: 80px"><strong><em><u><s>B</s></u></em></strong></p>`,
      ),
    );
    expect(heading).toContain(`<w:pStyle w:val="Heading2"/>`);
    expect(heading).toContain("<w:keepNext/>");
    expect(heading).toContain(`<w:jc w:val="center"/>`);
    expect(text).toMatch(/<w:b\/>.*<w:i\/>.*<w:strike\/>.*<w:u w:val="single"\/>/su);
    expect(text).toContain(`<w:ind w:left="1200"/>`);
  });

  test("keeps tables with their merged cells and the lines of a cell (B-11.12)", async () => {
    const html =
      '<table><tbody><tr><th colspan="2">Fees</th></tr><tr><td rowspan="2">Rent</td><td>100<br>a month</td></tr><tr><td>120</td></tr></tbody></table>';
    const xml = (await unzipParts(html))["word/document.xml"] ?? "";
    expect(xml.match(/<w:tr>/gu)).toHaveLength(3);
    expect(xml).toContain('<w:gridSpan w:val="2"/>');
    expect(xml).toMatch(/<w:vMerge w:val="restart"\/>.*<w:vMerge w:val="continue"\/>/su);
    expect(
      paragraphs({ "word/document.xml": xml })
        .map(toText)
        .filter((text) => text !== ""),
    ).toEqual(["Fees", "Rent", "100", "a month", "120"]);
  });

  test("parts no row, shows a table's head on each page, and keeps a table that is signed whole (B-11.23)", async () => {
    const row = (...cells: readonly string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
    const html = `<table><tbody><tr><th>Item</th><th>Price</th></tr>${row("Rent", "100")}</tbody></table><table><tbody>${row("Signature", "")}${row("Name", "B. Bat")}</tbody></table>`;
    const xml = (await unzipParts(html))["word/document.xml"] ?? "";
    const rows = [...xml.matchAll(/<w:tr>.*?<\/w:tr>/gsu)].map(([found]) => found);
    expect(rows.map((found) => found.includes("<w:cantSplit/>"))).toEqual([true, true, true, true]);
    expect(rows.map((found) => found.includes("<w:tblHeader/>"))).toEqual([true, false, false, false]);
    expect(rows.map((found) => found.includes("<w:keepNext/>"))).toEqual([false, false, true, false]);
  });

  test("ends no page behind a title, a line that leads in, or before the last line that is signed", async () => {
    const lines = ["ПРЕДМЕТ ДОГОВОРА", "The Tenant shall:", "pay.", "Tenant", "Name: ______", "Signature: ______"];
    const kept = paragraphs(await unzipParts(lines.map((line) => `<p>${line}</p>`).join("")));
    expect(kept.map((xml) => xml.includes("<w:keepNext/>"))).toEqual([true, true, true, true, true, false]);
  });

  test.each([
    ["en-GB", "The Tenant shall pay."],
    ["ru-RU", "Арендатор вносит плату."],
    ["mn-MN", "Түрээслэгч төлбөрөө төлнө."],
  ])("tells Word in which language it is written: %s (B-11.23)", async (language, text) => {
    expect((await unzipParts(`<p>${text}</p>`))["word/styles.xml"]).toContain(`<w:lang w:val="${language}"/>`);
  });

  test("numbers each list on its own", async () => {
    const xml = paragraphs(
      await unzipParts("<ol><li>a</li><li>b<ol><li>c</li></ol></li></ol><p>-</p><ol><li>d</li></ol>"),
    );
    const lists = xml.map((paragraph) => /<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/u.exec(paragraph)?.slice(1));
    expect(lists.map((list) => list?.[0])).toEqual(["0", "0", "1", undefined, "0"]);
    expect(lists[0]?.[1]).toBe(lists[1]?.[1]);
    expect(lists[4]?.[1]).not.toBe(lists[0]?.[1]);
  });

  test("has the contract's name at the head and page numbers at the foot", async () => {
    const parts = await unzipParts("<p>x</p>", "Гэрээ & <нэр>");
    expect(parts["word/header1.xml"]).toContain("Гэрээ &amp; &lt;нэр&gt;");
    expect(parts["word/footer1.xml"]).toMatch(/Page .*PAGE.* of .*NUMPAGES/su);
  });

  test.each([
    ["no text", ""],
    ["controls and lone surrogates", "<p>a\u0000\u0007\ud800\ufffeb</p>"],
    ["lists 30 deep", `${"<ol><li>x".repeat(30)}${"</li></ol>".repeat(30)}`],
    ["markup as text", "<p>&lt;/w:t&gt;&amp;amp;]]&gt;</p>"],
  ])("is well-formed whatever the text holds: %s", async (_, html) => {
    const parts = await unzipParts(html, "a\u0000b");
    // eslint-disable-next-line no-control-regex -- XML admits none of these
    expect(parts["word/document.xml"]).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/u);
    expect(parts["word/document.xml"]).toMatch(/<\/w:document>$/u);
  });
});
