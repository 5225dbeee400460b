"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { CommentText } from "../comment-text";
import { Replies, type BegunReplies } from "../replies";
import type { Thread } from "../threads";
import type { Said } from "../use-comments";

export type MarginDeeds = {
  onReply: (thread: Thread, said: Said) => Promise<boolean>;
  onResolve: (thread: Thread) => Promise<void>;
  /** A card goes when its passage does; what was begun in it comes back with it. */
  begun: BegunReplies;
};

type Props = MarginDeeds & { contractId: string; thread: Thread; isChosen: boolean; onChoose: () => void };

/** A comment beside its passage: its beginning, and the whole conversation once it is chosen. */
export function MarginCard({ contractId, thread, isChosen, onChoose, onReply, onResolve, begun }: Props) {
  const words = useCopy().comments;
  const [isBusy, setBusy] = useState(false);
  const { comment, replies } = thread;
  const resolve = async () => {
    setBusy(true);
    await onResolve(thread);
    setBusy(false);
  };
  return (
    <article
      className={classes(
        "space-y-1.5 rounded border border-l-3 border-line border-l-warning bg-surface p-2.5 text-sm",
        isChosen ? "shadow-overlay" : "shadow-card",
      )}
    >
      <button type="button" aria-expanded={isChosen} onClick={onChoose} className="block w-full rounded text-left">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{comment.author.name}</span>
          <span className="text-xs text-ink-muted">
            <DateText value={comment.createdAt} />
          </span>
        </span>
        {!isChosen && <span className="line-clamp-3 break-words whitespace-pre-line">{comment.text}</span>}
      </button>
      {!isChosen && replies.length > 0 && (
        <p className="text-xs text-ink-muted">{words.beside.replies(replies.length)}</p>
      )}
      {isChosen && (
        <>
          <CommentText comment={comment} />
          <Replies
            {...{ contractId, replies, begun }}
            to={comment}
            onReply={(said) => onReply(thread, said)}
            beside={
              <Button
                variant="ghost"
                size="sm"
                busy={isBusy}
                aria-label={words.resolveOf(comment.author.name)}
                onClick={() => void resolve()}
              >
                {words.resolve}
              </Button>
            }
          />
        </>
      )}
    </article>
  );
}
