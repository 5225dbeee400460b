import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findOwner } from "@/lib/contracts/contract-store";
import { getContract } from "@/lib/contracts/contracts";
import type { ContractDto } from "@/lib/contracts/schema";
import { conflictWith, hasVersion, findVersionNumbers } from "@/lib/contracts/versions/version-store";
import { daysLater, readDay, writeDay } from "@/lib/days";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { signedKind } from "@/lib/documents/scans/picture-file";
import { AppError } from "@/lib/errors";
import { uploadedBytes } from "@/lib/contracts/files/uploads";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { NotQuick } from "@/lib/platform/jobs/lanes";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { enqueue } from "@/lib/platform/jobs/queue";
import { readQuickly } from "@/lib/workers/file-reading";
import type { AttachSigned, SignedCopyDto, SettleSigned } from "./schema";
import { toSignedCopyDto, storedComparison, type StoredComparison } from "./signed-dto";
import {
  beginComparing,
  endSigning,
  holdingCopy,
  insertSignedCopy,
  lockSigning,
  removeSignedCopy,
  findSignedCopies,
  findSignedCopy,
  keepComparison,
} from "./signed-store";

/** Newest first. @throws AppError `contractNotFound`. Source: B-28.1. */
export async function listSigned(actor: Actor, contractId: string): Promise<SignedCopyDto[]> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return (await findSignedCopies(grant)).map((row) => toSignedCopyDto(row, actor));
}

/**
 * Stores a contract's signed copy and queues the job that compares it; from then on the text is read-only.
 * @throws AppError `contractNotFound`, `forbidden`, `notReadYet`, `contractSigned`, `versionNotFound`,
 *   `versionConflict` when `versionId` is no longer current, `fileNotFound`, `fileNotUploaded`,
 *   `unsupportedSignedType`, `invalidInput` for a future date, `noSignatureSeen` if that was asked. Source: B-28.1.
 */
export async function attachSigned(
  actor: Actor,
  contractId: string,
  input: AttachSigned,
  commit: Commit = inTransaction,
): Promise<SignedCopyDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  refuseWhenDiskIsFull();
  requirePast(input.signedOn);
  if (input.versionId !== undefined && !(await hasVersion(grant, input.versionId)))
    throw new AppError("versionNotFound");
  const files = await signedFiles(actor, input);
  return commit(async (tx) => {
    await ContractGrant.requireStill(grant, tx); // files take their time to read
    const versionId = await versionToSign(grant, input.versionId, tx);
    const versionNumber = (await findVersionNumbers(grant, [versionId], tx)).get(versionId);
    if (versionNumber === undefined) throw new AppError("contractNotFound"); // deleted just now
    const { signedOn, signedBy } = input;
    const row = { id: newId(), versionId, versionNumber, signedOn, signedBy, createdAt: clock.now() };
    await insertSignedCopy(grant, { ...row, createdByName: actor.name }, files, tx);
    await askToCompare(grant, row.id, tx);
    const detail = { signedId: row.id, version: versionNumber, date: signedOn, files: files.length };
    await recordInTransaction(actor, { chain: contractId, action: "contract.signed", detail }, tx);
    await enqueueUnlessWaiting("rereadFamily", { contractId }, {}, tx); // what it amends is another text now
    return storedCopy(grant, row.id, { actor, tx });
  });
}

/**
 * Reopens the text for editing. @throws AppError `contractNotFound`, `forbidden`, `contractNotSigned`. Source: B-28.4.
 */
export async function reopenSigned(
  actor: Actor,
  contractId: string,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  return commit(async (tx) => {
    const contract = await lockSigning(grant, tx);
    if (!contract) throw new AppError("contractNotFound"); // deleted just now
    const copy = await holdingCopy(grant, tx);
    if (contract.signedOn === null || !copy) throw new AppError("contractNotSigned");
    await endSigning(grant, { reopenedAt: clock.now(), reopenedByName: actor.name }, tx);
    const detail = { signedId: copy.id };
    await recordInTransaction(actor, { chain: contractId, action: "contract.reopened", detail }, tx);
    await enqueueUnlessWaiting("rereadFamily", { contractId }, {}, tx);
    return getContract(actor, contractId, tx);
  });
}

/**
 * Compares a copy again, such as one that couldn't be read; a comparison already running continues.
 * @throws AppError `contractNotFound`, `forbidden`, `signedCopyNotFound`
 */
export async function compareSignedAgain(
  actor: Actor,
  ids: { contractId: string; signedId: string },
  commit: Commit = inTransaction,
): Promise<SignedCopyDto> {
  const grant = await ContractGrant.request(actor, ids.contractId, "manage");
  if (!(await findSignedCopy(grant, ids.signedId))) throw new AppError("signedCopyNotFound");
  return commit(async (tx) => {
    if (await beginComparing(grant, ids.signedId, tx)) await askToCompare(grant, ids.signedId, tx);
    return storedCopy(grant, ids.signedId, { actor, tx });
  });
}

/**
 * Removes a copy that no longer counts, with its files. @throws AppError `contractNotFound`, `forbidden`,
 * `signedCopyNotFound`, `contractSigned` for the one that counts. Source: B-28.4.
 */
export async function removeSigned(actor: Actor, ids: { contractId: string; signedId: string }): Promise<void> {
  const grant = await ContractGrant.request(actor, ids.contractId, "manage");
  await inTransaction(async (tx) => {
    const isGone = await removeSignedCopy(grant, ids.signedId, tx);
    if (!isGone)
      throw new AppError((await findSignedCopy(grant, ids.signedId, tx)) ? "contractSigned" : "signedCopyNotFound");
    const detail = { signedId: ids.signedId };
    await recordInTransaction(actor, { chain: ids.contractId, action: "signed.removed", detail }, tx);
  });
}

/** A day ahead of the server's may be today where the user is. */
function requirePast(signedOn: string): void {
  const today = readDay(clock.now().toISOString().slice(0, 10));
  if (today && signedOn > writeDay(daysLater(today, 1)))
    throw new AppError("invalidInput", { issues: [{ path: "signedOn", message: "signedOn" }] });
}

async function signedFiles(
  actor: Actor,
  { fileIds, onlyWithSignature = false }: AttachSigned,
): Promise<{ id: string; fileName: string }[]> {
  let isLookedFor = onlyWithSignature;
  const files: { id: string; fileName: string }[] = [];
  // one after the other: each is read as a whole
  for (const fileId of fileIds) {
    const { file, bytes } = await uploadedBytes(actor, fileId);
    if (bytes.length === 0) throw new AppError("emptyDocument");
    if (signedKind(bytes) === null) throw new AppError("unsupportedSignedType");
    files.push({ id: file.id, fileName: file.fileName });
    if (isLookedFor) isLookedFor = !(await mayBeSigned(bytes));
  }
  if (isLookedFor) throw new AppError("noSignatureSeen");
  return files;
}

/** The current version, locked until the transaction ends. */
async function versionToSign(
  grant: ContractGrant<"manage">,
  meant: string | undefined,
  tx: DatabaseClient,
): Promise<string> {
  const contract = await lockSigning(grant, tx);
  if (!contract) throw new AppError("contractNotFound"); // deleted just now
  const { signedOn, currentVersionId } = contract;
  if (signedOn !== null) throw new AppError("contractSigned");
  if (currentVersionId === null) throw new AppError("notReadYet");
  if (meant !== undefined && meant !== currentVersionId) throw conflictWith(currentVersionId);
  return currentVersionId;
}

async function askToCompare(grant: ContractGrant<"manage">, signedId: string, tx: DatabaseClient): Promise<void> {
  const { contractId } = grant;
  await enqueue("compareSigned", { contractId, signedId }, { accountId: await findOwner(grant, tx) }, tx);
}

async function storedCopy(
  grant: ReadGrant,
  signedId: string,
  { actor, tx }: { actor: Actor; tx: DatabaseClient },
): Promise<SignedCopyDto> {
  const row = await findSignedCopy(grant, signedId, tx);
  if (!row) throw new AppError("signedCopyNotFound"); // removed just now
  return toSignedCopyDto(row, actor);
}

/**
 * Records what someone who has checked the paper says about a difference, or withdraws it; or that it is signed where
 * we see no signature. @throws AppError `contractNotFound`, `forbidden`, `signedCopyNotFound`, `differenceNotFound`.
 * Source: B-28.8, B-28.9.
 */
export async function settleSigned(
  actor: Actor,
  { contractId, signedId, ...said }: SettleSigned & { contractId: string; signedId: string },
  commit: Commit = inTransaction,
): Promise<SignedCopyDto> {
  const grant = await ContractGrant.request(actor, contractId, "manage");
  return commit(async (tx) => {
    await lockSigning(grant, tx); // each writes the whole comparison, so two settling at once must wait
    const row = await findSignedCopy(grant, signedId, tx);
    if (!row) throw new AppError("signedCopyNotFound");
    const comparison = storedComparison(row.comparison);
    if (!comparison) throw new AppError("differenceNotFound");
    const event = settle(comparison, said, { byName: actor.name, at: clock.now().toISOString() });
    const json = JSON.stringify(comparison);
    await keepComparison(grant, { signedId, comparison: json }, tx);
    await recordInTransaction(actor, { chain: contractId, ...event(signedId) }, tx);
    await enqueueUnlessWaiting("rereadDeadlines", { contractId }, {}, tx); // what was misread doubts no day
    return toSignedCopyDto({ ...row, comparison: json }, actor);
  });
}

type Settled = (
  signedId: string,
) =>
  | { action: "signed.confirmed"; detail: { signedId: string; isSigned: boolean } }
  | { action: "signed.settled"; detail: { signedId: string; number: number; as: string | null } };

function settle(comparison: StoredComparison, said: SettleSigned, by: { byName: string; at: string }): Settled {
  if ("isSigned" in said) {
    const { isSigned } = said;
    if (comparison.signs?.length !== 0) throw new AppError("differenceNotFound"); // what is seen needs no word
    comparison.confirmed = isSigned ? by : null;
    return (signedId) => ({ action: "signed.confirmed", detail: { signedId, isSigned } });
  }
  const { number, as } = said;
  const difference = comparison.differences[number - 1];
  if (!difference) throw new AppError("differenceNotFound");
  if (as === "misread" && difference.isFromImage === false)
    throw new AppError("invalidInput", { issues: [{ path: "as", message: "notFromImage" }] }); // its words are its own
  difference.settled = as && { as, ...by };
  return (signedId) => ({ action: "signed.settled", detail: { signedId, number, as } });
}

/**
 * Whether a file shows what may be a signature, before it is attached. What can't be read in a moment may: the
 * comparison tells. Source: B-28.9.
 */
async function mayBeSigned(bytes: Uint8Array): Promise<boolean> {
  if (signedKind(bytes) === "picture") return true;
  try {
    const { signs } = await readQuickly(bytes, "signed.pdf", { scanned: [], withSigns: true });
    return signs === undefined || signs.length > 0;
  } catch (cause) {
    if (cause instanceof UnreadableDocument || cause instanceof NotQuick) return true;
    throw cause;
  }
}
