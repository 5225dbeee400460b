import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { AppError } from "@/lib/errors";
import { tell } from "@/lib/notifications/telling";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { newId } from "@/lib/platform/ids";
import { pageById } from "@/lib/platform/page-budget";
import type { PageQuery } from "@/lib/platform/page-query";
import type { CommentDto, commentBody } from "./comment-schema";
import {
  authorsIn,
  commentsOf,
  hasComment,
  insertComment,
  peopleNamed,
  setResolved,
  threadOf,
  type CommentRow,
  type NewCommentRow,
} from "./comment-store";
import { hasVersion } from "./version-store";

/** Oldest first, by pages. @throws AppError `contractNotFound`, `invalidInput`. Source: behaviour §14, B-21.18. */
export async function listComments(
  actor: Actor,
  contractId: string,
  query: PageQuery,
): Promise<{ items: CommentDto[]; nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  return pageById(query, {
    isKnown: (id) => hasComment(grant, id),
    read: (stretch) => commentsOf(grant, stretch),
    toItem: toCommentDto,
  });
}

/**
 * An answer to an answer stands in the same thread. Whom it names, and those of its thread, are told.
 * @throws AppError `contractNotFound`, `forbidden`, `versionNotFound` and `commentNotFound` for another contract's,
 *   `collaboratorNotFound` for naming somebody without a part. Source: B-14.5, B-14.6, B-21.18.
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
  const parentId = input.parentId === undefined ? null : await threadOf(grant, input.parentId);
  if (input.parentId !== undefined && parentId === null) throw new AppError("commentNotFound");
  const named = [...new Set(input.mentions)];
  const mentions = await peopleNamed(grant, named);
  if (mentions.length < named.length) throw new AppError("collaboratorNotFound"); // the same for strangers and nobody
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

/** Who is named is told so, and not besides that there is an answer. */
async function tellOfComment(grant: EditGrant, row: NewCommentRow, tx: DatabaseClient): Promise<void> {
  const about = { commentId: row.id };
  const named = row.mentions.map(({ userId }) => userId);
  await tell(grant, { kind: "mentioned", to: named, about }, tx);
  if (row.parentId === null) return;
  const others = (await authorsIn(grant, row.parentId, tx)).filter((userId) => !named.includes(userId));
  await tell(grant, { kind: "replied", to: others, about }, tx);
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
    location: JSON.parse(row.location) as CommentDto["location"], // written by us, as the schema let it in
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
