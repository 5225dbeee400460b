"use client";

import { useMemo, useState } from "react";
import type { PlacedMark } from "@/components/editor/passage-marks";
import { useCopy } from "@/components/copy/copy-provider";
import { later } from "@/components/ui/later";
import { useToast } from "@/components/ui/toast";
import { begunReplies } from "../replies";
import { threadsOf } from "../threads";
import type { Comments } from "../use-comments";
import type { CommentMarginProps } from "./comment-margin";
import { useRoomBeside } from "./use-room-beside";

const CommentMargin = later<CommentMarginProps>(() =>
  import("./comment-margin").then(({ CommentMargin }) => CommentMargin),
);

type Props = { contractId: string; placed: readonly PlacedMark[]; text: HTMLElement; comments: Comments };

/** Open comments beside their passages, where there is room for them. */
export function CommentsBeside({ contractId, placed, text, comments }: Props) {
  const words = useCopy().comments;
  const toast = useToast();
  const hasRoom = useRoomBeside(text);
  const [begun] = useState(begunReplies);
  const { state } = comments;
  const threads = useMemo(
    () => (state.step === "loaded" ? threadsOf(state.comments).filter(({ comment }) => !comment.resolved) : []),
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
