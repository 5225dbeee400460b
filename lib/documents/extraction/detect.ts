import { compoundContent, isCompoundFile, isZip, zipContent } from "./containers";
import { UnreadableDocument, type DocumentKind } from "./document";
import { looksLikeText } from "./text-encoding";

const PDF_HEADER_BYTES = 1024;

/**
 * By content alone; null for all but the four formats, close relatives (RTF, HTML, spreadsheets, macros) included.
 * Inflates nothing large. Source: B-8.6.
 */
export function kindOfContent(bytes: Uint8Array): DocumentKind | null {
  if (isZip(bytes)) return wordOrNull(zipContent(bytes));
  if (isCompoundFile(bytes)) return wordOrNull(compoundContent(bytes));
  if (hasPdfHeader(bytes)) return "pdf";
  if (bytes.length === 0 || isMarkup(bytes) || !looksLikeText(bytes)) return null;
  return "txt";
}

/** Whether a name ends in one of the types that may be uploaded. Source: B-8.6. */
export function hasSupportedName(fileName: string): boolean {
  return /\.(pdf|docx?|txt)$/i.test(fileName.trim());
}

/**
 * Between the four formats content decides, not the name.
 * @throws {UnreadableDocument} `emptyDocument`, `unsupportedType` for another name or another content. Source: B-8.6.
 */
export function sniff(bytes: Uint8Array, fileName: string): DocumentKind {
  if (!hasSupportedName(fileName)) throw new UnreadableDocument("unsupportedType");
  if (bytes.length === 0) throw new UnreadableDocument("emptyDocument");
  const kind = kindOfContent(bytes);
  if (kind === null) throw new UnreadableDocument("unsupportedType");
  return kind;
}

function wordOrNull(contained: "docx" | "doc" | "other"): DocumentKind | null {
  return contained === "other" ? null : contained;
}

function hasPdfHeader(bytes: Uint8Array): boolean {
  return /%PDF-\d/.test(latin1(bytes, PDF_HEADER_BYTES));
}

/** Formats that are written in letters and are no text for people: RTF, web pages, XML, PostScript, saved e-mail. */
function isMarkup(bytes: Uint8Array): boolean {
  const opening = latin1(bytes, 512)
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .replaceAll("\0", "")
    .trimStart();
  return /^(\{\\rtf|<(!doctype|html|head|body|meta|\?xml|svg|!--)|%!PS|MIME-Version:)/i.test(opening);
}

function latin1(bytes: Uint8Array, length: number): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(length, bytes.byteLength)).toString("latin1");
}
