import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import type { NewComment } from "@/lib/word/new-comments";
import { AppError } from "@/lib/errors";
import { notify } from "@/lib/people/notifications/notify";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { pageById, type PageQuery } from "@/lib/platform/page-budget";
import type { CommentDto, commentBody } from "./comment-schema";
import {
  authorsIn,
  findComments,
  hasComment,
  insertComment,
  peopleNamed,
  setResolved,
  findThread,
  type CommentRow,
  type NewCommentRow,
} from "./comment-store";
import { commentPassage } from "./comment-text";
import { hasVersion } from "@/lib/contracts/versions/version-store";

/** Oldest first, paged. @throws AppError `contractNotFound`, `invalidInput`. Source: behaviour §14, B-21.18. */
export async function listComments(
  actor: Actor,
  contractId: string,
  query: PageQuery,
): Promise<{ items: CommentDto[]; nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return pageById(query, {
    isKnown: (id) => hasComment(grant, id),
    read: (stretch) => findComments(grant, stretch),
    toItem: toCommentDto,
  });
}

/**
 * Adds a comment; a reply to a reply joins the same thread. Notifies the people mentioned and those in the thread.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound` and `commentNotFound` for another contract's,
 *   `collaboratorNotFound` for mentioning someone without a role. Source: B-14.5, B-14.6, B-21.18.
 */
export async function addComment(
  actor: Actor,
  contractId: string,
  input: z.output<typeof commentBody>,
  commit: Commit = inTransaction,
): Promise<CommentDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  refuseWhenDiskIsFull();
  const versionId = typeof input.location === "string" ? null : (input.location.versionId ?? null);
  if (versionId !== null && !(await hasVersion(grant, versionId))) throw new AppError("versionNotFound");
  const parentId = input.parentId === undefined ? null : await findThread(grant, input.parentId);
  if (input.parentId !== undefined && parentId === null) throw new AppError("commentNotFound");
  const named = [...new Set(input.mentions)];
  const mentions = await peopleNamed(grant, named);
  if (mentions.length < named.length) throw new AppError("collaboratorNotFound"); // same for strangers and unknown ids
  const row = {
    id: newId(),
    mentions,
    parentId,
    versionId,
    authorId: actor.userId,
    authorName: actor.name,
    text: input.text,
    location: JSON.stringify(input.location),
    createdAt: clock.now(),
  };
  return commit(async (tx) => {
    const inserted = await insertComment(grant, row, tx);
    await tellOfComment(grant, row, tx);
    await recordInTransaction(actor, { chain: contractId, action: "comment.added", detail: { commentId: row.id } }, tx);
    return toCommentDto(inserted);
  });
}

/** Notifies people mentioned of that only, not also of the reply. */
async function tellOfComment(grant: EditGrant, row: NewCommentRow, tx: DatabaseClient): Promise<void> {
  const about = { commentId: row.id };
  const named = row.mentions.map(({ userId }) => userId);
  await notify(grant, { kind: "mentioned", to: named, about }, tx);
  if (row.parentId === null) return;
  const others = (await authorsIn(grant, row.parentId, tx)).filter((userId) => !named.includes(userId));
  await notify(grant, { kind: "replied", to: others, about }, tx);
}

/** @throws AppError `contractNotFound`, `forbidden`, `commentNotFound`. Source: behaviour §14, B-21.18. */
export async function resolveComment(
  actor: Actor,
  contractId: string,
  input: { commentId: string; resolved: boolean },
): Promise<CommentDto> {
  const grant = await ContractGrant.request(actor, contractId, "edit");
  return inTransaction(async (tx) => {
    const { row, hasChanged } = await setResolved(
      grant,
      input.commentId,
      input.resolved ? { at: clock.now(), byName: actor.name } : null,
      tx,
    );
    if (!row) throw new AppError("commentNotFound");
    if (hasChanged)
      await recordInTransaction(
        actor,
        {
          chain: contractId,
          action: input.resolved ? "comment.resolved" : "comment.reopened",
          detail: { commentId: row.id },
        },
        tx,
      );
    return toCommentDto(row);
  });
}

function toCommentDto(row: CommentRow): CommentDto {
  return {
    id: row.id,
    text: row.text,
    location: JSON.parse(row.location) as CommentDto["location"], // we wrote it, as the schema allowed it
    author: { id: row.authorId, name: row.authorName },
    parentId: row.parentId,
    mentions: row.mentions.map(({ name, user }) => ({ id: user?.id ?? null, name: user?.name ?? name, as: name })),
    roundId: row.roundId,
    createdAt: row.createdAt.toISOString(),
    resolved: row.resolvedAt !== null,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    resolvedBy: row.resolvedByName,
  };
}

/** Beyond these, the newest comments are left out: no negotiation has that many. */
const MOST_COMMENTS = 2_000;
const COMMENTS_AT_ONCE = 200;

/** A contract's comments as a Word file contains them, oldest first: the open ones, or all. */
export async function exportedComments(
  grant: ReadGrant,
  { which, versionId }: { which: "none" | "open" | "all"; versionId: string },
): Promise<NewComment[]> {
  const comments: NewComment[] = [];
  if (which === "none") return comments;
  for (let after: string | null = null; comments.length < MOST_COMMENTS;) {
    const rows: CommentRow[] = await findComments(grant, { limit: COMMENTS_AT_ONCE, after });
    // comments that came with their file are already in that file
    for (const row of rows.filter(({ roundId }) => roundId === null))
      if (which === "all" || row.resolvedAt === null) comments.push(toNewComment(row, versionId));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < COMMENTS_AT_ONCE) break;
  }
  return comments.slice(0, MOST_COMMENTS);
}

/** A location given in words goes before the comment. */
function toNewComment(row: CommentRow, versionId: string): NewComment {
  const location = JSON.parse(row.location) as CommentDto["location"]; // we wrote it, as the schema allowed it
  const passage = commentPassage({ location });
  const said = typeof location === "string" && location.trim() !== "" ? `${location}\n` : "";
  return {
    id: row.id,
    parentId: null,
    author: row.authorName,
    at: row.createdAt,
    text: said + row.text,
    isDone: row.resolvedAt !== null,
    passage: passage && {
      quote: passage.quote,
      start: passage.start,
      end: passage.end,
      isOfText: passage.versionId === versionId,
    },
  };
}
