import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { MAX_COMMENT_CHARS } from "@/lib/contracts/bounds";
import { insertForeignComments, commentKeys, type CommentRow } from "@/lib/contracts/comments/comment-store";
import { findOwner } from "@/lib/contracts/contract-store";
import type { VersionRow } from "@/lib/contracts/versions/version-store";
import { copyFor } from "@/lib/copy/copy";
import { knownLanguage } from "@/lib/copy/preferred-language";
import { UnreadableDocument, type UnreadableReason } from "@/lib/documents/extraction/document";
import { asSeen } from "@/lib/normalized";
import type { Returned, ReturnedComment } from "@/lib/word/returned/returned";
import { AppError } from "@/lib/errors";
import { peopleBut } from "@/lib/people/notifications/notification-store";
import { notify } from "@/lib/people/notifications/notify";
import { fileOfContract } from "@/lib/contracts/files/file-store";
import { MAX_FILE_BYTES } from "@/lib/contracts/files/bounds";
import { clock } from "@/lib/platform/clock";
import { inTransaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueueUnlessWaiting } from "@/lib/platform/jobs/once";
import { NotQuick, type Lane } from "@/lib/platform/jobs/lanes";
import { log } from "@/lib/platform/log";
import { storage } from "@/lib/platform/storage/storage";
import { readInWorker, readQuickly, type ReadResult } from "@/lib/workers/file-reading";
import { returnInWorker, type ReturnedFile } from "@/lib/workers/returning";
import { WorkerFailure } from "@/lib/workers/threads/worker-failure";
import { endReading, insertChanges, findRound, findGuestLanguage, type RoundRow } from "./round-store";
import { findSentText, findSentVersion } from "./sent-version";
import { takeAsVersion } from "./whole-versions";

/** No real negotiation has more in one file. */
const MOST_COMMENTS = 2_000;
const MAX_AUTHOR_CHARS = 200;

type Row = Omit<CommentRow, "authorId" | "mentions"> & { versionId: string };

/** A file's comments as rows of the contract, without our own that merely came back. Source: B-26.10. */
async function foreignComments(
  grant: ReadGrant,
  comments: readonly ReturnedComment[],
  { roundId, versionId, naming }: { roundId: string; versionId: string; naming: Naming },
): Promise<Row[]> {
  if (comments.length === 0) return [];
  const rows = await commentKeys(grant);
  const known = new Map(rows.map(({ id, authorName, createdAt, text }) => [toKey(authorName, createdAt, text), id]));
  const said = comments.slice(0, MOST_COMMENTS).filter(({ text }) => text.trim() !== "");
  const knownId = ({ author, at, text }: ReturnedComment) =>
    known.get(toKey(author, at, text)) ?? known.get(toKey(toName(author, naming), at, text));
  const fresh = said.filter((comment) => knownId(comment) === undefined);
  const ids = new Map(said.map((comment) => [comment.id, knownId(comment) ?? newId()]));
  return fresh.map((comment): Row => {
    const { id, parentId, author, at, text, isDone, passage } = comment;
    const createdAt = at ?? clock.now();
    const authorName = toName(author, naming);
    return {
      id: ids.get(id) ?? newId(),
      versionId,
      roundId,
      parentId: (parentId === null ? undefined : ids.get(parentId)) ?? null,
      authorName,
      text: stored(text, MAX_COMMENT_CHARS),
      location: JSON.stringify(passage ? { versionId, ...passage } : ""),
      createdAt,
      resolvedAt: isDone ? createdAt : null,
      resolvedByName: isDone ? authorName : null,
    };
  });
}

/** Cut first, so that what is said behind a name stays. */
const toName = (author: string, naming: Naming) => naming(stored(author, MAX_AUTHOR_CHARS));

/** Word doesn't store fractions of seconds. */
function toKey(author: string, at: Date | null, text: string): string {
  return JSON.stringify([author.trim(), at?.toISOString().slice(0, 19), text.trim()]);
}

/** No database stores a NUL character. */
function stored(text: string, most: number): string {
  return text.replaceAll("\0", "").trim().slice(0, most).toWellFormed();
}

/**
 * Compares a round's file with what was sent (a job: safe to run twice, or after a crash), or records why it can't.
 * @throws NotQuick in the quick lane, for a file that is more work than its size suggests. Source: B-26.1.
 */
export async function readRound(grant: EditGrant, roundId: string, lane: Lane): Promise<void> {
  const round = await findRound(grant, roundId);
  if (round?.status !== "processing") return;
  try {
    const { read, bytes } = await readFile(grant, round, lane);
    const account = (await findOwner(grant)) ?? "";
    if (round.kind === "version") return await takeAsVersion(grant, round, { read, account });
    const returned = { file: read.kind === "docx" ? bytes : null, html: read.html };
    await compare(grant, round, { returned, account });
  } catch (cause) {
    const reason = toReason(cause);
    if (reason === null) throw cause;
    log.info("round.unreadable", { contractId: grant.contractId, roundId, reason });
    await failRound(grant, roundId, reason);
  }
}

export async function failRound(
  grant: EditGrant,
  roundId: string,
  reason: UnreadableReason | "unexpected" | "comparisonTooLarge" | "contractSigned",
): Promise<void> {
  await endReading(grant, roundId, { status: "failed", statusMessage: reason });
}

async function readFile(
  grant: EditGrant,
  round: RoundRow,
  lane: Lane,
): Promise<{ read: ReadResult; bytes: Uint8Array }> {
  const file = round.fileId === null ? null : await fileOfContract(grant, round.fileId);
  const bytes = file && (await storage.read(file.storageKey, MAX_FILE_BYTES));
  if (!bytes) throw new Error(`the file of round ${round.id} is not in the storage`);
  const read = lane === "quick" ? readQuickly(bytes, round.fileName) : readInWorker(bytes, round.fileName);
  return { read: await read, bytes };
}

async function compare(
  grant: EditGrant,
  round: RoundRow,
  { returned, account }: { returned: ReturnedFile; account: string },
): Promise<void> {
  const sentText = await findSentVersion(grant, round, { returned, account });
  const { sent, since, answersId, text } = await findSentText(grant, round, sentText);
  const found = await returnInWorker({ verb: "read", returned, sent: text }, account);
  await keep(grant, round, { found, sent, since, answersId });
}

async function keep(
  grant: EditGrant,
  round: RoundRow,
  {
    found,
    sent,
    since,
    answersId,
  }: { found: Returned; sent: VersionRow; since: VersionRow | null; answersId: string | null },
): Promise<void> {
  const naming = await namesIn(grant, round);
  const named = changesNamed(found, naming);
  const tracked = named.changes.filter((change) => change.tracked).length;
  const counts = { tracked, untracked: named.changes.length - tracked };
  const end = {
    status: "ready" as const,
    sentVersionId: sent.id,
    sentSinceId: since?.id ?? null,
    answersId,
    ...counts,
    authors: JSON.stringify(named.authors),
  };
  const remarks = await foreignComments(grant, found.comments, {
    ...{ roundId: round.id, versionId: sent.id, naming },
  });
  const changes = named.changes.map((change, index) => ({ ...change, id: `${round.id}-${index + 1}` }));
  await inTransaction(async (tx) => {
    // another worker was first, or the contract is gone
    if (!(await endReading(grant, round.id, { ...end, comments: remarks.length }, tx))) return;
    await insertChanges(grant, round.id, changes, tx);
    await insertForeignComments(grant, remarks, tx);
    const isNews = named.changes.length > 0 || (round.guestLinkId !== null && remarks.length > 0);
    const to = isNews ? await peopleBut(grant, round.createdById, tx) : []; // nobody here knows of a guest's comments
    await notify(grant, { kind: "decisionAsked", to, about: { roundId: round.id } }, tx);
    const detail = { roundId: round.id, ...counts };
    await recordInTransaction(null, { chain: grant.contractId, action: "round.read", detail }, tx);
    await enqueueUnlessWaiting("rereadDeadlines", { contractId: grant.contractId }, {}, tx); // words may be open now
  });
}

function toReason(cause: unknown): UnreadableReason | "comparisonTooLarge" | "contractSigned" | null {
  if (cause instanceof NotQuick) return null;
  if (cause instanceof AppError && cause.key === "contractSigned") return cause.key; // signed while it was being read
  if (cause instanceof UnreadableDocument) return cause.reason;
  const isTooMuch = cause instanceof WorkerFailure && (cause.end === "timedOut" || cause.end === "outOfMemory");
  return isTooMuch ? "comparisonTooLarge" : null;
}

/** How a name in a file that came back stands here. */
type Naming = (author: string) => string;

/**
 * In a file that came by a guest's link every name says that it is a guest's: whoever writes the file writes the names
 * in it too, and one could be ours. Source: B-41.6.
 */
async function namesIn(grant: ReadGrant, { guestLinkId, sentBy }: RoundRow): Promise<Naming> {
  if (guestLinkId === null) return (author) => author;
  const { authorName } = copyFor(knownLanguage((await findGuestLanguage(grant, guestLinkId)) ?? "")).guests;
  return (author) => {
    const name = asSeen(author).replaceAll(/\s+/gu, " ");
    return name === "" || name === sentBy ? sentBy : authorName(name);
  };
}

/** The changes under the names that their authors have here. */
function changesNamed({ changes, authors }: Returned, naming: Naming): Pick<Returned, "changes" | "authors"> {
  return {
    changes: changes.map((change) => ({ ...change, author: change.author === null ? null : naming(change.author) })),
    authors: [...new Set(authors.map(naming))],
  };
}
