"use client";

import { useId, useMemo, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useRead } from "@/components/data/use-read";
import { previewRow, type ChosenRow, type ChosenTemplate } from "@/components/drafting/drafting-calls";
import { TextPreview } from "@/components/drafting/text-preview";
import { Banner, RetryBanner } from "@/components/ui/banner";
import { Button, IconButton } from "@/components/ui/button";
import { Field, Input, Select } from "@/components/ui/field";
import { ChevronLeftIcon, ChevronRightIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/progress";
import { placeName } from "@/lib/documents/spreadsheet/reading/sheet";
import { MAX_PATTERN_CHARS } from "@/lib/drafting/bounds";
import type { SheetDto } from "@/lib/drafting/schema";
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

/** Which column holds which field, and how drafts are named; folded where every field has its column. */
function ColumnChoice({ bulk, sheet }: { bulk: Bulk; sheet: SheetDto }) {
  const words = useCopy().drafting.check;
  const { choices, setChoices } = bulk;
  const missing = sheet.fields.filter(({ key }) => !choices.columns.includes(key)).map(({ label }) => label);
  const unused = sheet.heads.flatMap(({ name }, at) => (name !== "" && choices.columns[at] === null ? [name] : []));
  const about = [
    ...(sheet.name === null ? [] : [words.sheet(sheet.name)]),
    ...(sheet.otherSheets.length > 0 ? [words.otherSheets(sheet.otherSheets.join(", "))] : []),
  ];
  return (
    <section className="draft-card space-y-3">
      {about.length > 0 && <p className="text-sm text-ink-muted">{about.join(" · ")}</p>}
      {missing.length > 0 && (
        <Banner tone={sheet.fields.some((one) => one.isRequired) ? "warning" : "info"}>
          {words.missing(missing.join(", "))}
        </Banner>
      )}
      {unused.length > 0 && <Banner>{words.unknown(unused.join(", "))}</Banner>}
      <Field label={words.pattern} hint={words.patternHint}>
        <Input
          value={choices.pattern}
          maxLength={MAX_PATTERN_CHARS}
          onChange={(event) => setChoices({ ...choices, pattern: event.target.value })}
        />
      </Field>
      <details open={missing.length > 0}>
        <summary className="cursor-pointer py-1 text-sm font-medium">{words.columns}</summary>
        <ul className="draft-columns">
          {sheet.heads.map(({ name }, at) => (
            <li key={at}>
              <ColumnSelect bulk={bulk} sheet={sheet} at={at} head={name || words.unnamed(letterOf(at))} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

const letterOf = (column: number) => placeName({ row: 1, column }).replace(/\d+$/u, "");

type ColumnSelectProps = { bulk: Bulk; sheet: SheetDto; at: number; head: string };

/** A field that another column had is taken from it. */
function ColumnSelect({ bulk, sheet, at, head }: ColumnSelectProps) {
  const words = useCopy().drafting.check;
  const { choices, setChoices } = bulk;
  const choose = (field: string | null) => {
    const columns = choices.columns.map((one, index) => (index === at ? field : one === field ? null : one));
    setChoices({ ...choices, columns });
  };
  return (
    <label className="draft-column">
      <span className="min-w-0 truncate text-sm" title={head}>
        {head}
      </span>
      <Select
        aria-label={words.column(head)}
        value={choices.columns[at] ?? ""}
        onChange={(event) => choose(event.target.value || null)}
      >
        <option value="">{words.unused}</option>
        {sheet.fields.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </label>
  );
}

type RowPreviewProps = {
  template: ChosenTemplate;
  rows: readonly ChosenRow[];
  open: number;
  onOpen: (row: number) => void;
};

/** The contract that the open row becomes; made by the server, by the code that makes the draft. */
function RowPreview({ template, rows, open, onOpen }: RowPreviewProps) {
  const { drafting, common } = useCopy();
  const words = drafting.check;
  const headingId = useId();
  const at = rows.findIndex(({ row }) => row === open);
  const fields = rows[at]?.fields ?? {};
  const preview = useRead<string>(`preview ${JSON.stringify([template, fields])}`, async () => {
    const done = await previewRow(template, fields);
    return done.ok ? done.answer.html : null;
  });
  const step = (by: number) => {
    const next = rows[at + by];
    if (next) onOpen(next.row);
  };
  return (
    <div className="draft-preview">
      <div className="flex items-center gap-2 border-b border-line px-4 py-2">
        <h2 id={headingId} className="flex-1 text-base">
          {words.preview}
        </h2>
        <p className="text-sm text-ink-muted tabular-nums">{words.position(at + 1, rows.length)}</p>
        <IconButton label={words.previous} disabled={at <= 0} onClick={() => step(-1)}>
          <ChevronLeftIcon className="size-4" />
        </IconButton>
        <IconButton label={words.next} disabled={at >= rows.length - 1} onClick={() => step(1)}>
          <ChevronRightIcon className="size-4" />
        </IconButton>
      </div>
      <div role="region" aria-labelledby={headingId} tabIndex={0} aria-busy={preview.isAsking} className="draft-paper">
        {preview.isFailed && (
          <RetryBanner retry={common.retry} onRetry={() => void preview.reload()}>
            {words.previewFailed}
          </RetryBanner>
        )}
        {preview.data === undefined && !preview.isFailed && <Spinner label={drafting.file.reading} />}
        {preview.data !== undefined && !preview.isFailed && <TextPreview html={preview.data} />}
      </div>
    </div>
  );
}
