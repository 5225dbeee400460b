import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ErrorKey } from "@/lib/errors";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { BATCHES_SHOWN } from "@/lib/drafting/bounds";

export type BatchKind = "template" | "amendment";
export type BatchRow = { id: string; kind: string; name: string; createdAt: Date };
export type RowState = "waiting" | "made" | "failed";
/** `state` is one of `RowState`: only this file writes it. */
export type DraftRow = {
  row: number;
  name: string;
  state: string;
  contractId: string | null;
  failure: string;
  values: string;
};
const BATCH = { id: true, kind: true, name: true, createdAt: true } as const;
const DRAFT = { row: true, name: true, state: true, contractId: true, failure: true, values: true } as const;

export type NewBatch = {
  id: string;
  kind: BatchKind;
  name: string;
  source: string;
  createdAt: Date;
  rows: readonly { row: number; name: string; input: string }[];
};

export async function insertBatch(actor: Actor, { rows, ...batch }: NewBatch, client: DatabaseClient): Promise<void> {
  await client.draftBatch.create({ data: { ...batch, userId: actor.userId } });
  const waiting = {
    batchId: batch.id,
    state: "waiting" satisfies RowState,
    contractId: null,
    failure: "",
    values: "{}",
  };
  await client.draftRow.createMany({ data: rows.map((row, place) => ({ id: newId(), place, ...row, ...waiting })) });
}

/** The actor's own, newest first. */
export function ownBatches(actor: Actor): Promise<BatchRow[]> {
  return db.draftBatch.findMany({
    where: { userId: actor.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: BATCHES_SHOWN,
    select: BATCH,
  });
}

export function ownBatch(actor: Actor, id: string, client: DatabaseClient = db): Promise<BatchRow | null> {
  return client.draftBatch.findFirst({ where: { id, userId: actor.userId }, select: BATCH });
}

/** How many drafts of each batch are in which state. */
export function countStates(
  actor: Actor,
  batchIds: readonly string[],
  client: DatabaseClient = db,
): Promise<{ batchId: string; state: string; count: number }[]> {
  const where = { batchId: { in: [...batchIds] }, batch: { userId: actor.userId } };
  return client.draftRow
    .groupBy({ by: ["batchId", "state"], where, _count: { _all: true } })
    .then((found) => found.map(({ batchId, state, _count }) => ({ batchId, state, count: _count._all })));
}

/** In the order of the file. */
export function draftsIn(actor: Actor, batchId: string): Promise<DraftRow[]> {
  return db.draftRow.findMany({
    where: { batchId, batch: { userId: actor.userId } },
    orderBy: { place: "asc" },
    select: DRAFT,
  });
}

/** With all that is still to be made; contracts stay. @returns false when the actor has none of this id */
export async function deleteBatch(actor: Actor, id: string, client: DatabaseClient): Promise<boolean> {
  return (await client.draftBatch.deleteMany({ where: { id, userId: actor.userId } })).count === 1;
}

/** Failed drafts wait again. @returns how many */
export async function waitAgain(actor: Actor, batchId: string, client: DatabaseClient): Promise<number> {
  const where = { batchId, state: "failed" satisfies RowState, batch: { userId: actor.userId } };
  const data = { state: "waiting" satisfies RowState, failure: "", values: "{}" };
  return (await client.draftRow.updateMany({ where, data })).count;
}

/** What is to be made next, and for whom; null once the batch is gone. */
export async function nextDrafts(batchId: string, most: number) {
  const batch = await db.draftBatch.findUnique({
    where: { id: batchId },
    select: { userId: true, kind: true, source: true },
  });
  if (!batch) return null;
  const rows = await db.draftRow.findMany({
    where: { batchId, state: "waiting" satisfies RowState },
    orderBy: { place: "asc" },
    take: most,
    select: { id: true, name: true, input: true },
  });
  return { ...batch, rows };
}

/** First in the transaction that makes the draft; others wait. @returns false when it is made already, or gone */
export async function claimDraft(id: string, client: DatabaseClient): Promise<boolean> {
  const where = { id, state: "waiting" satisfies RowState };
  return (await client.draftRow.updateMany({ where, data: { state: "made" satisfies RowState } })).count === 1;
}

/** Last in that transaction: its values are kept no longer. */
export async function markMade(
  id: string,
  made: { contractId: string; name: string },
  client: DatabaseClient,
): Promise<void> {
  await client.draftRow.updateMany({ where: { id }, data: { ...made, input: "" } });
}

export async function markFailed(
  id: string,
  { failure, values }: { failure: ErrorKey; values: Readonly<Record<string, string>> },
): Promise<void> {
  const where = { id, state: "waiting" satisfies RowState };
  const data = { state: "failed" satisfies RowState, failure, values: JSON.stringify(values) };
  await db.draftRow.updateMany({ where, data });
}

/** Of a batch that was given up. */
export async function failWaiting(batchId: string, failure: ErrorKey): Promise<void> {
  const where = { batchId, state: "waiting" satisfies RowState };
  await db.draftRow.updateMany({ where, data: { state: "failed" satisfies RowState, failure } });
}

/** @returns how many */
export async function deleteOldBatches(before: Date): Promise<number> {
  return (await db.draftBatch.deleteMany({ where: { createdAt: { lt: before } } })).count;
}
