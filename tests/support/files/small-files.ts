/** Small valid files of every kind that is read, made by code: what mutations begin with. */
import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from "docx";
import { strToU8, zipSync } from "fflate";
import iconv from "iconv-lite";
import { PDFDocument, StandardFonts } from "pdf-lib";
import { docFile, line, modifier } from "../../unit/documents/extraction/doc-fixture";
import { docxFiles, listed, p, run } from "../../unit/documents/extraction/docx-fixture";
import { handWritten, makePdf, printed } from "../../unit/documents/extraction/pdf-fixture";
import { leasePdf, mongolianServicesDocx } from "../documents";

export type SmallFile = { name: string; bytes: Uint8Array };

const WORDS = [
  "LEASE AGREEMENT",
  "1. Rent. The Tenant shall pay rent of USD 1,500 on the first day of each month.",
  "2. This Agreement is governed by the laws of Mongolia.",
  "3. Түрээслэгч нь төлбөрийг хугацаанд нь төлнө. Арендатор обязан платить.",
];
const TEXT = WORDS.join("\r\n\r\n");

/** Sixteen files, some 1 to 40 kB each. */
export async function smallFiles(): Promise<SmallFile[]> {
  return [
    { name: "printed.pdf", bytes: await makePdf([printed(WORDS.slice(0, 3)), printed(["The second page."])]) },
    { name: "lease.pdf", bytes: new Uint8Array(await leasePdf()) },
    { name: "plain.pdf", bytes: plainPdf() },
    { name: "without-object-streams.pdf", bytes: await olderPdf() },
    { name: "mongolian.docx", bytes: new Uint8Array(await mongolianServicesDocx()) },
    { name: "table.docx", bytes: await docxWithTable() },
    {
      name: "written.docx",
      bytes: zipSync(
        docxFiles(p("First.") + p(run("Bold", "<w:b/>")) + listed("One.", 0) + listed("Two.", 1), NUMBERING),
      ),
    },
    { name: "stored.docx", bytes: zipSync(docxFiles(p("Stored as it is.") + p("Second.")), { level: 0 }) },
    {
      name: "notes.docx",
      bytes: zipSync(
        docxFiles(p('<w:r><w:t>Text</w:t></w:r><w:r><w:footnoteReference w:id="1"/></w:r>'), {
          footnotes: `<w:footnote w:id="1">${p("A note.")}</w:footnote>`,
        }),
      ),
    },
    { name: "lease.doc", bytes: docFile(WORDS.map((words) => line(words))) },
    {
      name: "bold.doc",
      bytes: docFile([
        line("Plain."),
        { runs: [{ text: "Bold ", modifiers: modifier(0x0835, 1) }, { text: "and not.\r" }] },
        line("Another.", modifier(0x2461, 1)),
      ]),
    },
    { name: "lease.txt", bytes: strToU8(TEXT) },
    { name: "marked.txt", bytes: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(TEXT)]) },
    { name: "wide.txt", bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TEXT, "utf16le")]) },
    {
      name: "cyrillic.txt",
      bytes: iconv.encode(
        "ДОГОВОР АРЕНДЫ\r\n\r\n1. Арендатор обязан платить в срок.\r\n2. Применяется право России.",
        "windows-1251",
      ),
    },
    { name: "koi.txt", bytes: iconv.encode("ДОГОВОР АРЕНДЫ\n\n1. Арендатор обязан платить в срок.", "koi8-r") },
  ];
}

const NUMBERING = {
  numbering:
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerRoman"/><w:lvlText w:val="%1.%2."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
};

/** Nothing in it is compressed, so that a flipped bit reaches the objects and the operators. */
function plainPdf(): Uint8Array {
  const operators = WORDS.slice(0, 3)
    .map((words, index) => `BT /F1 12 Tf 72 ${700 - index * 20} Td (${words.replace(/[()]/g, "")}) Tj ET`)
    .join("\n");
  return handWritten([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${operators.length} >>\nstream\n${operators}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>",
    "<< /Length 130 >>\nstream\n/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <7e> <0020> endbfrange endcmap\nendstream",
  ]);
}

async function olderPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Courier);
  WORDS.slice(0, 3).forEach((words, index) =>
    pdf.addPage([400, 400]).drawText(words.slice(0, 60), { x: 20, y: 300 - index, size: 9, font }),
  );
  return pdf.save({ useObjectStreams: false });
}

async function docxWithTable(): Promise<Uint8Array> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph({ children: [new TextRun(text)] })] });
  const table = new Table({
    rows: [1, 2, 3].map((row) => new TableRow({ children: [cell(`Row ${row}`), cell(`USD ${row}00`)] })),
  });
  return new Uint8Array(
    await Packer.toBuffer(
      new Document({ sections: [{ children: [new Paragraph("Schedule"), table, new Paragraph("End.")] }] }),
    ),
  );
}
