import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
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
  mentions: { orderBy: { id: "asc" }, select: { name: true, user: { select: { id: true, name: true } } } },
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
  /** `name` as written in the text; null for a deleted account. */
  mentions: { name: string; user: { id: string; name: string } | null }[];
};

/** Comments of a contract, oldest first, after the one named by `after`, if any. */
export function findComments(grant: ReadGrant, stretch: Stretch): Promise<CommentRow[]> {
  return db.comment.findMany({
    where: { contractId: grant.contractId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    ...behind(stretch),
    select: COMMENT,
  });
}

/** The comment that starts this one's thread; null if the contract has no such comment. */
export async function findThread(grant: ReadGrant, commentId: string): Promise<string | null> {
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
  mentions: readonly { userId: string; name: string }[];
};

export function insertComment(
  grant: EditGrant,
  { mentions, ...row }: NewCommentRow,
  client: DatabaseClient,
): Promise<CommentRow> {
  const named = mentions.map(({ userId, name }) => ({ id: newId(), userId, name }));
  return client.comment.create({
    data: { ...row, contractId: grant.contractId, mentions: { create: named } },
    select: COMMENT,
  });
}

/** Those of the people who have a role on the contract, with their current names. */
export async function peopleNamed(
  grant: ReadGrant,
  userIds: readonly string[],
): Promise<{ userId: string; name: string }[]> {
  if (userIds.length === 0) return [];
  const rows = await db.collaborator.findMany({
    where: { contractId: grant.contractId, userId: { in: [...userIds] } },
    orderBy: { id: "asc" },
    select: { userId: true, user: { select: { name: true } } },
  });
  return rows.map(({ userId, user: { name } }) => ({ userId, name }));
}

/** Everyone who started or answered a thread and has an account. */
export async function authorsIn(grant: ReadGrant, threadId: string, client: DatabaseClient): Promise<string[]> {
  const rows = await client.comment.findMany({
    where: { contractId: grant.contractId, OR: [{ id: threadId }, { parentId: threadId }], authorId: { not: null } },
    distinct: ["authorId"],
    select: { authorId: true },
  });
  return rows.flatMap(({ authorId }) => authorId ?? []);
}

/** Comments from a file that came in, by people without an account here. */
export async function insertForeignComments(
  grant: EditGrant,
  rows: readonly (Omit<CommentRow, "authorId" | "mentions"> & { versionId: string })[],
  client: DatabaseClient,
): Promise<void> {
  await client.comment.createMany({ data: rows.map((row) => ({ ...row, contractId: grant.contractId })) });
}

/** Who said what when, to recognise our own comments when they come back. */
export function commentKeys(
  grant: ReadGrant,
): Promise<{ id: string; authorName: string; createdAt: Date; text: string }[]> {
  return db.comment.findMany({
    where: { contractId: grant.contractId },
    select: { id: true, authorName: true, createdAt: true, text: true },
  });
}

/** If already in that state, it keeps who set it and when. @returns null if the contract has no such comment */
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
