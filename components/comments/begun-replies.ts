import type { Named } from "./mention-textarea";

export type Begun = { text: string; chosen: readonly Named[] };
/** Unsent replies by comment, because their input may scroll out of view and unmount. */
export type BegunReplies = {
  of: (commentId: string) => Begun | null;
  keep: (commentId: string, begun: Begun | null) => void;
};

/** Lives as long as its creator: not shared with other pages or people. */
export function begunReplies(): BegunReplies {
  const kept = new Map<string, Begun>();
  return {
    of: (commentId) => kept.get(commentId) ?? null,
    keep: (commentId, begun) => void (begun === null ? kept.delete(commentId) : kept.set(commentId, begun)),
  };
}
