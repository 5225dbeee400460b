import type { PDFDocumentProxy } from "unpdf/pdfjs";
import type { SignatureSign } from "@/lib/documents/signed/signs";

/** What a pen or a stamp leaves in viewers of PDF. */
const DRAWN: readonly unknown[] = ["Ink", "Stamp"];
const SUBTYPE_BEFORE = /\/Subtype\s*$/;
const FARTHEST_BEFORE = 24;
const NAME_GOES_ON = /[\w.-]/;

/**
 * What in a PDF may be a signature. Digital signatures and pictures are named in the open in every PDF: the
 * signed range must be found without unpacking, and pictures are streams, which are packed into no other. A signature
 * field that nobody filled is none. @param hasPictures whether a page is known to be one. Source: B-28.9.
 */
export async function findSigns(
  bytes: Uint8Array,
  pdf: PDFDocumentProxy,
  hasPictures: boolean,
): Promise<SignatureSign[]> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const signs: SignatureSign[] = [];
  if (buffer.includes("/ByteRange")) signs.push("digital");
  if (await hasInk(pdf)) signs.push("ink");
  if (hasPictures || namesPicture(buffer)) signs.push("picture");
  return signs;
}

async function hasInk(pdf: PDFDocumentProxy): Promise<boolean> {
  for (let number = 1; number <= pdf.numPages; number += 1) {
    try {
      const notes: unknown[] = await (await pdf.getPage(number)).getAnnotations();
      if (notes.some(isDrawn)) return true;
    } catch {
      continue; // a page whose notes can't be read shows none
    }
  }
  return false;
}

function isDrawn(note: unknown): boolean {
  return typeof note === "object" && note !== null && "subtype" in note && DRAWN.includes(note.subtype);
}

function namesPicture(buffer: Buffer): boolean {
  for (let at = buffer.indexOf("/Image"); at >= 0; at = buffer.indexOf("/Image", at + 1)) {
    const before = buffer.toString("latin1", Math.max(0, at - FARTHEST_BEFORE), at);
    const next = String.fromCodePoint(buffer[at + "/Image".length] ?? 0);
    if (SUBTYPE_BEFORE.test(before) && !NAME_GOES_ON.test(next)) return true;
  }
  return false;
}
