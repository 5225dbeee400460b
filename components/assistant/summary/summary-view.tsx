"use client";

import { useState } from "react";
import { BasisBadge } from "@/components/assistant/basis-badge";
import type { Exchange, Part } from "@/components/assistant/conversation";
import { PassageList } from "@/components/assistant/passage-list";
import { useCopy } from "@/components/copy/copy-provider";
import { Button } from "@/components/ui/button";
import type { FactDto } from "@/lib/assistant/review/review-schema";
import type { FindItemDto } from "@/lib/assistant/schema";
import type { SummaryFact } from "@/lib/copy/summary-facts";
import type { Passage, Basis } from "@/lib/engine/port";
import type { FactKind } from "@/lib/engine/review/fact";
import { FactsTable } from "./facts-table";
import { ObligationsByParty } from "./obligations-by-party";

/** The summary's heading already gives the title, and a price its currency. */
const SAID_ELSEWHERE: readonly FactKind[] = ["title", "currency"];
/** This many lines and the table of facts fit on one screen. */
const MOST_LINES = 7;
const FIRST_OBLIGATIONS = 5;

/** A summary on one screen: the facts, at most seven lines with folded quotes, and who owes what. */
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
  const { title, lines } = toSummary(exchange.parts);
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
          facts={facts.map((fact) => ({ ...fact, shownBasis: findBasis(fact, lines) }))}
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

/** A statement with its basis; its passages are folded below it. */
function SummaryLineView({ line, onShowPassage }: { line: SummaryLine; onShowPassage: (passage: Passage) => void }) {
  const words = useCopy().assistant.summary;
  const { text, basis, passages, rest } = line;
  const said = (
    <>
      <span className="min-w-0 flex-1 basis-28 leading-relaxed break-words whitespace-pre-wrap">{text}</span>
      {basis && <BasisBadge basis={basis} isShort />}
    </>
  );
  if (passages.length === 0)
    return <li className="flex flex-wrap items-baseline gap-x-2 gap-y-1 py-1.5 text-sm">{said}</li>;
  return (
    <li className="py-0.5 text-sm">
      <details>
        <summary className="flex min-h-8 cursor-pointer flex-wrap items-baseline gap-x-2 rounded py-1 hover:bg-hover">
          {said}
          <span className="text-xs font-medium text-primary">{words.quotes(passages.length)}</span>
        </summary>
        <div className="mt-1 space-y-1.5 pb-1.5">
          <PassageList passages={passages} onShowPassage={onShowPassage} />
          {rest !== "" && <p className="text-xs text-ink-muted">{rest}</p>}
        </div>
      </details>
    </li>
  );
}

// Splits a summary into lines beside a table of facts. Source: B-12.10.

/** One statement with the passages it rests on; `rest` is the text after them. */
type SummaryLine = {
  text: string;
  basis: Basis | undefined;
  about: SummaryFact | undefined;
  passages: readonly FindItemDto[];
  rest: string;
};

/** Lines made redundant by the table of facts. Payment and termination need whole clauses, so their lines stay. */
const SAID_BY: Partial<Record<SummaryFact, readonly FactKind[]>> = {
  parties: ["parties"],
  date: ["agreement_date", "effective_date"],
  term: ["term", "expiration_date"],
  law: ["governing_law"],
  courts: ["dispute_resolution"],
};

/** A summary's leading title, '' if it has none, and its lines. */
function toSummary(parts: readonly Part[]): { title: string; lines: readonly SummaryLine[] } {
  const lines = parts.reduce<readonly SummaryLine[]>(withPart, []);
  const [first, ...others] = lines;
  if (!first) return { title: "", lines };
  const paragraphs = first.text.split(/\n\s*\n/u);
  // Until its first fact arrives, a built-in summary is only its title; in another engine's, all text is its own.
  if (first.about === undefined || paragraphs.length < 2) return { title: "", lines };
  const text = paragraphs.at(-1) ?? "";
  return { title: paragraphs.slice(0, -1).join("\n\n"), lines: [{ ...first, text }, ...others] };
}

function withPart(lines: readonly SummaryLine[], part: Part): readonly SummaryLine[] {
  const last = lines.at(-1);
  if (part.kind === "passages")
    return last ? [...lines.slice(0, -1), { ...last, passages: [...last.passages, ...part.passages] }] : lines;
  const text = part.text.trim();
  if (text === "") return lines;
  if (last && part.basis === undefined && !part.text.startsWith("\n\n"))
    return [...lines.slice(0, -1), { ...last, rest: `${last.rest} ${text}`.trim() }];
  return [...lines, { text, basis: part.basis, about: part.about, passages: [], rest: "" }];
}

/** The lines without those in the table, and without obligations if these are listed by party. */
function linesBeside(
  lines: readonly SummaryLine[],
  shown: { facts: readonly FactDto[]; areObligationsListed: boolean },
): readonly SummaryLine[] {
  const kinds = new Set(shown.facts.map(({ kind }) => kind));
  return lines.filter(({ about }) => {
    if (about === undefined) return true;
    if (about === "obligations") return !shown.areObligationsListed;
    return !SAID_BY[about]?.some((kind) => kinds.has(kind));
  });
}

/** A fact also counts as stated if a stated line about it contains its exact words. */
function findBasis(fact: FactDto, lines: readonly SummaryLine[]): Basis {
  const isStated = lines.some(
    ({ basis, about, text }) =>
      basis === "stated" &&
      about !== undefined &&
      SAID_BY[about]?.includes(fact.kind) === true &&
      text.includes(fact.value),
  );
  return isStated ? "stated" : fact.basis;
}
