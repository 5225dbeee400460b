"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { SidePanel } from "@/components/ui/side-panel";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CommentIcon, PlusIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { useToast } from "@/components/ui/toast";
import type { CommentDto, PassageLocation } from "@/lib/contracts/comment-schema";
import { CommentCard } from "./comment-card";
import { CommentForm } from "./comment-form";
import { threadsOf, type Thread } from "./threads";
import type { Comments } from "./use-comments";

/** A comment being written: about a passage, or about the whole contract. */
export type NewComment = { location: PassageLocation | null };

export type CommentsPanelProps = {
  comments: Comments;
  writing: NewComment | null;
  /** Begins a comment on what is selected, or on the whole contract; null ends it. */
  onWrite: (writing: NewComment | null) => void;
  onShowPassage: (passage: PassageLocation) => void;
};

/** The remarks of everybody who has a part in the contract, in order of the text. */
export function CommentsPanel({ comments, writing, onWrite, onShowPassage }: CommentsPanelProps) {
  const words = useCopy().comments;
  const toast = useToast();
  const [showsResolved, setShowsResolved] = useState(false);

  const add = async (text: string) => {
    const isDone = await comments.add(text, writing?.location ?? null);
    if (isDone) onWrite(null);
    return isDone;
  };
  const resolve = async (comment: CommentDto, resolved: boolean) => {
    if (!(await comments.setResolved(comment, resolved))) toast.error(words.changeFailed);
  };
  const list = (shown: readonly Thread[]) => (
    <ul className="space-y-2">
      {shown.map(({ comment, replies }) => (
        <li key={comment.id}>
          <CommentCard
            comment={comment}
            replies={replies}
            onReply={(text) => comments.reply(comment, text)}
            onShow={onShowPassage}
            onResolve={(resolved) => resolve(comment, resolved)}
          />
        </li>
      ))}
    </ul>
  );

  const all = comments.state.step === "loaded" ? threadsOf(comments.state.comments) : [];
  const open = all.filter(({ comment }) => !comment.resolved);
  const settled = all.filter(({ comment }) => comment.resolved);
  const start = (
    <Button variant="ghost" size="sm" disabled={writing !== null} onClick={() => onWrite({ location: null })}>
      <PlusIcon className="size-4" />
      {words.add.start}
    </Button>
  );
  return (
    <SidePanel title={words.title} action={start} count={open.length + (writing ? 1 : 0)}>
      {writing && (
        <CommentForm
          quote={writing.location?.quote ?? null}
          onAdd={add}
          problem={comments.problem}
          onCancel={() => onWrite(null)}
        />
      )}
      {comments.state.step === "loading" && <Spinner label={words.loading} />}
      {comments.state.step === "failed" && <Banner tone="error">{words.loadFailed}</Banner>}
      {comments.state.step === "loaded" && open.length === 0 && !writing && (
        <NoComments isSettled={settled.length > 0} />
      )}
      {list(open)}
      {settled.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={showsResolved}
          onClick={() => setShowsResolved(!showsResolved)}
        >
          {showsResolved ? words.hideResolved : words.showResolved(settled.length)}
        </Button>
      )}
      {showsResolved && list(settled)}
    </SidePanel>
  );
}

function NoComments({ isSettled }: { isSettled: boolean }) {
  const words = useCopy().comments;
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-8 text-center">
      <CommentIcon className="size-8 text-line-strong" />
      <p className="font-medium">{isSettled ? words.allResolved : words.empty}</p>
      <p className="text-sm text-ink-muted">{words.emptyHint}</p>
    </div>
  );
}
