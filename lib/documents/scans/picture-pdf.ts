/** A one-page PDF around a picture: six objects of text. */

/** A picture in PDF form: its properties other than size, and its bytes. */
export type HeldPicture = { width: number; height: number; looks: string; bytes: Uint8Array };

/** The width of an A4 sheet, in points; a picture is assumed to be one. */
const SHEET = 595;

/** One page, as wide as a sheet, with the picture on it. */
export function pdfAround({ width, height, looks, bytes }: HeldPicture): Uint8Array {
  const sheetHeight = (SHEET * height) / width;
  const drawing = `q ${SHEET} 0 0 ${sheetHeight} 0 0 cm /Picture Do Q`;
  return withObjects([
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    ["<< /Type /Pages /Kids [3 0 R] /Count 1 >>"],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET} ${sheetHeight}] /Contents 4 0 R`,
      " /Resources << /XObject << /Picture 5 0 R >> >> >>",
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${looks} /Length ${bytes.length} >>\nstream\n`,
      bytes,
      "\nendstream",
    ],
  ]);
}

/** A complete file of these objects, the first its root, numbered by position. */
function withObjects(objects: readonly (readonly (string | Uint8Array)[])[]): Uint8Array {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === "string" ? Buffer.from(part) : Buffer.from(part.buffer, part.byteOffset, part.length);
    length += bytes.length;
    parts.push(bytes);
  };
  add("%PDF-1.4\n");
  const offsets = objects.map((content, index) => {
    const offset = length;
    for (const part of [`${index + 1} 0 obj\n`, ...content, "\nendobj\n"]) add(part);
    return offset;
  });
  const start = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, "0")} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return new Uint8Array(Buffer.concat(parts, length));
}
