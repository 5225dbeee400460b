"use client";

import { useId, useMemo, useState, type ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { TermsBelow } from "@/components/help/quote-terms";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { Passage } from "@/lib/engine/port";
import { excerptOf, lineOf, type Excerpt } from "./conditions";
import { PassageCard } from "./passage-card";

export const PASSAGES_PER_STEP = 25;

type ListProps = {
  passages: readonly FindItemDto[];
  step?: number;
  first?: number;
  isLead?: boolean;
  isLeadWhole?: boolean;
  onShowPassage: (passage: Passage) => void;
  below?: (passage: FindItemDto) => ReactNode;
};

/**
 * Passages in text order. Fast with hundreds: shows `step` at a time, and skips layout off screen.
 * @param props.step passages added by each 'Show more'
 * @param props.first passages shown at first; as many unless said
 * @param props.isLead the first is the answer's own: those after it are two lines each until they are unfolded
 * @param props.isLeadWhole otherwise only what is on the question is shown of the first, too
 * @param props.below shown under a passage
 */
export function PassageList({
  passages,
  step = PASSAGES_PER_STEP,
  first = step,
  isLead = false,
  isLeadWhole = true,
  onShowPassage,
  below,
}: ListProps) {
  const words = useCopy().assistant.passage;
  const [added, setAdded] = useState(0); // `first` may change while an answer arrives
  const limit = first + added;
  const shown = passages.slice(0, limit);
  const more = Math.min(step, passages.length - shown.length);
  return (
    <>
      <ul className="space-y-2">
        {shown.map((passage, index) => (
          // Two passages may be identical; their position in the list never changes.
          <li key={index} style={{ contentVisibility: "auto", containIntrinsicSize: "auto 6rem" }}>
            {isLead && index > 0 && !isOpen(passage) ? (
              <PassageRow passage={passage} onShow={onShowPassage} below={below} />
            ) : (
              <FoldedPassage
                passage={passage}
                excerpt={isLead && !(isLeadWhole && index === 0) ? excerptOf(passage) : null}
                onShow={onShowPassage}
                below={below}
              />
            )}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <div className="flex flex-wrap items-center gap-2 pt-1 text-sm text-ink-muted">
          <span className="mr-auto">{words.showing(shown.length, passages.length)}</span>
          <Button variant="outline" size="sm" onClick={() => setAdded(added + step)}>
            {words.showMore(more)}
          </Button>
          {(first === step || shown.length + more < passages.length) && (
            <Button variant="ghost" size="sm" onClick={() => setAdded(passages.length)}>
              {words.showAll}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** One that changes the first, is changed, may hold the answer as well or was mended is never two lines only. */
export function isOpen({ superseded, document, rival, standing }: FindItemDto): boolean {
  return rival === true || superseded !== undefined || document !== undefined || standing === "repaired";
}

type BelowProps = {
  passage: FindItemDto;
  onShow: (passage: Passage) => void;
  below: ((passage: FindItemDto) => ReactNode) | undefined;
};

/** A clause in two lines: its number, its sentence on the question or its beginning, its page. Unfolds to the whole. */
function PassageRow({ passage, onShow, below }: BelowProps) {
  const words = useCopy().assistant.passage;
  const [isWhole, setIsWhole] = useState(false);
  const card = useId();
  const { number, text } = useMemo(() => lineOf(passage), [passage]);
  return (
    <>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={card}
        onClick={() => setIsWhole(!isWhole)}
        className="group flex w-full items-baseline gap-x-2.5 rounded border border-line px-3 py-2 text-left transition-colors hover:border-primary-300 hover:bg-primary-50"
      >
        {number !== "" && <span className="shrink-0 text-xs font-medium text-ink-muted tabular-nums">{number}</span>}
        <span className="min-w-0 flex-1">
          <span
            className={classes(
              "font-paper text-sm leading-5 break-words text-ink",
              isWhole ? "sr-only" : "line-clamp-2",
            )}
          >
            {text}
          </span>
          {isWhole && <span className="text-xs font-medium text-primary">{words.excerpt}</span>}
        </span>
        <span className="shrink-0 text-xs font-medium whitespace-nowrap text-primary">{words.page(passage.page)}</span>
      </button>
      <div id={card} hidden={!isWhole} className="mt-2">
        {isWhole && (
          <>
            <PassageCard passage={passage} onShow={onShow} />
            <TermsBelow quote={passage.content} />
            {below?.(passage)}
          </>
        )}
      </div>
    </>
  );
}

/** A passage of which only an excerpt is shown until it is unfolded. */
function FoldedPassage({ passage, excerpt, onShow, below }: BelowProps & { excerpt: Excerpt | null }) {
  const words = useCopy().assistant.passage;
  const [isWhole, setIsWhole] = useState(false);
  const card = useId();
  const shown = isWhole ? null : excerpt;
  return (
    <>
      <div id={card}>
        <PassageCard passage={passage} excerpt={shown} onShow={onShow} />
      </div>
      {excerpt && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={card}
          onClick={() => setIsWhole(!isWhole)}
          className="min-h-6 rounded px-1 text-xs font-medium text-primary hover:underline"
        >
          {isWhole ? words.excerpt : words.whole}
        </button>
      )}
      {!shown && <TermsBelow quote={passage.content} />}
      {!shown && below?.(passage)}
    </>
  );
}
