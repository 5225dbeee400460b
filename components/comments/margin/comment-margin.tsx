"use client";

import { useRef, type KeyboardEvent, useState } from "react";
import type { BegunReplies } from "@/components/comments/begun-replies";
import { CommentText, Replies } from "@/components/comments/replies";
import type { Thread, Said } from "@/components/comments/use-comments";
import { useCopy } from "@/components/copy/copy-provider";
import type { PlacedMark } from "@/components/editor/passages/passage-marks";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { stacked, useChosenComment, useHeights, usePassagesNear } from "./use-beside";

export type CommentMarginProps = MarginActions & {
  contractId: string;
  placed: readonly PlacedMark[];
  text: HTMLElement;
  /** Open threads; those without a passage are not shown here. */
  threads: readonly Thread[];
};

/**
 * Comments beside their passages, right of the paper: none overlap, and the selected one is level with its passage.
 * Renders only those near the visible part. Arrow keys move between them, Escape returns to the text. Source: B-14.15.
 */
export function CommentMargin({ contractId, placed, text, threads, ...actions }: CommentMarginProps) {
  const words = useCopy().comments.beside;
  const list = useRef<HTMLUListElement>(null);
  const anchors = usePassagesNear(placed, text);
  const { chosen, choose } = useChosenComment(placed, anchors, text);
  const known = new Map(threads.map((thread) => [thread.comment.id, thread]));
  const shown = anchors.filter(({ id }) => known.has(id));
  const heights = useHeights(list, shown.map(({ id }) => id).join(" "));
  const tops = stacked(
    shown.map((anchor) => ({ ...anchor, height: heights.get(anchor.id) ?? 0 })),
    chosen,
  );
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const heads = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[aria-expanded]")];
    const at = heads.findIndex((head) => head === event.target);
    if (at >= 0 && event.key === "Escape") return text.focus();
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: heads.length - 1 }[event.key];
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    heads[Math.min(heads.length - 1, Math.max(0, next))]?.focus();
  };
  if (shown.length === 0) return null;
  return (
    <aside aria-label={words.label} className="contract-cards print:hidden">
      <ul ref={list} onKeyDown={onKeyDown}>
        {shown.map(({ id }) => {
          const thread = known.get(id);
          return (
            thread && (
              <li
                key={id}
                data-id={id}
                style={{ top: tops.get(id) }}
                className="absolute inset-x-0 scroll-my-32 motion-safe:transition-[top] motion-safe:duration-200"
              >
                <MarginCard
                  {...actions}
                  {...{ contractId, thread }}
                  isChosen={id === chosen}
                  onChoose={() => choose(id === chosen ? null : id)}
                />
              </li>
            )
          );
        })}
      </ul>
    </aside>
  );
}

type MarginActions = {
  onReply: (thread: Thread, said: Said) => Promise<boolean>;
  onResolve: (thread: Thread) => Promise<void>;
  /** A card unmounts with its passage; an unsent reply reappears with it. */
  begun: BegunReplies;
};

type Props = MarginActions & { contractId: string; thread: Thread; isChosen: boolean; onChoose: () => void };

/** A comment beside its passage: its beginning, or the whole thread when selected. */
function MarginCard({ contractId, thread, isChosen, onChoose, onReply, onResolve, begun }: Props) {
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
                aria-label={words.resolveComment(comment.author.name)}
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
