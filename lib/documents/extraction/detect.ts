import { inflateRawSync } from "node:zlib";
import { UnreadableDocument, type DocumentKind } from "./document";
import { readDirectory, packedStart, toView, type ZipRecord } from "./docx/zip-directory";
import { looksLikeText } from "./text-encoding";

const PDF_HEADER_BYTES = 1024;

/**
 * Judged by content alone; null for anything but the four formats, including close relatives (RTF, HTML, spreadsheets,
 * macros). Inflates nothing large. Source: B-8.6.
 */
export function kindOfContent(bytes: Uint8Array): DocumentKind | null {
  if (isZip(bytes)) return wordOrNull(zipContent(bytes));
  if (isCompoundFile(bytes)) return wordOrNull(compoundContent(bytes));
  if (hasPdfHeader(bytes)) return "pdf";
  if (bytes.length === 0 || isMarkup(bytes) || !looksLikeText(bytes)) return null;
  return "txt";
}

/** Whether a name ends in an uploadable type. Source: B-8.6. */
export function hasSupportedName(fileName: string): boolean {
  return /\.(pdf|docx?|txt)$/i.test(fileName.trim());
}

/**
 * Content, not the name, decides between the four formats.
 * @throws {UnreadableDocument} `emptyDocument`, `unsupportedType` for any other name or content. Source: B-8.6.
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

/** Text formats that aren't meant for people: RTF, web pages, XML, PostScript, saved e-mail. */
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

const MEDIA_TYPES: Record<DocumentKind, string> = {
  pdf: "application/pdf",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  txt: "text/plain",
};

/** The media type of an original, by content alone; anything but the four formats is plain bytes. Source: B-8.6. */
export function detectMediaType(bytes: Uint8Array): string {
  const kind = kindOfContent(bytes);
  return kind === null ? "application/octet-stream" : MEDIA_TYPES[kind];
}

/** Kinds of zip or OLE compound file that this product distinguishes. */
type Contained = "docx" | "doc" | "other";

const MAX_CONTENT_TYPES_BYTES = 1024 * 1024;
const TEXT = new TextDecoder("utf-8");

type ZipEntry = Pick<ZipRecord, "name" | "method" | "packedBytes" | "offset">;

function isZip(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06]);
}

function isCompoundFile(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
}

/**
 * Inflates only `[Content_Types].xml`, up to 1 MB. A damaged zip with Word's part names is `docx`; the reader reports
 * it as corrupt.
 */
function zipContent(bytes: Uint8Array): Contained {
  const entries = listEntries(bytes);
  const contentTypes = entries.find((entry) => entry.name === "[Content_Types].xml");
  const types = contentTypes ? inflated(bytes, contentTypes) : "";
  if (/wordprocessingml\.(document|template)\.main\+xml/i.test(types)) return "docx";
  if (/macroEnabled|spreadsheetml|presentationml|fixeddocument|visio/i.test(types)) return "other";
  return contentTypes || entries.some((entry) => entry.name.startsWith("word/")) ? "docx" : "other";
}

/** Whether an OLE compound file is a Word document or holds an encrypted .docx, by its stream names. */
function compoundContent(bytes: Uint8Array): Contained {
  if (isEncryptedPackage(bytes)) return "docx";
  if (hasStream(bytes, "WordDocument")) return "doc";
  const isOther = [
    "Workbook",
    "Book",
    "PowerPoint Document",
    "VisioDocument",
    "__properties_version1.0",
    "__nameid_version1.0",
    "Quill",
  ].some((name) => hasStream(bytes, name));
  return isOther ? "other" : "doc";
}

/** Whether bytes are a password-protected .docx, which Office wraps in an OLE compound file. */
export function isEncryptedPackage(bytes: Uint8Array): boolean {
  return isCompoundFile(bytes) && hasStream(bytes, "EncryptedPackage");
}

/** Stream names are stored in the directory as UTF-16LE with a closing NUL. */
function hasStream(bytes: Uint8Array, name: string): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(Buffer.from(`${name}\0`, "utf16le"));
}

function listEntries(bytes: Uint8Array): readonly ZipEntry[] {
  try {
    return readDirectory(bytes).records;
  } catch (cause) {
    if (!(cause instanceof UnreadableDocument)) throw cause;
    return localEntries(bytes);
  }
}

/** The parts of a zip without a directory (cut off, damaged), by the local headers. */
function localEntries(bytes: Uint8Array): ZipEntry[] {
  const view = toView(bytes);
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const MOST_ENTRIES = 1_000;
  const entries: ZipEntry[] = [];
  let at = buffer.indexOf("PK\u0003\u0004", 0, "latin1");
  while (at >= 0 && at + 30 <= bytes.length && entries.length < MOST_ENTRIES) {
    const name = TEXT.decode(bytes.subarray(at + 30, at + 30 + view.getUint16(at + 26, true)));
    entries.push({
      name,
      method: view.getUint16(at + 8, true),
      packedBytes: view.getUint32(at + 18, true),
      offset: at,
    });
    at = buffer.indexOf("PK\u0003\u0004", at + 4, "latin1");
  }
  return entries;
}

/** Text of a small part, or "" if unavailable; the caller then goes by names. */
function inflated(bytes: Uint8Array, entry: ZipEntry): string {
  try {
    const start = packedStart(bytes, entry.offset);
    const packed = bytes.subarray(start, entry.packedBytes > 0 ? start + entry.packedBytes : undefined);
    if (entry.method === 0) return TEXT.decode(packed.subarray(0, MAX_CONTENT_TYPES_BYTES));
    return TEXT.decode(inflateRawSync(packed, { maxOutputLength: MAX_CONTENT_TYPES_BYTES }));
  } catch {
    return ""; // damaged, or a zip bomb: go by names
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
