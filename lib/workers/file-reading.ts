import {
  UNREADABLE_REASONS,
  UnreadableDocument,
  type ReadDocument,
  type UnreadableReason,
} from "@/lib/documents/extraction/document";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { gate } from "@/lib/platform/gates";
import { NotQuick } from "@/lib/platform/jobs/lanes";
import { runWorker } from "./threads/run-worker";
import { WorkerFailure } from "./threads/worker-failure";

/**
 * Canonical HTML and plain text (see `lib/documents/richtext`), pages as the original has them. `before` is what a Word
 * file said before the changes that are tracked in it; null where none are.
 */
export type ReadResult = Omit<ReadDocument, "blocks"> & SearchableText & { before: SearchableText | null };

export type ReadingMessage = { bytes: ArrayBuffer; fileName: string } & Pick<
  ReadingOptions,
  "scanned" | "mayBePicture" | "withPlaces" | "withSigns" | "withDoubts"
>;

type ReadingOptions = {
  onProgress?: ((share: number) => void) | undefined;
  /** As `ReadOptions.scanned`. */
  scanned?: readonly ScannedPage[] | undefined;
  /** Whether a PNG or JPEG is taken too, as a PDF of one page. */
  mayBePicture?: boolean | undefined;
  /** As `ReadOptions.withPlaces`. */
  withPlaces?: boolean | undefined;
  /** As `ReadOptions.withSigns`. */
  withSigns?: boolean | undefined;
  /** As `ReadOptions.withDoubts`. */
  withDoubts?: boolean | undefined;
  timeoutMs?: number;
  memoryMb?: number;
  signal?: AbortSignal | undefined;
};

const DEFAULT_TIMEOUT_MS = 60_000;
const MEMORY_MB = 768;
/** A small file is read in some tenths of a second; one that takes longer is not small, whatever its size. */
const QUICK_TIMEOUT_MS = 5_000;
const QUICK_MEMORY_MB = 256;
/** The slowest page of an honest document takes a second or two. */
const STALL_MS = 20_000;
const inTurn = gate(2);
const inQuickTurn = gate(2);

/**
 * Reads a contract's file in a thread with limits on time and memory, two at a time; waiting is not counted.
 * @throws {UnreadableDocument} for a file without text, `readingTimedOut`, `documentTooLarge`; {WorkerFailure}
 *   `aborted` when `signal` ends it. Source: B-8.13.
 */
export function readInWorker(bytes: Uint8Array, fileName: string, options: ReadingOptions = {}): Promise<ReadResult> {
  return inTurn(() => readNow(bytes, fileName, options), options.signal);
}

/** As `readInWorker`, with tighter limits, beside those that take long. @throws {NotQuick} when they are exceeded */
export function readQuickly(bytes: Uint8Array, fileName: string, options: ReadingOptions = {}): Promise<ReadResult> {
  return inQuickTurn(async () => {
    try {
      return await readNow(bytes, fileName, { ...options, timeoutMs: QUICK_TIMEOUT_MS, memoryMb: QUICK_MEMORY_MB });
    } catch (cause) {
      throw cause instanceof UnreadableDocument && NOT_QUICK.includes(cause.reason) ? new NotQuick(cause) : cause;
    }
  }, options.signal);
}

const NOT_QUICK: readonly UnreadableReason[] = ["readingTimedOut", "documentTooLarge"];

async function readNow(bytes: Uint8Array, fileName: string, options: ReadingOptions): Promise<ReadResult> {
  try {
    const message: ReadingMessage = {
      bytes: copyBytes(bytes),
      fileName,
      scanned: options.scanned,
      mayBePicture: options.mayBePicture,
      withPlaces: options.withPlaces,
      withSigns: options.withSigns,
      withDoubts: options.withDoubts,
    };
    return await runWorker<ReadResult>("reading-worker", {
      message,
      transfer: [message.bytes],
      onProgress: options.onProgress,
      timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
      stallMs: STALL_MS,
      memoryMb: options.memoryMb ?? MEMORY_MB,
      signal: options.signal,
    });
  } catch (cause) {
    throw toFailure(cause);
  }
}

/** The buffer is moved into the worker, so it is the caller's copy no more; small Node buffers share one. */
export function copyBytes(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}

function toFailure(cause: unknown): unknown {
  if (!(cause instanceof WorkerFailure) || cause.end === "aborted") return cause;
  if (cause.end === "timedOut") return new UnreadableDocument("readingTimedOut", { cause });
  if (cause.end === "outOfMemory") return new UnreadableDocument("documentTooLarge", { cause });
  return new UnreadableDocument(isReason(cause.reason) ? cause.reason : "corruptDocument", { cause });
}

function isReason(reason: string | undefined): reason is UnreadableReason {
  return UNREADABLE_REASONS.some((known) => known === reason);
}
