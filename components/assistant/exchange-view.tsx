import { memo } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { ErrorIcon, RefreshIcon } from "@/components/ui/icons";
import type { Passage } from "@/lib/engine/port";
import type { Copy } from "@/lib/copy/copy";
import { passageCount, workingText } from "./announcement";
import { AnswerNotes } from "./answer-notes";
import { AnswerProgress } from "./answer-progress";
import { AnswerReceipt } from "./answer-receipt";
import { BasisBadge } from "./basis-badge";
import type { Exchange, Part, Request, VersionRead } from "./conversation";
import { CopyAnswer } from "./copy-answer";
import { isNothingFound, requestText } from "./history";
import { PASSAGES_PER_STEP, PassageList } from "./passage-list";
import { ObligationsByParty } from "./summary/obligations-by-party";
import { SummaryView } from "./summary/summary-view";

export type ExchangeViewProps = {
  exchange: Exchange;
  /** The answer was read from a version other than the one on screen. */
  isOtherVersion: boolean;
  /** Null while an answer is being made. */
  onAgain: ((request: Request) => void) | null;
  onShowPassage: (passage: Passage, version: VersionRead | null) => void;
};

/** A request and its answer. Remembered, so that a streaming answer doesn't render the ones before it again. */
export const ExchangeView = memo(function ExchangeView({
  exchange,
  isOtherVersion,
  onAgain,
  onShowPassage,
}: ExchangeViewProps) {
  const words = useCopy().assistant;
  return (
    <div className="space-y-3">
      <div data-request className="ml-8 flex justify-end">
        <p className="max-w-full rounded bg-primary px-3 py-2 text-sm break-words whitespace-pre-wrap text-white">
          <span className="sr-only">{words.chat.you}: </span>
          {requestText(exchange.request, words)}
        </p>
      </div>
      <div className="space-y-2">
        <p className="flex flex-wrap gap-x-2 text-xs font-medium text-ink-muted">
          <span>{words.chat.assistant}</span>
          <AnswerFacts exchange={exchange} isOtherVersion={isOtherVersion} words={words} />
        </p>
        {exchange.basis && <BasisBadge basis={exchange.basis} />}
        <AnswerBody exchange={exchange} onShowPassage={(passage) => onShowPassage(passage, exchange.version)} />
        <AnswerEnding exchange={exchange} onAgain={onAgain} words={words} />
        <AnswerNotes notes={exchange.notes} />
        {exchange.receipt && <AnswerReceipt receipt={exchange.receipt} />}
        {exchange.ending.step === "complete" && exchange.parts.length > 0 && <CopyAnswer exchange={exchange} />}
      </div>
    </div>
  );
});

function AnswerBody({ exchange, onShowPassage }: { exchange: Exchange; onShowPassage: (passage: Passage) => void }) {
  const { request, parts } = exchange;
  if (request.kind === "summary") return <SummaryView exchange={exchange} onShowPassage={onShowPassage} />;
  return parts.map((part, index) => {
    if (part.kind === "text") return <AnswerWords key={index} part={part} />;
    const shown = { passages: part.passages, onShowPassage };
    return request.kind === "find" && request.category === "obligations" ? (
      <ObligationsByParty key={index} versionId={exchange.version?.id ?? null} first={PASSAGES_PER_STEP} {...shown} />
    ) : (
      <PassageList key={index} {...shown} />
    );
  });
}

/** Engines put white space beside their quotes, which stand on lines of their own here. */
function AnswerWords({ part }: { part: Extract<Part, { kind: "text" }> }) {
  const text = part.text.trim();
  if (text === "") return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <p className="min-w-0 text-sm leading-relaxed break-words whitespace-pre-wrap">{text}</p>
      {part.basis && <BasisBadge basis={part.basis} />}
    </div>
  );
}

type PartProps = { exchange: Exchange; words: Copy["assistant"] };

function AnswerFacts({ exchange, isOtherVersion, words }: PartProps & { isOtherVersion: boolean }) {
  const count = exchange.request.kind === "find" ? passageCount(exchange) : 0;
  return (
    <>
      {count > 0 && <span className="font-normal">{words.find.count(count)}</span>}
      {isOtherVersion && exchange.version && (
        <span className="font-normal">{words.passage.fromVersion(exchange.version.versionNumber)}</span>
      )}
    </>
  );
}

function AnswerEnding({ exchange, onAgain, words }: PartProps & { onAgain: ((request: Request) => void) | null }) {
  const { ending } = exchange;
  switch (ending.step) {
    case "open":
      return (
        <AnswerProgress label={exchange.parts.length > 0 ? words.progress.writing : workingText(exchange, words)} />
      );
    case "complete":
      return exchange.parts.length > 0 ? null : (
        <p className="text-sm text-ink-muted">{isNothingFound(exchange) ? words.find.none : words.chat.noAnswer}</p>
      );
    case "stopped":
      return <p className="text-sm text-ink-muted italic">{words.chat.stopped}</p>;
    case "failed":
      return (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded border border-danger/40 bg-danger-50 px-3 py-2 text-sm text-danger-700">
          <ErrorIcon />
          <div className="min-w-0 flex-1 basis-40 break-words">
            <p>{ending.message}</p>
            {ending.detail && <p className="mt-1 text-ink-muted">{ending.detail}</p>}
          </div>
          <Button variant="outline" size="sm" disabled={!onAgain} onClick={() => onAgain?.(exchange.request)}>
            <RefreshIcon className="size-4" />
            {words.chat.again}
          </Button>
        </div>
      );
  }
}
