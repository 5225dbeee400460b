import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";

const COMMENT = {
  id: true,
  text: true,
  location: true,
  authorId: true,
  authorName: true,
  createdAt: true,
  resolvedAt: true,
  resolvedByName: true,
} as const;
export type CommentRow = {
  id: string;
  text: string;
  location: string;
  authorId: string | null;
  authorName: string;
  createdAt: Date;
  resolvedAt: Date | null;
  resolvedByName: string | null;
};

/** Comments of a contract, oldest first, behind one of its own where `after` names it. */
export function commentsOf(grant: ReadGrant, stretch: Stretch): Promise<CommentRow[]> {
  return db.comment.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    ...behind(stretch),
    select: COMMENT,
  });
}

export async function hasComment(grant: ReadGrant, commentId: string): Promise<boolean> {
  return (await db.comment.count({ where: { id: commentId, contractId: grant.contractId } })) > 0;
}

export type NewCommentRow = {
  id: string;
  versionId: string | null;
  authorId: string;
  authorName: string;
  text: string;
  location: string;
  createdAt: Date;
};

export function insertComment(grant: EditGrant, row: NewCommentRow, client: DatabaseClient): Promise<CommentRow> {
  return client.comment.create({ data: { ...row, contractId: grant.contractId }, select: COMMENT });
}

/** One that is so already keeps who did it and when. @returns null when the contract has no such comment */
export async function setResolved(
  grant: EditGrant,
  commentId: string,
  resolved: { at: Date; byName: string } | null,
  client: DatabaseClient,
): Promise<{ hasChanged: boolean; row: CommentRow | null }> {
  const where = { id: commentId, contractId: grant.contractId };
  const { count } = await client.comment.updateMany({
    where: { ...where, resolvedAt: resolved ? null : { not: null } },
    data: { resolvedAt: resolved?.at ?? null, resolvedByName: resolved?.byName ?? null },
  });
  return { hasChanged: count === 1, row: await client.comment.findFirst({ where, select: COMMENT }) };
}
