"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { FlagGlyph, SealGlyph } from "@/components/portfolio/words/marks";
import { CloseIcon } from "@/components/ui/icons";
import type { GridRowDto } from "@/lib/portfolio/schema";
import { answersOf, unverifiedOf, useBulkAnswers } from "./use-bulk-answers";

type BulkProps = { rows: readonly GridRowDto[]; shown: readonly ColumnDto[]; onClear: () => void; onDone: () => void };

/** What can be done with the chosen contracts' answers; over the table, as long as any are chosen. */
export function BulkAnswers({ rows, shown, onClear, onDone }: BulkProps) {
  const words = useCopy().portfolio;
  const { done, verify, flag } = useBulkAnswers(onDone);
  if (rows.length === 0) return null;
  const [all, unverified] = [answersOf(rows, shown), unverifiedOf(rows, shown)];
  const isBusy = done !== null;
  return (
    <div role="region" aria-label={words.bulk.label} className="answers-bulk">
      <p role="status" className="px-2 whitespace-nowrap tabular-nums">
        {done ? words.bulk.going(done.count, done.all) : words.contractCount(rows.length)}
      </p>
      <button
        type="button"
        className="answers-bulk-main"
        disabled={isBusy || unverified.length === 0}
        onClick={() => verify(unverified)}
      >
        <SealGlyph />
        {words.bulk.verify(unverified.length)}
      </button>
      <button type="button" disabled={isBusy || all.length === 0} onClick={() => flag(all)}>
        <FlagGlyph />
        {words.bulk.flag}
      </button>
      <button type="button" aria-label={words.bulk.clear} title={words.bulk.clear} disabled={isBusy} onClick={onClear}>
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}
