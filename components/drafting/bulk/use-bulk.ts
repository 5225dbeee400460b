"use client";

import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import * as calls from "@/components/drafting/drafting-calls";
import { useRead } from "@/components/data/use-read";
import { groupedBy } from "@/lib/grouped-by";
import type { CheckDto, SheetDto } from "@/lib/drafting/schema";

/** What is chosen of a file that was read. */
export type Choices = { columns: readonly (string | null)[]; pattern: string; leftOut: ReadonlySet<number> };

/** A spreadsheet on its way to drafts: choosing a template and a file, checking rows, starting. */
export function useBulk(first: calls.ChosenTemplate) {
  const words = useCopy().drafting;
  const [template, setTemplate] = useState(first);
  const [sheet, setSheet] = useState<SheetDto | null>(null);
  const [choices, setChoices] = useState<Choices>({ columns: [], pattern: "", leftOut: new Set() });
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function take(file: File) {
    setIsReading(true);
    setProblem(null);
    const done = await calls.readSheet(template, file);
    setIsReading(false);
    if (!done.ok) return setProblem(done.message || words.failed);
    const { heads, rows, pattern } = done.answer;
    const hidden = rows.filter(({ isHidden }) => isHidden).map(({ row }) => row);
    setChoices({ columns: heads.map(({ field }) => field), pattern, leftOut: new Set(hidden) });
    setSheet(done.answer);
  }
  return {
    template,
    setTemplate: (next: calls.ChosenTemplate) => (setTemplate(next), setProblem(null)),
    sheet,
    choices,
    setChoices,
    problem,
    setProblem,
    isReading,
    take,
    startAgain: () => (setSheet(null), setProblem(null)),
  };
}
export type Bulk = ReturnType<typeof useBulk>;

/** A row as it will be sent: its values by field. */
function toChosenRows(sheet: SheetDto, { columns }: Choices): calls.ChosenRow[] {
  return sheet.rows.map(({ row, cells }) => {
    const filled = columns.flatMap((field, at) => (field === null || !cells[at] ? [] : [[field, cells[at]] as const]));
    return { row, fields: Object.fromEntries(filled) };
  });
}

/** Rows whose cells can't be used, by number. */
export function faultsByRow({ faults }: SheetDto, { columns }: Choices): ReadonlyMap<number, readonly string[]> {
  const used = faults.filter(({ kind, column }) => kind === "beyondHeads" || (columns[column] ?? null) !== null);
  const byRow = groupedBy(used, ({ row }) => row);
  return new Map([...byRow].map(([row, own]) => [row, own.map(({ message }) => message)]));
}

/** The rows as the server checks them; anew after each change of columns or names. */
export function useCheck(template: calls.ChosenTemplate, sheet: SheetDto, choices: Choices) {
  const rows = useMemo(() => toChosenRows(sheet, choices), [sheet, choices]);
  const pattern = choices.pattern.trim() === "" ? sheet.pattern : choices.pattern;
  const key = JSON.stringify([template, choices.columns, pattern, sheet.rows.length]);
  const check = useRead<CheckDto>(`check ${key}`, async () => {
    const done = await calls.checkRows({ ...template, pattern, rows });
    return done.ok ? done.answer : null;
  });
  return { rows, pattern, check };
}

/** Starts the drafts once, however often it is pressed or answered. */
export function useStart(bulk: Bulk) {
  const words = useCopy().drafting;
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [attempt, setAttempt] = useState<{ key: string; of: string } | null>(null);
  async function start(rows: readonly calls.ChosenRow[], pattern: string) {
    const drafts = { ...bulk.template, pattern, rows };
    const of = JSON.stringify(drafts);
    const { key } = attempt?.of === of ? attempt : { key: crypto.randomUUID() };
    setAttempt({ key, of });
    setIsBusy(true);
    bulk.setProblem(null);
    const done = await calls.startDrafts(drafts, key);
    if (done.ok) return router.push(`/create/drafts/${encodeURIComponent(done.answer.id)}`);
    setIsBusy(false);
    bulk.setProblem(done.message || words.failed);
  }
  return { isBusy, start };
}
