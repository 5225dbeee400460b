import type { Named } from "./mention-textarea";

export type Begun = { text: string; chosen: readonly Named[] };
/** Answers that were begun and not sent, by the comment they are to: for where a line may go from sight. */
export type BegunReplies = {
  of: (commentId: string) => Begun | null;
  keep: (commentId: string, begun: Begun | null) => void;
};

/** Kept as long as whoever made it: no other page, and nobody else, has them. */
export function begunReplies(): BegunReplies {
  const kept = new Map<string, Begun>();
  return {
    of: (commentId) => kept.get(commentId) ?? null,
    keep: (commentId, begun) => void (begun === null ? kept.delete(commentId) : kept.set(commentId, begun)),
  };
}
