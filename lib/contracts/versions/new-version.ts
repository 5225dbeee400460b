import "server-only";
import type { EditGrant } from "@/lib/access/contract-grant";
import { requireRoom } from "@/lib/access/quotas";
import { addStoredText } from "@/lib/access/usage-store";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { findOwner, setStatus } from "@/lib/contracts/contract-store";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { VERSION_CAUSES, type VersionCause, type VersionDto, type VersionSummaryDto } from "@/lib/contracts/schema";
import { keepFields } from "@/lib/contracts/templates/template-store";
import { insertVersion, makeCurrent, type VersionSummaryRow } from "./version-store";
import { insertVersionText, isStored } from "./version-text-store";

/** `carrierFileId`: the Word file it is written back into; that of the version before where nothing is said. */
export type NewVersion = {
  text: SearchableText;
  versionNumber: number;
  restoredFromNumber: number | null;
  author: { id: string | null; name: string };
  carrierFileId?: string | null;
  /** Why it exists; `note` names the file it was read from, or who sent it. */
  cause: { kind: VersionCause; note?: string };
};

/** A file's name, or a person's. */
const MAX_CAUSE_NOTE = 200;

/**
 * Adds a version under a number taken in the same transaction, with everything that follows from it, in order. Its text
 * counts as the owner's; making it comes before, because a long one takes a while. Whoever is told of it finds it as it
 * was made: what is stored is compared with that before the transaction ends.
 * @throws AppError `storageQuotaExceeded` for a person's version, `changeNotMade`. Source: B-13.10.
 */
export async function addVersion(
  grant: EditGrant,
  { text, author, restoredFromNumber, versionNumber, carrierFileId, cause }: NewVersion,
  tx: DatabaseClient,
): Promise<VersionDto> {
  const { contractId } = grant;
  const accountId = await findOwner(grant, tx);
  const bytes = Buffer.byteLength(text.html);
  if (grant.actor) await requireRoom(accountId, { bytes }, tx); // a file that was let in is read
  const createdBy = { createdAt: clock.now(), createdById: author.id, createdByName: author.name };
  const why = { cause: cause.kind, causeNote: (cause.note ?? "").slice(0, MAX_CAUSE_NOTE) };
  const facts = { id: newId(), versionNumber, ...createdBy, restoredFromNumber, carrierFileId, ...why };
  const row = await insertVersion(grant, { ...facts, html: text.html }, tx);
  await insertVersionText(grant, row.id, text, tx);
  await makeCurrent(grant, row.id, text, tx);
  await keepFields(grant, text.plainText, tx);
  await addStoredText(contractId, bytes, tx);
  if (!(await isStored(grant, row.id, text, tx))) throw new AppError("changeNotMade");
  await setStatus(grant, "analyzed", { from: ["reviewed"] }, tx); // what was marked as reviewed was another text
  await enqueue("analyzeContract", { contractId }, { accountId, size: text.html.length }, tx);
  return toVersionDto(row, row.id, text);
}

export function toSummary(row: VersionSummaryRow, currentId: string | null): VersionSummaryDto {
  return {
    id: row.id,
    versionNumber: row.versionNumber,
    createdAt: row.createdAt.toISOString(),
    createdByUser: { name: row.createdByName },
    restoredFrom: row.restoredFromNumber,
    name: row.name,
    note: row.note,
    isCurrent: row.id === currentId,
    ...(isCause(row.cause) ? { cause: row.cause } : {}),
    ...(row.causeNote === "" ? {} : { causeNote: row.causeNote }),
    ...toChanges(row),
  };
}

const isCause = (cause: string): cause is VersionCause => (VERSION_CAUSES as readonly string[]).includes(cause);

function toChanges({ insertedWords, deletedWords, changedParagraphs }: VersionSummaryRow) {
  if (insertedWords === null || deletedWords === null || changedParagraphs === null) return {};
  return { changes: { insertedWords, deletedWords, paragraphs: changedParagraphs } };
}

export function toVersionDto(
  row: VersionSummaryRow,
  currentId: string | null,
  { html, plainText }: { html: string; plainText: string },
): VersionDto {
  return { ...toSummary(row, currentId), textContent: html, plainText };
}
