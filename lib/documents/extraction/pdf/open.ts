import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { inflateSync } from "node:zlib";
import { MAX_PDF_PAGES, UnreadableDocument } from "../document";

/**
 * Opens a PDF for text only: no scripts, evaluated code, fonts, pictures or network.
 *
 * @param how `stopAtErrors`: errors normally skipped, including in pictures, are thrown by their page
 * @throws {UnreadableDocument} `encryptedDocument`, `documentTooLarge` past a limit, `corruptDocument`
 */
export async function openPdf(bytes: Uint8Array, how: { stopAtErrors?: boolean } = {}): Promise<PDFDocumentProxy> {
  if (hasBomb(bytes)) throw new UnreadableDocument("documentTooLarge");
  completeArrayBuffer();
  const { getDocument } = await import("unpdf/pdfjs"); // saves other file types a fifth of a second
  const task = getDocument({
    data: new Uint8Array(bytes), // pdf.js takes over the buffer
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    enableXfa: false,
    maxImageSize: 1,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: how.stopAtErrors ?? false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MAX_PDF_PAGES) throw new UnreadableDocument("documentTooLarge");
    if (pdf.numPages < 1) throw new UnreadableDocument("corruptDocument");
    return pdf;
  } catch (cause) {
    await task.destroy();
    if (cause instanceof UnreadableDocument) throw cause;
    const needsPassword = cause instanceof Error && cause.name === "PasswordException";
    throw new UnreadableDocument(needsPassword ? "encryptedDocument" : "corruptDocument", { cause });
  }
}

/** pdf.js calls a method that Node has since version 21. */
function completeArrayBuffer(): void {
  if ("transferToFixedLength" in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, "transferToFixedLength", {
    configurable: true,
    writable: true,
    value: function transferToFixedLength(this: ArrayBuffer, length: number = this.byteLength): ArrayBuffer {
      const copy = new ArrayBuffer(length);
      new Uint8Array(copy).set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return copy;
    },
  });
}

/** Drawing commands of a page full of lines take a few megabytes; no contract page comes near this. */
const MAX_STREAM_BYTES = 64 * 1024 * 1024;
/** Deflate expands a byte to at most 1,032, so anything shorter can't pass the limit. */
const SHORTEST_BOMB = Math.floor(MAX_STREAM_BYTES / 1032);
const DICTIONARY_BYTES = 1024;

/**
 * Whether a deflated stream, other than pictures, is built to exhaust memory: pdf.js has no limit and works on one for
 * minutes. Other filters and encryption pass; the worker's limits catch those.
 */
function hasBomb(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = buffer.indexOf("stream");
  while (at >= 0) {
    const end = buffer.indexOf("endstream", at + 6);
    const stop = end < 0 ? buffer.length : end;
    if (
      stop - at >= SHORTEST_BOMB &&
      isDeflated(buffer, at) &&
      passesLimit(buffer.subarray(dataStart(buffer, at), stop))
    )
      return true;
    at = end < 0 ? -1 : buffer.indexOf("stream", end + 9);
  }
  return false;
}

function isDeflated(buffer: Buffer, at: number): boolean {
  const before = buffer.toString("latin1", Math.max(0, at - DICTIONARY_BYTES), at);
  const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
  return /\/(?:FlateDecode|Fl)\b/.test(dictionary) && !/\/Subtype\s*\/Image\b/.test(dictionary);
}

function dataStart(buffer: Buffer, at: number): number {
  const afterKeyword = at + 6;
  return afterKeyword + (buffer[afterKeyword] === 0x0d ? 2 : 1);
}

function passesLimit(data: Buffer): boolean {
  try {
    inflateSync(data, { maxOutputLength: MAX_STREAM_BYTES });
    return false;
  } catch (failure) {
    return failure instanceof RangeError; // other failures mean damage, which the reader handles
  }
}
