/** Small contracts of the project's own making, as files, for tests. */
import { AlignmentType, Document, HeadingLevel, LevelFormat, Packer, Paragraph, TextRun } from "docx";
import { PDFDocument, StandardFonts } from "pdf-lib";

/** A Mongolian services agreement with headings, clause numbers and emphasis, as Word writes it. */
export async function mongolianServicesDocx(): Promise<Buffer> {
  const numbered = (level: number, text: string) => new Paragraph({ text, numbering: { reference: "clauses", level } });
  const document = new Document({
    numbering: {
      config: [
        {
          reference: "clauses",
          levels: [0, 1].map((level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: level === 0 ? "%1." : "%1.%2",
            alignment: AlignmentType.LEFT,
          })),
        },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: "ҮЙЛЧИЛГЭЭ ҮЗҮҮЛЭХ ГЭРЭЭ", heading: HeadingLevel.HEADING_1 }),
          new Paragraph({
            children: [
              new TextRun("Нэг талаас "),
              new TextRun({ text: "«Өгөөж» ХХК", bold: true }),
              new TextRun(
                " (цаашид «Гүйцэтгэгч» гэх), нөгөө талаас «Үүлэн» ХХК (цаашид «Захиалагч» гэх) нар энэхүү гэрээг байгуулав.",
              ),
            ],
          }),
          numbered(0, "Гэрээний зүйл"),
          numbered(1, "Гүйцэтгэгч нь программ хангамжийн үйлчилгээ үзүүлэх үүрэгтэй."),
          numbered(1, "Захиалагч нь төлбөрийг ажлын 10 өдрийн дотор төлөх үүрэгтэй."),
          numbered(0, "Бусад зүйл"),
          numbered(1, "Энэхүү гэрээнд Монгол Улсын хууль тогтоомжийг хэрэглэнэ."),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const LEASE_PAGES = [
  [
    "LEASE AGREEMENT",
    "",
    'This Lease Agreement is made between Acme Property LLC (the "Landlord") and',
    'Bold Trading LLC (the "Tenant").',
    "",
    "1. Rent. The Tenant shall pay rent of USD 1,500 on the first day of each month.",
  ],
  [
    "2. Governing law. This Agreement is governed by and construed in accordance with",
    "the laws of Mongolia.",
    "",
    "3. Disputes. The courts of Ulaanbaatar have exclusive jurisdiction.",
    "",
    "4. Survival. Clause 1 survives the termination of this Agreement.",
  ],
];

/** An English lease of two pages, as a PDF with lines as a word processor breaks them. */
export async function leasePdf(pages: readonly (readonly string[])[] = LEASE_PAGES): Promise<Buffer> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  for (const lines of pages) {
    const page = document.addPage([595, 842]);
    lines.forEach((line, index) => page.drawText(line, { x: 72, y: 770 - index * 16, size: 12, font }));
  }
  return Buffer.from(await document.save());
}

/** A lease long enough that reading it takes a while. */
export function longLeasePdf(pageCount: number): Promise<Buffer> {
  const clause = (page: number, line: number) =>
    `${page}.${line} The Tenant shall keep item ${page * 100 + line} of the premises in good repair and condition.`;
  return leasePdf(
    Array.from({ length: pageCount }, (_, page) => Array.from({ length: 40 }, (_, line) => clause(page + 1, line + 1))),
  );
}

/** Text as an upload sends it: in pieces, as they arrive. */
export async function* sentText(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield new TextEncoder().encode(text);
}
