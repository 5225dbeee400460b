import type { PDFDocument } from "pdf-lib";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { kindOfContent } from "@/lib/documents/extraction/detect";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** Telephones make 12 to 50 million. */
const MOST_PIXELS = 60_000_000;
/** The width of a sheet of A4, in points; a picture is taken for one. */
const SHEET = 595;

/** Whether a file is a PNG or a JPEG. */
export function isPicture(bytes: Uint8Array): boolean {
  return isPng(bytes) || JPEG.every((byte, at) => bytes[at] === byte);
}

/**
 * A picture file as a PDF of one page, so that it goes the way of all scans. Its size is looked at before it is
 * unpacked. @throws {UnreadableDocument} `documentTooLarge`, `corruptDocument`
 */
export async function pdfOfPicture(bytes: Uint8Array): Promise<Uint8Array> {
  if (isPng(bytes) && pixelsOfPng(bytes) > MOST_PIXELS) throw new UnreadableDocument("documentTooLarge");
  const { PDFDocument } = await import("pdf-lib"); // takes longer to load than most contracts take to read
  const pdf = await PDFDocument.create();
  const picture = await embedded(pdf, bytes);
  if (picture.width * picture.height > MOST_PIXELS) throw new UnreadableDocument("documentTooLarge");
  const sheet = { width: SHEET, height: (SHEET * picture.height) / picture.width };
  pdf.addPage([sheet.width, sheet.height]).drawImage(picture, { x: 0, y: 0, ...sheet });
  return pdf.save();
}

async function embedded(pdf: PDFDocument, bytes: Uint8Array) {
  try {
    return await (isPng(bytes) ? pdf.embedPng(bytes) : pdf.embedJpg(bytes));
  } catch (cause) {
    throw new UnreadableDocument("corruptDocument", { cause });
  }
}

function isPng(bytes: Uint8Array): boolean {
  return PNG.every((byte, at) => bytes[at] === byte);
}

/** Its first part tells width and height. */
function pixelsOfPng(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return bytes.byteLength < 24 ? Infinity : view.getUint32(16) * view.getUint32(20);
}

/** What a signed copy may be, by content alone: a PDF, or pictures of its pages; null for anything else. */
export function signedKind(bytes: Uint8Array): "pdf" | "picture" | null {
  if (isPicture(bytes)) return "picture";
  return kindOfContent(bytes) === "pdf" ? "pdf" : null;
}
