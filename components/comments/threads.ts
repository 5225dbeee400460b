import { groupedBy } from "@/lib/grouped-by";
import { passageOf } from "@/lib/contracts/passage";
import type { CommentDto } from "@/lib/contracts/comment-schema";

/** A comment and what was answered to it, oldest first. */
export type Thread = { comment: CommentDto; replies: readonly CommentDto[] };

/** In order of the text, those about the whole contract first. An answer whose comment is not there stands alone. */
export function threadsOf(comments: readonly CommentDto[]): Thread[] {
  const known = new Set(comments.map(({ id }) => id));
  const isReply = ({ parentId }: CommentDto) => parentId !== null && known.has(parentId);
  const replies = groupedBy(comments.filter(isReply), ({ parentId }) => parentId);
  const startOf = (comment: CommentDto) => passageOf(comment)?.start ?? -1;
  return comments
    .filter((comment) => !isReply(comment))
    .sort((one, other) => startOf(one) - startOf(other))
    .map((comment) => ({ comment, replies: replies.get(comment.id) ?? [] }));
}
