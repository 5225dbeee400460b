"use client";

import { LostTerms } from "@/components/comparison/lost-terms";
import type { ReactNode } from "react";
import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { ClauseHelp } from "@/components/help/clause-help";
import { QuoteTerms } from "@/components/help/quote-terms";
import { SmallRedline } from "@/components/suggestions/suggestion-card";
import { classes } from "@/components/ui/classes";
import { Link } from "@/components/ui/link";
import { wordRuns } from "@/lib/documents/redline/word-runs";
import type { Passage } from "@/lib/engine/port";
import { reasonWords, topicName } from "@/lib/positions/kinds";
import type { ReviewItemDto } from "@/lib/positions/review-schema";

type Props = {
  item: ReviewItemDto;
  passage: Passage | null;
  /** Our wording waits as a suggestion, which is shown in its place. */
  isSuggested: boolean;
};

/** Why, our ask, their text, and the words to change it to; a quotation is a slip of the contract's paper. */
export function TopicTexts({ item, passage, isSuggested }: Props) {
  const { positions, assistant } = useCopy();
  const [words, passageWords] = [positions.review, assistant.passage];
  const { reason, wanted, passages, present, conclusion } = item;
  const amending = passages.find(({ document }) => document);
  const title = amending?.document
    ? passageWords.supersededBy(amending.document.name, null)
    : present
      ? words.here
      : words.nearest;
  return (
    <>
      {reason && <p className="text-[0.8125rem] text-ink-muted">{reasonWords(item, words.reasons)}</p>}
      <dl className="grid gap-x-3 gap-y-1 sm:grid-cols-[5.5rem_minmax(0,1fr)] sm:gap-y-2.5">
        <Part title={words.ours}>{wanted}</Part>
        {amending?.document && (
          <Part title={words.here}>
            <Link
              href={passageAddress(amending.document.contractId, {
                ...amending,
                versionId: amending.document.versionId,
              })}
            >
              <Slip isLinked>{amending.content}</Slip>
              <span className="text-xs font-medium text-primary">{amending.document.name}</span>
            </Link>
          </Part>
        )}
        {passage && (
          <Part title={title}>
            <Slip isFaint={amending !== undefined || !present}>{passage.content}</Slip>
            <ClauseHelp topic={item.topic} name={topicName(item.topic, positions.topics)} />
          </Part>
        )}
        {conclusion && (
          <Part title={words.model.says}>
            <p className="border-l-[3px] border-secondary-300 pl-2.5">{conclusion}</p>
          </Part>
        )}
        {!isSuggested && <Proposals item={item} />}
      </dl>
    </>
  );
}

/** The words that would change, as they would be put forward, and our fallback. */
function Proposals({ item }: { item: ReviewItemDto }) {
  const { review: words } = useCopy().positions;
  const { present, proposal, change, fallbackProposal, isByHand } = item;
  return (
    <>
      {proposal && (
        <Part title={isByHand ? words.words : present ? words.wording : words.addition}>
          {isByHand && <p className="mb-1 text-xs text-ink-muted">{words.byHand}</p>}
          <Proposed before={change?.before ?? null} after={change?.after ?? proposal} />
        </Part>
      )}
      {fallbackProposal && (
        <Part title={words.fallbackWording}>
          <details className="group">
            <summary className="cursor-pointer truncate rounded text-[0.8125rem] leading-6 text-ink-muted group-open:mb-1">
              {fallbackProposal}
            </summary>
            <Proposed before={null} after={fallbackProposal} isFaint />
          </details>
        </Part>
      )}
    </>
  );
}

/** Below this share of its letters kept, a change reads better as the old words struck and the new ones after them. */
const LEAST_KEPT = 0.4;

/** Only the words that change are marked, as long as most of them stay; else all of the old and the new. */
function Proposed({ before, after, isFaint = false }: { before: string | null; after: string; isFaint?: boolean }) {
  const frame = classes(
    "rounded border px-3 py-2 font-paper leading-6",
    isFaint ? "border-line" : "border-secondary-300",
  );
  return (
    <div className={frame}>
      {before === null ? (
        <p className="break-words whitespace-pre-line">{after}</p>
      ) : (
        <SmallRedline before={before} after={after} isBare isWhole={!isMostlyKept(before, after)} />
      )}
      {before !== null && <LostTerms before={before} after={after} />}
    </div>
  );
}

function isMostlyKept(before: string, after: string): boolean {
  const kept = wordRuns(before, after).flatMap(({ kind, text }) => (kind === "same" ? text.length : []));
  return kept.reduce((sum, length) => sum + length, 0) >= LEAST_KEPT * Math.max(before.length, after.length);
}

type SlipProps = { isFaint?: boolean; isLinked?: boolean; children: string };

/** Within a link no word can be pressed. */
function Slip({ isFaint = false, isLinked = false, children }: SlipProps) {
  return (
    <span
      className={classes(
        "line-clamp-6 block rounded border border-l-[3px] border-[var(--slip-line)] bg-[var(--slip)] px-3 py-2 font-paper leading-6 break-words whitespace-pre-line",
        isFaint ? "border-l-line-strong text-ink-muted" : "border-l-primary",
      )}
    >
      {isLinked ? children : <QuoteTerms>{children}</QuoteTerms>}
    </span>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt className="pt-1.5 text-xs text-ink-muted">{title}</dt>
      <dd className="min-w-0 pt-0.5 break-words">{children}</dd>
    </>
  );
}
