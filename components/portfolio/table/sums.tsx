"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { useValues } from "@/components/portfolio/words/use-values";
import { classes } from "@/components/ui/classes";
import type { ColumnSummary } from "@/lib/portfolio/schema";

type SumsProps = {
  /** In how many of them an answer was found, with or without a sum; not told where left out. */
  found?: number;
  totals: ColumnSummary["totals"];
  /** How many contracts the column has here. */
  contracts: number;
};

/**
 * Sums of a column, one for each currency, never added up and never cut; each with the contracts that it is of, where
 * those aren't all. Prices for a month or a year are found and in no sum.
 */
export function Sums({ totals, contracts, found }: SumsProps) {
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
          {count < contracts && <span className="block text-xs font-normal text-ink-muted">{words.sumOf(count)}</span>}
        </li>
      ))}
      {found !== undefined && found < contracts && (
        <li className="text-xs font-normal text-ink-muted">{words.found(found, contracts)}</li>
      )}
    </ul>
  );
}
