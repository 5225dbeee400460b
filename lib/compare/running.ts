import "server-only";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { hasMacros } from "@/lib/documents/extraction/macros";
import type { ErrorKey } from "@/lib/errors";
import { NotQuick, type Lane } from "@/lib/platform/jobs/lanes";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { readQuickly, type ReadResult } from "@/lib/workers/file-reading";
import { pairInWorker } from "@/lib/workers/pairing";
import type { PairedFile } from "@/lib/workers/pairing/pair";
import { readWithScans } from "@/lib/workers/scan-reading";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { MOST_PICTURES } from "./bounds";
import { endComparing, findComparison, keepPages, type ComparisonRow } from "./comparison-store";
import type { KeptResult } from "./comparisons";
import { fileKey, removeFiles } from "./file-keys";
import type { Side } from "./schema";

type Failure = { side: Side | null; reason: ErrorKey };

/** Why a file of the pair can't be compared. */
class PairRefused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.reason);
  }
}

/**
 * Reads and compares two files (a job: safe to run twice, or after a crash), then deletes them. @throws NotQuick in the
 * lane of small ones, for files that take long or are pictures. Source: B-45.2, B-45.5.
 */
export async function compareFiles(comparisonId: string, lane: Lane): Promise<void> {
  const row = await findComparison(comparisonId);
  if (row?.status !== "processing") return;
  try {
    const before = await readSide(row, "before", lane);
    const after = await readSide(row, "after", lane);
    const found = await pairInWorker({ before, after });
    const kept: KeptResult = { found, unread: { before: [...before.unread], after: [...after.unread] } };
    await endComparing(row.id, { status: "ready", result: JSON.stringify(kept) });
    await removeFiles(row);
  } catch (cause) {
    const failure = toFailure(cause);
    if (failure === null && (await findComparison(row.id)) === null) return; // deleted meanwhile, with its files
    if (failure === null) throw cause;
    log.info("comparison.refused", { reason: failure.reason });
    await failComparison(row.id, failure);
  }
}

export async function failComparison(comparisonId: string, { side, reason }: Failure): Promise<void> {
  await endComparing(comparisonId, { status: "failed", reason, failedSide: side });
  const row = await findComparison(comparisonId);
  if (row) await removeFiles(row);
}

async function readSide(row: ComparisonRow, side: Side, lane: Lane): Promise<PairedFile> {
  const bytes = await storage.read(fileKey(row, side), MAX_FILE_BYTES);
  if (!bytes) throw new Error("a file of the comparison is not in the storage");
  try {
    if (hasMacros(bytes)) throw new PairRefused({ side, reason: "macrosRefused" });
    const name = side === "before" ? row.beforeName : row.afterName;
    const read = lane === "pairs" ? await readSmall(bytes, name) : await readLong(bytes, name, row.id);
    return toPaired(read, bytes);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw new PairRefused({ side, reason: cause.reason });
    throw cause instanceof TooManyPictures ? new PairRefused({ side, reason: "tooManyPictures" }) : cause;
  }
}

async function readSmall(bytes: Uint8Array, name: string): Promise<ReadResult> {
  const read = await readQuickly(bytes, name, { scanned: [], mayBePicture: true, withPlaces: true }).catch(toLong);
  if (read.pagesWithoutText.length > 0) throw new NotQuick(null, "slowPairs");
  return read;
}

function toLong(cause: unknown): never {
  throw cause instanceof NotQuick ? new NotQuick(cause, "slowPairs") : cause;
}

class TooManyPictures extends Error {}

async function readLong(bytes: Uint8Array, name: string, id: string): Promise<ReadResult> {
  let done = 0;
  return readWithScans(bytes, name, {
    mayBePicture: true,
    withPlaces: true,
    onPages: async ({ length }) => {
      if (length > MOST_PICTURES) throw new TooManyPictures();
      await keepPages(id, { done: 0, total: length });
    },
    onPage: () => {
      done += 1;
      void keepPages(id, { done }).catch((cause: unknown) => log.error("comparison.progress-lost", cause));
    },
  });
}

function toPaired({ kind, html, before, pagesWithoutText, scan, places }: ReadResult, bytes: Uint8Array): PairedFile {
  return {
    kind,
    bytes: kind === "docx" ? bytes : null,
    html,
    beforeHtml: before?.html ?? null,
    unread: pagesWithoutText,
    uncertain: scan?.uncertain ?? [],
    places,
  };
}

function toFailure(cause: unknown): Failure | null {
  if (cause instanceof PairRefused) return cause.failure;
  if (cause instanceof UnreadableDocument) return { side: null, reason: cause.reason };
  const isTooMuch = cause instanceof WorkerFailure && (cause.end === "timedOut" || cause.end === "outOfMemory");
  return isTooMuch ? { side: null, reason: "comparisonTooLarge" } : null;
}
