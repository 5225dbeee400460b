import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { requireRoom } from "@/lib/access/quotas";
import { recordInTransaction } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { findOriginal } from "@/lib/contracts/files/file-store";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { uploadedBytes } from "@/lib/contracts/files/uploads";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { NotQuick, type Lane } from "@/lib/platform/jobs/lanes";
import { enqueue } from "@/lib/platform/jobs/queue";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { readInWorker, readQuickly, type ReadResult } from "@/lib/workers/file-reading";
import {
  findContract,
  insertContract,
  findOwner,
  setGuessed,
  setProgress,
  setStatus,
  type ContractRow,
} from "@/lib/contracts/contract-store";
import { getContract } from "@/lib/contracts/contracts";
import { UnreadableDocument, type UnreadableReason } from "@/lib/documents/extraction/document";
import { sniff } from "@/lib/documents/extraction/detect";
import type { ContractDto, UploadContract } from "@/lib/contracts/schema";
import { MAX_HTML_BYTES } from "@/lib/documents/richtext/blocks";
import { guessedName, guessedType } from "./guessed";
import { keepGap } from "./gaps";
import { keepScan, readScan } from "./scans";
import { addVersion } from "@/lib/contracts/versions/new-version";
import { takeNextNumber, versionLength } from "@/lib/contracts/versions/version-store";

/**
 * Creates the contract and queues the job that reads it, in one transaction.
 * @throws AppError `fileNotFound`, `fileNotUploaded`, `emptyDocument`, `unsupportedType`. Source: B-8.6, B-21.10.
 */
export async function uploadContract(
  actor: Actor,
  input: UploadContract,
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const { file, bytes } = await uploadedBytes(actor, input.fileId);
  requireKnownContent(bytes, file.fileName);
  return commit((tx) => insertUploaded(actor, { ...input, file, size: bytes.length }, tx));
}

type Uploaded = Pick<UploadContract, "name" | "type" | "guess"> & {
  file: { id: string; fileName: string };
  /** In bytes. */
  size: number;
};

/** The contract of a file, and the job that reads it. */
export async function insertUploaded(
  actor: Actor,
  { file, size, ...input }: Uploaded,
  tx: DatabaseClient,
): Promise<ContractDto> {
  const id = newId();
  const row = {
    id,
    name: input.name,
    contractType: input.guess ? "" : input.type,
    status: "processing" as const,
    uploadedAt: clock.now(),
    fileId: file.id,
    collaboratorId: newId(),
  };
  await requireRoom(actor.userId, { contracts: 1 }, tx);
  await insertContract(actor, row, tx);
  await enqueue("readContract", { contractId: id }, { accountId: actor.userId, size }, tx);
  await recordInTransaction(
    actor,
    { chain: id, action: "contract.uploaded", detail: { name: input.name, fileId: file.id, fileName: file.fileName } },
    tx,
  );
  return getContract(actor, id, tx);
}

/** Whichever is missing. @throws AppError `contractNotFound`, `forbidden`, `notAnalyzable`. Source: B-8.8, B-21.12. */
export async function analyzeAgain(
  actor: Actor,
  input: { contractId: string },
  commit: Commit = inTransaction,
): Promise<ContractDto> {
  const grant = await ContractGrant.request(actor, input.contractId, "edit");
  const contract = await findContract(grant);
  if (!contract) throw new AppError("contractNotFound");
  if (contract.currentVersionId === null && !contract.file) throw new AppError("notAnalyzable");
  const job = contract.currentVersionId === null ? "readContract" : "analyzeContract";
  const size =
    contract.currentVersionId === null
      ? ((await findOriginal(grant))?.sizeBytes ?? undefined)
      : await versionLength(grant, contract.currentVersionId);
  return commit(async (tx) => {
    const isWaiting = await setStatus(grant, "processing", { from: ["failed"], progress: 0 }, tx);
    if (isWaiting || contract.currentVersionId !== null)
      await enqueue(job, { contractId: grant.contractId }, { accountId: await findOwner(grant, tx), size }, tx);
    await recordInTransaction(actor, { chain: grant.contractId, action: "contract.analysisAsked", detail: {} }, tx);
    return getContract(actor, input.contractId, tx);
  });
}

/**
 * Stores the original's text as version 1 (a job: safe to run twice, or after a crash), or `failed` with the reason.
 * @throws NotQuick for a file that is more work than its lane takes: more than its size suggests, or with pictures to
 *   read. Source: B-8.8, B-8.9, B-8.17.
 */
export async function readContract(grant: EditGrant, lane: Lane): Promise<void> {
  const contract = await findContract(grant);
  if (!contract || contract.status !== "processing" || contract.currentVersionId !== null) return;
  try {
    await storeText(grant, contract, await readOriginal(grant, lane));
  } catch (cause) {
    if (!(cause instanceof UnreadableDocument)) throw cause;
    log.info("contract.unreadable", { contractId: contract.id, reason: cause.reason });
    await setStatus(grant, "failed", { from: ["processing"], statusMessage: cause.reason });
  }
}

export async function failContract(grant: EditGrant, reason: UnreadableReason | "unexpected"): Promise<void> {
  await setStatus(grant, "failed", { from: ["processing"], statusMessage: reason });
}

async function readOriginal(grant: EditGrant, lane: Lane): Promise<ReadResult> {
  const file = await findOriginal(grant);
  const bytes = file && (await storage.read(file.storageKey, MAX_FILE_BYTES));
  if (!file || !bytes) throw new Error(`the original of contract ${grant.contractId} is not in the storage`);
  if (lane === "scans") return readScan(grant, bytes, file.fileName);
  let shown = 0;
  const onProgress = (share: number) => {
    const percent = Math.min(99, Math.floor(share * 100));
    if (percent < shown + 5) return; // writing a row for each page would slow the reading down
    shown = percent;
    setProgress(grant, percent).catch((cause: unknown) =>
      log.error("contract.progress-lost", cause, { contractId: grant.contractId }),
    );
  };
  const options = { onProgress, scanned: [] };
  const read = await (lane === "quick" ? readQuickly : readInWorker)(bytes, file.fileName, options);
  if (read.pagesWithoutText.length > 0) throw new NotQuick(`${read.pagesWithoutText.length} pictures`, "scans");
  return read;
}

/** What is tracked in a file leads from one version to the next, and is decided on as a round. Source: B-26.9. */
async function storeText(grant: EditGrant, contract: ContractRow, read: ReadResult): Promise<void> {
  if (Buffer.byteLength(read.html) > MAX_HTML_BYTES) throw new UnreadableDocument("documentTooLarge");
  const { contractId } = grant;
  const { before, plainText } = read;
  const author = { id: contract.uploadedById, name: contract.uploadedByName };
  const facts = { restoredFromNumber: null, author };
  const note = contract.file?.fileName ?? "";
  await inTransaction(async (tx) => {
    const first = await takeNextNumber(grant, tx);
    let { versionNumber } = first;
    if (first.currentVersionId !== null) throw new Error(`contract ${contractId} was read by another worker`);
    if (contract.contractType === "") {
      const guessed = { contractType: guessedType(plainText), name: guessedName(contract.name, plainText) };
      await setGuessed(grant, guessed, tx);
    }
    if (before && before.html !== read.html && Buffer.byteLength(before.html) <= MAX_HTML_BYTES) {
      await addVersion(grant, { text: before, versionNumber, ...facts, cause: { kind: "before", note } }, tx);
      ({ versionNumber } = await takeNextNumber(grant, tx));
    }
    const { id } = await addVersion(
      grant,
      { text: read, versionNumber, ...facts, cause: { kind: "uploaded", note } },
      tx,
    );
    if (before) await enqueue("openFirstRound", { contractId }, { accountId: await findOwner(grant, tx) }, tx);
    await keepScan(grant, read, id, tx);
    await keepGap(grant, id, read, { isNew: false, tx });
    const detail = { version: versionNumber };
    await recordInTransaction(null, { chain: contractId, action: "contract.textRead", detail }, tx);
  });
}

/** @throws AppError `unsupportedType`, `emptyDocument` for content that is none of the four */
export function requireKnownContent(bytes: Uint8Array, fileName: string): void {
  try {
    sniff(bytes, fileName);
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw new AppError(cause.reason, { cause });
    throw cause;
  }
}
