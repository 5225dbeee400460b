"use client";

import { useId, type ReactNode } from "react";
import { Quote } from "@/components/comments/quote";
import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { EyeIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { Passage } from "@/lib/engine/port";
import type { ReviewItemDto } from "@/lib/positions/review-schema";
import { topicName } from "@/lib/positions/kinds";
import type { Verdict } from "@/lib/positions/verdict";
import { ReviewCardActions } from "./review-card-actions";
import type { TopicActions } from "./use-topic-actions";

export const VERDICT_TONES: Readonly<Record<Verdict, BadgeTone>> = {
  deviates: "red",
  missing: "orange",
  needsReview: "gray",
  acceptable: "green",
  matches: "green",
};
/** Shown beside the words, so that the meaning doesn't depend on colour. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  deviates: "≠",
  missing: "◌",
  needsReview: "?",
  acceptable: "◐",
  matches: "✓",
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
  onShowPassage: (passage: Passage) => void;
  onComment: (passage: Passage | null) => void;
};

/** One topic: the verdict, our position and the contract's wording in one line each; expanded, also the actions. */
export function ReviewCard(props: ReviewCardProps) {
  const { item, isOpen, onToggle } = props;
  const { topics } = useCopy().positions;
  const { topic, verdict = "needsReview" } = item;
  const name = topicName(topic, topics);
  const inner = useId();
  return (
    <article className={classes("text-sm", isOpen && "shadow-[inset_3px_0_0_var(--blue)]")}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={inner}
          onClick={onToggle}
          className="flex w-full items-start gap-2 px-3 pt-2.5 pb-1 text-left hover:bg-hover focus-visible:-outline-offset-2"
        >
          <span className="min-w-0 flex-1 font-medium break-words">{name}</span>
          <VerdictBadge verdict={verdict} isSure={item.isSure ?? false} />
        </button>
      </h3>
      <div id={inner} className="space-y-2.5 px-3 pb-2.5">
        {isOpen ? <Whole {...props} name={name} /> : <InShort item={item} />}
      </div>
    </article>
  );
}

/** One line each, only cut visually. */
function InShort({ item }: { item: ReviewItemDto }) {
  const words = useCopy().positions.review;
  const { reason, wanted, passages, present, conclusion } = item;
  const [passage] = passages;
  const here = conclusion ?? (present ? passage?.content : undefined) ?? (reason ? words.reasons[reason] : "");
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-[0.8125rem] leading-5">
      <dt className="text-ink-muted">{words.ours}</dt>
      <dd className="truncate">{wanted}</dd>
      <dt className="text-ink-muted">{words.here}</dt>
      <dd className="truncate">{here}</dd>
    </dl>
  );
}

function Whole({
  item,
  name,
  actions,
  isOwnBook,
  canPropose,
  onShowPassage,
  onComment,
}: ReviewCardProps & { name: string }) {
  const { positions, assistant } = useCopy();
  const [words, passageWords] = [positions.review, assistant.passage];
  const { topic, reason, wanted, passages, present, proposal, fallbackProposal, conclusion } = item;
  const passage = passages.find(({ document }) => !document) ?? null;
  const amending = passages.find(({ document }) => document);
  const here = present ? words.here : words.nearest;
  return (
    <>
      {reason && <p className="text-ink-muted">{words.reasons[reason]}</p>}
      <Part title={words.ours}>{wanted}</Part>
      {amending?.document && (
        <Part title={words.here}>
          <Link
            href={passageAddress(amending.document.contractId, { ...amending, versionId: amending.document.versionId })}
          >
            <Quote text={amending.content} />
            <span className="text-xs font-medium text-primary">{amending.document.name}</span>
          </Link>
        </Part>
      )}
      {passage && (
        <Part title={amending?.document ? passageWords.supersededBy(amending.document.name, null) : here}>
          <Quote text={passage.content} />
          <div className="flex flex-wrap">
            <Button
              variant="ghost"
              size="sm"
              className="-ml-2"
              aria-label={words.showTopic(name)}
              onClick={() => onShowPassage(passage)}
            >
              <EyeIcon className="size-4" />
              {words.show}
            </Button>
            {present && isOwnBook && !amending && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={words.saveTopic(name)}
                disabled={actions.doing !== null}
                onClick={() => void actions.teach(topic, passage)}
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
      {fallbackProposal && (
        <Part title={words.fallbackWording}>
          <p className="border-l-4 border-line pl-2.5 whitespace-pre-line">{fallbackProposal}</p>
        </Part>
      )}
      <ReviewCardActions
        item={item}
        name={name}
        actions={actions}
        canPropose={canPropose}
        onComment={() => onComment(present ? passage : null)}
      />
    </>
  );
}

function VerdictBadge({ verdict, isSure }: { verdict: Verdict; isSure: boolean }) {
  const words = useCopy().positions.review;
  return (
    <Badge tone={VERDICT_TONES[verdict]}>
      <span aria-hidden="true">{SIGNS[verdict]}</span>{" "}
      {isSure || verdict === "needsReview" ? words.verdicts[verdict] : words.probably(words.verdicts[verdict])}
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
