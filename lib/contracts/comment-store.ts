import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";

const COMMENT = { id: true, text: true, location: true, authorId: true, authorName: true, createdAt: true, resolvedAt: true, resolvedByName: true } as const;
export type CommentRow = { id: string; text: string; location: string; authorId: string | null; authorName: string; createdAt: Date; resolvedAt: Date | null; resolvedByName: string | null };

/** All comments of a contract, oldest first. */
export function commentsOf(grant: ReadGrant): Promise<CommentRow[]> {
  return db.comment.findMany({ where: { contractId: grant.contractId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: COMMENT });
}

export type NewCommentRow = { id: string; versionId: string | null; authorId: string; authorName: string; text: string; location: string; createdAt: Date };

export function insertComment(grant: EditGrant, row: NewCommentRow): Promise<CommentRow> {
  return db.comment.create({ data: { ...row, contractId: grant.contractId }, select: COMMENT });
}

/** Resolves or reopens a comment; null when the contract has none of this id. One that is so already keeps who did it and when. */
export async function setResolved(grant: EditGrant, commentId: string, resolved: { at: Date; byName: string } | null): Promise<CommentRow | null> {
  const where = { id: commentId, contractId: grant.contractId };
  await db.comment.updateMany({ where: { ...where, resolvedAt: resolved ? null : { not: null } }, data: { resolvedAt: resolved?.at ?? null, resolvedByName: resolved?.byName ?? null } });
  return db.comment.findFirst({ where, select: COMMENT });
}
