import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ContractGrant } from "@/lib/access/contract-grant";
import { copyFor } from "@/lib/copy/copy";
import { sniff } from "@/lib/documents/extraction/detect";
import { UnreadableDocument } from "@/lib/documents/extraction/document";
import type { Edition } from "@/lib/documents/word/credits";
import type { NewComment } from "@/lib/documents/word/new-comments";
import { AppError } from "@/lib/errors";
import { originalOf } from "@/lib/files/file-store";
import { MAX_FILE_BYTES } from "@/lib/files/schema";
import { storage } from "@/lib/platform/storage/storage";
import { writeOriginalInWorker } from "@/lib/workers/exporting";
import { versionOf, versionIdsBetween, type VersionRow } from "./version-store";

/** Versions between the two whose authors are told apart; of more, the newest. */
const MAX_BETWEEN = 40;
/** UTF-16 units of all versions between that are looked at together. */
const MAX_BETWEEN_CHARS = 20_000_000;

/** The Word file that a contract was read from; null where it was read from another, or from none. */
export async function wordOriginal(grant: ContractGrant<"read">): Promise<Uint8Array | null> {
  const file = await originalOf(grant);
  const bytes = file && (await storage.read(file.storageKey, MAX_FILE_BYTES));
  return file && bytes && isWordFile(bytes, file.fileName) ? bytes : null;
}

/**
 * The original with a version's text in it, the changes since an older version marked where one is given.
 * @throws AppError `wordOriginalRefuses` with `reason` and `place`; {WorkerFailure}, {LineTooLong}
 */
export async function writtenOriginal(
  actor: Actor,
  grant: ContractGrant<"read">,
  task: {
    original: Uint8Array;
    version: VersionRow;
    since: VersionRow | null;
    comments: readonly NewComment[];
    signal: AbortSignal | undefined;
  },
): Promise<Uint8Array> {
  const { original, version, since, comments, signal } = task;
  const editions = since ? await editionsBetween(grant, since, version) : [editionOf(version)];
  const identifier = { contractId: grant.contractId, versionId: version.id, sinceId: since?.id ?? null };
  const result = await writeOriginalInWorker(
    { original, editions, isTracked: since !== null, identifier, comments },
    { account: actor.userId, signal },
  );
  if (result instanceof Uint8Array) return result;
  const { reason, place } = result;
  throw new AppError("wordOriginalRefuses", {
    values: { reason: copyFor(actor.language).review.export.refusals[reason], place },
    besides: { reason, place },
  });
}

async function editionsBetween(
  grant: ContractGrant<"read">,
  since: VersionRow,
  version: VersionRow,
): Promise<Edition[]> {
  const ids = await versionIdsBetween(grant, { from: since.versionNumber + 1, to: version.versionNumber - 1 });
  const between: Edition[] = [];
  let chars = 0;
  for (const id of ids.slice(-MAX_BETWEEN).reverse()) {
    const row = await versionOf(grant, id);
    chars += row?.html.length ?? 0;
    if (!row || chars > MAX_BETWEEN_CHARS) break;
    between.unshift(editionOf(row));
  }
  return since.id === version.id ? [editionOf(since)] : [editionOf(since), ...between, editionOf(version)];
}

function editionOf({ html, createdByName, createdAt }: VersionRow): Edition {
  return { html, author: createdByName, at: createdAt };
}

function isWordFile(bytes: Uint8Array, fileName: string): boolean {
  try {
    return sniff(bytes, fileName) === "docx";
  } catch (cause) {
    if (cause instanceof UnreadableDocument) return false;
    throw cause;
  }
}
