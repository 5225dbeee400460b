"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { Asked } from "@/components/portfolio/asked";
import type { Asking } from "@/components/portfolio/questions/use-questions";
import { classes } from "@/components/ui/classes";
import type { GridRowDto, GridSummaryDto } from "@/lib/portfolio/schema";
import { TableFoot } from "./table-foot";
import { TableHead } from "./table-head";
import { ContractLine, GroupHead, LoadingLines } from "./table-lines";
import { useGrid, type GridProps } from "./use-grid";
import type { Resizing } from "./use-resizing";

type AnswersTableProps = GridProps & {
  summary: GridSummaryDto | undefined;
  isCounting: boolean;
  sort: Asked["sort"];
  grouping: Asked["group"];
  resizing: Resizing;
  /** How far one's own questions are, by column. */
  asking: Asking;
  /** What is on screen is of the question before. */
  isStale: boolean;
  isReadingMore: boolean;
  onSort: (column: string) => void;
  onFold: (groupKey: string) => void;
};

/**
 * Contracts as lines, questions as columns; only what is in view is drawn. One stop of the Tab key: arrow keys go from
 * cell to cell, Enter opens an answer.
 */
export function AnswersTable(props: AnswersTableProps) {
  const { table, resizing, lines, summary, sort, grouping, asking, opened, isStale, isReadingMore, onSort, onFold } =
    props;
  const { title } = useCopy().portfolio;
  const columns = table.getVisibleLeafColumns();
  const { place, tabStop, height, items, handlers } = useGrid(props, columns.length - 1);
  const width = table.getTotalSize();
  const findRow = (row: GridRowDto) => table.getRow(row.contract.id);
  return (
    <div
      ref={place}
      role="grid"
      aria-label={title}
      aria-rowcount={-1}
      aria-colcount={columns.length}
      aria-multiselectable="true"
      aria-busy={isStale}
      className={classes("answers-grid", isStale && "answers-stale")}
      {...handlers}
    >
      <div className="answers-sheet" style={{ minWidth: `max(100%, ${width}px)` }}>
        <TableHead {...{ table, resizing, sort, asking, onSort, tabStop }} />
        <div role="rowgroup" className="answers-body" style={{ height: height }}>
          {items.map(({ index, key, top }) => {
            const line = lines[index];
            if (!line) return null;
            const shared = { top, index, tabStop };
            return line.kind === "group" ? (
              <GroupHead key={key} {...shared} {...{ line, columns, grouping, onFold }} />
            ) : (
              <ContractLine
                key={key}
                {...shared}
                row={findRow(line.row)}
                columns={columns}
                isChosen={findRow(line.row).getIsSelected()}
                openedColumn={opened?.contractId === line.row.contract.id ? opened.column : null}
              />
            );
          })}
        </div>
        {isReadingMore && <LoadingLines columns={columns} count={2} />}
        <TableFoot {...{ columns, summary, asking }} isCounting={props.isCounting} />
      </div>
    </div>
  );
}
