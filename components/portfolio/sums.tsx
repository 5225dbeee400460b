"use client";

import type { ColumnSummary } from "@/lib/portfolio/schema";
import { useValues } from "./use-values";

/** Sums of a column, one for each currency: they are never added up. */
export function Sums({ totals, isInLine = false }: { totals: ColumnSummary["totals"]; isInLine?: boolean }) {
  const { sum } = useValues();
  if (totals.length === 0) return null;
  const written = totals.map(({ currency, amount }) => sum(amount, currency));
  if (isInLine)
    return (
      <span className="ml-auto truncate font-medium tabular-nums" title={written.join(" · ")}>
        {written.join(" · ")}
      </span>
    );
  return (
    <ul className="ml-auto text-right font-medium text-ink tabular-nums">
      {written.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
