import type { ExportFormat } from "@/lib/documents/rendering/file-name";
import type { Language } from "@/lib/copy/languages";
import type { Identifier } from "@/lib/word/identifier";
import type { Block } from "@/lib/documents/richtext/blocks";
import type { NewComment } from "@/lib/word/new-comments";
import type { RefusalReason } from "@/lib/word/refusal";
import type { SavedVersion } from "@/lib/word/credits";
import { ResidentPool, residentTurns } from "./threads/resident-pool";

/**
 * `html` is a version's canonical HTML; `language` is that of the words around the contract. A Word file carries
 * the identifier and the comments, a PDF a title page with a date and the version's hash where they are given.
 */
export type ExportContent = {
  name: string;
  html: string;
  versionNumber: number;
  language: Language;
  /** Stands on a PDF's pages in place of the version's number. */
  label?: string;
  identifier?: Identifier;
  comments?: readonly NewComment[];
  cover?: { date: string };
  /** An older version: the file is the redline from that one. */
  since?: { html: string; versionNumber: number };
  /** The HTML of a newer version that is to be tracked in the Word file: numbers count that count there too. */
  until?: string;
  fingerprint?: string;
  /** The creation date of a PDF that says it; else now. */
  createdAt?: Date;
  /** What a PDF has on pages of its own behind the text. */
  appendix?: readonly Block[];
};
/**
 * A Word original and what shall stand in it: the last edition's text; changes since the first one are marked where
 * `isTracked`.
 */
export type OriginalTask = {
  original: Uint8Array;
  editions: readonly SavedVersion[];
  isTracked: boolean;
  identifier: Identifier;
  comments: readonly NewComment[];
  /** Whether the identifier is written in any case. */
  isSigned?: boolean;
  /** Whether the original is a file of our own making. */
  isOwn?: boolean;
};
/** The file, or why and where its original can't take a change over. */
export type OriginalResult = Uint8Array | { reason: RefusalReason; place: string };
export type ExportRequest = ExportContent & { format: ExportFormat };

const LIMITS = { timeoutMs: 120_000, memoryMb: 512, growthMb: 900, idleMs: 300_000, keptMb: 256 };
const MANNERS = { turns: residentTurns(), endsWhenLeft: true };
/** One pool for each format, because loading the other one's library takes time and memory. */
const pools = {
  pdf: new ResidentPool("export-pdf-worker", LIMITS, MANNERS),
  docx: new ResidentPool("export-docx-worker", LIMITS, MANNERS),
} satisfies Record<ExportFormat, ResidentPool>;

const originals = new ResidentPool("export-original-worker", LIMITS, MANNERS);

/**
 * Writes a version into the Word file that its contract was read from, in turns with other exports.
 * @throws {WorkerFailure} `timedOut` after 120 s, `aborted` by the signal; {LineTooLong} when too much is waiting
 */
export function writeOriginalInWorker(
  task: OriginalTask,
  { account, signal }: { account: string; signal?: AbortSignal | undefined },
): Promise<OriginalResult> {
  return originals.run<never, OriginalResult>(task, { account, signal });
}

/**
 * Renders a version as a file in a thread that stays up: two at a time, one of each account.
 * @throws {WorkerFailure} `timedOut` after 120 s of rendering, `aborted` by the signal; {LineTooLong} when too much
 *   waits. Source: B-11.10, B-11.12; docs/measured.md.
 */
export function exportInWorker(
  { format, ...content }: ExportRequest,
  { account = "", signal }: { account?: string; signal?: AbortSignal | undefined } = {},
): Promise<Uint8Array> {
  return pools[format].run<never, Uint8Array>(content satisfies ExportContent, { account, signal });
}
