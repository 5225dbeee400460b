/**
 * Small PDFs made by code: pages of lines at given places, and PDFs written by hand where a library can't make them.
 */
import { PDFDocument, StandardFonts, degrees } from "pdf-lib";

export type Printed = { text: string; x?: number; y: number; size?: number; bold?: boolean; turned?: boolean };

const PAGE = { width: 612, height: 792 };

/** Pages of printed lines; `y` counts from the top, in points. */
export async function makePdf(pages: readonly (readonly Printed[])[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.TimesRoman),
    bold: await pdf.embedFont(StandardFonts.TimesRomanBold),
  };
  for (const lines of pages) {
    const page = pdf.addPage([PAGE.width, PAGE.height]);
    for (const { text, x = 72, y, size = 11, bold = false, turned = false } of lines) {
      const place = turned ? { x: y, y: x, rotate: degrees(90) } : { x, y: PAGE.height - y };
      page.drawText(text, { ...place, size, font: bold ? fonts.bold : fonts.plain });
    }
  }
  return pdf.save();
}

/** Lines one below the other from `top`, 14 points apart. */
export function printed(lines: readonly string[], { top = 100, x = 72 }: { top?: number; x?: number } = {}): Printed[] {
  return lines.map((text, index) => ({ text, x, y: top + index * 14 }));
}

/** A PDF of hand-written objects, numbered from 1; object 1 is the catalogue. */
export function handWritten(objects: readonly (string | Uint8Array)[], trailer = ""): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from("%PDF-1.4\n")];
  objects.forEach((object, index) =>
    parts.push(
      Buffer.from(`${index + 1} 0 obj\n`),
      typeof object === "string" ? Buffer.from(object) : object,
      Buffer.from("\nendobj\n"),
    ),
  );
  parts.push(Buffer.from(`trailer << /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\n%%EOF`));
  return new Uint8Array(Buffer.concat(parts));
}
