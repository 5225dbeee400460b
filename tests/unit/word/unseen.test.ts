import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { WordFile } from "@/lib/word/file/word-file";
import { unseenRanges } from "@/lib/word/unseen";
import { docxFiles, cell, p, row, run, table, type Parts } from "../documents/extraction/docx-fixture";

function unseen(body: string, parts: Parts = {}): string[] {
  const file = zipSync(docxFiles(body, parts));
  const { text } = toPlainText(new WordFile(file).blocks);
  return unseenRanges(new WordFile(file)).map(({ start, end }) => text.slice(start, end));
}

const WHITE = '<w:color w:val="FFFFFF"/>';
const box = (offset: number) =>
  p(
    `<w:r><w:drawing><wp:anchor xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:positionH><wp:posOffset>${offset}</wp:posOffset></wp:positionH><wp:extent cx="900000" cy="900000"/><w:txbxContent>${p("5. Boxed clause.")}</w:txbxContent></wp:anchor></w:drawing></w:r>`,
  );

test("words in the paper's colour, too small or off the page are found where they stand in the text (B-8.21)", () => {
  expect(
    unseen(
      p(run("1. The Tenant shall ") + run("not ", WHITE) + run("pay.")) +
        p(run("2. The Landlord may audit.", '<w:sz w:val="2"/>')) +
        p("3. Law of Mongolia.") +
        table(row(cell(p("Rent")), cell(p(run("900", WHITE))))) +
        box(-25_000_000),
    ),
  ).toEqual(["not ", "2. The Landlord may audit.", "900", "5. Boxed clause."]);
});

test("so are those of a note, by a style, and those that are read from the right (B-8.21)", () => {
  const styles = `<w:style w:type="character" w:styleId="Ghost"><w:rPr>${WHITE}</w:rPr></w:style>`;
  const footnotes = `<w:footnote w:id="2">${p(run("A secret note.", '<w:rStyle w:val="Ghost"/>'))}</w:footnote>`;
  const noted = p(run("1. Fee.") + '<w:r><w:footnoteReference w:id="2"/></w:r>');
  expect(unseen(noted, { styles, footnotes })).toEqual(["A secret note."]);
  expect(unseen(p(run("1. Pay 12 ") + run("34 days", "<w:rtl/>")))).toEqual(["34 days"]);
});

test("white on a dark ground, grey, small print and a box on the page are seen; blanks are nothing to see", () => {
  const dark = '<w:shd w:val="clear" w:fill="1F3864"/>';
  expect(
    unseen(
      p(run("Total", WHITE + dark)) +
        table(row(cell(p(run("Price", WHITE)), dark))) +
        p(run("Small print.", '<w:sz w:val="12"/><w:color w:val="808080"/>')) +
        p(run("1.") + run(" \u00a0", WHITE) + run("Rent.")) +
        box(900_000),
    ),
  ).toEqual([]);
});
