import type { PDFDocumentProxy } from "unpdf/pdfjs";
import { MAX_PDF_PAGES, UnreadableDocument } from "../document";
import { hasBomb } from "./streams";

/**
 * For text only: no scripts, no evaluated code, no fonts, no pictures, no network.
 *
 * @param how `stopAtErrors`: what is passed over otherwise, pictures too, is thrown by the page that holds it
 * @throws {UnreadableDocument} `encryptedDocument`, `documentTooLarge` past a limit, `corruptDocument`
 */
export async function openPdf(bytes: Uint8Array, how: { stopAtErrors?: boolean } = {}): Promise<PDFDocumentProxy> {
  if (hasBomb(bytes)) throw new UnreadableDocument("documentTooLarge");
  completeArrayBuffer();
  const { getDocument } = await import("unpdf/pdfjs"); // a fifth of a second that other kinds of files are spared
  const task = getDocument({
    data: new Uint8Array(bytes), // pdf.js takes the buffer for itself
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

/** pdf.js calls a method that Node has from version 21 on. */
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
