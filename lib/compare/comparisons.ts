import "server-only";
import { Places } from "@/lib/access/places";
import { copyFor } from "@/lib/copy/copy";
import type { Language } from "@/lib/copy/languages";
import { AppError, type ErrorKey } from "@/lib/errors";
import { toNetwork } from "@/lib/platform/client-address";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { env } from "@/lib/platform/env";
import { newId, newSecret, secretHash } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { requestContext } from "@/lib/platform/request-context";
import { storage } from "@/lib/platform/storage/storage";
import { COMPARISON_MS, MOST_WAITING, MOST_WAITING_BYTES, UPLOAD_MS } from "./bounds";
import {
  beginComparing,
  findComparison,
  insertComparison,
  markArrived,
  removeComparison,
  sumWaiting,
  type ComparisonRow,
} from "./comparison-store";
import { fileKey, removeFiles } from "./file-keys";
import {
  pairFinding,
  SIDES,
  type ComparisonDto,
  type Side,
  type StartComparison,
  type StartedComparisonDto,
} from "./schema";

const TOKEN = /^[\w-]{43}$/;
const BUSY_SECONDS = 60;
/** Uploads at once on this node, from one network and in total. */
const uploads = new Places({ each: 2, all: 8 });

/** Whether the page is there at all. */
export const isComparingOpen = () => env.PUBLIC_COMPARE === "on";

/**
 * Announces two files to compare. Nothing about who asks is stored. @throws AppError `comparisonNotFound` where the
 * page is turned off, `serverBusy` while too much waits, `diskFull`. Source: B-45.1, B-45.7.
 */
export async function startComparison(
  { before, after }: StartComparison,
  commit: Commit = inTransaction,
): Promise<StartedComparisonDto> {
  if (!isComparingOpen()) throw new AppError("comparisonNotFound");
  refuseWhenDiskIsFull();
  const [token, now] = [newSecret(), clock.now()];
  const expiresAt = new Date(now.getTime() + COMPARISON_MS);
  const row = {
    ...{ id: secretHash(token), filesId: newId(), createdAt: now, expiresAt },
    ...{ beforeName: before.fileName, beforeBytes: before.size, afterName: after.fileName, afterBytes: after.size },
  };
  return commit(async (tx) => {
    const { count } = await requireRoom(before.size + after.size, tx);
    if (count >= MOST_WAITING) throw busy();
    await insertComparison(row, tx);
    await enqueue("forgetComparison", { comparisonId: row.id }, { runAt: expiresAt }, tx);
    return { token, expiresAt: expiresAt.toISOString() };
  });
}

const busy = () => new AppError("serverBusy", { retryAfterSeconds: BUSY_SECONDS });

/** @throws AppError `serverBusy` where so many bytes more would be too much */
async function requireRoom(bytes: number, client?: DatabaseClient): Promise<{ count: number }> {
  const now = clock.now();
  const waiting = await sumWaiting({ now, since: new Date(now.getTime() - UPLOAD_MS) }, client);
  if (waiting.bytes + bytes > MOST_WAITING_BYTES) throw busy();
  return waiting;
}

/**
 * Takes one of the files, streamed to the storage and never held in memory; with the second, comparing begins. None of
 * its bytes are read before the secret and the place are checked.
 * @throws AppError `comparisonNotFound`, `comparisonStarted`, `fileTooLarge` for more than was announced,
 *   `emptyDocument`, `tooManyRequests`, `serverBusy`
 */
export async function takeFile(
  token: string,
  side: Side,
  { pieces, language }: { pieces: AsyncIterable<Uint8Array>; language: Language },
): Promise<ComparisonDto> {
  const row = await requireComparison(token);
  if (row.status !== "waiting" || row.createdAt.getTime() + UPLOAD_MS < clock.now().getTime())
    throw new AppError("comparisonStarted");
  refuseWhenDiskIsFull();
  const leave = uploads.take(toNetwork(requestContext().address) ?? "");
  try {
    const most = side === "before" ? row.beforeBytes : row.afterBytes;
    if (!(side === "before" ? row.hasBefore : row.hasAfter)) await requireRoom(most);
    await storage.write(fileKey(row, side), bounded(pieces, most), "application/octet-stream");
    await arrived(row, side);
  } finally {
    leave();
  }
  return readComparison(token, language);
}

async function* bounded(pieces: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of pieces) {
    length += piece.length;
    if (length > most) throw new AppError("fileTooLarge");
    yield piece;
  }
  if (length === 0) throw new AppError("emptyDocument");
}

/** One that was deleted, compared or refused while the file arrived keeps none. */
async function arrived(row: ComparisonRow, side: Side): Promise<void> {
  const status = await inTransaction(async (tx) => {
    if (!(await markArrived(row.id, side, tx))) return (await findComparison(row.id, tx))?.status ?? "deleted";
    if (await beginComparing(row.id, tx)) await enqueue("compareFiles", { comparisonId: row.id }, {}, tx);
    return "waiting";
  });
  if (status === "waiting") return;
  if (status !== "processing") await removeFiles(row); // else they go with the end of the comparing
  throw new AppError(status === "deleted" ? "comparisonNotFound" : "comparisonStarted");
}

/** @throws AppError `comparisonNotFound`: the same for one that never was, ended, or was deleted */
export async function readComparison(token: string, language: Language): Promise<ComparisonDto> {
  return toDto(await requireComparison(token), language);
}

/** Deletes files and result at once. @throws AppError `comparisonNotFound` */
export async function deleteComparison(token: string): Promise<void> {
  const row = await requireComparison(token);
  await removeFiles(row);
  await removeComparison(row.id);
}

async function requireComparison(token: string): Promise<ComparisonRow> {
  const row = isComparingOpen() && TOKEN.test(token) ? await findComparison(secretHash(token)) : null;
  if (!row || row.expiresAt <= clock.now()) throw new AppError("comparisonNotFound");
  return row;
}

function toDto(row: ComparisonRow, language: Language): ComparisonDto {
  const { status, beforeName, afterName, expiresAt, pagesDone, pagesTotal, result } = row;
  const kept = result === null ? null : (JSON.parse(result) as KeptResult); // written by `running.ts`
  return {
    status: status as ComparisonDto["status"], // written by the store alone
    beforeName,
    afterName,
    expiresAt: expiresAt.toISOString(),
    pages: pagesTotal === 0 ? null : { done: pagesDone, total: pagesTotal },
    problem: status === "failed" ? toProblem(row, language) : null,
    unread: kept?.unread ?? { before: [], after: [] },
    result: kept && pairFinding.parse(kept.found),
  };
}

export type KeptResult = { found: unknown; unread: ComparisonDto["unread"] };

function toProblem({ reason, failedSide }: ComparisonRow, language: Language): ComparisonDto["problem"] {
  const words: Readonly<Record<string, unknown>> = copyFor(language).errors;
  const code = (reason ?? "unexpected") as ErrorKey; // one of the keys that `running.ts` knows
  const message = words[code] ?? copyFor(language).errors.unexpected;
  const side = SIDES.find((known) => known === failedSide) ?? null;
  return { side, code, message: String(message) };
}
