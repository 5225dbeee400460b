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
  const shown = useShown(asked, columns);
  const resizing = useResizing(asked, onAsk);
  const table = useAnswersTable(answers.rows, shown, resizing.widths);
  const grid = useRef<GridHandle>(null);
  const isPhone = useMatches(PHONE);
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

/** The columns that are asked for, in their order; what is gone is left out. */
function useShown(asked: Asked, columns: readonly ColumnDto[]): readonly ColumnDto[] {
  const order = asked.columns.join("\n");
  return useMemo(() => {
    const known = new Map(columns.map((column) => [column.id, column]));
    return order.split("\n").flatMap((id) => known.get(id) ?? []);
  }, [order, columns]);
}

function isInPanel(): boolean {
  return (document.activeElement?.closest("aside") ?? null) !== null;
}
