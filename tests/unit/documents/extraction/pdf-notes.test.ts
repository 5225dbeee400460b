/** What lies over a PDF's page: form fields and notes. */
import { PDFDocument, PDFName, PDFString, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { readPdf } from "@/lib/documents/extraction/pdf";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { handWritten } from "./pdf-fixture";

async function read(bytes: Uint8Array): Promise<{ lines: string[]; unseen: string[] }> {
  const { blocks, unseen = [] } = await readPdf(bytes);
  const { text } = toPlainText(blocks);
  return { lines: text.split("\n"), unseen: unseen.map(({ start, end }) => text.slice(start, end).trim()) };
}

test("a field that shows another value than it has is told of; one that shows it in another form isn't (B-8.21)", async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  page.drawText("Rent, deposit and day:", { x: 72, y: 740, size: 12, font });
  const form = pdf.getForm();
  const add = (name: string, shown: string, value: string, y: number) => {
    const field = form.createTextField(name);
    field.addToPage(page, { x: 72, y, width: 200, height: 20 });
    field.setText(shown);
    field.updateAppearances(font);
    field.acroField.dict.set(PDFName.of("V"), PDFString.of(value));
  };
  add("rent", "USD 9,000", "USD 100", 700);
  add("deposit", "$ 1,500.00", "1500", 660);
  add("day", "1 May 2027", "1 May 2027", 620);
  const { lines, unseen } = await read(await pdf.save({ updateFieldAppearances: false }));
  expect(lines.join(" ")).toBe("Rent, deposit and day: USD 100 1500 1 May 2027");
  expect(unseen).toEqual(["USD 100"]);
});

test("of radio buttons it is read which one is chosen (B-8.10)", async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const group = pdf.getForm().createRadioGroup("renewal");
  ["Renews", "Ends"].forEach((label, index) => {
    page.drawText(label, { x: 100, y: 700 - index * 40, size: 12, font });
    group.addOptionToPage(label, page, { x: 72, y: 698 - index * 40, width: 14, height: 14 });
  });
  group.select("Ends");
  expect((await read(await pdf.save())).lines.join(" ")).toBe("☐ Renews ☒ Ends");
});

const PAGE = "BT /F1 12 Tf 72 700 Td (1. Rent is due each month.) Tj 0 -40 Td (2. Interest is 40 per cent.) Tj ET";
/** A note over the second clause, which paints a white ground and words of its own. */
const noted = (
  subtype: string,
  look = "1 1 1 rg 0 0 300 24 re f BT 0 g /F1 12 Tf 2 6 Td (2. Interest is 1 per cent.) Tj ET",
) =>
  handWritten([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R] >>",
    `<< /Length ${PAGE.length} >> stream\n${PAGE}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Type /Annot /Subtype /${subtype} /Rect [70 654 370 678] /F 4 /Contents (2. Interest is 1 per cent.) /DA (/F1 12 Tf) /AP << /N 7 0 R >> >>`,
    `<< /Type /XObject /Subtype /Form /BBox [0 0 300 24] /Resources << /Font << /F1 5 0 R >> >> /Length ${look.length} >> stream\n${look}\nendstream`,
  ]);

test("words under a note that covers them are told of; under a marker pen or a frame they are seen (B-8.21)", async () => {
  const covered = await read(noted("FreeText"));
  expect(covered.unseen).toEqual(["2. Interest is 40 per cent."]);
  expect(covered.lines.join(" ")).toContain("2. Interest is 1 per cent.");
  const stamped = await read(noted("Stamp", "BT 0 g /F1 12 Tf 2 6 Td (VOID) Tj ET"));
  expect([stamped.lines.join(" ").includes("VOID"), stamped.unseen]).toEqual([true, []]);
  expect((await read(noted("Highlight", "1 1 0 rg 0 0 300 24 re f"))).unseen).toEqual([]);
  expect((await read(noted("Square", "1 0 0 RG 0 0 300 24 re S"))).unseen).toEqual([]);
});
