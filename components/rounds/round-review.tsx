"use client";

import { useCallback, useEffect, useState } from "react";
import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner } from "@/components/ui/banner";
import { classes } from "@/components/ui/classes";
import { DateText } from "@/components/ui/date-text";
import { Spinner } from "@/components/ui/progress";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { commentPassage } from "@/lib/contracts/comments/comment-text";
import type { CommentDto } from "@/lib/contracts/comments/comment-schema";
import { DecisionBar } from "./decision-bar";
import { Legend } from "./legend";
import { ChangeCard } from "./change-card";
import { MarkedText, type TextLook } from "./marked-text";
import type { Around } from "./round-text";
import { type Choice, FILTERS, useRoundReview, type RoundReviewInput } from "./use-round-review";
import { useKeys } from "@/components/ui/hooks/use-keys";
import { useOurPositions } from "./use-rounds";

const NOTHING: Around = { before: "", after: "", clause: "" };

type Review = ReturnType<typeof useRoundReview>;
type RoundReviewProps = {
  onUnsaved: (isUnsaved: boolean) => void;
  /** The next step when all is decided and saved; null for who may not send. */
  onSend: (() => void) | null;
};

/** Their changes beside our text, with the decisions. Source: B-26.11, B-26.12. */
export function RoundReview({ onUnsaved, onSend, ...input }: RoundReviewInput & RoundReviewProps) {
  const words = useCopy().roundChanges;
  const review = useRoundReview(input);
  const positionFor = useOurPositions(input.contractId, input.round.sentVersionId, {
    type: input.contractType,
    text: review.plainText,
    changes: review.changes,
  });
  const latest = useLatest(review);
  const isUnsaved = review.unsaved > 0 || review.changes.some(review.isOpen);
  useEffect(() => {
    onUnsaved(isUnsaved);
    return () => onUnsaved(false);
  }, [isUnsaved, onUnsaved]);
  const onShow = useCallback((changeId: string) => latest.current.goTo(changeId), [latest]);
  const onChoose = useCallback(
    (changeId: string, choice: Choice | null) => latest.current.decide(changeId, choice),
    [latest],
  );
  const [look, setLook] = useState<TextLook>({ isSideBySide: false, isFolded: true });
  useKeys({
    j: () => review.step(1),
    k: () => review.step(-1),
    a: () => review.decideCurrent("accepted"),
    r: () => review.decideCurrent("rejected"),
  });
  if (review.isFailed) return <Banner tone="error">{words.text.failed}</Banner>;
  if (review.isLoading || !review.blocks)
    return (
      <div className="page-waits max-md:min-h-svh">
        <Spinner label={words.text.loading} />
      </div>
    );
  return (
    <div className="grid gap-4 max-md:contents lg:grid-cols-[minmax(0,1fr)_22rem] 2xl:grid-cols-[minmax(0,1fr)_26rem]">
      <section aria-label={words.text.label} className="order-3 min-w-0 space-y-2 lg:order-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <LookBar look={look} onLook={setLook} />
          <Legend changes={review.changes} hasRefused={review.refused.size > 0 && !look.isSideBySide} />
        </div>
        <MarkedText
          blocks={review.blocks}
          changes={review.changes}
          refused={review.refused}
          currentId={review.currentId}
          look={look}
        />
      </section>
      <section
        aria-label={words.card.list}
        className="order-1 flex min-w-0 flex-col rounded border border-line bg-surface sm:max-h-[70dvh] lg:sticky lg:top-4 lg:order-2 lg:max-h-[calc(100dvh-13rem)]"
      >
        <Filters review={review} />
        <div className="min-h-0 flex-1 sm:overflow-y-auto">
          {review.filter === "notes" ? (
            <Notes notes={review.notes} />
          ) : (
            review.shown.map((change) => (
              <ChangeCard
                key={change.id}
                change={change}
                text={review.plainText}
                choice={review.choiceFor(change)}
                around={review.arounds.get(change.id) ?? NOTHING}
                cell={review.cells.get(change.id) ?? null}
                position={positionFor(change)}
                isCurrent={change.id === review.currentId}
                onShow={onShow}
                onChoose={onChoose}
              />
            ))
          )}
          {review.filter !== "notes" && review.shown.length === 0 && (
            <p className="px-3 py-4 text-sm text-ink-muted">{words.card.noneHere}</p>
          )}
        </div>
        {review.changes.length > 0 && <DecisionBar review={review} onSend={isUnsaved ? null : onSend} />}
      </section>
    </div>
  );
}

function LookBar({ look, onLook }: { look: TextLook; onLook: (look: TextLook) => void }) {
  const words = useCopy().roundChanges.text;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <div
        role="group"
        aria-label={words.label}
        className="hidden gap-1 rounded border border-line bg-surface p-1 sm:flex"
      >
        {[false, true].map((isSideBySide) => (
          <button
            key={String(isSideBySide)}
            type="button"
            aria-pressed={look.isSideBySide === isSideBySide}
            onClick={() => onLook({ ...look, isSideBySide })}
            className={classes(
              "min-h-8 rounded px-2.5 font-medium",
              look.isSideBySide === isSideBySide ? "bg-primary-50 text-primary-800" : "text-ink-muted hover:bg-page",
            )}
          >
            {isSideBySide ? words.sideBySide : words.inOne}
          </button>
        ))}
      </div>
      <label className="flex min-h-8 items-center gap-2">
        <input
          type="checkbox"
          checked={look.isFolded}
          onChange={(event) => onLook({ ...look, isFolded: event.target.checked })}
          className="size-4 accent-primary"
        />
        {words.onlyChanges}
      </label>
    </div>
  );
}

function Filters({ review }: { review: Review }) {
  const words = useCopy().roundChanges.filters;
  const count = {
    all: review.changes.length,
    tracked: review.changes.filter(({ tracked }) => tracked).length,
    untracked: review.changes.filter(({ tracked }) => !tracked).length,
    notes: review.notes.length,
  };
  return (
    <div role="group" aria-label={words.label} className="flex flex-wrap border-b border-line px-1">
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={review.filter === filter}
          onClick={() => review.setFilter(filter)}
          className={classes(
            "flex min-h-10 items-center gap-1 border-b-2 px-1 text-xs font-medium",
            review.filter === filter
              ? "border-primary text-primary"
              : "border-transparent text-ink-muted hover:text-ink",
          )}
        >
          {words[filter]}
          <span
            className={classes(
              "rounded-full px-1 text-[11px] tabular-nums",
              filter === "untracked" && count.untracked > 0 ? "bg-danger-50 text-danger-700" : "bg-line text-ink",
            )}
          >
            {count[filter]}
          </span>
        </button>
      ))}
    </div>
  );
}

function Notes({ notes }: { notes: readonly CommentDto[] }) {
  const words = useCopy().roundChanges.card;
  if (notes.length === 0) return <p className="px-3 py-4 text-sm text-ink-muted">{words.noneHere}</p>;
  return (
    <ul className="divide-y divide-line">
      {notes.map((note) => {
        const passage = commentPassage(note);
        return (
          <li key={note.id} className="space-y-1.5 px-3 py-3 text-sm">
            <p className="text-xs text-ink-muted">
              {note.author.name}, <DateText value={note.createdAt} withTime />
            </p>
            {passage && <Quote text={passage.quote} />}
            <p className="break-words whitespace-pre-line">{note.text}</p>
          </li>
        );
      })}
    </ul>
  );
}
