import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { copyFor } from "@/lib/copy/copy";
import { AppError, ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { fillHoles } from "@/lib/fill-holes";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { BATCH_DAYS } from "@/lib/drafting/bounds";
import type { BatchDto, DraftDto, WholeBatchDto } from "@/lib/drafting/schema";
import * as store from "./batch-store";

const DAY_MS = 86_400_000;

/** The caller's own of the last days, newest first. Source: B-33.7. */
export async function listBatches(actor: Actor): Promise<BatchDto[]> {
  const rows = await store.ownBatches(actor);
  const counts = await store.countStates(
    actor,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toBatch(row, counts));
}

/** How far it is, and each draft. @throws AppError `draftsNotFound`, also for another's. Source: B-33.7. */
export async function getBatch(actor: Actor, batchId: string): Promise<WholeBatchDto> {
  const row = await store.ownBatch(actor, batchId);
  if (!row) throw new AppError("draftsNotFound");
  const [counts, drafts] = await Promise.all([store.countStates(actor, [batchId]), store.draftsIn(actor, batchId)]);
  return { ...toBatch(row, counts), drafts: drafts.map((draft) => toDraft(actor, draft)) };
}

/** Begins to make them, in the background. Source: B-33.6. */
export async function startBatch(
  actor: Actor,
  batch: Omit<store.NewBatch, "id" | "createdAt">,
  commit: Commit = inTransaction,
): Promise<BatchDto> {
  refuseWhenDiskIsFull();
  const row = { ...batch, id: newId(), createdAt: clock.now() };
  return commit(async (tx) => {
    await store.insertBatch(actor, row, tx);
    await enqueueUnlessWaiting("makeDrafts", { batchId: row.id }, { accountId: actor.userId }, tx);
    const detail = { id: row.id, count: batch.rows.length };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "drafts.started", detail }, tx);
    return toBatch(row, [{ batchId: row.id, state: "waiting", count: batch.rows.length }]);
  });
}

/** Tries again what failed. @throws AppError `draftsNotFound`. Source: B-33.7. */
export async function retryBatch(actor: Actor, batchId: string, commit: Commit = inTransaction): Promise<BatchDto> {
  return commit(async (tx) => {
    const count = await store.waitAgain(actor, batchId, tx);
    const row = await requireBatch(actor, batchId, tx);
    if (count > 0) {
      await enqueueUnlessWaiting("makeDrafts", { batchId }, { accountId: actor.userId }, tx);
      const detail = { id: batchId, count };
      await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "drafts.retried", detail }, tx);
    }
    return toBatch(row, await store.countStates(actor, [batchId], tx));
  });
}

/** What isn't made yet won't be; contracts stay. @throws AppError `draftsNotFound`. Source: B-33.7. */
export async function removeBatch(actor: Actor, batchId: string): Promise<void> {
  await inTransaction(async (tx) => {
    if (!(await store.deleteBatch(actor, batchId, tx))) throw new AppError("draftsNotFound");
    const detail = { id: batchId };
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "drafts.removed", detail }, tx);
  });
}

/** @returns how many */
export const removeOldBatches = (): Promise<number> =>
  store.deleteOldBatches(new Date(clock.now().getTime() - BATCH_DAYS * DAY_MS));

async function requireBatch(actor: Actor, batchId: string, tx: DatabaseClient): Promise<store.BatchRow> {
  const row = await store.ownBatch(actor, batchId, tx);
  if (!row) throw new AppError("draftsNotFound");
  return row;
}

type Counts = Awaited<ReturnType<typeof store.countStates>>;

function toBatch({ id, kind, name, createdAt }: store.BatchRow, counts: Counts): BatchDto {
  const own = counts.filter(({ batchId }) => batchId === id);
  const countOf = (state: store.RowState) => own.find((one) => one.state === state)?.count ?? 0;
  return {
    id,
    kind: kind === "amendment" ? "amendment" : "template",
    name,
    createdAt: createdAt.toISOString(),
    total: own.reduce((sum, { count }) => sum + count, 0),
    made: countOf("made"),
    failed: countOf("failed"),
  };
}

function toDraft(actor: Actor, { row, name, state, contractId, failure, values }: store.DraftRow): DraftDto {
  const key = failure in ERROR_STATUS ? (failure as ErrorKey) : null;
  const holes = JSON.parse(values) as Record<string, string>; // written by `markFailed`
  return {
    row,
    name,
    state: state as store.RowState, // written by the store alone
    contractId,
    message: key === null ? "" : fillHoles(copyFor(actor.language).errors[key], holes),
  };
}
