"use client";

import { useEffect, useRef, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { classes } from "@/components/ui/classes";
import { CheckIcon, ErrorIcon, WarningIcon } from "@/components/ui/icons";

export type CheckedRow = {
  row: number;
  name: string;
  isHidden: boolean;
  isLeftOut: boolean;
  isBlocked: boolean;
  problems: readonly { field: string; message: string; isBlocking: boolean }[];
};

type RowsListProps = {
  rows: readonly CheckedRow[];
  open: number;
  onOpen: (row: number) => void;
  onToggle: (row: number) => void;
};

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 };
const PROBLEMS_SHOWN = 3;

/** All rows with what is wrong with them. Arrow keys walk, Space leaves one out. */
export function RowsList({ rows, open, onOpen, onToggle }: RowsListProps) {
  const words = useCopy().drafting.check;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(open);
  useEffect(() => {
    if (shown.current === open) return; // the first row is there already: the page stays where it is
    shown.current = open;
    list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const onKey = (event: KeyboardEvent) => {
    const at = rows.findIndex(({ row }) => row === open);
    const step = event.key === "Home" ? -rows.length : event.key === "End" ? rows.length : STEP[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = rows[Math.min(rows.length - 1, Math.max(0, at + step))];
    if (!next) return;
    onOpen(next.row);
    list.current?.querySelector<HTMLElement>(`[data-row="${next.row}"] button`)?.focus();
  };
  return (
    <section aria-label={words.rows} className="draft-rows">
      <p className="border-b border-line px-3 py-2 text-xs text-ink-muted">{words.keys}</p>
      <ul ref={list} onKeyDown={onKey} className="draft-rows-list">
        {rows.map((one) => (
          <li key={one.row} data-row={one.row} aria-current={one.row === open ? "true" : undefined}>
            <input
              type="checkbox"
              aria-label={words.include(one.row)}
              checked={!one.isLeftOut && !one.isBlocked}
              disabled={one.isBlocked}
              onChange={() => onToggle(one.row)}
            />
            <RowButton row={one} isOpen={one.row === open} onOpen={onOpen} onToggle={onToggle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowButtonProps = { row: CheckedRow; isOpen: boolean } & Pick<RowsListProps, "onOpen" | "onToggle">;

function RowButton({ row: one, isOpen, onOpen, onToggle }: RowButtonProps) {
  const words = useCopy().drafting.check;
  const shown = one.problems.slice(0, PROBLEMS_SHOWN);
  return (
    <button
      type="button"
      tabIndex={isOpen ? 0 : -1}
      className={classes("draft-row", one.isLeftOut && "text-ink-muted")}
      onClick={() => onOpen(one.row)}
      onKeyDown={(event) => {
        if (event.key !== " " || one.isBlocked) return;
        event.preventDefault();
        onToggle(one.row);
      }}
    >
      <span className="flex min-w-0 items-start gap-2">
        <RowMark row={one} />
        <span className="min-w-0 flex-1 break-words">{one.name}</span>
        <span className="text-xs text-ink-muted tabular-nums">{words.row(one.row)}</span>
      </span>
      {one.isHidden && <span className="block pl-6 text-xs text-ink-muted">{words.hidden}</span>}
      {shown.map(({ field, message, isBlocking }, at) => (
        <span
          key={at}
          className={classes("block pl-6 text-xs break-words", isBlocking ? "text-danger" : "text-warning-700")}
        >
          {field === "" ? message : words.problem(field, message)}
        </span>
      ))}
      {one.problems.length > PROBLEMS_SHOWN && (
        <span className="block pl-6 text-xs text-ink-muted">{words.more(one.problems.length - PROBLEMS_SHOWN)}</span>
      )}
    </button>
  );
}

function RowMark({ row: { isBlocked, problems } }: { row: CheckedRow }) {
  const words = useCopy().drafting.check;
  const [Icon, look, label] = isBlocked
    ? [ErrorIcon, "text-danger", words.blocked]
    : [
        problems.length > 0 ? WarningIcon : CheckIcon,
        problems.length > 0 ? "text-warning-600" : "text-success",
        words.ready,
      ];
  return (
    <span className={classes("mt-0.5 shrink-0", look)}>
      <Icon className="size-4" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
