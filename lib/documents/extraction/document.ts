/** Pure: readers get bytes and give blocks; they know no database, no disk and no network. Source: B-8.6, B-8.8. */
import type { Block } from "@/lib/documents/richtext/blocks";
import type { PageWords, ScannedPage } from "@/lib/documents/scans/scanned-page";

export const DOCUMENT_KINDS = ["pdf", "docx", "doc", "txt"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export type ReadDocument = {
  kind: DocumentKind;
  blocks: Block[];
  /** Pages of the original where the format has pages (PDF), else null. */
  pageCount: number | null;
  /** Pages of a PDF that show what could not be read (pictures), 1-based; the person is told of them. */
  pagesWithoutText: readonly number[];
  /** What was read from pictures; absent where nothing was. */
  scan?: ScanFacts;
  /** Where words stand on the pages of a PDF; only when it was asked for. */
  places?: readonly PageWords[];
};

/** `uncertain`: where words stand in the plain text of which the reader was not sure. */
export type ScanFacts = {
  pages: readonly { page: number; confidence: number }[];
  uncertain: readonly { start: number; end: number }[];
};

export type ReadOptions = {
  /** Gets shares from 0 to 1 where they are known. */
  onProgress?: ((share: number) => void) | undefined;
  /**
   * What is known of pages that are pictures. Where it is given, even empty, a document of pictures alone is no failure
   * but has no text.
   */
  scanned?: readonly ScannedPage[] | undefined;
  /** Whether `places` is wanted. */
  withPlaces?: boolean | undefined;
};

/** Reasons why a file gives no text. Each has its own sentence in the dictionary (`errors.*`). */
export const UNREADABLE_REASONS = [
  "unsupportedType", // content is none of the four formats
  "emptyDocument", // no bytes, or a document without a word
  "encryptedDocument", // needs a password
  "corruptDocument", // broken beyond reading
  "scanWithoutText", // pages are pictures
  "documentTooLarge", // past a limit: inflated size, pages, characters
  "readingTimedOut", // past the time limit
] as const;
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/**
 * Thrown by readers for what the person can be told; anything else thrown is treated as `corruptDocument` and logged.
 */
export class UnreadableDocument extends Error {
  constructor(
    readonly reason: UnreadableReason,
    options?: { cause?: unknown },
  ) {
    super(reason, options);
    this.name = "UnreadableDocument";
  }
}

/** Limits of reading. A contract of 1,000 pages is within each of them. */
export const MAX_TEXT_CHARS = 5_000_000;
export const MAX_PDF_PAGES = 2_000;
/** Inflated bytes of all parts of a .docx that are read. */
export const MAX_INFLATED_BYTES = 100 * 1024 * 1024;
