"use client";

import { Fragment } from "react";
import { passageAddress } from "@/components/contracts/linked-passage";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { useDay } from "@/components/ui/date-text";
import { CheckIcon, EditIcon, EyeIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { Passage, Superseded } from "@/lib/engine/port";
import type { Excerpt } from "./conditions";

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
      {document?.from && (
        <span>{document.isLater ? words.notUntil(day(document.from)) : words.since(day(document.from))}</span>
      )}
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
