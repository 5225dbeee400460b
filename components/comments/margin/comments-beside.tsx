"use client";

import { useMemo, useState, useEffect } from "react";
import { begunReplies } from "@/components/comments/begun-replies";
import { toThreads, type Comments } from "@/components/comments/use-comments";
import { useCopy } from "@/components/copy/copy-provider";
import type { PlacedMark } from "@/components/editor/passages/passage-marks";
import { later } from "@/components/ui/overlay/later";
import { useToast } from "@/components/ui/overlay/toast";
import type { CommentMarginProps } from "./comment-margin";

const CommentMargin = later<CommentMarginProps>(() =>
  import("./comment-margin").then(({ CommentMargin }) => CommentMargin),
);

type Props = { contractId: string; placed: readonly PlacedMark[]; text: HTMLElement; comments: Comments };

/** Open comments beside their passages, if there is room. */
export function CommentsBeside({ contractId, placed, text, comments }: Props) {
  const words = useCopy().comments;
  const toast = useToast();
  const hasRoom = useRoomBeside(text);
  const [begun] = useState(begunReplies);
  const { state } = comments;
  const threads = useMemo(
    () => (state.step === "loaded" ? toThreads(state.comments).filter(({ comment }) => !comment.resolved) : []),
    [state],
  );
  if (!hasRoom || threads.length === 0) return null;
  return (
    <CommentMargin
      {...{ contractId, placed, text, threads, begun }}
      onReply={({ comment }, said) => comments.reply(comment, said)}
      onResolve={async ({ comment }) => {
        if (!(await comments.setResolved(comment, true))) toast.error(words.changeFailed);
      }}
    />
  );
}

/** Whether cards fit beside the paper, as decided in the style sheet (contract-editor.css). */
function useRoomBeside(text: HTMLElement): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const paper = text.parentElement;
    const desk = paper?.parentElement;
    if (!paper || !desk || typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() =>
      setRoom(getComputedStyle(paper).getPropertyValue("--cards-beside").trim() === "1"),
    );
    observer.observe(desk);
    return () => observer.disconnect();
  }, [text]);
  return hasRoom;
}
