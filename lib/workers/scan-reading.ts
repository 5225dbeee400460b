import { UnreadableDocument } from "@/lib/documents/extraction/document";
import type { ScannedPage } from "@/lib/documents/scans/scanned-page";
import { gate } from "@/lib/platform/gates";
import { copyBytes, readInWorker, type ReadResult } from "./file-reading";
import { runWorker, workerFile } from "./threads/run-worker";
import { WorkerFailure } from "./threads/worker-failure";
import path from "node:path";

export type ScanningMessage = { bytes: ArrayBuffer; pages: readonly number[]; dataFolder: string; withDoubts: boolean };
/** `read` is null where nothing could be read. */
export type ScannedPart = { page: number; read: ScannedPage | null };

type ScanOptions = {
  /** Told of each page as soon as it is done. */
  onPage?: (part: ScannedPart) => void;
  /** Whether people confirm what is doubtful (`ReadOptions.withDoubts`). */
  withDoubts?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/** More pages of pictures than this stay unread: reading them takes an hour. */
const MOST_PAGES = 400;
const TIMEOUT_MS = 60 * 60_000;
/**
 * A page takes seconds; four times as long when it has to be turned, twice that when it is read in two ways, more on a
 * machine that is busy.
 */
const STALL_MS = 240_000;
const MEMORY_MB = 512;
const GROWTH_MB = 1_200;
/** Pages that end the thread are left out, but not one after the other for ever. */
const MOST_BAD_PAGES = 3;
const inTurn = gate(1);

/**
 * A file's text, with what its pages that are pictures say, as far as that can be read (`ReadResult.scan`).
 *
 * @param known pages that were read before; `without` could not be read then; `onPages` is told which are to be read
 * @throws {UnreadableDocument} as `readInWorker` does, `scanWithoutText` where no page could be read
 */
export async function readWithScans(
  bytes: Uint8Array,
  fileName: string,
  options: ScanOptions & {
    known?: readonly ScannedPage[];
    without?: readonly number[];
    onPages?: (pages: readonly number[]) => Promise<void>;
    /** Whether a PNG or JPEG is taken too, as one page. */
    mayBePicture?: boolean;
    /** Whether it is wanted where words stand. */
    withPlaces?: boolean;
    /** Whether to tell what may be a signature. */
    withSigns?: boolean;
  },
): Promise<ReadResult> {
  const { known = [], without = [], onPages, signal, mayBePicture, withPlaces, withSigns, withDoubts } = options;
  const wanted = { signal, mayBePicture, withPlaces, withSigns, withDoubts };
  const before = await readInWorker(bytes, fileName, { scanned: known, ...wanted });
  const open = before.pagesWithoutText.filter((page) => !without.includes(page)).slice(0, MOST_PAGES);
  await onPages?.(open);
  const scanned = open.length === 0 ? [] : await readScans(bytes, open, options);
  const read =
    scanned.length === 0 ? before : await readInWorker(bytes, fileName, { scanned: [...known, ...scanned], ...wanted });
  if (read.plainText.trim() === "") throw new UnreadableDocument("scanWithoutText");
  return read;
}

/**
 * What pages of a PDF say that are pictures, read one file at a time in a thread of its own. A page that ends the
 * thread is left out, as is one that could not be read. @throws {WorkerFailure} `aborted` when `signal` ends it
 */
export function readScans(
  bytes: Uint8Array,
  pages: readonly number[],
  { onPage, withDoubts = false, signal }: ScanOptions,
): Promise<ScannedPage[]> {
  return inTurn(async () => {
    const scanned: ScannedPage[] = [];
    let open = [...pages];
    for (let badPages = 0; open.length > 0 && badPages < MOST_BAD_PAGES; badPages += 1)
      open = await withoutBadPage(bytes, open, {
        signal,
        withDoubts,
        onPage: (part) => {
          if (part.read) scanned.push(part.read);
          onPage?.(part);
        },
      });
    return scanned;
  }, signal);
}

/** @returns the pages behind the one that ended the thread; none where all were done */
async function withoutBadPage(
  bytes: Uint8Array,
  pages: readonly number[],
  {
    onPage,
    withDoubts,
    signal,
  }: Required<Pick<ScanOptions, "onPage">> & { withDoubts: boolean; signal: AbortSignal | undefined },
): Promise<number[]> {
  let done = 0;
  const message: ScanningMessage = { bytes: copyBytes(bytes), pages, dataFolder: dataFolder(), withDoubts };
  try {
    await runWorker<boolean>("scanning-worker", {
      message,
      transfer: [message.bytes],
      onPart: (part) => {
        done += 1;
        onPage(part as ScannedPart); // the only one that the thread sends
      },
      timeoutMs: TIMEOUT_MS,
      stallMs: STALL_MS,
      memoryMb: MEMORY_MB,
      growthMb: GROWTH_MB,
      signal,
    });
    return [];
  } catch (cause) {
    if (!(cause instanceof WorkerFailure) || cause.end === "aborted") throw cause;
    const bad = pages[done];
    if (bad !== undefined) onPage({ page: bad, read: null });
    return pages.slice(done + 1);
  }
}

function dataFolder(): string {
  return path.join(path.dirname(path.dirname(workerFile("scanning-worker"))), "languages");
}
