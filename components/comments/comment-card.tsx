"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { DateText } from "@/components/ui/date-text";
import { CheckIcon } from "@/components/ui/icons";
import { commentPassage, type PassageLocation } from "@/lib/contracts/comments/comment-text";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { CommentText, Replies } from "./replies";
import { Quote } from "./quote";
import type { Said } from "./use-comments";

export type CommentCardProps = {
  contractId: string;
  comment: CommentDto;
  replies: readonly CommentDto[];
  onReply: (said: Said) => Promise<boolean>;
  onShow: (passage: PassageLocation) => void;
  onResolve: (resolved: boolean) => Promise<unknown>;
};

/** One comment: its passage, who said what and when, the replies, and whether it is resolved. */
export function CommentCard({ contractId, comment, replies, onReply, onShow, onResolve }: CommentCardProps) {
  const words = useCopy().comments;
  const [isBusy, setIsBusy] = useState(false);
  const passage = commentPassage(comment);
  const { name } = comment.author;
  const place =
    typeof comment.location === "string" && comment.location !== "" ? comment.location : words.wholeContract;

  const change = async () => {
    setIsBusy(true);
    await onResolve(!comment.resolved);
    setIsBusy(false);
  };

  return (
    <article
      id={`comment-${comment.id}`}
      tabIndex={-1}
      className="space-y-2 rounded border border-line bg-surface p-3 focus:border-primary focus:outline-none"
    >
      {passage ? (
        <button
          type="button"
          title={words.show}
          onClick={() => onShow(passage)}
          className="block w-full rounded text-left hover:bg-primary-50"
        >
          <Quote text={passage.quote} />
        </button>
      ) : (
        <p className="text-xs text-ink-muted">{place}</p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="font-medium">{name}</span>
        <span className="text-xs text-ink-muted">
          <DateText value={comment.createdAt} withTime />
        </span>
      </p>
      <CommentText comment={comment} />
      {comment.resolved && (
        <p className="flex items-center gap-1 text-xs text-success">
          <CheckIcon className="size-4" />
          {words.resolvedBy(comment.resolvedBy ?? "")}
        </p>
      )}
      <Replies
        {...{ contractId, replies, onReply }}
        to={comment}
        beside={
          <Button
            variant="ghost"
            size="sm"
            busy={isBusy}
            aria-label={comment.resolved ? words.reopenComment(name) : words.resolveComment(name)}
            onClick={() => void change()}
          >
            {comment.resolved ? words.reopen : words.resolve}
          </Button>
        }
      />
    </article>
  );
}
