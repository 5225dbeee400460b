import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant, type EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract, findOwner } from "@/lib/contracts/contract-store";
import { requireKnownContent } from "@/lib/contracts/reading/intake";
import { findTakenVersions, type TakenVersion } from "@/lib/contracts/export/taken-version-store";
import { hasVersion, findVersionNumbers, findVersions } from "@/lib/contracts/versions/version-store";
import { copyFor } from "@/lib/copy/copy";
import { AppError, ERROR_STATUS, type ErrorKey } from "@/lib/errors";
import { findOriginal } from "@/lib/contracts/files/file-store";
import { uploadedBytes } from "@/lib/contracts/files/uploads";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import {
  changesOfRound,
  findDecisions,
  insertRound,
  findRound,
  findRounds,
  type DecisionRow,
  type KeptChange,
  type RoundRow,
  hasFirstRound,
  OUTBOX,
} from "./round-store";
import {
  ROUND_KINDS,
  type Delivery,
  type RemarksSent,
  type ChangeDecision,
  type RoundChangeDto,
  type RoundDto,
  type RoundStatus,
  type StartRound,
} from "./schema";
import { changesUndoingOurs } from "./undoing";

/** Newest first. @throws AppError `contractNotFound`. Source: B-26.2. */
export async function listRounds(actor: Actor, contractId: string): Promise<RoundDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return toRoundDtos(grant, await findRounds(grant), actor);
}

/** The round of a first upload's tracked changes, if any. @throws AppError `contractNotFound`. Source: B-26.9. */
export async function listTrackedUpload(actor: Actor, contractId: string): Promise<RoundDto[]> {
  const rounds = await listRounds(actor, contractId);
  return rounds.filter(({ kind }) => kind === "first");
}

/**
 * Takes in a file for the contract and queues the job that reads it, in one transaction.
 * @throws AppError `contractNotFound`, `forbidden`, `notReadYet`, `contractSigned`, `versionNotFound`, `fileNotFound`,
 *   `fileNotUploaded`, `unsupportedType`, `emptyDocument`. Source: B-26.1, B-26.8.
 */
export async function startRound(
  actor: Actor,
  contractId: string,
  input: StartRound,
  commit: Commit = inTransaction,
): Promise<RoundDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  refuseWhenDiskIsFull();
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  if (contract.currentVersionId === null) throw new AppError("notReadYet");
  if (contract.signedOn !== null && input.kind === "version") throw new AppError("contractSigned");
  for (const versionId of [input.sentVersionId, input.sentSinceId])
    if (versionId !== undefined && !(await hasVersion(grant, versionId))) throw new AppError("versionNotFound");
  const { file, bytes } = await uploadedBytes(actor, input.fileId);
  requireKnownContent(bytes, file.fileName);
  const row = {
    id: newId(),
    kind: input.kind,
    fileId: file.id,
    fileName: file.fileName,
    sentBy: input.sentBy,
    sentVersionId: input.sentVersionId ?? null,
    sentSinceId: input.sentSinceId ?? null,
    createdAt: clock.now(),
  };
  return commit(async (tx) => {
    await ContractGrant.requireStill(grant, tx); // files take their time to read
    await insertRound(grant, row, actor, tx);
    const facts = { accountId: await findOwner(grant, tx), size: bytes.length };
    await enqueue("readRound", { contractId, roundId: row.id }, facts, tx);
    await recordInTransaction(
      actor,
      { chain: contractId, action: "round.received", detail: { roundId: row.id, fileName: row.fileName } },
      tx,
    );
    return storedRound(grant, row.id, { actor, tx });
  });
}

/** Untracked ones first. @throws AppError `contractNotFound`, `roundNotFound`, `roundNotReady`. Source: B-26.4. */
export async function listRoundChanges(actor: Actor, contractId: string, roundId: string): Promise<RoundChangeDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const round = await findRound(grant, roundId);
  if (!round) throw new AppError("roundNotFound");
  if (round.status !== "ready") throw new AppError("roundNotReady");
  const [changes, decisions] = await Promise.all([changesOfRound(grant, roundId), findDecisions(grant, roundId)]);
  const undoing = await changesUndoingOurs(grant, round, changes);
  return changes.map((change, index) => ({
    ...toChangeDto(change, index + 1, decisions.get(change.id)),
    ...(undoing.has(change.id) ? { undoesOurs: true as const } : {}),
  }));
}

/** A round as written in this transaction. @throws AppError `contractNotFound` if deleted just now */
export async function storedRound(
  grant: ReadGrant,
  roundId: string,
  { actor, tx }: { actor: Actor; tx: DatabaseClient },
): Promise<RoundDto> {
  const row = await findRound(grant, roundId, tx);
  const [round] = await toRoundDtos(grant, row ? [row] : [], actor, tx);
  if (!round) throw new AppError("contractNotFound");
  return round;
}

async function toRoundDtos(
  grant: ReadGrant,
  rows: readonly RoundRow[],
  actor: Actor,
  client?: DatabaseClient,
): Promise<RoundDto[]> {
  const ids = rows.flatMap(({ sentVersionId }) => (sentVersionId === null ? [] : [sentVersionId]));
  const numbers = await findVersionNumbers(grant, ids, client);
  const taken = await findTakenVersions(grant, client);
  return rows.map((row) => {
    const sentVersionNumber = numbers.get(row.sentVersionId ?? "") ?? null;
    return toRoundDto(row, { sentVersionNumber, taken: taken.find(({ roundId }) => roundId === row.id) }, actor);
  });
}

type Versions = { sentVersionNumber: number | null; taken: TakenVersion | undefined };

function toRoundDto(row: RoundRow, { sentVersionNumber, taken }: Versions, actor: Actor): RoundDto {
  return {
    id: row.id,
    kind: ROUND_KINDS.find((kind) => kind === row.kind) ?? "returned",
    status: row.status as RoundStatus, // we wrote it, as one of these
    statusMessage: statusWords(row.statusMessage, actor),
    fileId: row.fileId,
    fileName: row.fileName,
    createdAt: row.createdAt.toISOString(),
    createdByName: row.createdByName,
    sentBy: row.sentBy,
    sentVersionId: row.sentVersionId,
    sentVersionNumber,
    sentSinceId: row.sentSinceId,
    versionId: row.versionId,
    taken: taken ? { versionId: taken.versionId, versionNumber: taken.versionNumber } : null,
    counts: { tracked: row.tracked, untracked: row.untracked, comments: row.comments },
    authors: JSON.parse(row.authors) as string[], // we wrote it, as a list of names
    answersId: row.answersId,
    sent: row.kind === "sent" ? toSending(row) : null,
  };
}

/** We wrote it, as the schema allowed it. */
function toSending({ delivery, recipients, remarksSent, sha256 }: RoundRow): RoundDto["sent"] {
  return {
    deliver: delivery === OUTBOX ? "mail" : (delivery as Delivery),
    isInOutbox: delivery === OUTBOX,
    to: JSON.parse(recipients) as string[],
    comments: remarksSent as RemarksSent,
    sha256: sha256 ?? "",
  };
}

function toChangeDto(change: KeptChange, number: number, decision: DecisionRow | undefined): RoundChangeDto {
  const { html: _, ...shown } = change;
  return {
    ...shown,
    decision: (decision?.decision ?? "open") as ChangeDecision, // we wrote it, as one of these
    counter: decision?.counter ?? null,
    decidedByName: decision?.decidedByName ?? null,
    decidedAt: decision?.decidedAt.toISOString() ?? null,
    number,
  };
}

function statusWords(key: string | null, actor: Actor): string | null {
  if (key === null) return null;
  const words = copyFor(actor.language).errors;
  return key in ERROR_STATUS ? words[key as ErrorKey] : words.unexpected;
}

/** The version before the tracked changes, and the one with them. */
const FIRST_VERSIONS = 3;

/**
 * A first upload with tracked changes is a round: from the text before them to the text with all of them (a job: safe
 * to run twice). Source: B-26.9.
 */
export async function openFirstRound(grant: EditGrant): Promise<void> {
  const [contract, file] = [await findContract(grant), await findOriginal(grant)];
  const { contractId } = grant;
  const [sent, outcome] = (await findVersions(grant, { limit: FIRST_VERSIONS, below: FIRST_VERSIONS })).reverse();
  if (!contract || !file || !sent) return; // deleted just now
  const row = {
    id: newId(),
    kind: "first" as const,
    fileId: file.id,
    fileName: file.fileName,
    sentBy: "",
    sentVersionId: sent.id,
    sentSinceId: null,
    versionId: outcome?.id ?? null,
    createdAt: clock.now(),
  };
  const by = { userId: contract.uploadedById, name: contract.uploadedByName };
  await inTransaction(async (tx) => {
    if (await hasFirstRound(grant, tx)) return;
    await insertRound(grant, row, by, tx);
    const facts = { accountId: await findOwner(grant, tx), size: file.sizeBytes ?? undefined };
    await enqueue("readRound", { contractId, roundId: row.id }, facts, tx);
  });
}
