/** A PDF around pictures, a page each: three objects a page, and two for all. */

/** A picture in PDF form: its properties other than size, and its bytes. */
export type HeldPicture = { width: number; height: number; looks: string; bytes: Uint8Array };
/** `orientation` as in EXIF: 1 is upright. */
export type PlacedPicture = HeldPicture & { orientation: number };

/** The width of an A4 sheet, in points; a picture is assumed to be one. */
const SHEET = 595;

/** One page, as wide as a sheet, with the picture on it. */
export function pdfAround(picture: HeldPicture): Uint8Array {
  return pdfOfPages([{ ...picture, orientation: 1 }]);
}

/** A page for each picture, as wide as a sheet, in order. */
export function pdfOfPages(pictures: readonly PlacedPicture[]): Uint8Array {
  const kids = pictures.map((_, index) => `${FIRST + index * OBJECTS} 0 R`).join(" ");
  return withObjects([
    ["<< /Type /Catalog /Pages 2 0 R >>"],
    [`<< /Type /Pages /Kids [${kids}] /Count ${pictures.length} >>`],
    ...pictures.flatMap((picture, index) => pageObjects(picture, FIRST + index * OBJECTS)),
  ]);
}

/** The number of the first page's object, and how many each page has. */
const FIRST = 3;
const OBJECTS = 3;

/**
 * How the unit square of a picture lies on a page of width `w` and height `h`, for each orientation of EXIF: which of
 * its corners comes where.
 */
const PLACED: Readonly<Record<number, (w: number, h: number) => number[]>> = {
  1: (w, h) => [w, 0, 0, h, 0, 0],
  2: (w, h) => [-w, 0, 0, h, w, 0],
  3: (w, h) => [-w, 0, 0, -h, w, h],
  4: (w, h) => [w, 0, 0, -h, 0, h],
  5: (w, h) => [0, -h, -w, 0, w, h],
  6: (w, h) => [0, -h, w, 0, 0, h],
  7: (w, h) => [0, h, w, 0, 0, 0],
  8: (w, h) => [0, h, -w, 0, w, 0],
};

function pageObjects(picture: PlacedPicture, number: number): (string | Uint8Array)[][] {
  const { width, height, looks, bytes, orientation } = picture;
  const sheetHeight = orientation > 4 ? (SHEET * width) / height : (SHEET * height) / width;
  const lies = PLACED[orientation] ?? PLACED[1];
  const drawing = `q ${(lies?.(SHEET, sheetHeight) ?? []).join(" ")} cm /Picture Do Q`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SHEET} ${sheetHeight}] /Contents ${number + 1} 0 R`,
      ` /Resources << /XObject << /Picture ${number + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${looks} /Length ${bytes.length} >>\nstream\n`,
      bytes,
      "\nendstream",
    ],
  ];
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
