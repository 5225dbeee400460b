"use client";

import { useValues } from "@/components/portfolio/words/use-values";
import { classes } from "@/components/ui/classes";
import type { ColumnSummary } from "@/lib/portfolio/schema";

/** Sums of a column, one for each currency: they are never added up, and never cut. */
export function Sums({ totals }: { totals: ColumnSummary["totals"] }) {
  const { sum } = useValues();
  if (totals.length === 0) return null;
  return (
    <ul
      className={classes(
        "ml-auto text-right font-medium whitespace-nowrap text-ink tabular-nums",
        totals.length > 1 && "text-xs leading-4",
      )}
    >
      {totals.map(({ currency, amount }) => (
        <li key={currency}>{sum(amount, currency)}</li>
      ))}
    </ul>
  );
}
