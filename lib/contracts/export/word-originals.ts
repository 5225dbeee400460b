import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import { sniff } from "@/lib/documents/extraction/detect";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import type { NewComment } from "@/lib/word/new-comments";
import type { RefusalReason } from "@/lib/word/refusal";
import type { SavedVersion } from "@/lib/word/credits";
import { AppError } from "@/lib/errors";
import { fileOfContract, findOriginal } from "@/lib/contracts/files/file-store";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { storage } from "@/lib/platform/storage/storage";
import { writeOriginalInWorker } from "@/lib/workers/exporting";
import { acceptancesIn, writersIn } from "./taken-version-store";
import { findVersion, versionIdsBetween, type VersionRow } from "@/lib/contracts/versions/version-store";

/** Versions in between whose authors are distinguished; if there are more, the newest. */
const MAX_BETWEEN = 40;
/** UTF-16 units of all intermediate versions examined together. */
const MAX_BETWEEN_CHARS = 20_000_000;

/**
 * The Word file a version is written back into: one returned in a round, otherwise the one the contract was read from;
 * null if there is none.
 */
export async function wordOriginal(
  grant: ReadGrant,
  { carrierFileId }: Pick<VersionRow, "carrierFileId">,
): Promise<Uint8Array | null> {
  const file = carrierFileId === null ? await findOriginal(grant) : await fileOfContract(grant, carrierFileId);
  const bytes = file && (await storage.read(file.storageKey, MAX_FILE_BYTES));
  return file && bytes && isWordFile(bytes, file.fileName) ? bytes : null;
}

/**
 * The original with a version's text in it, with the changes since an older version marked, if given.
 * @throws AppError `wordOriginalRefuses` with `reason` and `place`; {WorkerFailure}, {LineTooLong}
 */
export async function writtenOriginal(
  actor: Actor,
  grant: ReadGrant,
  task: {
    original: Uint8Array;
    version: VersionRow;
    since: VersionRow | null;
    comments: readonly NewComment[];
    isSigned?: boolean;
    isOwn?: boolean;
    signal: AbortSignal | undefined;
  },
): Promise<Uint8Array> {
  const { original, version, since, comments, isSigned = false, isOwn = false, signal } = task;
  const editions = since ? await editionsBetween(grant, since, version) : [toEdition(version)];
  const identifier = { contractId: grant.contractId, versionId: version.id, sinceId: since?.id ?? null };
  const result = await writeOriginalInWorker(
    { original, editions, isTracked: since !== null, identifier, comments, isSigned, isOwn },
    { account: actor.userId, signal },
  );
  if (result instanceof Uint8Array) return result;
  throw refusedByOriginal(actor, result);
}

/** Why and where a Word file can't take a change, in the user's language. */
export function refusedByOriginal(
  { language }: Actor,
  { reason, place }: { reason: RefusalReason; place: string },
): AppError {
  return new AppError("wordOriginalRefuses", {
    values: { reason: copyFor(language).review.export.refusals[reason], place },
    besides: { reason, place },
  });
}

/**
 * The versions from one to another, inclusive, as far as they are distinguished, each with the other side's changes it
 * accepted; a version taken from a file belongs to its sender.
 * @param except a round whose changes are handled separately
 */
export async function editionsBetween(
  grant: ReadGrant,
  since: VersionRow,
  version: VersionRow,
  { except }: { except?: string } = {},
): Promise<(SavedVersion & { id: string })[]> {
  if (since.id === version.id) return [{ id: since.id, ...toEdition(since) }];
  const rows = [since, ...(await rowsBetween(grant, since, version)), version];
  const writers = await writersIn(grant);
  const isOwnFile = async (sent: VersionRow) => (await wordOriginal(grant, sent)) === null;
  const taken = await acceptancesIn(grant, rows, { isOwnFile, except });
  const passedOver = new Set([...taken.values()].map(({ replacesHtml }) => replacesHtml));
  return rows.flatMap((row) => {
    const { accepted = [], isProposal = false, replacesHtml } = taken.get(row.id) ?? {};
    if (passedOver.has(row.id) && row !== since) return [];
    const writer = writers.get(row.id) ?? (isProposal ? accepted[0]?.groups.at(-1)?.stamp.author : undefined);
    const isWithAll = replacesHtml === since.id; // the proposal already contained what was accepted
    return [{ id: row.id, ...toEdition(row, writer), accepted: isWithAll ? [] : accepted }];
  });
}

async function rowsBetween(grant: ReadGrant, since: VersionRow, version: VersionRow): Promise<VersionRow[]> {
  const ids = await versionIdsBetween(grant, { from: since.versionNumber + 1, to: version.versionNumber - 1 });
  const between: VersionRow[] = [];
  let chars = 0;
  for (const id of ids.slice(-MAX_BETWEEN).reverse()) {
    const row = await findVersion(grant, id);
    chars += row?.html.length ?? 0;
    if (!row || chars > MAX_BETWEEN_CHARS) break;
    between.unshift(row);
  }
  return between;
}

function toEdition({ html, createdAt, createdByName }: VersionRow, theirs?: string): SavedVersion {
  return { html, author: theirs ?? createdByName, at: createdAt, isTheirs: theirs !== undefined };
}

/** The file of a round as carrier for its outcome, if it is a Word file; otherwise empty. */
export async function findCarrier(grant: ReadGrant, fileId: string | null): Promise<{ carrierFileId?: string }> {
  const original = fileId === null ? null : await wordOriginal(grant, { carrierFileId: fileId });
  return original && fileId !== null ? { carrierFileId: fileId } : {};
}

/** Whether the content is a Word file, whatever its name. */
function isWordFile(bytes: Uint8Array, fileName: string): boolean {
  try {
    return sniff(bytes, fileName) === "docx";
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return false;
    throw cause;
  }
}
