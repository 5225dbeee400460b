"use client";

import { useId, useState, type ReactNode, Fragment } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { passageAddress } from "@/components/contracts/linked-passage";
import { TermsBelow } from "@/components/help/quote-terms";
import { useDay } from "@/components/ui/date-text";
import { CheckIcon, EditIcon, EyeIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { Passage, Superseded } from "@/lib/engine/port";
import { excerptOf, type Excerpt } from "./conditions";

export const PASSAGES_PER_STEP = 25;

/**
 * Passages in text order. Fast with hundreds: shows `step` at a time, and skips layout off screen.
 * @param props.step passages added by each 'Show more'
 * @param props.first passages shown at first; as many unless said
 * @param props.wholeFirst of the passages after so many only what is on the question is shown at first; null: all whole
 * @param props.below shown under a passage
 */
export function PassageList({
  passages,
  step = PASSAGES_PER_STEP,
  first = step,
  wholeFirst = null,
  onShowPassage,
  below,
}: {
  passages: readonly FindItemDto[];
  step?: number;
  first?: number;
  wholeFirst?: number | null;
  onShowPassage: (passage: Passage) => void;
  below?: (passage: FindItemDto) => ReactNode;
}) {
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
            <FoldedPassage
              passage={passage}
              excerpt={wholeFirst !== null && index >= wholeFirst ? excerptOf(passage) : null}
              onShow={onShowPassage}
              below={below}
            />
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

type FoldedProps = {
  passage: FindItemDto;
  excerpt: Excerpt | null;
  onShow: (passage: Passage) => void;
  below: ((passage: FindItemDto) => ReactNode) | undefined;
};

/** A passage of which only an excerpt is shown until it is unfolded. */
function FoldedPassage({ passage, excerpt, onShow, below }: FoldedProps) {
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

type CardProps = { passage: FindItemDto; excerpt?: Excerpt | null; onShow: (passage: Passage) => void };

/** A verbatim quote with its page and origin; a click shows it in the text, or opens the amendment that says it. */
export function PassageCard({ passage, excerpt = null, onShow }: CardProps) {
  const words = useCopy().assistant.passage;
  const { document } = passage;
  if (document)
    return (
      <Link
        href={passageAddress(document.contractId, { ...passage, versionId: document.versionId })}
        title={words.openDocument(document.name)}
        className={CARD}
      >
        <CardContent passage={passage} excerpt={null} />
      </Link>
    );
  return (
    <button type="button" title={words.show(passage.page)} onClick={() => onShow(passage)} className={CARD}>
      <CardContent passage={passage} excerpt={excerpt} />
    </button>
  );
}

const CARD =
  "group block w-full rounded border border-l-[3px] border-[var(--slip-line)] border-l-primary bg-[var(--slip)] px-3 py-2 text-left transition-colors hover:border-primary-300 hover:border-l-primary hover:bg-primary-50";

function CardContent({ passage, excerpt }: { passage: FindItemDto; excerpt: Excerpt | null }) {
  const words = useCopy().assistant.passage;
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
        <Origin passage={passage} />
        {passage.label && (
          <span className="min-w-0 break-words rounded bg-primary-50 px-1.5 py-0.5 text-primary-800">
            {passage.label}
          </span>
        )}
        <Standing isRepaired={passage.standing === "repaired"} />
        {passage.superseded && <SupersededMark superseded={passage.superseded} />}
        <EyeIcon className="ml-auto size-4 opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100" />
      </span>
      <span className="mt-1 block font-paper text-[0.9375rem] leading-6 break-words whitespace-pre-line text-ink">
        {excerpt ? <ExcerptText excerpt={excerpt} /> : <InForce passage={passage} />}
      </span>
      {passage.standing === "repaired" && (
        <span className="mt-1.5 block text-xs text-ink-muted">{words.repairedHint}</span>
      )}
    </>
  );
}

/** The page, and the amendment if the words are another document's. */
function Origin({ passage: { page, document } }: { passage: FindItemDto }) {
  const words = useCopy().assistant.passage;
  const day = useDay();
  return (
    <>
      {document && <span className="min-w-0 font-medium break-words text-ink">{document.name}</span>}
      {document?.from && <span>{words.since(day(document.from))}</span>}
      <span className="font-medium whitespace-nowrap">{words.page(page)}</span>
    </>
  );
}

function SupersededMark({ superseded: { by, document, words: struck } }: { superseded: Superseded }) {
  const words = useCopy().assistant.passage;
  const changed = struck.length > 0 ? words.superseded : words.perhapsSuperseded;
  return (
    <span className="rounded bg-warning-50 px-1.5 py-0.5 font-medium text-warning-700">
      {document ? words.supersededBy(document.name, by) : changed(by)}
    </span>
  );
}

/** A passage with the words no longer in force struck through; else with its sentence on the question marked. */
function InForce({ passage }: { passage: FindItemDto }) {
  const { content, start, superseded, says } = passage;
  const struck = superseded?.words ?? [];
  if (says && struck.length === 0)
    return (
      <>
        {content.slice(0, says.start - start)}
        <mark className="bg-primary-50 text-ink">{content.slice(says.start - start, says.end - start)}</mark>
        {content.slice(says.end - start)}
      </>
    );
  const findEnd = (index: number) => (struck[index - 1]?.end ?? start) - start;
  return (
    <>
      {struck.map((words, index) => (
        <Fragment key={index}>
          {content.slice(findEnd(index), words.start - start)}
          <del className="bg-danger-50 text-danger-700 decoration-1">
            {content.slice(words.start - start, words.end - start)}
          </del>
        </Fragment>
      ))}
      {content.slice(findEnd(struck.length))}
    </>
  );
}

/** Pieces of a clause, with a sign for what is left out between them. */
function ExcerptText({ excerpt: { pieces, isOnQuestion } }: { excerpt: Excerpt }) {
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && " … "}
      {isOnQuestion && index === 0 ? <mark className="bg-primary-50 text-ink">{piece}</mark> : piece}
    </Fragment>
  ));
}

function Standing({ isRepaired }: { isRepaired: boolean }) {
  const words = useCopy().assistant.passage;
  const Icon = isRepaired ? EditIcon : CheckIcon;
  return (
    <span
      title={isRepaired ? words.repairedHint : words.verifiedHint}
      className={classes("inline-flex items-center gap-1", isRepaired ? "text-warning" : "text-success")}
    >
      <Icon className="size-3.5" />
      {isRepaired ? words.repaired : words.verified}
    </span>
  );
}
