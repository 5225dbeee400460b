"use client";

import { Fragment } from "react";
import { useLanguage } from "@/components/copy/copy-provider";
import { explainTerms } from "./load-help";
import { useFound } from "./use-found";

/** A quote, letter by letter as it is, with its terms of art explained on hover, focus or touch. Source: B-50.3. */
export function QuoteTerms({ children: quote }: { children: string }) {
  const found = useTerms(quote);
  if (!found) return quote;
  const { terms, GlossaryTerm } = found;
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
  const found = useTerms(quote);
  if (!found) return null;
  const { terms, GlossaryTerm } = found;
  const once = terms.filter(({ term }, index) => terms.findIndex((other) => other.term === term) === index);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 px-1 text-xs text-ink-muted">
      {once.map((term) => (
        <GlossaryTerm key={term.term} name={term.name} says={term.says} isAlone>
          {quote.slice(term.start, term.end)}
        </GlossaryTerm>
      ))}
    </p>
  );
}

/** The terms of a quote with what shows one; few quotes have any, the others load neither. */
function useTerms(quote: string) {
  const language = useLanguage();
  return useFound(`${language} ${quote}`, async () => {
    const terms = await explainTerms(quote, language);
    return terms.length === 0 ? null : { terms, ...(await import("./glossary-term")) };
  });
}
