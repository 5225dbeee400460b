/** Pure: readers take bytes and return blocks, with no database, disk or network. Source: B-8.6, B-8.8. */
import type { Block } from "@/lib/documents/richtext/blocks";
import type { PageWords, ScannedPage } from "@/lib/documents/scans/scanned-page";
import type { SignatureSign } from "@/lib/documents/signed/signs";
import type { Strip } from "@/lib/documents/signed/spots";

export const DOCUMENT_KINDS = ["pdf", "docx", "doc", "txt"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export type ReadDocument = {
  kind: DocumentKind;
  blocks: Block[];
  /** Pages of the original if the format has pages (PDF), else null. */
  pageCount: number | null;
  /** PDF pages with content that couldn't be read (pictures), 1-based; the user is told about them. */
  pagesWithoutText: readonly number[];
  /** What was read from images; absent if nothing was. */
  scan?: ScanFacts;
  /** Where words stand in the plain text that nobody sees in the file; absent if there are none. */
  unseen?: readonly { start: number; end: number }[];
  /** Names of content that the file shows and that wasn't read; absent if all was. */
  unread?: readonly string[];
  /** Where words are on the pages of a PDF; only if requested. */
  places?: readonly PageWords[];
  /** What may be a signature in a PDF; only if requested. */
  signs?: readonly SignatureSign[];
};

/** `isPoor`: too blurred to trust its numbers. `uncertain`: spans in the plain text that the reader wasn't sure of. */
export type ScanFacts = {
  pages: readonly { page: number; confidence: number; isPoor?: true }[];
  uncertain: readonly { start: number; end: number }[];
  /** Where each of `uncertain` stands on its page, null where that isn't known; only `withDoubts`. */
  strips?: readonly (PageStrip | null)[];
};

/** A part of a page of the original, 1-based. */
export type PageStrip = Strip & { page: number };

export type ReadOptions = {
  /** Called with shares from 0 to 1 when known. */
  onProgress?: ((share: number) => void) | undefined;
  /**
   * What is known about image pages. If given, even empty, a document of images only isn't a failure but has no text.
   */
  scanned?: readonly ScannedPage[] | undefined;
  /** Whether to return `places`. */
  withPlaces?: boolean | undefined;
  /** Whether to return `signs`. */
  withSigns?: boolean | undefined;
  /** Whether people confirm what is doubtful: numbers are doubted sooner, and `places` is returned. */
  withDoubts?: boolean | undefined;
};

/** Why a file gives no text. Each reason has its own sentence in the dictionary (`errors.*`). */
export const UNREADABLE_REASONS = [
  "unsupportedType", // content isn't one of the four formats
  "emptyDocument", // no bytes, or a document without a word
  "encryptedDocument", // needs a password
  "corruptDocument", // broken beyond reading
  "scanWithoutText", // pages are images
  "documentTooLarge", // past a limit: inflated size, pages, characters
  "readingTimedOut", // past the time limit
] as const;
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/**
 * Thrown by readers for problems the user can be told; anything else thrown is treated as `corruptDocument` and logged.
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

/** Limits of reading. A contract of 1,000 pages is within all of them. */
export const MAX_TEXT_CHARS = 5_000_000;
export const MAX_PDF_PAGES = 2_000;
/** Inflated bytes of all .docx parts that are read. */
export const MAX_INFLATED_BYTES = 100 * 1024 * 1024;
