import { PDFArray, PDFDocument, PDFName, PDFString, StandardFonts } from "pdf-lib";
import { expect, test } from "vitest";
import { readPdf } from "@/lib/documents/extraction/pdf";
import { renderContractPdf } from "@/lib/documents/rendering/contract-pdf";
import { scannedPdf } from "../../support/scanned-pdf";

const HTML = "<h1>Lease</h1><p>The Tenant shall pay /Subtype /ImageMask USD 1,500 each month.</p><p>Signed by:</p>";
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** `isPacked`: as most programs save; who signs writes the signature in the open, to find its place in the file. */
async function seenIn(
  change: (pdf: PDFDocument) => Promise<void> | void,
  isPacked = true,
): Promise<readonly string[] | undefined> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.TimesRoman);
  pdf.addPage().drawText("The Tenant shall pay USD 1,500 each month.", { x: 72, y: 700, size: 12, font });
  pdf.addPage().drawText("Signed by the Tenant.", { x: 72, y: 700, size: 12, font });
  await change(pdf);
  return (await readPdf(await pdf.save({ useObjectStreams: isPacked }), { withSigns: true })).signs;
}

function addNote(pdf: PDFDocument, note: Record<string, unknown>): void {
  const { context } = pdf;
  const kept = context.register(
    context.obj({ Type: "Annot", Rect: [72, 100, 200, 150], F: 4, ...(note as Record<string, string>) }),
  );
  pdf.getPage(1).node.set(PDFName.of("Annots"), context.obj([kept]));
}

function addField(pdf: PDFDocument, isFilled: boolean): void {
  const { context } = pdf;
  const value = context.obj({ Type: "Sig", Filter: "Adobe.PPKLite", SubFilter: "adbe.pkcs7.detached" });
  const range = PDFArray.withContext(context);
  for (const number of [0, 10, 20, 10]) range.push(context.obj(number));
  value.set(PDFName.of("ByteRange"), range);
  value.set(PDFName.of("Contents"), PDFString.of("x"));
  const field = context.obj({ Type: "Annot", Subtype: "Widget", FT: "Sig", T: PDFString.of("Tenant"), F: 4 });
  field.set(PDFName.of("Rect"), context.obj([72, 100, 200, 150]));
  if (isFilled) field.set(PDFName.of("V"), value);
  const kept = context.register(field);
  pdf.getPage(1).node.set(PDFName.of("Annots"), context.obj([kept]));
  pdf.catalog.set(PDFName.of("AcroForm"), context.obj({ Fields: [kept], SigFlags: isFilled ? 3 : 1 }));
}

test("our own export shows no signature, whatever its text says (B-28.9)", async () => {
  const pdf = await renderContractPdf({ name: "Lease", html: HTML, versionNumber: 2, language: "en" });
  expect((await readPdf(pdf, { withSigns: true })).signs).toEqual([]);
  expect(await readPdf(pdf)).not.toHaveProperty("signs");
});

test("a picture on a page may be a signature (B-28.9)", async () => {
  const seen = await seenIn(async (pdf) => {
    const picture = await pdf.embedPng(PIXEL);
    pdf.getPage(1).drawImage(picture, { x: 72, y: 100, width: 80, height: 20 });
  });
  expect(seen).toEqual(["picture"]);
});

test("a page that is a picture may be signed (B-28.9)", async () => {
  const scan = await scannedPdf(["Signed by the Tenant."], { dotsPerInch: 72 });
  const { signs } = await readPdf(scan, { withSigns: true, scanned: [] });
  expect(signs).toEqual(["picture"]);
});

test.each([
  ["ink", { Subtype: "Ink", InkList: [[80, 110, 120, 140]] }],
  ["a stamp", { Subtype: "Stamp" }],
])("%s that somebody put on a page may be a signature (B-28.9)", async (_, note) => {
  expect(await seenIn((pdf) => addNote(pdf, note))).toEqual(["ink"]);
});

test("other notes and an empty field are no signature, a filled one is digital (B-28.9)", async () => {
  expect(await seenIn((pdf) => addNote(pdf, { Subtype: "Highlight", QuadPoints: [0, 0, 9, 0, 0, 9, 9, 9] }))).toEqual(
    [],
  );
  expect(await seenIn((pdf) => addField(pdf, false), false)).toEqual([]);
  expect(await seenIn((pdf) => addField(pdf, true), false)).toEqual(["digital"]);
});
