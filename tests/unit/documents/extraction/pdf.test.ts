import { deflateSync } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import { PDFDocument, type PDFPage } from "pdf-lib";
import { describe, expect, test } from "vitest";
import { MAX_PDF_PAGES } from "@/lib/documents/extraction/document";
import { readPdf } from "@/lib/documents/extraction/pdf";
import { blockText, isPageMark, type Block } from "@/lib/documents/richtext/blocks";
import { handWritten, makePdf, printed, type Printed } from "./pdf-fixture";

const CLAUSE = [
  "1. The Tenant shall keep the premises in good repair at all times during the term, and shall pay",
  "for every repair that its own use makes necessary; the Landlord keeps the roof and the outer walls",
  "of the building in repair.",
];

async function readTexts(pages: readonly (readonly Printed[])[]): Promise<string[]> {
  return (await readPdf(await makePdf(pages))).blocks.map(blockText);
}

type Drawing = (page: PDFPage) => Promise<void> | void;

/** With something drawn on some pages, by their numbers. */
async function drawnOn(bytes: Uint8Array, drawings: Readonly<Record<number, Drawing>>): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  for (const [number, draw] of Object.entries(drawings)) await draw(pdf.getPage(Number(number) - 1));
  return pdf.save();
}

const picture: Drawing = async (page) => {
  const embedded = await page.doc.embedJpg(createCanvas(20, 20).encodeSync("jpeg"));
  page.drawImage(embedded, { x: 50, y: 50, width: 400, height: 400 });
};
const hairlines: Drawing = (page) => {
  for (let y = 100; y < 700; y += 20) page.drawLine({ start: { x: 50, y }, end: { x: 500, y }, thickness: 0.25 });
};
const shapesOfLetters: Drawing = (page) => {
  for (let at = 0; at < 40; at += 1) page.drawCircle({ x: 50 + at * 12, y: 400, size: 5 }); // four curves each
};

function pagesMarkedIn(block: Block | undefined): number[] {
  return (block?.inlines ?? []).filter(isPageMark).map((mark) => mark.page);
}

describe("paragraphs of a PDF", () => {
  test("lines become paragraphs again; a numbered clause opens a new one", async () => {
    const texts = await readTexts([printed([...CLAUSE, "2. The rent is due on the first day of each month."])]);
    expect(texts).toEqual([CLAUSE.join(" "), "2. The rent is due on the first day of each month."]);
  });

  test("a word broken at the end of a line is whole again", async () => {
    const lines = [
      "The parties have made this agreement and every part of it binds them, so that the whole agree-",
      "ment can be enforced by either of them before the courts that the last section names below.",
    ];
    expect(await readTexts([printed(lines)])).toEqual([`${lines[0]?.slice(0, -1)}${lines[1]}`]);
  });

  test("a paragraph runs on over the page, and the mark stands where the page begins", async () => {
    const { blocks, pageCount } = await readPdf(
      await makePdf([printed(CLAUSE.slice(0, 2), { top: 700 }), printed(CLAUSE.slice(2))]),
    );
    expect(pageCount).toBe(2);
    expect(blocks.map(blockText)).toEqual([CLAUSE.join(" ")]);
    expect(pagesMarkedIn(blocks[0])).toEqual([1, 2]);
    const before = blocks[0]?.inlines
      .slice(0, -1)
      .map((inline) => (isPageMark(inline) ? `[${inline.page}]` : inline.text));
    expect(before?.join("")).toBe(`[1]${CLAUSE.slice(0, 2).join(" ")} [2]`);
  });

  test("larger and bold lines are headings, bold words within text are bold (B-8.10)", async () => {
    const definition = [
      { text: "Landlord", y: 200, bold: true },
      { text: "means the owner of the building.", x: 120, y: 200 },
    ];
    const page = [
      { text: "Lease Agreement", y: 72, size: 18 },
      { text: "Term", y: 110, bold: true },
      ...printed(CLAUSE, { top: 130 }),
      ...definition,
    ];
    const { blocks } = await readPdf(await makePdf([page]));
    expect(blocks.map((block) => (block.kind === "heading" ? `h${block.level}` : block.kind))).toEqual([
      "h1",
      "h3",
      "paragraph",
      "paragraph",
    ]);
    expect(blocks[3]?.inlines[0]).toMatchObject({ text: expect.stringContaining("Landlord"), marks: ["bold"] });
    expect(blocks[3]?.inlines[1]).toMatchObject({ marks: [] });
  });

  test("two columns are read one after the other", async () => {
    const left = [
      "Left column opens the text and it",
      "goes on with a second line and",
      "a third line that is as long as",
      "the others, then a fourth one,",
      "and a fifth that ends it.",
    ];
    const right = [
      "Right column follows and it has",
      "as many lines as the other has,",
      "each of them about as long as",
      "the lines at its side, until the",
      "fifth of them ends the page.",
    ];
    const texts = await readTexts([[...printed(left), ...printed(right, { x: 330 })]]);
    expect(texts.join(" ")).toBe([...left, ...right].join(" "));
  });

  test("rows of a table stay rows", async () => {
    const rows = [
      ["Item", "Quantity", "Price"],
      ["Desk", "4", "1,200"],
      ["Chair", "16", "2,400"],
    ];
    const texts = await readTexts([
      rows.flatMap((cells, row) => cells.map((text, column) => ({ text, x: 72 + column * 150, y: 100 + row * 14 }))),
    ]);
    expect(texts).toEqual(["Item Quantity Price", "Desk 4 1,200", "Chair 16 2,400"]);
  });

  test("a page printed sideways reads like any other", async () => {
    const texts = await readTexts([printed(CLAUSE).map((line) => ({ ...line, turned: true }))]);
    expect(texts.join(" ")).toBe(CLAUSE.join(" "));
  });

  test("what was typed into form fields belongs to the text", async () => {
    const pdf = await PDFDocument.load(await makePdf([printed(["The tenant's name is"])]));
    const field = pdf.getForm().createTextField("tenant");
    field.setText("Batbold Ganzorig");
    field.addToPage(pdf.getPage(0), { x: 180, y: 685, width: 150, height: 16 });
    const { blocks } = await readPdf(await pdf.save());
    expect(blocks.map(blockText).join(" ")).toBe("The tenant's name is Batbold Ganzorig");
  });
});

describe("running headers and footers", () => {
  const bodies = ["alpha", "beta", "gamma", "delta"].map((word) =>
    printed([`This page speaks of ${word} and of nothing else.`]),
  );

  test("come off every page with its number; what the first page's header says is kept once", async () => {
    const pages = bodies.map((body, index) => [
      { text: "Office Lease Agreement", y: 30 },
      ...body,
      { text: `Page ${index + 1} of 4`, y: 770 },
    ]);
    const texts = await readTexts(pages);
    expect(texts).toEqual(["Office Lease Agreement", ...bodies.map((body) => body[0]?.text)]);
  });

  test("page numbers go wherever the last line of a page stands", async () => {
    const pages = bodies.map((body, index) => [...body, { text: `- ${index + 1} -`, x: 300, y: 200 + index * 60 }]);
    expect(await readTexts(pages)).toEqual(bodies.map((body) => body[0]?.text));
  });

  test("fields to fill in at the foot of several pages are no footers", async () => {
    const pages = bodies.map((body) => [...body, { text: "Signed by: ______________", y: 770 }]);
    expect((await readTexts(pages)).filter((text) => text.startsWith("Signed by"))).toHaveLength(4);
  });
});

describe("PDFs that give no text", () => {
  test("pages of pictures are named, and still have their mark; blank ones are not (B-8.11)", async () => {
    const pages = await makePdf([printed(CLAUSE), [], printed(["2. The end."]), [], []]);
    const document = await readPdf(await drawnOn(pages, { 2: picture, 4: hairlines, 5: shapesOfLetters }));
    expect(document.pagesWithoutText).toEqual([2, 5]);
    expect(document.blocks.flatMap((block) => pagesMarkedIn(block))).toEqual([1, 2, 3, 4, 5]);
  });

  test("no page with text is a scan, or empty where none shows anything", async () => {
    const blank = await makePdf([[], []]);
    await expect(readPdf(await drawnOn(blank, { 2: picture }))).rejects.toMatchObject({ reason: "scanWithoutText" });
    await expect(readPdf(await drawnOn(blank, { 2: hairlines }))).rejects.toMatchObject({ reason: "emptyDocument" });
  });

  test("a number stamped on every page does not make a scan a text", async () => {
    const stamped = await makePdf([1, 2, 3].map((page) => [{ text: `ABC00${page}`, y: 770 }]));
    const scan = await drawnOn(stamped, { 1: picture, 2: picture, 3: picture });
    await expect(readPdf(scan)).rejects.toMatchObject({ reason: "scanWithoutText" });
  });

  test("a password is needed", async () => {
    const key = `<${"41".repeat(32)}>`;
    const locked = handWritten(
      [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [] /Count 0 >>",
        `<< /Filter /Standard /V 1 /R 2 /O ${key} /U ${key} /P -4 >>`,
      ],
      `/Encrypt 3 0 R /ID [${key} ${key}]`,
    );
    await expect(readPdf(locked)).rejects.toMatchObject({ reason: "encryptedDocument" });
  });

  test("garbage is corrupt", async () => {
    await expect(readPdf(new Uint8Array(Buffer.from("%PDF-1.7\nnothing of use\n%%EOF")))).rejects.toMatchObject({
      reason: "corruptDocument",
    });
  });

  test("more pages than the limit are too many", async () => {
    const pages = await makePdf(Array.from({ length: MAX_PDF_PAGES + 1 }, () => []));
    await expect(readPdf(pages)).rejects.toMatchObject({ reason: "documentTooLarge" });
  });

  test("a stream that inflates without end is refused before it is read", async () => {
    const packed = deflateSync(Buffer.alloc(70 * 1024 * 1024, "(A) Tj "));
    const stream = Buffer.concat([
      Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
      packed,
      Buffer.from("\nendstream"),
    ]);
    const bomb = handWritten([
      "<< /Type /Catalog /Pages 2 0 R >>",
      "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>",
      stream,
    ]);
    await expect(readPdf(bomb)).rejects.toMatchObject({ reason: "documentTooLarge" });
  });
});
