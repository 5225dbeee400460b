"use client";

import type { ReactNode } from "react";
import { Quote } from "@/components/comments/quote";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EyeIcon } from "@/components/ui/icons";
import type { Passage } from "@/lib/engine/port";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import { topicName } from "@/lib/positions/topic-name";
import type { Verdict } from "@/lib/positions/verdict";
import { ReviewCardDeeds } from "./review-card-deeds";
import type { ReviewDeeds } from "./use-review-deeds";

export const VERDICT_TONES: Readonly<Record<Verdict, BadgeTone>> = {
  deviates: "red",
  missing: "orange",
  unclear: "gray",
  "as-wanted": "green",
};
/** Beside the words, so that no colour is needed to tell them apart. */
const SIGNS: Readonly<Record<Verdict, string>> = { deviates: "≠", missing: "◌", unclear: "?", "as-wanted": "✓" };

export type ReviewCardProps = {
  item: ReviewItemDto;
  deeds: ReviewDeeds;
  /** Whether the book is the person's own, so that it can be taught. */
  isOwnBook: boolean;
  canPropose: boolean;
  onShowPassage: (passage: Passage) => void;
  onComment: (passage: Passage | null) => void;
};

/** One topic: the verdict and what it rests on, what we want, what stands here, and what can be done about it. */
export function ReviewCard({ item, deeds, isOwnBook, canPropose, onShowPassage, onComment }: ReviewCardProps) {
  const { topics, review: words } = useCopy().positions;
  const { topic, verdict = "unclear", reason, wanted, passages, present, proposal, conclusion } = item;
  const [passage = null] = passages;
  const name = topicName(topic, topics);
  return (
    <article className="space-y-2.5 rounded border border-line bg-surface p-3 text-sm">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 font-medium break-words">{name}</h3>
        <VerdictBadge verdict={verdict} isSure={item.isSure ?? false} />
      </div>
      {reason && <p className="text-ink-muted">{words.reasons[reason]}</p>}
      <Part title={words.ours}>{wanted}</Part>
      {passage && (
        <Part title={present ? words.here : words.nearest}>
          <Quote text={passage.content} />
          <div className="flex flex-wrap">
            <Button
              variant="ghost"
              size="sm"
              className="-ml-2"
              aria-label={words.showOf(name)}
              onClick={() => onShowPassage(passage)}
            >
              <EyeIcon className="size-4" />
              {words.show}
            </Button>
            {present && isOwnBook && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={words.teachOf(name)}
                disabled={deeds.doing !== null}
                onClick={() => void deeds.teach(topic, passage)}
              >
                {words.teach}
              </Button>
            )}
          </div>
        </Part>
      )}
      {conclusion && (
        <Part title={words.model.says}>
          <p className="border-l-4 border-secondary-300 pl-2.5">{conclusion}</p>
        </Part>
      )}
      {proposal && (
        <Part title={words.wording}>
          <p className="border-l-4 border-secondary-300 pl-2.5 whitespace-pre-line">{proposal}</p>
        </Part>
      )}
      <ReviewCardDeeds
        item={item}
        name={name}
        deeds={deeds}
        canPropose={canPropose}
        onComment={() => onComment(present ? passage : null)}
      />
    </article>
  );
}

function VerdictBadge({ verdict, isSure }: { verdict: Verdict; isSure: boolean }) {
  const words = useCopy().positions.review;
  return (
    <Badge tone={VERDICT_TONES[verdict]}>
      <span aria-hidden="true">{SIGNS[verdict]}</span>{" "}
      {isSure || verdict === "unclear" ? words.verdicts[verdict] : words.probably(words.verdicts[verdict])}
    </Badge>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="space-y-1">
      <p className="text-xs text-ink-muted">{title}</p>
      <div className="break-words">{children}</div>
    </div>
  );
}
