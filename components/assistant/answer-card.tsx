"use client";

import type { ReactNode } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { CommentIcon, SearchIcon, SparkIcon } from "@/components/ui/icons";
import type { Basis, Passage } from "@/lib/engine/port";
import { boundsIn } from "./conditions";
import type { Exchange, Part } from "./conversation";

/** What a reader can do with an answer that doesn't settle the question. */
export type NextSteps = {
  /** Begins a comment, on a passage where there is one. */
  onAskColleague: ((passage: Passage | null) => void) | null;
  /** Puts the question back into the input, to ask it in other words. */
  onRephrase: (question: string) => void;
};

/** Answers that don't settle the question look like it, and say what can be done. */
const LOOKS: Readonly<Record<Basis, string>> = {
  stated: "border-line",
  likely: "border-dashed border-line-strong",
  nearest: "border-dashed border-line-strong",
  absent: "border-line bg-sunken",
  cannot: "border-line bg-sunken",
};

/** A few words that end in a colon, before the clauses of a likely answer: they are its headline. */
export function introducedBy({ basis, parts: [first] }: Exchange): Part | null {
  if (basis !== "likely" || first?.kind !== "text") return null;
  const text = first.text.trim();
  return text.length <= LONGEST_INTRODUCTION && text.endsWith(":") ? first : null;
}
const LONGEST_INTRODUCTION = 100;

/** The frame of a chat's answer: whose it is, its headline, its body. */
export function AnswerCard({
  exchange,
  facts,
  children,
}: {
  exchange: Exchange;
  facts: ReactNode;
  children: ReactNode;
}) {
  const words = useCopy().assistant;
  const { basis } = exchange;
  const isSaid = basis === null || basis === "stated" || basis === "cannot" || introducedBy(exchange) !== null;
  const headline = isSaid ? null : words.headlines[basis];
  return (
    <div
      className={classes("space-y-2.5 rounded-md border px-3.5 py-3", basis === null ? "border-line" : LOOKS[basis])}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-xs font-medium">
        <SparkIcon className="size-4 text-secondary" />
        <span className="text-secondary">{words.chat.assistant}</span>
        <span className="text-ink-muted">{facts}</span>
      </p>
      {headline && <p className="text-base leading-6 font-medium">{headline}</p>}
      {children}
    </div>
  );
}

/** Conditions, limits and exceptions of the clauses that answer, each in the clause's words; a click shows it. */
export function AnswerBounds({ exchange, onShow }: { exchange: Exchange; onShow: (passage: Passage) => void }) {
  const { bounds: words, facts } = useCopy().assistant;
  const { basis, parts } = exchange;
  if (basis !== "stated" && basis !== "likely") return null;
  const bounds = boundsIn(parts.flatMap((part) => (part.kind === "passages" ? part.passages : [])));
  if (bounds.length === 0) return null;
  return (
    <dl aria-label={words.label} className="divide-y divide-line border-y border-line text-[0.8125rem]">
      {bounds.map(({ bound, words: said, passage }, index) => (
        <div key={index} className="grid grid-cols-[6rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-1.5">
          <dt className="text-ink-muted">{words[bound]}</dt>
          <dd className={classes("break-words", bound === "exception" && "border-l-2 border-warning pl-2")}>{said}</dd>
          <dd>
            {!passage.document && (
              <button
                type="button"
                onClick={() => onShow(passage)}
                className="rounded text-xs font-medium text-primary hover:underline"
              >
                {facts.page(passage.page)}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type StepsProps = NextSteps & { exchange: Exchange; isOtherVersion: boolean };

/** Under an answer that doesn't settle the question. */
export function AnswerSteps({ exchange, isOtherVersion, onAskColleague, onRephrase }: StepsProps) {
  const words = useCopy().assistant.steps;
  const { basis, request, parts } = exchange;
  if (request.kind !== "chat" || exchange.ending.step !== "complete") return null;
  if (basis !== "likely" && basis !== "nearest" && basis !== "absent") return null;
  const passages = parts.flatMap((part) => (part.kind === "passages" ? part.passages : []));
  const first = basis === "absent" || isOtherVersion ? undefined : passages.find(({ document }) => !document);
  return (
    <div className="flex flex-wrap gap-2">
      {onAskColleague && (
        <Button variant="outline" size="sm" onClick={() => onAskColleague(first ?? null)}>
          <CommentIcon className="size-4" />
          {words.colleague}
        </Button>
      )}
      <Button variant="quiet" size="sm" onClick={() => onRephrase(request.text)}>
        <SearchIcon className="size-4" />
        {words.rephrase}
      </Button>
    </div>
  );
}
