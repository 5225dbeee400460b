"use client";

import { useCopy } from "@/components/copy/copy-provider";
import type { Asked } from "@/components/portfolio/asked";
import type { ColumnDto } from "@/components/portfolio/columns/columns";
import type { Asking } from "@/components/portfolio/questions/use-questions";
import { classes } from "@/components/ui/classes";
import { SortDownIcon, SortUpIcon, SparkIcon } from "@/components/ui/icons";
import { cellKey, HEAD } from "./lines";
import type { AnswersTable } from "./use-answers-table";

type TableHeadProps = {
  table: AnswersTable;
  sort: Asked["sort"];
  asking: Asking;
  onSort: (column: string) => void;
  tabStop: string;
};

/** A head for each column: its name, which orders by it, and below it what it is, or how far a question is. */
export function TableHead({ table, sort, asking, onSort, tabStop }: TableHeadProps) {
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
              className={classes("answers-cell", index === 0 && "answers-pin", of?.by === "number" && "justify-end")}
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
                isFigure={of?.by === "number"}
                below={of && <Below column={of} asking={asking} />}
                onSort={() => onSort(column.id)}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}

type SortButtonProps = {
  name: string;
  sorted: "none" | "ascending" | "descending";
  cell: string;
  isStop: boolean;
  isFigure: boolean;
  below: React.ReactNode;
  onSort: () => void;
};

function SortButton({ name, sorted, cell, isStop, isFigure, below, onSort }: SortButtonProps) {
  const words = useCopy().portfolio;
  return (
    <button
      type="button"
      data-cell={cell}
      tabIndex={isStop ? 0 : -1}
      title={`${name}. ${words.sortBy(name)}`}
      onClick={onSort}
      className={classes("answers-sort", isFigure && "items-end text-right")}
    >
      <span className="flex max-w-full items-center gap-1">
        <span className="truncate">{name}</span>
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
