import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant } from "@/lib/access/contract-grant";
import { whileAllowed } from "@/lib/access/while-allowed";
import { recordAtOnce, recordInTransaction } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import { archiveKeys } from "@/lib/contracts/files/archive-keys";
import { AppError, type ErrorKey } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { DAYS_KEPT, MOST_KEPT } from "./bounds";
import {
  contractName,
  findBundle,
  findBundles,
  findEnded,
  insertBundle,
  lockContractRow,
  markOver,
  removeBundleRow,
  withdrawHashes,
  type BundleRow,
} from "./bundle-store";
import { readPiece } from "./pieces";
import { safeName } from "./safe-name";
import type { BundleDto, MakeBundle } from "./schema";

const DAY_MS = 86_400_000;
/** Most archives that are removed in one round of tidying. */
const MOST_AT_ONCE = 1_000;

/** Newest first, for the owner. @throws AppError `contractNotFound`, `forbidden`. Source: B-48.1. */
export async function listBundles(actor: Actor, contractId: string): Promise<BundleDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "audit");
  return (await findBundles(grant)).map((row) => toDto(row, actor));
}

/**
 * Queues the job that makes one. Only who may read the audit trail may: the trail is in it.
 * @throws AppError `contractNotFound`, `forbidden`, `notReadYet`, `bundleUnderWay`, `diskFull`. Source: B-48.1, B-48.2.
 */
export async function askForBundle(
  actor: Actor,
  contractId: string,
  { comments }: MakeBundle,
  commit: Commit = inTransaction,
): Promise<BundleDto> {
  const grant = await ContractGrant.request(actor, contractId, "audit");
  refuseWhenDiskIsFull();
  return commit(async (tx) => {
    const contract = await lockContractRow(grant, tx);
    if (!contract) throw new AppError("contractNotFound"); // deleted just now
    if (contract.currentVersionId === null) throw new AppError("notReadYet");
    const others = await findBundles(grant, tx);
    if (others.some(({ status }) => status === "waiting")) throw new AppError("bundleUnderWay");
    for (const old of others.filter(({ status }) => status === "ready").slice(MOST_KEPT - 1)) await end(old, tx);
    const now = clock.now();
    const row = { id: newId(), createdAt: now, endsAt: new Date(now.getTime() + DAYS_KEPT * DAY_MS), comments };
    const by = { createdById: actor.userId, createdByName: actor.name, language: actor.language };
    await insertBundle(grant, { ...row, ...by }, tx);
    await enqueue("makeBundle", { contractId, bundleId: row.id }, { accountId: actor.userId }, tx);
    const detail = { bundleId: row.id, comments };
    await recordInTransaction(actor, { chain: contractId, action: "bundle.asked", detail }, tx);
    return toDto(await requireBundle(grant, row.id, tx), actor);
  });
}

export type BundleFile = { fileName: string; contentType: string; pieces: AsyncIterable<Uint8Array> };

/**
 * The archive, streamed piece by piece as long as the caller may have it.
 * @throws AppError `contractNotFound`, `forbidden`, `bundleNotFound`, `bundleNotReady`, `bundleOver`. Source: B-48.2.
 */
export async function downloadBundle(
  actor: Actor,
  { contractId, bundleId }: { contractId: string; bundleId: string },
): Promise<BundleFile> {
  const grant = await ContractGrant.request(actor, contractId, "audit");
  const bundle = await requireBundle(grant, bundleId);
  if (bundle.status === "waiting" || bundle.status === "failed") throw new AppError("bundleNotReady");
  if (bundle.status === "over" || bundle.endsAt <= clock.now()) throw new AppError("bundleOver");
  const first = await readPiece(bundleId, 1);
  if (!first) throw new AppError("bundleOver"); // restored from a backup, which holds no archives
  const name = await contractName(grant);
  await recordAtOnce(actor, { chain: contractId, action: "bundle.downloaded", detail: { bundleId } });
  return {
    fileName: `${safeName(name)} ${bundle.createdAt.toISOString().slice(0, 10)}.zip`,
    contentType: "application/zip",
    pieces: whileAllowed(archive(bundle, first), { actor, contractId, ability: "audit" }),
  };
}

async function* archive({ id, pieces }: BundleRow, first: Uint8Array): AsyncGenerator<Uint8Array> {
  yield first;
  for (let place = 2; place <= pieces; place += 1) {
    const piece = await readPiece(id, place);
    if (!piece) throw new Error("a piece of the bundle is gone"); // breaks the download off: no half archive looks whole
    yield piece;
  }
}

/**
 * Deletes the archive and withdraws its hashes: `/verify` doesn't know them any more.
 * @throws AppError `contractNotFound`, `forbidden`, `bundleNotFound`. Source: B-48.7.
 */
export async function withdrawBundle(
  actor: Actor,
  { contractId, bundleId }: { contractId: string; bundleId: string },
): Promise<void> {
  const grant = await ContractGrant.request(actor, contractId, "audit");
  await inTransaction(async (tx) => {
    const bundle = await requireBundle(grant, bundleId, tx);
    if (!(await removeBundleRow(grant, bundleId, tx))) throw new AppError("bundleNotFound"); // somebody was faster
    await withdrawHashes(bundleId, tx);
    await removeArchive(bundle, tx);
    await recordInTransaction(actor, { chain: contractId, action: "bundle.withdrawn", detail: { bundleId } }, tx);
  });
}

/** Archives whose days are over; what they issued stays known. @returns how many */
export async function endOldBundles(): Promise<number> {
  const ended = await findEnded(clock.now(), MOST_AT_ONCE);
  for (const bundle of ended) await inTransaction((tx) => end(bundle, tx));
  return ended.length;
}

async function end(bundle: Pick<BundleRow, "id" | "pieces">, tx: DatabaseClient): Promise<void> {
  if (await markOver(bundle.id, tx)) await removeArchive(bundle, tx);
}

async function removeArchive({ id, pieces }: Pick<BundleRow, "id" | "pieces">, tx: DatabaseClient): Promise<void> {
  for (const storageKey of archiveKeys(id, pieces)) await enqueue("removeFile", { storageKey }, {}, tx);
}

async function requireBundle(
  grant: ContractGrant<"audit">,
  bundleId: string,
  client?: DatabaseClient,
): Promise<BundleRow> {
  const bundle = await findBundle(grant, bundleId, client);
  if (!bundle) throw new AppError("bundleNotFound");
  return bundle;
}

function toDto(row: BundleRow, { language }: Actor): BundleDto {
  const { id, createdAt, createdByName, comments, status, reason, done, total, fileCount, sizeBytes, sha256, endsAt } =
    row;
  const code = (reason ?? "unexpected") as ErrorKey; // written by `failBundle`
  const isOver = status === "ready" && endsAt <= clock.now();
  return {
    id,
    createdAt: createdAt.toISOString(),
    createdByName,
    comments: comments as BundleDto["comments"], // written by the store alone, as is the status
    status: isOver ? "over" : (status as BundleDto["status"]),
    problem: status === "failed" ? { code, message: copyFor(language).errors[code] } : null,
    ...{ done, total, fileCount, sizeBytes, sha256 },
    endsAt: endsAt.toISOString(),
  };
}
