"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { Asked } from "@/components/portfolio/asked";
import { isFigure, type ColumnDto } from "@/components/portfolio/columns/columns";
import { ColumnEdge } from "./column-edge";
import type { Asking } from "@/components/portfolio/questions/use-questions";
import { classes } from "@/components/ui/classes";
import { SortDownIcon, SortUpIcon, SparkIcon } from "@/components/ui/icons";
import { cellKey, HEAD } from "./lines";
import type { AnswersTable } from "./use-answers-table";
import type { Resizing } from "./use-resizing";

type TableHeadProps = {
  table: AnswersTable;
  resizing: Resizing;
  sort: Asked["sort"];
  asking: Asking;
  onSort: (column: string) => void;
  tabStop: string;
};

/** A head for each column: its name, which orders by it, and below it what it is, or how far a question is. */
export function TableHead({ table, resizing, sort, asking, onSort, tabStop }: TableHeadProps) {
  const words = useCopy().portfolio;
  const columns = table.getVisibleLeafColumns();
  return (
    <div role="rowgroup" className="answers-head">
      <div role="row" aria-rowindex={1} className="answers-line">
        {columns.map((column, index) => {
          const of = column.columnDef.meta?.column ?? null;
          const sorted = sort.column !== column.id ? "none" : sort.isDescending ? "descending" : "ascending";
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + 1}
              aria-sort={sorted}
              style={{ width: column.getSize() }}
              className={classes("answers-cell", index === 0 && "answers-pin", of && isFigure(of) && "justify-end")}
            >
              {index === 0 && (
                <input
                  type="checkbox"
                  tabIndex={-1}
                  aria-label={words.rowsChosen}
                  checked={table.getIsAllRowsSelected()}
                  ref={(box) => void (box && (box.indeterminate = table.getIsSomeRowsSelected()))}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                  className="size-4 shrink-0 accent-primary"
                />
              )}
              <SortButton
                name={of?.name ?? words.contract}
                sorted={sorted}
                cell={cellKey(HEAD, index)}
                isStop={tabStop === cellKey(HEAD, index)}
                isRight={of !== null && isFigure(of)}
                below={of && <Below column={of} asking={asking} />}
                onSort={() => onSort(column.id)}
                onResize={(by) => resizing.set(column.id, column.getSize() + by)}
              />
              <ColumnEdge
                column={column.id}
                name={of?.name ?? words.contract}
                width={column.getSize()}
                resizing={resizing}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** By a press of a key with Shift; pixels. */
const WIDER: Readonly<Record<string, number>> = { ArrowRight: 16, ArrowLeft: -16 };

type SortButtonProps = {
  name: string;
  sorted: "none" | "ascending" | "descending";
  cell: string;
  isStop: boolean;
  isRight: boolean;
  below: React.ReactNode;
  onSort: () => void;
  /** Pixels more, or less. */
  onResize: (by: number) => void;
};

function SortButton({ name, sorted, cell, isStop, isRight, below, onSort, onResize }: SortButtonProps) {
  const words = useCopy().portfolio;
  return (
    <button
      type="button"
      data-cell={cell}
      tabIndex={isStop ? 0 : -1}
      title={`${name}. ${words.sortBy(name)}. ${words.resizeByKeys}`}
      aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
      onClick={onSort}
      onKeyDown={(event) => {
        const by = event.shiftKey ? WIDER[event.key] : undefined;
        if (by === undefined) return;
        event.preventDefault();
        onResize(by);
      }}
      className={classes("answers-sort", isRight && "items-end text-right")}
    >
      <span className="flex max-w-full items-center gap-1">
        <span className="line-clamp-2 leading-4">{name}</span>
        {sorted === "ascending" && <SortUpIcon className="size-3.5 text-primary" />}
        {sorted === "descending" && <SortDownIcon className="size-3.5 text-primary" />}
      </span>
      {below}
    </button>
  );
}

/** What a column is; while a question is being asked, of how many contracts it was. */
function Below({ column, asking }: { column: ColumnDto; asking: Asking }) {
  const words = useCopy().portfolio;
  const progress = asking.get(column.id);
  const isGoing = progress !== undefined && progress.asked < progress.contracts;
  return (
    <small className="flex max-w-full items-center gap-1 text-[0.6875rem] leading-4 font-normal text-ink-muted">
      {column.kind === "question" && <SparkIcon className="size-3 text-secondary" />}
      <span className="truncate" {...(isGoing ? { role: "status" } : {})}>
        {isGoing ? words.asked(progress.asked, progress.contracts) : words.kinds[column.kind]}
      </span>
    </small>
  );
}
