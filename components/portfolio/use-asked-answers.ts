"use client";

import { useMemo, useRef, useState } from "react";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import { useExport } from "@/components/portfolio/export/use-export";
import { useQuestions } from "@/components/portfolio/questions/use-questions";
import { contractBeside } from "@/components/portfolio/table/lines";
import { useResizing } from "./table/use-resizing";
import { NAME, useAnswersTable } from "@/components/portfolio/table/use-answers-table";
import type { GridHandle } from "@/components/portfolio/table/use-grid";
import { useKeys } from "@/components/ui/hooks/use-keys";
import { useMatches } from "@/components/ui/hooks/use-matches";
import type { Asked } from "./asked";
import type { CellPlace } from "./portfolio-calls";
import { useAnswers } from "./use-answers";

/** On narrower screens one question is shown at a time. */
const PHONE = "(max-width: 47.99rem)";

/** The answers to what is asked, which of them is open, what is chosen, and what keys do beside the table. */
export function useAskedAnswers(asked: Asked, columns: readonly ColumnDto[], onAsk: (asked: Asked) => void) {
  const answers = useAnswers(asked);
  const questions = useQuestions(answers.reload);
  const exporting = useExport(asked);
  const isPhone = useMatches(PHONE);
  const shown = useShown(asked, columns, isPhone);
  const resizing = useResizing(asked, onAsk);
  const table = useAnswersTable(answers.rows, shown, resizing.widths);
  const grid = useRef<GridHandle>(null);
  const [dialog, setDialog] = useState<"columns" | "question" | null>(null);
  const [readOnly, setReadOnly] = useState<ReadonlySet<string>>(new Set());
  const [place, setPlace] = useState<CellPlace | null>(null);
  const row = answers.rows.find(({ contract }) => contract.id === place?.contractId);
  const column = shown.find(({ id }) => id === place?.column);
  const cell = column && row?.cells[column.id];

  const step = (by: 1 | -1) => {
    const from = place?.contractId ?? grid.current?.current() ?? null;
    const contractId = from === null ? null : contractBeside(answers.lines, from, by);
    if (contractId === null) return;
    const next = { contractId, column: place?.column ?? NAME };
    if (place) setPlace(next);
    grid.current?.show(next, !isInPanel());
  };
  const close = () => {
    if (place) grid.current?.show(place, true);
    setPlace(null);
  };
  const chooseCurrent = () => {
    const current = grid.current?.current() ?? null;
    if (current !== null) table.getRow(current).toggleSelected();
  };
  const clearChoice = () => table.resetRowSelection(true);
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: chooseCurrent,
    n: () => setDialog("question"),
    E: () => exporting.run("xlsx"),
    ...(place ? {} : { Escape: clearChoice }),
  });
  return {
    answers,
    questions,
    exporting,
    shown,
    table,
    resizing,
    grid,
    isPhone,
    dialog,
    setDialog,
    place,
    open: setPlace,
    opened: row && column && cell ? { contract: row.contract, column, cell } : null,
    step,
    close,
    clearChoice,
    readOnly,
    markReadOnly: (contractId: string) => setReadOnly((now) => new Set([...now, contractId])),
    /** What is on screen is of the question before; more of the same one is none. */
    isStale: answers.isBusy && !answers.isReadingMore,
  };
}

/**
 * The columns that are asked for, in their order, once; what is gone is left out, and so is the name, which the table
 * has anyway: twice, it would move the answers below other heads. A phone shows one column, the name if it is alone.
 */
function useShown({ columns: wanted }: Asked, columns: readonly ColumnDto[], isPhone: boolean): readonly ColumnDto[] {
  const order = wanted.join("\n");
  return useMemo(() => {
    const known = new Map(columns.map((column) => [column.id, column]));
    const asked = new Set(order.split("\n"));
    if (!isPhone || asked.size > 1) asked.delete(NAME);
    return [...asked].flatMap((id) => known.get(id) ?? []);
  }, [order, columns, isPhone]);
}

function isInPanel(): boolean {
  return (document.activeElement?.closest("aside") ?? null) !== null;
}
