"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useValues } from "@/components/portfolio/words/use-values";
import type { CounterpartyDto, UsualTerm } from "@/lib/counterparties/schema";

/** The most frequent values of what is kept of its contracts, with their counts. Source: B-30.8. */
export function UsualTerms({ firm }: { firm: CounterpartyDto }) {
  const { one: words } = useCopy().counterparties;
  return (
    <section className="p-4">
      <h2 className="text-base font-medium">{words.terms}</h2>
      {firm.contractCount > firm.lookedAt && <p className="text-xs text-ink-muted">{words.lookedAt(firm.lookedAt)}</p>}
      {firm.terms.length === 0 && <p className="pt-2 text-sm text-ink-muted">{words.noTerms}</p>}
      <dl className="space-y-3 pt-2">
        {firm.terms.map((term) => (
          <Term key={term.kind} term={term} />
        ))}
      </dl>
    </section>
  );
}

function Term({ term }: { term: UsualTerm }) {
  const { one: words } = useCopy().counterparties;
  const { value } = useValues();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <dt className="col-span-2 text-xs font-medium text-ink-muted">{words.termKinds[term.kind]}</dt>
      <dd className="line-clamp-3 text-sm break-words">{value(term)}</dd>
      <dd className="text-sm whitespace-nowrap text-ink-muted tabular-nums">
        {words.formatCount(term.contractCount, term.of)}
      </dd>
    </div>
  );
}
