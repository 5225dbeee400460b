"use client";

import { Fragment } from "react";
import { useLanguage } from "@/components/copy/copy-provider";
import { GlossaryTerm } from "./glossary-term";
import { explainTerms, type ExplainedTerm } from "./load-help";
import { useFound } from "./use-found";

/** A quote, letter by letter as it is, with its terms of art explained on hover, focus or touch. Source: B-50.3. */
export function QuoteTerms({ children: quote }: { children: string }) {
  const terms = useTerms(quote);
  return (
    <>
      {terms.map((term, index) => (
        <Fragment key={term.start}>
          {quote.slice(terms[index - 1]?.end ?? 0, term.start)}
          <GlossaryTerm name={term.name} says={term.says}>
            {quote.slice(term.start, term.end)}
          </GlossaryTerm>
        </Fragment>
      ))}
      {quote.slice(terms.at(-1)?.end ?? 0)}
    </>
  );
}

/** The terms of a quote that is itself a button, below it: nothing that can be pressed stands within another. */
export function TermsBelow({ quote }: { quote: string }) {
  const terms = useTerms(quote);
  const once = terms.filter(({ term }, index) => terms.findIndex((other) => other.term === term) === index);
  if (once.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 px-1 text-xs text-ink-muted">
      {once.map((term) => (
        <GlossaryTerm key={term.term} name={term.name} says={term.says}>
          {quote.slice(term.start, term.end)}
        </GlossaryTerm>
      ))}
    </p>
  );
}

const NONE: readonly ExplainedTerm[] = [];

function useTerms(quote: string): readonly ExplainedTerm[] {
  const language = useLanguage();
  return useFound(`${language} ${quote}`, () => explainTerms(quote, language)) ?? NONE;
}
