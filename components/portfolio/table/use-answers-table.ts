"use client";

import {
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { useLanguage } from "@/components/copy/copy-provider";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import type { GridRowDto } from "@/lib/portfolio/schema";

/** The column of contracts' names, which stays in view. */
export const NAME = "name";
/** Pixels. Amounts are never cut; names of contracts have room on wide screens. */
const NAME_WIDTH = 300;
const WIDTHS = { number: 184, verdict: 208, text: 176, values: 160 } as const;
/** An own question is a sentence, and so is its answer. */
const QUESTION_WIDTH = 272;
/** A day is never cut either, and each language writes it at its own length. */
const DAY_WIDTHS = { en: 148, ru: 176, mn: 220 } as const;

const features = tableFeatures({
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: {} as { column: ColumnDto | null },
});
export type AnswersTable = ReturnType<typeof useAnswersTable>;

/** Columns with their widths, also those that were changed, which of them stay in view, and which rows are chosen. */
export function useAnswersTable(
  rows: GridRowDto[],
  shown: readonly ColumnDto[],
  widths: Readonly<Record<string, number>>,
) {
  const day = DAY_WIDTHS[useLanguage()];
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const columns = useMemo<ColumnDef<typeof features, GridRowDto>[]>(
    () => [
      {
        id: NAME,
        accessorFn: ({ contract }) => contract.name,
        size: widths[NAME] ?? NAME_WIDTH,
        meta: { column: null },
      },
      ...shown.map((column) => ({
        id: column.id,
        accessorFn: ({ cells }: GridRowDto) => cells[column.id],
        size: widths[column.id] ?? usualWidth(column, day),
        meta: { column },
      })),
    ],
    [shown, day, widths],
  );
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ contract }) => contract.id,
    state: { rowSelection, columnPinning: PINNED },
    onRowSelectionChange: setRowSelection,
  });
}

function usualWidth({ kind, by }: ColumnDto, day: number): number {
  if (by === "day") return day;
  return kind === "question" ? QUESTION_WIDTH : WIDTHS[by];
}

const PINNED = { start: [NAME], end: [] };
