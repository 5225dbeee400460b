"use client";

import { useId } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import type { Copy } from "@/lib/copy/copy";
import type { Passage } from "@/lib/engine/port";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import { reasonWords, topicName } from "@/lib/positions/kinds";
import type { Verdict } from "@/lib/positions/verdict";
import { ReviewCardActions } from "./review-card-actions";
import { SuggestedWording, waitingOn, WaitingWording, type ReviewSuggestions } from "./suggested-wording";
import { TopicTexts } from "./topic-texts";
import type { TopicActions } from "./use-topic-actions";

/** A sign and a word, so that the meaning doesn't depend on colour. */
const SIGNS: Readonly<Record<Verdict, { sign: string; colour: string }>> = {
  deviates: { sign: "≠", colour: "text-danger" },
  missing: { sign: "◌", colour: "text-warning" },
  needsReview: { sign: "?", colour: "text-ink-muted" },
  acceptable: { sign: "◐", colour: "text-success" },
  matches: { sign: "✓", colour: "text-success" },
};

export type ReviewCardProps = {
  item: ReviewItemDto;
  /** Whether all of it is shown, including actions. */
  isOpen: boolean;
  onToggle: () => void;
  actions: TopicActions;
  /** Whether the playbook is the user's own, so that wording can be saved to it. */
  isOwnBook: boolean;
  canPropose: boolean;
  suggested: ReviewSuggestions;
  onShowPassage: (passage: Passage) => void;
  onComment: (passage: Passage | null) => void;
};

/** One topic: a line with our ask and what stands here, or why it needs review; expanded, the texts and the actions. */
export function ReviewCard(props: ReviewCardProps) {
  const { item, isOpen, onToggle, actions, canPropose, suggested, onShowPassage, onComment } = props;
  const { topics } = useCopy().positions;
  const { topic, verdict = "needsReview", passages, present } = item;
  const name = topicName(topic, topics);
  const { suggestion, outdated, waits } = waitingOn(name, suggested, item.change);
  const inner = useId();
  const passage = passages.find(({ document }) => !document) ?? null;
  const canTeach = present && props.isOwnBook && passages.every(({ document }) => !document);
  return (
    <article
      className={classes(
        "relative text-sm",
        isOpen ? "bg-sunken shadow-[inset_3px_0_0_var(--blue)]" : "hover:bg-hover",
      )}
    >
      <div className="flex items-start">
        <h4 className="min-w-0 flex-1">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={inner}
            onClick={onToggle}
            className={classes(
              "flex w-full items-baseline gap-2.5 pt-2.5 pr-2 pl-4 text-left focus-visible:-outline-offset-2",
              isOpen ? "pb-2 hover:bg-hover" : "pb-0.5 after:absolute after:inset-0", // folded, all of it opens it
            )}
          >
            <VerdictSign verdict={verdict} />
            <span
              className={classes(
                "min-w-0 flex-1 font-medium break-words",
                isOpen ? "text-[0.9375rem]" : "text-[0.8125rem]",
              )}
            >
              {`${name} `}
              <VerdictLabel item={item} />
            </span>
          </button>
        </h4>
        {passage && <Where {...{ passage, name }} cited={item.clause} onShow={() => onShowPassage(passage)} />}
      </div>
      {/* Under the button's own area; clicks fall through. */}
      {!isOpen && <InShort item={item} waits={waits} />}
      <div id={inner} className={classes("space-y-3 pr-4 pb-3 pl-4", !isOpen && "hidden")}>
        {isOpen && (
          <>
            <TopicTexts item={item} passage={passage} isSuggested={suggestion !== null} />
            {outdated && <WaitingWording suggestion={outdated} {...{ topic, suggested }} />}
            {suggestion && <SuggestedWording {...{ suggestion, topic, suggested }} canAccept={canPropose} />}
            <ReviewCardActions
              {...{ item, name, actions, canPropose }}
              isSuggested={suggestion !== null}
              onTeach={canTeach && passage ? () => void actions.teach(topic, passage) : null}
              onComment={() => onComment(present ? passage : null)}
            />
          </>
        )}
      </div>
    </article>
  );
}

function verdictWords({ verdict = "needsReview", isSure }: ReviewItemDto, words: Copy["positions"]["review"]): string {
  const word = words.verdicts[verdict];
  return isSure || verdict === "needsReview" ? word : words.probably(word);
}

/** The verdict in words: on screen where it isn't sure, or its sign looks certain; else for screen readers only. */
function VerdictLabel({ item }: { item: ReviewItemDto }) {
  const words = useCopy().positions.review;
  const isLikely = item.isSure !== true && item.verdict !== "needsReview";
  return (
    <span className={isLikely ? "ml-1 text-xs font-normal text-ink-muted" : "sr-only"}>
      {verdictWords(item, words)}
    </span>
  );
}

/** Our ask, and what stands here instead; of what needs review, why. Only cut visually. */
function InShort({ item, waits }: { item: ReviewItemDto; waits: "suggested" | "suggestedOutdated" | null }) {
  const words = useCopy().positions.review;
  const { verdict = "needsReview", wanted, passages, present, conclusion } = item;
  const [passage] = passages;
  const here =
    conclusion ??
    (present ? passage?.content : undefined) ??
    (verdict === "matches" ? words.noneAsWanted : words.nothingHere);
  return (
    <p className="pointer-events-none flex gap-1.5 pr-4 pb-2 pl-10 text-[0.8125rem] leading-5 text-ink-muted">
      {waits ? (
        <span className="truncate text-secondary">{words[waits]}</span>
      ) : verdict === "needsReview" ? (
        <span className="line-clamp-2">{reasonWords(item, words.reasons)}</span>
      ) : (
        <>
          <span className="min-w-0 truncate">{wanted}</span>
          <span aria-hidden="true">→</span>
          <span className="max-w-[50%] shrink-0 truncate text-ink">{here}</span>
        </>
      )}
    </p>
  );
}

const CLAUSE = /^\s*(?:§\s?)?(\d{1,3}(?:\.\d{1,3}){0,3})(?=[.)\s])/u;

/** Where it stands: clause and page; shows it in the text. */
function Where({
  passage,
  cited,
  name,
  onShow,
}: {
  passage: Passage;
  cited?: string | undefined;
  name: string;
  onShow: () => void;
}) {
  const { positions, assistant } = useCopy();
  const page = assistant.facts.page(passage.page);
  const clause = cited ?? CLAUSE.exec(passage.content)?.[1] ?? "";
  return (
    <button
      type="button"
      aria-label={positions.review.showClause(name, clause, page)}
      onClick={onShow}
      className="relative mt-1.5 mr-2 shrink-0 rounded px-2 py-1 text-xs font-medium text-primary tabular-nums hover:bg-primary-50"
    >
      {clause !== "" && `${clause} · `}
      {page}
    </button>
  );
}

export function VerdictSign({ verdict }: { verdict: Verdict }) {
  const { sign, colour } = SIGNS[verdict];
  return (
    <span aria-hidden="true" className={classes("w-4 shrink-0 text-center font-medium", colour)}>
      {sign}
    </span>
  );
}
