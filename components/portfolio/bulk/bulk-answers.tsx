"use client";

import { useRouter } from "next/navigation";
import { useCopy } from "@/components/copy/copy-provider";
import { amendPath } from "@/components/drafting/amending/amend-calls";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { FlagGlyph, SealGlyph } from "@/components/portfolio/words/marks";
import { ExportMenu } from "@/components/portfolio/export/answers-export";
import type { useExport } from "@/components/portfolio/export/use-export";
import { CloseIcon, DownloadIcon, FamilyIcon } from "@/components/ui/icons";
import { MAX_AMENDED } from "@/lib/drafting/bounds";
import { MAX_CHOSEN } from "@/lib/portfolio/bounds";
import type { GridRowDto } from "@/lib/portfolio/schema";
import { selectAnswers, selectUnverified, useBulkAnswers } from "./use-bulk-answers";

type BulkProps = {
  rows: readonly GridRowDto[];
  shown: readonly ColumnDto[];
  exporting: ReturnType<typeof useExport>;
  onClear: () => void;
  onDone: () => void;
};

/** What can be done with the chosen contracts' answers; over the table, as long as any are chosen. */
export function BulkAnswers({ rows, shown, exporting, onClear, onDone }: BulkProps) {
  const words = useCopy().portfolio;
  const router = useRouter();
  const { done, verify, flag } = useBulkAnswers(onDone);
  if (rows.length === 0) return null;
  const [all, unverified] = [selectAnswers(rows, shown), selectUnverified(rows, shown)];
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
        <SealGlyph className="size-4" />
        {words.bulk.verify(unverified.length)}
      </button>
      <button type="button" disabled={isBusy || all.length === 0} onClick={() => flag(all)}>
        <FlagGlyph className="size-4" />
        {words.bulk.flag}
      </button>
      <button
        type="button"
        disabled={isBusy || rows.length > MAX_AMENDED}
        onClick={() => router.push(amendPath(toIds(rows)))}
      >
        <FamilyIcon className="size-4" />
        {words.bulk.amend}
      </button>
      <ExportMenu
        onExport={(format) => exporting.runForContracts(toIds(rows), format)}
        trigger={
          <button
            type="button"
            disabled={isBusy || exporting.isBusy || rows.length > MAX_CHOSEN}
            title={rows.length > MAX_CHOSEN ? words.bulk.mostExported(MAX_CHOSEN) : undefined}
          >
            <DownloadIcon className="size-4" />
            {exporting.isBusy ? words.export.going : words.bulk.export(rows.length)}
          </button>
        }
      />
      <button type="button" aria-label={words.bulk.clear} title={words.bulk.clear} disabled={isBusy} onClick={onClear}>
        <CloseIcon className="size-4" />
      </button>
    </div>
  );
}

const toIds = (rows: readonly GridRowDto[]) => rows.map(({ contract }) => contract.id);
