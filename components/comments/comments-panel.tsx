"use client";

import { useState, useEffect, useRef, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { CommentsDrawing } from "@/components/ui/drawings/drawings";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/field";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { CommentIcon, PlusIcon } from "@/components/ui/icons";
import { useToast } from "@/components/ui/overlay/toast";
import { Spinner } from "@/components/ui/progress";
import { SidePanel } from "@/components/ui/side-panel";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import type { PassageLocation } from "@/lib/contracts/comments/comment-text";
import { CommentCard } from "./comment-card";
import { CommentForm } from "./comment-form";
import { toThreads, type Thread, type Comments, type Said } from "./use-comments";

/** A comment being written, about a passage or the whole contract. */
export type NewComment = { location: PassageLocation | null };

export type CommentsPanelProps = {
  contractId: string;
  userId: string;
  /** The comment a link led to. */
  shownId?: string | null;
  comments: Comments;
  writing: NewComment | null;
  /** Starts a comment on the selection, or on the whole contract; null ends it. */
  onWrite: (writing: NewComment | null) => void;
  onShowPassage: (passage: PassageLocation) => void;
};

/** The comments of everyone with a role on the contract, in text order. */
export function CommentsPanel({
  contractId,
  userId,
  shownId = null,
  comments,
  writing,
  onWrite,
  onShowPassage,
}: CommentsPanelProps) {
  const words = useCopy().comments;
  const toast = useToast();
  const { filter, showsResolved, see } = useSeen(shownId, useShownComment(shownId, comments));

  const add = async (said: Said) => {
    const isDone = await comments.add(said, writing?.location ?? null);
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
            contractId={contractId}
            comment={comment}
            replies={replies}
            onReply={(said) => comments.reply(comment, said)}
            onShow={onShowPassage}
            onResolve={(resolved) => resolve(comment, resolved)}
          />
        </li>
      ))}
    </ul>
  );

  const all = comments.state.step === "loaded" ? toThreads(comments.state.comments) : [];
  const open = filtered(all, "open", userId);
  const settled = filtered(all, "resolved", userId);
  const shown = filtered(all, filter, userId);
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
          contractId={contractId}
          quote={writing.location?.quote ?? null}
          onAdd={add}
          problem={comments.problem}
          onCancel={() => onWrite(null)}
        />
      )}
      <WhyNone step={comments.state.step} />
      {all.length > 0 && <FilterChoice filter={filter} onChoose={(chosen) => see({ filter: chosen })} />}
      {comments.state.step === "loaded" && filter === "open" && open.length === 0 && !writing && (
        <NoComments isSettled={settled.length > 0} />
      )}
      {filter !== "open" && shown.length === 0 && <p className="text-sm text-ink-muted">{words.filters.none}</p>}
      {list(shown)}
      {filter === "open" && settled.length > 0 && (
        <Settled count={settled.length} isShown={showsResolved} onToggle={() => see({ showsResolved: !showsResolved })}>
          {list(settled)}
        </Settled>
      )}
    </SidePanel>
  );
}

/** The reader's filter; `forId`: set while a link's comment is shown. */
type Seen = { filter: CommentFilter; showsResolved: boolean; forId: string | null };

/** Which comments are shown: a link shows its comment until the reader changes the filter. */
function useSeen(shownId: string | null, first: CommentDto | null) {
  const [seen, setSeen] = useState<Seen>({ filter: "open", showsResolved: false, forId: null });
  const isLed = first !== null && seen.forId !== shownId;
  const filter = isLed ? "open" : seen.filter;
  const showsResolved = isLed ? seen.showsResolved || first.resolved : seen.showsResolved;
  const see = (change: Partial<Seen>) => setSeen({ filter, showsResolved, ...change, forId: shownId });
  return { filter, showsResolved, see };
}

function FilterChoice({ filter, onChoose }: { filter: CommentFilter; onChoose: (chosen: CommentFilter) => void }) {
  const words = useCopy().comments.filters;
  return (
    <Select
      aria-label={words.label}
      value={filter}
      onChange={(event) => onChoose(COMMENT_FILTERS.find((one) => one === event.target.value) ?? "open")}
    >
      {COMMENT_FILTERS.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </Select>
  );
}

function WhyNone({ step }: { step: Comments["state"]["step"] }) {
  const words = useCopy().comments;
  if (step === "loading") return <Spinner label={words.loading} />;
  return step === "failed" ? <Banner tone="error">{words.loadFailed}</Banner> : null;
}

type SettledProps = { count: number; isShown: boolean; onToggle: () => void; children: ReactNode };

function Settled({ count, isShown, onToggle, children }: SettledProps) {
  const words = useCopy().comments;
  return (
    <>
      <Button variant="ghost" size="sm" aria-expanded={isShown} onClick={onToggle}>
        {isShown ? words.hideResolved : words.showResolved(count)}
      </Button>
      {isShown && children}
    </>
  );
}

function NoComments({ isSettled }: { isSettled: boolean }) {
  const words = useCopy().comments;
  return (
    <EmptyState
      icon={<CommentIcon />}
      drawing={<CommentsDrawing />}
      title={isSettled ? words.allResolved : words.empty}
      text={words.emptyHint}
    />
  );
}

const COMMENT_FILTERS = ["open", "resolved", "mine", "mentions"] as const;
type CommentFilter = (typeof COMMENT_FILTERS)[number];

/** The threads matching a filter: open or resolved ones, those the user took part in, those mentioning the user. */
function filtered(threads: readonly Thread[], filter: CommentFilter, userId: string): Thread[] {
  const some = ({ comment, replies }: Thread, is: (one: CommentDto) => boolean) => [comment, ...replies].some(is);
  const keeps: Record<CommentFilter, (thread: Thread) => boolean> = {
    open: ({ comment }) => !comment.resolved,
    resolved: ({ comment }) => comment.resolved,
    mine: (thread) => some(thread, ({ author }) => author.id === userId),
    mentions: (thread) => some(thread, ({ mentions }) => mentions.some(({ id }) => id === userId)),
  };
  return threads.filter(keeps[filter]);
}

/**
 * Scrolls once to the comment named by a link, as soon as its card exists; reloads once if it is unknown. @returns the
 * comment that starts its thread, or null. Source: B-14.7.
 */
function useShownComment(shownId: string | null, comments: Comments): CommentDto | null {
  const done = useRef<string | null>(null);
  const asked = useRef<string | null>(null);
  const latest = useLatest(comments);
  const { state } = comments;
  const known = state.step === "loaded" ? state.comments : null;
  const comment = known?.find(({ id }) => id === shownId) ?? null;
  const isThere = comment !== null;
  useEffect(() => {
    if (shownId === null || done.current === shownId || !known) return;
    if (!isThere) {
      if (asked.current !== shownId) latest.current.reload();
      asked.current = shownId;
      return;
    }
    done.current = shownId;
    const card = document.getElementById(`comment-${shownId}`);
    card?.scrollIntoView({ block: "nearest" });
    card?.focus({ preventScroll: true });
  }, [shownId, isThere, known, latest]);
  return comment && (known?.find(({ id }) => id === comment.parentId) ?? comment);
}
