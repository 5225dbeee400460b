"use client";

import { useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { Passage } from "@/lib/engine/port";
import type { FactKind } from "@/lib/engine/review/fact";
import type { Exchange } from "../conversation";
import { FactsTable } from "./facts-table";
import { basisOf, linesBeside, summaryOf } from "./lines-of";
import { ObligationsByParty } from "./obligations-by-party";
import { SummaryLineView } from "./summary-line";

/** The summary's heading names the title, and a price its currency. */
const SAID_ELSEWHERE: readonly FactKind[] = ["title", "currency"];
/** So many lines and the table of facts fit on a screen. */
const MOST_LINES = 7;
const FIRST_OBLIGATIONS = 5;

/** A summary on one screen: the facts, at most seven lines with their quotes folded, and who owes what. */
export function SummaryView({
  exchange,
  onShowPassage,
}: {
  exchange: Exchange;
  onShowPassage: (passage: Passage) => void;
}) {
  const { summary: words, facts: factWords } = useCopy().assistant;
  const [isWhole, setIsWhole] = useState(false);
  const { facts: answer, obligations } = exchange;
  const { title, lines } = summaryOf(exchange.parts);
  const facts =
    answer === null || answer === "failed" ? [] : answer.filter(({ kind }) => !SAID_ELSEWHERE.includes(kind));
  const besides = linesBeside(lines, { facts, areObligationsListed: obligations !== null });
  const shown = isWhole ? besides : besides.slice(0, MOST_LINES);
  return (
    <div className="space-y-3">
      {title !== "" && <h4 className="text-sm font-medium break-words">{title}</h4>}
      {answer === "failed" && <p className="text-xs text-ink-muted">{factWords.failed}</p>}
      {facts.length > 0 && (
        <FactsTable
          facts={facts.map((fact) => ({ ...fact, shownBasis: basisOf(fact, lines) }))}
          onShowPassage={onShowPassage}
        />
      )}
      {shown.length > 0 && (
        <ul aria-label={words.lines} className="divide-y divide-line">
          {shown.map((line, index) => (
            <SummaryLineView key={index} line={line} onShowPassage={onShowPassage} />
          ))}
        </ul>
      )}
      {shown.length < besides.length && (
        <Button variant="outline" size="sm" onClick={() => setIsWhole(true)}>
          {words.allLines(besides.length)}
        </Button>
      )}
      {obligations !== null && obligations.length > 0 && (
        <section className="space-y-2">
          <h4 className="text-sm font-medium">{words.obligations}</h4>
          <ObligationsByParty
            versionId={exchange.version?.id ?? null}
            passages={obligations}
            first={FIRST_OBLIGATIONS}
            isFolded
            onShowPassage={onShowPassage}
          />
        </section>
      )}
    </div>
  );
}
