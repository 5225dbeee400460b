import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { MAX_COMMENT_CHARS } from "@/lib/contracts/bounds";
import { commentKeys, type CommentRow } from "@/lib/contracts/comment-store";
import type { ReturnedComment } from "@/lib/documents/word/returned/returned";
import { clock } from "@/lib/platform/clock";
import { newId } from "@/lib/platform/ids";

/** More in one file are nobody's negotiation. */
const MOST_COMMENTS = 2_000;
const MAX_AUTHOR_CHARS = 200;

type Row = Omit<CommentRow, "authorId" | "mentions"> & { versionId: string };

/** The comments of a file as rows of the contract, without those of ours that only came back. Source: B-26.10. */
export async function foreignComments(
  grant: ReadGrant,
  comments: readonly ReturnedComment[],
  { roundId, versionId }: { roundId: string; versionId: string },
): Promise<Row[]> {
  if (comments.length === 0) return [];
  const rows = await commentKeys(grant);
  const known = new Map(rows.map(({ id, authorName, createdAt, text }) => [keyOf(authorName, createdAt, text), id]));
  const said = comments.slice(0, MOST_COMMENTS).filter(({ text }) => text.trim() !== "");
  const isKnown = ({ author, at, text }: ReturnedComment) => known.has(keyOf(author, at, text));
  const fresh = said.filter((comment) => !isKnown(comment));
  const ids = new Map(said.map(({ id, author, at, text }) => [id, known.get(keyOf(author, at, text)) ?? newId()]));
  return fresh.map((comment): Row => {
    const { id, parentId, author, at, text, isDone, passage } = comment;
    const createdAt = at ?? clock.now();
    return {
      id: ids.get(id) ?? newId(),
      versionId,
      roundId,
      parentId: (parentId === null ? undefined : ids.get(parentId)) ?? null,
      authorName: stored(author, MAX_AUTHOR_CHARS),
      text: stored(text, MAX_COMMENT_CHARS),
      location: JSON.stringify(passage ? { versionId, ...passage } : ""),
      createdAt,
      resolvedAt: isDone ? createdAt : null,
      resolvedByName: isDone ? stored(author, MAX_AUTHOR_CHARS) : null,
    };
  });
}

/** Word keeps no fractions of seconds. */
function keyOf(author: string, at: Date | null, text: string): string {
  return JSON.stringify([author.trim(), at?.toISOString().slice(0, 19), text.trim()]);
}

/** No database holds a NUL character. */
function stored(text: string, most: number): string {
  return text.replaceAll("\0", "").trim().slice(0, most).toWellFormed();
}
