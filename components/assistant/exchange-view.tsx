"use client";

import { Fragment, memo, useEffect, useState } from "react";
import { ClauseHelp, QuoteHelp } from "@/components/help/clause-help";
import { ObligationsByParty } from "@/components/assistant/summary/obligations-by-party";
import { SummaryView } from "@/components/assistant/summary/summary-view";
import { useCopy } from "@/components/copy/copy-provider";
import { isCopied } from "@/components/ui/copied";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { ErrorIcon, RefreshIcon, LockIcon, SendIcon } from "@/components/ui/icons";
import { Progress } from "@/components/ui/progress";
import type { FindItemDto, Receipt } from "@/lib/assistant/schema";
import type { Copy } from "@/lib/copy/copy";
import type { Passage } from "@/lib/engine/port";
import { AnswerBounds, AnswerCard, AnswerSteps, introducedBy, type NextSteps } from "./answer-card";
import { AnswerNotes } from "./answer-notes";
import { BasisBadge } from "./basis-badge";
import type { Exchange, Part, Request, VersionRead } from "./conversation";
import { passageCount, workingText, isNothingFound, requestText, copiedText } from "./conversation-text";
import { isOpen, PASSAGES_PER_STEP, PassageList } from "./passage-list";

type ExchangeViewProps = {
  exchange: Exchange;
  /** Whether the answer came from a version other than the displayed one. */
  isOtherVersion: boolean;
  /** Null while an answer is in progress. */
  onAgain: ((request: Request) => void) | null;
  steps: NextSteps;
  onShowPassage: (passage: Passage, version: VersionRead | null) => void;
};

/** A request and its answer. Memoised, so that a streaming answer doesn't re-render earlier ones. */
export const ExchangeView = memo(function ExchangeView({
  exchange,
  isOtherVersion,
  onAgain,
  steps,
  onShowPassage,
}: ExchangeViewProps) {
  const words = useCopy().assistant;
  const show = (passage: Passage) => onShowPassage(passage, exchange.version);
  const facts = <AnswerFacts exchange={exchange} isOtherVersion={isOtherVersion} words={words} />;
  const isChat = exchange.request.kind === "chat";
  return (
    <div className="space-y-3">
      <div data-request className="ml-8 flex justify-end">
        <p className="max-w-full rounded-md bg-primary-50 px-3 py-2 text-sm break-words whitespace-pre-wrap text-ink">
          <span className="sr-only">{words.chat.you}: </span>
          {requestText(exchange.request, words)}
        </p>
      </div>
      <AnswerCard exchange={exchange} facts={facts}>
        <AnswerNotes notes={exchange.notes.filter(({ about }) => about === "ended")} />
        <AnswerBody exchange={exchange} onShowPassage={show} />
        {isChat && exchange.basis === "stated" && <BasisBadge basis="stated" />}
        <AnswerSteps {...{ exchange, isOtherVersion }} {...steps} />
        <AnswerEnding exchange={exchange} onAgain={onAgain} words={words} />
        <AnswerNotes notes={exchange.notes.filter(({ about }) => about !== "ended")} />
        {exchange.receipt && <AnswerReceipt receipt={exchange.receipt} />}
        {exchange.ending.step === "complete" && exchange.parts.length > 0 && <CopyAnswer exchange={exchange} />}
      </AnswerCard>
    </div>
  );
});

function AnswerBody({ exchange, onShowPassage }: { exchange: Exchange; onShowPassage: (passage: Passage) => void }) {
  const { request, parts } = exchange;
  if (request.kind === "summary") return <SummaryView exchange={exchange} onShowPassage={onShowPassage} />;
  const [first] = parts;
  const isOnly = parts.filter(({ kind }) => kind === "passages").length === 1; // a model gives some for each claim
  const isUnsure = exchange.basis === "likely" || exchange.basis === "nearest";
  const isHeadline = exchange.basis === "stated" || introducedBy(exchange) !== null;
  const bounds = <AnswerBounds key="bounds" exchange={exchange} onShow={onShowPassage} />;
  return parts.map((part, index) => {
    if (part.kind === "text")
      return (
        <Fragment key={index}>
          <AnswerWords part={part} isHeadline={part === first && isHeadline} />
          {part === first && bounds}
        </Fragment>
      );
    const shown = { passages: part.passages, onShowPassage };
    const asked = {
      below: kindOfQuote,
      isLead: isOnly,
      isLeadWhole: exchange.basis !== "nearest",
      first: isOnly && !isUnsure ? shownFirst(part.passages) : PASSAGES_PER_STEP,
    };
    return request.kind === "find" && request.category === "obligations" ? (
      <ObligationsByParty key={index} versionId={exchange.version?.id ?? null} first={PASSAGES_PER_STEP} {...shown} />
    ) : (
      <Fragment key={index}>
        {request.kind === "find" && <ClauseHelp topic={request.category} />}
        <PassageList {...shown} {...(request.kind === "chat" ? asked : {})} />
      </Fragment>
    );
  });
}

const kindOfQuote = ({ content }: Passage) => <QuoteHelp quote={content} />;

/** Of a sure answer, and until it is known how sure it is: the first, and all up to the last one that must be seen. */
function shownFirst(passages: readonly FindItemDto[]): number {
  return Math.max(1, passages.findLastIndex(isOpen) + 1);
}

/** Longer texts are no headline. */
const MOST_HEADLINE_CHARS = 240;

/** Trims the white space engines put around quotes, which have their own lines here. */
function AnswerWords({ part, isHeadline }: { part: Extract<Part, { kind: "text" }>; isHeadline: boolean }) {
  const text = part.text.trim();
  if (text === "") return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
      <p
        className={classes(
          "min-w-0 break-words whitespace-pre-wrap",
          isHeadline && text.length <= MOST_HEADLINE_CHARS
            ? "text-base leading-6 font-medium"
            : "text-sm leading-relaxed",
        )}
      >
        {text}
      </p>
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

/** Seconds before a wait is explained. */
const LONG_S = 4;

/** Shows that an answer is in progress, for how long and, if it takes long, why. */
function AnswerProgress({ label }: { label: string }) {
  const words = useCopy().assistant.progress;
  const seconds = useSeconds();
  return (
    <div className="space-y-1.5 text-sm text-ink-muted">
      {/* Announced once by the panel; the seconds would be announced again and again. */}
      <p aria-hidden="true" className="flex justify-between gap-3">
        <span>{label}</span>
        {seconds > 0 && <span className="tabular-nums">{words.elapsed(seconds)}</span>}
      </p>
      <Progress label={label} percent={null} className="h-1" />
      {seconds >= LONG_S && <p className="text-xs">{words.long}</p>}
    </div>
  );
}

function useSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

/** Which engine gave an answer, and which host received the contract's text. Source: B-12.13. */
function AnswerReceipt({ receipt }: { receipt: Receipt }) {
  const words = useCopy().assistant.receipt;
  const { engine, host, model, fellBackFrom } = receipt;
  const Icon = host === null && fellBackFrom === null ? LockIcon : SendIcon;
  const named = host === null ? words.builtIn : words.model(model ?? engine, host);
  return (
    <p
      data-receipt={fellBackFrom === null ? engine : "fell-back"}
      className="flex items-start gap-1.5 text-xs text-ink-muted"
    >
      <Icon className="mt-px size-3.5" />
      <span className="min-w-0 break-words">{fellBackFrom === null ? named : words.fellBack(fellBackFrom)}</span>
    </p>
  );
}

/** Copies an answer with its sources, and reports success. */
function CopyAnswer({ exchange }: { exchange: Exchange }) {
  const words = useCopy().assistant;
  const [state, setState] = useState<"waiting" | "copied" | "failed">("waiting");
  const copy = async () => setState((await isCopied(copiedText(exchange, words))) ? "copied" : "failed");
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-xs text-ink-muted">
      <Button variant="ghost" size="sm" className="-ml-2" onClick={() => void copy()}>
        {words.copying.action}
      </Button>
      <span aria-live="polite">{state === "waiting" ? "" : words.copying[state]}</span>
    </div>
  );
}
