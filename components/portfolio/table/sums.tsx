"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useValues } from "@/components/portfolio/words/use-values";
import { classes } from "@/components/ui/classes";
import type { ColumnSummary } from "@/lib/portfolio/schema";

type SumsProps = {
  totals: ColumnSummary["totals"];
  /** How many contracts the column has here. */
  contracts: number;
};

/** Sums of a column, one for each currency, never added up and never cut; with how many contracts each is of. */
export function Sums({ totals, contracts }: SumsProps) {
  const { sum } = useValues();
  const words = useCopy().portfolio.footer;
  if (totals.length === 0) return null;
  return (
    <ul
      className={classes(
        "ml-auto text-right font-medium whitespace-nowrap text-ink tabular-nums",
        totals.length > 1 && "text-xs leading-4",
      )}
    >
      {totals.map(({ currency, amount, count }) => (
        <li key={currency}>
          <span className="block">{sum(amount, currency)}</span>
          {count < contracts && (
            <span className="block text-xs font-normal text-ink-muted">
              {count === 1 ? words.found(count, contracts) : words.summed(count, contracts)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
