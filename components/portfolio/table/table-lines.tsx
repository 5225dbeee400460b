"use client";

import { memo } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { useGroupName } from "@/components/portfolio/words/record-words";
import { classes } from "@/components/ui/classes";
import { ChevronDownIcon, ChevronRightIcon } from "@/components/ui/icons";
import { useDay } from "@/components/ui/date-text";
import { Link } from "@/components/ui/link";
import type { GridGroup } from "@/lib/portfolio/bounds";
import type { GridRowDto } from "@/lib/portfolio/schema";
import { shortParty } from "@/lib/short-party";
import { AnswerCell } from "./answer-cell";
import { cellKey, lineHeight, rowLine, type Line } from "./lines";
import { Sums } from "./sums";
import type { AnswersTable } from "./use-answers-table";

type Columns = ReturnType<AnswersTable["getVisibleLeafColumns"]>;
type Shared = { top: number; index: number; tabStop: string };

/** The head's is the first; what is above the lines of a page. */
const FIRST_LINE = 2;

type ContractLineProps = Shared & {
  row: ReturnType<AnswersTable["getRow"]>;
  /** Those that its cells are of: the row stays the same one when they change. */
  columns: Columns;
  isChosen: boolean;
  openedColumn: string | null;
};

/** One contract with its answers. */
export const ContractLine = memo(function ContractLine(props: ContractLineProps) {
  const { top, index, tabStop, row, isChosen, openedColumn } = props;
  const { contract } = row.original;
  return (
    <div
      role="row"
      aria-rowindex={index + FIRST_LINE}
      aria-selected={isChosen}
      style={{ top }}
      className={classes("answers-line answers-row", isChosen && "answers-chosen")}
    >
      {row.getVisibleCells().map((cell, at) => {
        const name = cellKey(rowLine(contract.id), at);
        const { column } = cell.column.columnDef.meta ?? { column: null };
        const style = { width: cell.column.getSize() };
        if (column === null)
          return <NameCell key={cell.id} {...{ row, isChosen, style, name }} isStop={name === tabStop} />;
        return (
          <div
            key={cell.id}
            role="gridcell"
            aria-colindex={at + 1}
            aria-current={openedColumn === column.id ? "true" : undefined}
            data-cell={name}
            data-contract={contract.id}
            data-column={column.id}
            tabIndex={name === tabStop ? 0 : -1}
            style={style}
            className="answers-cell"
          >
            <AnswerCell cell={row.original.cells[column.id]} column={column} />
          </div>
        );
      })}
    </div>
  );
});

type NameCellProps = {
  row: ContractLineProps["row"];
  isChosen: boolean;
  style: { width: number };
  name: string;
  isStop: boolean;
};

/** The contract's name, which leads to it; the mouse chooses it by its box, the keyboard by x. */
function NameCell({ row, isChosen, style, name, isStop }: NameCellProps) {
  const words = useCopy().portfolio;
  const { contract } = row.original;
  return (
    <div role="rowheader" aria-colindex={1} style={style} className="answers-cell answers-pin">
      <input
        type="checkbox"
        tabIndex={-1}
        checked={isChosen}
        aria-label={words.choose(contract.name)}
        onChange={() => undefined}
        onClick={row.getToggleSelectedHandler()}
        className="size-4 shrink-0 accent-primary"
      />
      <Link
        href={`/contracts/${encodeURIComponent(contract.id)}`}
        prefetch={false}
        data-cell={name}
        tabIndex={isStop ? 0 : -1}
        title={contract.name}
        className="max-h-8 min-w-0 flex-1 overflow-hidden leading-4 font-medium wrap-break-word text-ink hover:underline"
      >
        {contract.name}
      </Link>
      {contract.ended && <EndedMark ended={contract.ended} />}
      {contract.amendmentCount > 0 && !contract.ended && (
        <span
          title={words.amendedHint(contract.amendmentCount)}
          className="shrink-0 rounded bg-warning-50 px-1 text-[0.6875rem] text-warning-700"
        >
          {words.amended}
        </span>
      )}
      {contract.versionNumber !== null && (
        <span className="shrink-0 text-[0.6875rem] text-ink-muted" title={words.version(contract.versionNumber)}>
          {words.versionShort(contract.versionNumber)}
        </span>
      )}
    </div>
  );
}

/** A signed document ends it: the answers are of a contract that holds no more, or not for long. */
function EndedMark({ ended: { on, isPast } }: { ended: NonNullable<GridRowDto["contract"]["ended"]> }) {
  const words = useCopy().portfolio;
  const day = useDay();
  const say = isPast ? words.ended : words.ends;
  return (
    <span
      title={words.endedHint}
      className="shrink-0 rounded bg-danger-50 px-1 text-[0.6875rem] whitespace-nowrap text-danger-700"
    >
      {on === null ? words.endedUndated : say(day(on))}
    </span>
  );
}

type GroupHeadProps = Shared & {
  line: Extract<Line, { kind: "group" }>;
  columns: Columns;
  grouping: GridGroup;
  onFold: (groupKey: string) => void;
};

/** A group with its sums; a click folds it. */
export function GroupHead({ top, index, tabStop, line, columns, grouping, onFold }: GroupHeadProps) {
  const { group, isFolded } = line;
  const name = cellKey(line.key, 0);
  const label = useGroupName(grouping)(group);
  const Chevron = isFolded ? ChevronRightIcon : ChevronDownIcon;
  return (
    <div
      role="row"
      aria-rowindex={index + FIRST_LINE}
      style={{ top, height: lineHeight(line) }}
      className="answers-line answers-group"
    >
      {columns.map((column, at) => (
        <div
          key={column.id}
          role={at === 0 ? "rowheader" : "gridcell"}
          aria-colindex={at + 1}
          style={{ width: column.getSize() }}
          className={classes("answers-cell", at === 0 && "answers-pin")}
        >
          {at === 0 ? (
            <button
              type="button"
              data-cell={name}
              tabIndex={name === tabStop ? 0 : -1}
              aria-expanded={!isFolded}
              title={label}
              onClick={() => onFold(group.key)}
              className="flex min-w-0 items-center gap-1.5 rounded text-left"
            >
              <Chevron className="size-4 text-ink-muted" />
              <span className="truncate">{grouping === "counterparty" ? shortParty(label) : label}</span>
              {group.count > 0 && <span className="font-normal text-ink-muted tabular-nums">{group.count}</span>}
            </button>
          ) : (
            <Sums totals={group.totals[column.id] ?? []} contracts={group.count} />
          )}
        </div>
      ))}
    </div>
  );
}

/** Grey blocks in the shape of what comes. */
export function LoadingLines({ columns, count }: { columns: Columns; count: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: count }, (_, line) => (
        <div key={line} className="answers-line answers-waiting">
          {columns.map((column, at) => (
            <div
              key={column.id}
              style={{ width: column.getSize() }}
              className={classes("answers-cell", at === 0 && "answers-pin")}
            >
              <span className={classes("answers-block h-3", at === 0 ? "w-2/3" : "w-1/2")} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
