import { blockText, type Block } from "@/lib/documents/richtext/blocks";
import { blocksBefore } from "@/lib/word/export";
import { WordFile } from "@/lib/word/file/word-file";
import { marginLines, unseenRanges } from "@/lib/word/unseen";
import { modalsIn } from "@/lib/engine/claims/modality";
import { folded } from "@/lib/engine/text/folding";
import { writtenIn } from "@/lib/documents/richtext/characters";
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

/** Most of the words of a page header or footer that are named. */
const MOST_CHARS = 120;

/** A Word file with what nobody sees in it, and with what its page headers and footers rule. */
function withUnseen(document: ReadDocument, bytes: Uint8Array): ReadDocument {
  const file = new WordFile(bytes);
  const unseen = unseenRanges(file);
  const rules = marginLines(file).filter(isRule);
  const unread = [...(document.unread ?? []), ...rules.map((line) => `“${line.slice(0, MOST_CHARS)}”`)];
  return { ...document, ...(unseen.length > 0 ? { unseen } : {}), ...(unread.length > 0 ? { unread } : {}) };
}

const MONTH_OF_MAY = /\b\d{1,2}(?:st|nd|rd|th)?\s+may\b|\bmay\s+\d/g;

function isRule(line: string): boolean {
  return modalsIn(folded(line).replace(MONTH_OF_MAY, " "), writtenIn(line)).length > 0;
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
