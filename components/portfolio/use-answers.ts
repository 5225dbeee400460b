"use client";

import { useCallback, useMemo, useState } from "react";
import { usePages, useRead } from "@/components/data/use-read";
import { toLines } from "@/components/portfolio/table/lines";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { ROWS_PER_PAGE } from "@/lib/portfolio/bounds";
import type { CellDto, GridRowDto, GridSummaryDto, GridSummaryQuery } from "@/lib/portfolio/schema";
import { isSame, toSummaryQuery, type Asked } from "./asked";
import { readRows, readSummary, rowsAddress, type CellPlace } from "./portfolio-calls";

const NO_ROWS: GridRowDto[] = [];

/** Rows page by page and what they come to, as lines; what is on screen stays until what was asked next is there. */
export function useAnswers(view: Asked) {
  const asked = useQuestion(view);
  const round = useRound(asked);
  const pages = usePages<GridRowDto>(rowsAddress({ ...asked, limit: ROWS_PER_PAGE }, round), readRows);
  const summary = useRead<GridSummaryDto>(`summary ${round}`, () => readSummary(asked));
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const { state } = pages;
  const rows = state.step === "loaded" ? (state.items as GridRowDto[]) : NO_ROWS; // the table takes no readonly list
  const isGrouped = asked.group !== "none";
  const groups = summary.data?.groups;
  const lines = useMemo(
    () => toLines(rows, isGrouped ? (groups ?? []) : null, folded),
    [rows, isGrouped, groups, folded],
  );

  const hasMore = state.step === "loaded" && state.next !== null;
  const latest = useLatest({ hasMore, isBusy: pages.isBusy, more: pages.more });
  const more = useCallback(() => {
    if (latest.current.hasMore && !latest.current.isBusy) latest.current.more();
  }, [latest]);
  const put = ({ contractId, column }: CellPlace, cell: CellDto) => {
    pages.put((row) => (row.contract.id === contractId ? { ...row, cells: { ...row.cells, [column]: cell } } : row));
    void summary.reload();
  };
  return {
    step: state.step,
    rows,
    lines,
    summary: summary.data,
    /** What is counted is of the answers before. */
    isCounting: summary.isAsking,
    hasMore,
    isBusy: pages.isBusy,
    isReadingMore: pages.isReadingMore,
    more,
    put,
    fold: (groupKey: string) =>
      setFolded((now) => new Set(now.has(groupKey) ? [...now].filter((one) => one !== groupKey) : [...now, groupKey])),
    refresh: pages.refresh,
    reload: () => {
      pages.reload();
      void summary.reload();
    },
  };
}

/**
 * The same object as long as it asks the same, however wide its columns are: a view that was just saved comes back as a
 * new object, and asks nothing new.
 */
function useQuestion(view: Asked): GridSummaryQuery {
  const [kept, setKept] = useState(view);
  if (kept !== view && !isSame({ ...kept, widths: view.widths }, view)) setKept(view);
  return useMemo(() => toSummaryQuery(kept), [kept]);
}

/** Counts what was asked: an answer that a person changed since is not taken from what was read before. */
function useRound(asked: GridSummaryQuery): number {
  const [last, setLast] = useState({ asked, round: 0 });
  if (last.asked === asked) return last.round;
  const next = { asked, round: last.round + 1 };
  setLast(next);
  return next.round;
}
