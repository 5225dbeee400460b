"use client";

import { useVirtualizer, defaultRangeExtractor, type Range } from "@tanstack/react-virtual";
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from "react";
import type { CellPlace } from "@/components/portfolio/portfolio-calls";
import { cellKey, HEAD, lineHeight, moved, rowLine, type At, type Line } from "./lines";
import type { AnswersTable } from "./use-answers-table";

/** Pixels; the style sheet has the same. */
const HEAD_HEIGHT = 60;
const FOOT_HEIGHT = 52;
/** Lines before the end of what is known at which more is asked for. */
const AHEAD = 20;

/** What a screen tells the table. */
export type GridHandle = {
  /** Brings a cell into view; with `isFocused` the keyboard goes there too. */
  show: (place: CellPlace, isFocused: boolean) => void;
  /** The contract that the keyboard is on. */
  current: () => string | null;
};

export type GridProps = {
  ref?: Ref<GridHandle>;
  table: AnswersTable;
  lines: readonly Line[];
  opened: CellPlace | null;
  onOpen: (place: CellPlace) => void;
  onNearEnd: () => void;
};

/** Which lines are drawn, which cell the keyboard is on, and what keys and clicks do. */
export function useGrid(props: GridProps, lastColumn: number) {
  const { ref, lines, table, opened, onOpen, onNearEnd } = props;
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setAt] = useState<At>({ line: "", column: 0 });
  const toFocus = useRef<string | null>(null);
  const isThere = chosen.line === HEAD || lines.some(({ key }) => key === chosen.line);
  const at: At = { line: isThere ? chosen.line : (lines[0]?.key ?? HEAD), column: Math.min(chosen.column, lastColumn) };
  const atIndex = lines.findIndex(({ key }) => key === at.line);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions are called here and handed to nobody
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => lineHeight(lines[index]),
    getItemKey: (index) => lines[index]?.key ?? index,
    scrollMargin: HEAD_HEIGHT,
    scrollPaddingStart: HEAD_HEIGHT,
    scrollPaddingEnd: FOOT_HEIGHT,
    overscan: 8,
    rangeExtractor: (range) => withIndex(range, atIndex),
  });
  const items = virtualizer.getVirtualItems();
  const lastIndex = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (lines.length > 0 && lastIndex >= lines.length - AHEAD) onNearEnd();
  }, [lastIndex, lines.length, onNearEnd]);

  useLayoutEffect(() => {
    if (toFocus.current === null) return;
    const cell = cellNamed(place.current, toFocus.current);
    if (!cell) return;
    toFocus.current = null;
    cell.focus();
  });

  const openedCell = opened && `${opened.contractId} ${opened.column}`;
  useEffect(() => {
    if (openedCell === null) return;
    // the panel beside the table takes some of its width
    place.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [openedCell]);

  const go = (next: At) => {
    toFocus.current = cellKey(next.line, next.column);
    setAt(next);
  };
  useImperativeHandle(ref, () => ({
    show: ({ contractId, column }, isFocused) => {
      const line = rowLine(contractId);
      const index = lines.findIndex(({ key }) => key === line);
      const next = { line, column: table.getVisibleLeafColumns().findIndex(({ id }) => id === column) };
      if (index >= 0) virtualizer.scrollToIndex(index);
      if (isFocused) go(next);
      else setAt(next);
    },
    current: () => (at.line.startsWith("row ") ? at.line.slice("row ".length) : null),
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const next = moved(at, { key: event.key, isFar: event.ctrlKey }, lines, lastColumn);
    const opens = event.key === "Enter" && event.target instanceof HTMLElement && findPlace(event.target);
    if (!next && !opens) return;
    event.preventDefault();
    if (next) go(next);
    else if (opens) onOpen(opens);
  };
  const onClick = ({ target }: MouseEvent<HTMLElement>) => {
    const cell = target instanceof Element ? findPlace(target) : null;
    if (cell) onOpen(cell);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const named = target.dataset.cell;
    if (named === undefined || named === cellKey(at.line, at.column)) return;
    const space = named.indexOf(" ");
    setAt({ line: named.slice(space + 1), column: Number(named.slice(0, space)) });
  };
  return {
    place,
    /** The name of the cell that Tab leads to. */
    tabStop: cellKey(at.line, at.column),
    height: virtualizer.getTotalSize(),
    items: items.map(({ index, key, start }) => ({ index, key, top: start - HEAD_HEIGHT })),
    handlers: { onKeyDown, onClick, onFocus },
  };
}

/** The line that the keyboard is on stays drawn, so that the focus isn't lost where it is scrolled away. */
function withIndex(range: Range, index: number): number[] {
  const drawn = defaultRangeExtractor(range);
  if (index < 0 || index >= range.count || drawn.includes(index)) return drawn;
  return [...drawn, index].sort((one, other) => one - other);
}

function cellNamed(place: HTMLElement | null, name: string): HTMLElement | undefined {
  return [...(place?.querySelectorAll<HTMLElement>("[data-cell]") ?? [])].find((cell) => cell.dataset.cell === name);
}

/** The answer that was clicked or has the focus; null beside the answers. */
function findPlace(target: Element): CellPlace | null {
  const { contract: contractId, column } = target.closest<HTMLElement>("[data-contract]")?.dataset ?? {};
  return contractId !== undefined && column !== undefined ? { contractId, column } : null;
}
