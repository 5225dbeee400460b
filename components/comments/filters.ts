import type { CommentDto } from "@/lib/contracts/comment-schema";
import type { Thread } from "./threads";

export const COMMENT_FILTERS = ["open", "resolved", "mine", "mentions"] as const;
export type CommentFilter = (typeof COMMENT_FILTERS)[number];

/** The threads that a filter leaves: open or resolved ones, those one took part in, those that name one. */
export function filtered(threads: readonly Thread[], filter: CommentFilter, userId: string): Thread[] {
  const some = ({ comment, replies }: Thread, is: (one: CommentDto) => boolean) => [comment, ...replies].some(is);
  const keeps: Record<CommentFilter, (thread: Thread) => boolean> = {
    open: ({ comment }) => !comment.resolved,
    resolved: ({ comment }) => comment.resolved,
    mine: (thread) => some(thread, ({ author }) => author.id === userId),
    mentions: (thread) => some(thread, ({ mentions }) => mentions.some(({ id }) => id === userId)),
  };
  return threads.filter(keeps[filter]);
}
