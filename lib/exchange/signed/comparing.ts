import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract, findOwner } from "@/lib/contracts/contract-store";
import { findVersion } from "@/lib/contracts/versions/version-store";
import { contractFileWords } from "@/lib/copy/contract-file";
import { LANGUAGES } from "@/lib/copy/languages";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import { signedKind } from "@/lib/documents/scans/picture-file";
import { SIGNATURE_SIGNS, type SignatureSign } from "@/lib/documents/signed/signs";
import type { ErrorKey } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { inTransaction } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { readWithScans } from "@/lib/workers/scan-reading";
import { compareSignedInWorker, type SignedText } from "@/lib/workers/texts";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import type { StoredComparison } from "./signed-dto";
import type { SignedComparisonDto } from "./schema";
import { endComparing, findSignedCopy, type SignedFileRow } from "./signed-store";

/** A file as read; `unread` is null if none of it was. */
type ReadFile = { text: SignedText; unread: number[] | null; signs: readonly SignatureSign[] };

/** If no page could be read, treat it as one unreadable page. */
const NOTHING_READ: SignedText = { html: '<p><span data-page="1"></span></p>', unread: [1], uncertain: [] };

/**
 * Compares a signed copy with the agreed version (a job: safe to run twice, or after a crash), or records why it can't.
 * Source: B-28.2.
 */
export async function compareSignedCopy(grant: EditGrant, signedId: string): Promise<void> {
  const copy = await findSignedCopy(grant, signedId);
  if (copy?.status !== "processing") return;
  try {
    const [contract, agreed] = [await findContract(grant), await findVersion(grant, copy.versionId)];
    if (!contract || !agreed) return; // deleted just now
    const files: ReadFile[] = [];
    for (const file of copy.files) files.push(await readSignedFile(file));
    const task = { agreedHtml: agreed.html, parts: files.map(({ text }) => text), heads: exportHeads(contract, copy) };
    const account = (await findOwner(grant)) ?? "";
    const compared = await compareSignedInWorker(task, { account });
    const differences = compared.differences.map((difference) => ({ ...difference, settled: null }));
    await keep(grant, signedId, { ...compared, differences, unread: unreadPages(files), signs: signsOf(files) });
  } catch (cause) {
    const reason = toErrorKey(cause);
    if (reason === null) throw cause;
    log.info("signed.not-compared", { contractId: grant.contractId, signedId, reason });
    await failSignedCopy(grant, signedId, reason);
  }
}

export async function failSignedCopy(grant: EditGrant, signedId: string, reason: ErrorKey): Promise<void> {
  await endComparing(grant, signedId, { status: "failed", statusMessage: reason });
}

async function keep(grant: EditGrant, signedId: string, comparison: StoredComparison): Promise<void> {
  await inTransaction(async (tx) => {
    const end = { status: "ready" as const, comparison: JSON.stringify(comparison) };
    if (!(await endComparing(grant, signedId, end, tx))) return; // another worker was first, or it is gone
    const { outcome, differences, more } = comparison;
    const detail = { signedId, outcome, differences: differences.length + more };
    await recordInTransaction(null, { chain: grant.contractId, action: "signed.compared", detail }, tx);
    await enqueueUnlessWaiting("rereadDeadlines", { contractId: grant.contractId }, {}, tx); // the paper may say another day
  });
}

/** @throws {UnreadableDocument} for a file that is locked, broken or too large */
async function readSignedFile({ file, fileName }: SignedFileRow): Promise<ReadFile> {
  const bytes = file && (await storage.read(file.storageKey, MAX_FILE_BYTES));
  if (!bytes) throw new Error(`the signed file ${fileName} is not in the storage`);
  const isPicture = signedKind(bytes) === "picture";
  try {
    const {
      html,
      pagesWithoutText,
      scan,
      places,
      signs = [],
    } = await readWithScans(bytes, "signed.pdf", { mayBePicture: isPicture, withPlaces: true, withSigns: true });
    const text = { html, unread: pagesWithoutText, uncertain: scan?.uncertain ?? [], places };
    return { text, unread: [...pagesWithoutText], signs };
  } catch (cause) {
    const isScan = cause instanceof UnreadableDocument && (isPicture || cause.reason === "scanWithoutText");
    if (isScan) return { text: NOTHING_READ, unread: null, signs: ["picture"] };
    throw cause;
  }
}

/** What our own export prints at the top of a page, in every language it may have been made in. */
function exportHeads({ name }: { name: string }, { versionNumber }: { versionNumber: number }): string[] {
  return LANGUAGES.map((language) => `${name} ${contractFileWords(language).version(versionNumber)}`);
}

function unreadPages(files: readonly ReadFile[]): SignedComparisonDto["unread"] {
  return files.flatMap(({ unread }, file) => (unread?.length === 0 ? [] : [{ file, pages: unread }]));
}

function signsOf(files: readonly ReadFile[]): SignatureSign[] {
  return SIGNATURE_SIGNS.filter((sign) => files.some(({ signs }) => signs.includes(sign)));
}

function toErrorKey(cause: unknown): ErrorKey | null {
  if (cause instanceof UnreadableDocument) return cause.reason;
  const isTooMuch = cause instanceof WorkerFailure && (cause.end === "timedOut" || cause.end === "outOfMemory");
  return isTooMuch ? "comparisonTooLarge" : null;
}
