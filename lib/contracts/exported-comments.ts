import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import type { NewComment } from "@/lib/documents/word/new-comments";
import { passageOf } from "./passage";
import type { CommentDto } from "./comment-schema";
import { commentsOf, type CommentRow } from "./comment-store";

/** The newest comments beyond these are left out: no negotiation has as many. */
const MOST_COMMENTS = 2_000;
const COMMENTS_AT_ONCE = 200;

/** The comments of a contract as a Word file carries them, oldest first: those that are open, or all. */
export async function exportedComments(
  grant: ReadGrant,
  { which, versionId }: { which: "none" | "open" | "all"; versionId: string },
): Promise<NewComment[]> {
  const comments: NewComment[] = [];
  if (which === "none") return comments;
  for (let after: string | null = null; comments.length < MOST_COMMENTS;) {
    const rows: CommentRow[] = await commentsOf(grant, { limit: COMMENTS_AT_ONCE, after });
    // what came with a file of theirs stands in that file
    for (const row of rows.filter(({ roundId }) => roundId === null))
      if (which === "all" || row.resolvedAt === null) comments.push(toNewComment(row, versionId));
    after = rows.at(-1)?.id ?? null;
    if (rows.length < COMMENTS_AT_ONCE) break;
  }
  return comments.slice(0, MOST_COMMENTS);
}

/** A place that was said in words stands before the comment. */
function toNewComment(row: CommentRow, versionId: string): NewComment {
  const location = JSON.parse(row.location) as CommentDto["location"]; // written by us, as the schema let it in
  const passage = passageOf({ location });
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
