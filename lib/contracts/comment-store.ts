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
  roundId: true,
  parentId: true,
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
  roundId: string | null;
  parentId: string | null;
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

/** The comment that begins the thread of this one; null when the contract has no such comment. */
export async function threadOf(grant: ReadGrant, commentId: string): Promise<string | null> {
  const row = await db.comment.findFirst({
    where: { id: commentId, contractId: grant.contractId },
    select: { id: true, parentId: true },
  });
  return row && (row.parentId ?? row.id);
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
  parentId: string | null;
  createdAt: Date;
};

export function insertComment(grant: EditGrant, row: NewCommentRow, client: DatabaseClient): Promise<CommentRow> {
  return client.comment.create({ data: { ...row, contractId: grant.contractId }, select: COMMENT });
}

/** Comments of a file that came in, of people who have no account here. */
export async function insertForeignComments(
  grant: EditGrant,
  rows: readonly (Omit<CommentRow, "authorId"> & { versionId: string })[],
  client: DatabaseClient,
): Promise<void> {
  await client.comment.createMany({ data: rows.map((row) => ({ ...row, contractId: grant.contractId })) });
}

/** Who said what when, to know a comment of ours again that comes back. */
export function commentKeys(
  grant: ReadGrant,
): Promise<{ id: string; authorName: string; createdAt: Date; text: string }[]> {
  return db.comment.findMany({
    where: { contractId: grant.contractId },
    select: { id: true, authorName: true, createdAt: true, text: true },
  });
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
