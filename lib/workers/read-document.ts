import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksBefore } from "@/lib/word/export";
import { unseenRanges } from "@/lib/word/unseen";
import { sniff } from "@/lib/documents/extraction/detect";
import { readDoc } from "@/lib/documents/extraction/doc";
import {
  UnreadableDocument,
  type DocumentKind,
  type ReadDocument,
  type ReadOptions,
} from "@/lib/documents/extraction/document";
import { readDocx } from "@/lib/documents/extraction/docx";
import { readPdf } from "@/lib/documents/extraction/pdf";
import { readTxt } from "@/lib/documents/extraction/txt";

type Reader = (bytes: Uint8Array, options: ReadOptions) => Promise<ReadDocument>;

const READERS: Record<DocumentKind, Reader> = {
  pdf: readPdf,
  docx: (bytes) => readDocx(bytes),
  doc: (bytes) => readDoc(bytes),
  txt: async (bytes) => readTxt(bytes),
};

/**
 * A file of any of the four kinds. One whose whole text is tracked as taken out says what it said before.
 * @throws {UnreadableDocument} and nothing else: what a reader did not expect is `corruptDocument`. Source: B-8.6,
 *   B-8.8.
 */
export async function readDocument(
  bytes: Uint8Array,
  fileName: string,
  options: ReadOptions = {},
): Promise<ReadDocument> {
  const kind = sniff(bytes, fileName);
  const document = await readAs(kind, bytes, options);
  const isPictures = options.scanned !== undefined && document.pagesWithoutText.length > 0;
  if (isPictures || hasWords(document.blocks)) return kind === "docx" ? withUnseen(document, bytes) : document;
  const before = kind === "docx" ? blocksBefore(bytes) : null;
  if (!before) throw new UnreadableDocument("emptyDocument");
  return { ...document, blocks: before };
}

function withUnseen(document: ReadDocument, bytes: Uint8Array): ReadDocument {
  const unseen = unseenRanges(bytes);
  return unseen.length > 0 ? { ...document, unseen } : document;
}

function hasWords(blocks: readonly Block[]): boolean {
  return blocks.some((block) => blockText(block).trim() !== "");
}

async function readAs(kind: DocumentKind, bytes: Uint8Array, options: ReadOptions): Promise<ReadDocument> {
  try {
    return await READERS[kind](bytes, options);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause;
    throw new UnreadableDocument("corruptDocument", { cause });
  }
}
