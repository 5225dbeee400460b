import { blockText } from "@/lib/documents/richtext/blocks";
import { sniff } from "./detect";
import { readDoc } from "./doc";
import { UnreadableDocument, type DocumentKind, type ReadDocument } from "./document";
import { readDocx } from "./docx";
import { readPdf } from "./pdf";
import { readTxt } from "./txt";

type Reader = (bytes: Uint8Array, onProgress?: (share: number) => void) => Promise<ReadDocument>;

const READERS: Record<DocumentKind, Reader> = {
  pdf: readPdf,
  docx: (bytes) => readDocx(bytes),
  doc: (bytes) => readDoc(bytes),
  txt: async (bytes) => readTxt(bytes),
};

/**
 * A file of any of the four kinds. `onProgress` gets shares from 0 to 1 where they are known.
 * @throws {UnreadableDocument} and nothing else: what a reader did not expect is `corruptDocument`. Source: B-8.6,
 *   B-8.8.
 */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  onProgress?: (share: number) => void,
): Promise<ReadDocument> {
  const kind = sniff(bytes, fileName);
  const document = await readAs(kind, bytes, onProgress);
  if (document.blocks.every((block) => blockText(block).trim() === "")) throw new UnreadableDocument("emptyDocument");
  return document;
}

async function readAs(
  kind: DocumentKind,
  bytes: Uint8Array,
  onProgress?: (share: number) => void,
): Promise<ReadDocument> {
  try {
    return await READERS[kind](bytes, onProgress);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause;
    throw new UnreadableDocument("corruptDocument", { cause });
  }
}
