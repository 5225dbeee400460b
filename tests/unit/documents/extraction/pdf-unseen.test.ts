import {
  PDFDocument,
  StandardFonts,
  TextRenderingMode,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setTextRenderingMode,
  type PDFFont,
  type PDFPage,
} from "pdf-lib";
import { describe, expect, test } from "vitest";
import { readPdf } from "@/lib/documents/extraction/pdf";
import { toPlainText } from "@/lib/documents/richtext/plain-text";
import { handWritten } from "./pdf-fixture";

const WHITE = rgb(1, 1, 1);
/** A picture of two points. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAAD0lEQVR4nGP4z8DAwMDwHwAGAAH/eRFxVAAAAABJRU5ErkJggg==",
  "base64",
);

type Draw = (page: PDFPage, print: (text: string, y: number, how?: object) => void, pdf: PDFDocument) => unknown;

async function pdfOf(draw: Draw): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font: PDFFont = await pdf.embedFont(StandardFonts.TimesRoman);
  const page = pdf.addPage([612, 792]);
  await draw(page, (text, y, how = {}) => page.drawText(text, { x: 72, y: 792 - y, size: 11, font, ...how }), pdf);
  return pdf.save();
}

async function unseenIn(bytes: Uint8Array): Promise<{ unseen: string[]; text: string }> {
  const { blocks, unseen = [] } = await readPdf(bytes);
  const { text } = toPlainText(blocks);
  return { unseen: unseen.map(({ start, end }) => text.slice(start, end).trim()), text };
}

const unseen = async (draw: Draw) => (await unseenIn(await pdfOf(draw))).unseen;
const unpainted = (page: PDFPage, write: () => void) => {
  page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
  write();
  page.pushOperators(popGraphicsState());
};

describe("words that nobody sees on a page are found where they stand in the text (B-8.21)", () => {
  test("in white, tiny, clear or in nothing, and under what covers them", async () => {
    const found = await unseen((page, print) => {
      print("1. Rent is paid monthly by the Tenant, who keeps the books of the premises in order.", 100);
      print("2. The Landlord may audit.", 130, { color: WHITE });
      unpainted(page, () => print("3. Fees double.", 160));
      print("4. Costs are shared.", 190, { size: 0.5 });
      print("5. No notice is due.", 220, { opacity: 0 });
      print("6. Interest is 40 %.", 250);
      page.drawRectangle({ x: 60, y: 792 - 260, width: 400, height: 20, color: rgb(0.9, 0.9, 0.9) });
      print("7. Governing law is that of Mongolia.", 280);
    });
    expect(found).toEqual([
      "2. The Landlord may audit.",
      "3. Fees double.",
      "4. Costs are shared.",
      "5. No notice is due.",
      "6. Interest is 40 %.",
    ]);
  });

  test("a word within a sentence, alone", async () => {
    const bytes = await pdfOf((page, print) => {
      print("The Tenant shall ", 100);
      print("not ", 100, { x: 148, color: WHITE });
      print("pay the costs of the repair.", 100, { x: 166 });
    });
    expect(await unseenIn(bytes)).toEqual({
      unseen: ["not"],
      text: "The Tenant shall not pay the costs of the repair.",
    });
  });

  test("in a layer that is switched off, as one that is on is not", async () => {
    const words =
      "BT /F1 12 Tf 72 700 Td (1. Rent is due.) Tj ET /OC /Off BDC BT /F1 12 Tf 72 660 Td (2. Hidden.) Tj ET EMC /OC /On BDC BT /F1 12 Tf 72 620 Td (3. Shown.) Tj ET EMC";
    const bytes = handWritten([
      "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R 6 0 R] /D << /ON [6 0 R] /OFF [5 0 R] >> >> >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 7 0 R >> /Properties << /Off 5 0 R /On 6 0 R >> >> >>",
      `<< /Length ${words.length} >> stream\n${words}\nendstream`,
      "<< /Type /OCG /Name (Off) >>",
      "<< /Type /OCG /Name (On) >>",
      "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]);
    expect((await unseenIn(bytes)).unseen).toEqual(["2. Hidden."]);
  });
});

describe("what is seen is not called unseen", () => {
  test("the text that a scanner laid over its picture, but words that it laid beside printed ones are (B-8.21)", async () => {
    const scan = (isPrinted: boolean) =>
      unseen(async (page, print, pdf) => {
        page.drawImage(await pdf.embedPng(PICTURE), { x: 0, y: 0, width: 612, height: 792 });
        if (isPrinted) print("1. Printed: rent is paid monthly by the Tenant in advance, and never refunded.", 100);
        unpainted(page, () => print("2. Read by the scanner.", 130));
        if (!isPrinted) print("Envelope 1", 60, { size: 7 });
      });
    expect(await scan(false)).toEqual([]);
    expect(await scan(true)).toEqual(["2. Read by the scanner."]);
  });

  test("white on a dark head of a table or on a picture, shadows, grey, words on a rule, and a ground drawn before", async () => {
    const found = await unseen(async (page, print, pdf) => {
      page.drawRectangle({ x: 60, y: 792 - 110, width: 400, height: 20, color: rgb(0.1, 0.2, 0.5) });
      print("Item and price", 105, { color: WHITE });
      page.drawImage(await pdf.embedPng(PICTURE), { x: 60, y: 792 - 150, width: 400, height: 30 });
      print("On a picture", 140, { color: WHITE });
      print("Shadowed title", 181, { x: 73, color: WHITE });
      print("Shadowed title", 180);
      print("Grey small print.", 220, { size: 5, color: rgb(0.6, 0.6, 0.6) });
      page.drawRectangle({ x: 71.5, y: 792 - 262, width: 0.6, height: 12, color: rgb(0, 0, 0) });
      print("Beside a rule", 260);
      print("Redrawn above", 300);
      page.drawRectangle({ x: 60, y: 792 - 310, width: 400, height: 20, color: WHITE });
      print("Redrawn above", 300);
    });
    expect(found).toEqual([]);
  });
});
