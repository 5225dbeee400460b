"use client";

import { useMemo, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/progress";
import type { SheetDto } from "@/lib/drafting/schema";
import { ColumnChoice } from "./column-choice";
import { RowPreview } from "./row-preview";
import { RowsList, type CheckedRow } from "./rows-list";
import { faultsByRow, useCheck, useStart, type Bulk } from "./use-bulk";

/** Step 2: which column is which field, what is wrong, and each row as the contract that it becomes. */
export function CheckStep({ bulk, sheet }: { bulk: Bulk; sheet: SheetDto }) {
  const { drafting, common } = useCopy();
  const words = drafting.check;
  const { choices, setChoices, template } = bulk;
  const { rows, pattern, check } = useCheck(template, sheet, choices);
  const [open, setOpen] = useState(sheet.rows[0]?.row ?? 0);
  const { isBusy, start } = useStart(bulk);
  const checked = useMemo(() => toCheckedRows(sheet, bulk.choices, check.data), [sheet, bulk.choices, check.data]);
  const ready = checked.filter(({ isBlocked, isLeftOut }) => !isBlocked && !isLeftOut);
  const readyRows = new Set(ready.map(({ row }) => row));
  const toggle = (row: number) => {
    const leftOut = new Set(choices.leftOut);
    if (!leftOut.delete(row)) leftOut.add(row);
    setChoices({ ...choices, leftOut });
  };
  return (
    <div className="space-y-4">
      <ColumnChoice bulk={bulk} sheet={sheet} />
      {check.isFailed && (
        <RetryBanner retry={common.retry} onRetry={() => void check.reload()}>
          {drafting.failed}
        </RetryBanner>
      )}
      {!check.data && !check.isFailed && <Spinner label={drafting.file.reading} />}
      {check.data && (
        <div className="draft-check">
          <RowsList rows={checked} open={open} onOpen={setOpen} onToggle={toggle} />
          <RowPreview template={template} rows={rows} open={open} onOpen={setOpen} />
        </div>
      )}
      {check.data && ready.length === 0 && <Banner tone="warning">{words.nothing}</Banner>}
      <div className="draft-foot">
        <Button
          busy={isBusy}
          disabled={ready.length === 0 || check.isAsking}
          onClick={() =>
            void start(
              rows.filter(({ row }) => readyRows.has(row)),
              pattern,
            )
          }
        >
          {words.make(ready.length)}
        </Button>
        <Button variant="outline" disabled={isBusy} onClick={bulk.startAgain}>
          {drafting.file.another}
        </Button>
        {ready.length < checked.length && (
          <p className="text-sm text-ink-muted">{words.leftOut(checked.length - ready.length)}</p>
        )}
      </div>
    </div>
  );
}

function toCheckedRows(
  sheet: SheetDto,
  choices: Bulk["choices"],
  check: ReturnType<typeof useCheck>["check"]["data"],
): CheckedRow[] {
  const faults = faultsByRow(sheet, choices);
  const labels = new Map(sheet.fields.map(({ key, label }) => [key, label]));
  const found = new Map(check?.rows.map((one) => [one.row, one]));
  return sheet.rows.map(({ row, isHidden }) => {
    const own = faults.get(row) ?? [];
    const problems = found.get(row)?.problems ?? [];
    return {
      row,
      isHidden,
      name: found.get(row)?.name ?? "",
      isLeftOut: choices.leftOut.has(row),
      isBlocked: own.length > 0 || problems.some(({ isBlocking }) => isBlocking),
      problems: [
        ...own.map((message) => ({ field: "", message, isBlocking: true })),
        ...problems.map((one) => ({ ...one, field: labels.get(one.field) ?? one.field })),
      ],
    };
  });
}
