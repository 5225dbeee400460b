"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { Clause } from "@/components/editor/outline";
import type { Severity } from "@/components/suggestions/severity";
import { classes } from "@/components/ui/classes";
import { whileScrolling } from "@/components/ui/hooks/while-scrolling";

type OutlinePanelProps = {
  /** null until the text has been searched. */
  clauses: readonly Clause[] | null;
  /** The gravest remark on each clause, by its key. */
  risks: ReadonlyMap<string, Severity>;
  findElement: (key: string) => HTMLElement | null;
  onShow: (key: string) => void;
};

const DOTS: Record<Severity, string> = {
  high: "border-danger-600 bg-danger-600",
  medium: "border-warning-500",
  low: "border-line-strong",
};
const NO_CLAUSES: readonly Clause[] = [];
const INDENTS = ["", "pl-3", "pl-6", "pl-9"];

/**
 * The outline beside the text: a click jumps, and the current clause is marked while scrolling (B-10.13). Titles are
 * drawn by CSS, so that the browser's search and copying find each word once, in the contract. One stop for Tab; the
 * arrow keys go from clause to clause.
 */
export function OutlinePanel({ clauses: known, risks, findElement, onShow }: OutlinePanelProps) {
  const { review, suggestions } = useCopy();
  const words = review.outline;
  const clauses = known ?? NO_CLAUSES;
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentClause(clauses, findElement);
  const stop = current ?? clauses[0]?.key;
  useEffect(() => {
    if (list.current) keepCurrentInView(list.current);
  }, [current]);
  return (
    <nav aria-label={words.label} className="review-outline">
      <h2 className="px-3 pt-3 pb-1.5 text-xs font-medium text-ink-muted">{words.title}</h2>
      {known?.length === 0 && <p className="px-3 text-xs text-ink-muted">{words.empty}</p>}
      <ol ref={list} className="min-h-0 flex-1 overflow-y-auto pb-4" onKeyDown={moveFocus}>
        {clauses.map(({ key, number, title, depth, page }) => {
          const risk = risks.get(key);
          const isCurrent = key === current;
          const name = [number, title].filter(Boolean).join(" ");
          const place = page === null ? name : words.onPage(name, page);
          return (
            <li key={key} className={INDENTS[depth - 1]}>
              <button
                type="button"
                tabIndex={key === stop ? 0 : -1}
                aria-current={isCurrent ? "location" : undefined}
                aria-label={risk ? words.withRisk(place, suggestions.severity[risk]) : place}
                onClick={() => onShow(key)}
                className={classes(
                  "flex w-full items-baseline gap-2 border-l-[3px] py-1 pr-2.5 pl-2 text-left text-[0.8125rem] leading-[1.125rem] focus-visible:-outline-offset-2",
                  isCurrent
                    ? "border-primary bg-primary-50 font-medium text-primary"
                    : "border-transparent text-ink hover:bg-hover",
                )}
              >
                {number && <Drawn text={number} className="shrink-0 text-ink-muted tabular-nums" />}
                <Drawn text={title} className="min-w-0 flex-1 hyphens-auto break-words" />
                {page !== null && (
                  <Drawn text={String(page)} className="shrink-0 text-xs text-ink-muted tabular-nums" />
                )}
                {risk && (
                  <span aria-hidden="true" className={classes("size-2 shrink-0 rounded-full border-2", DOTS[risk])} />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Arrow keys, Home and End go through the clauses. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const entries = [...event.currentTarget.querySelectorAll("button")];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }[event.key];
  const entry = to === undefined || event.ctrlKey || event.metaKey || event.altKey ? undefined : entries[to];
  if (!entry) return;
  event.preventDefault();
  entry.focus();
}

/** Scrolls only the list: `scrollIntoView` would move the page as well. */
function keepCurrentInView(list: HTMLElement): void {
  const entry = list.querySelector("[aria-current]");
  if (!entry) return;
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  const isSeen = inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (!isSeen) list.scrollTop += inner.top - outer.top - outer.height / 3;
}

function Drawn({ text, className }: { text: string; className: string }) {
  return (
    <span aria-hidden="true" data-drawn={text} className={classes("before:content-[attr(data-drawn)]", className)} />
  );
}

/** Where a clause starts to count as current, in pixels from the top of the window. */
const READING_LINE = 180;

/** The key of the current clause, by scroll position. */
function useCurrentClause(clauses: readonly Clause[], findElement: (key: string) => HTMLElement | null): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(
    () => whileScrolling(() => setCurrent(clauses[lastAbove(clauses, findElement)]?.key ?? null)),
    [clauses, findElement],
  );
  return current;
}

/** Clauses are in vertical order: finds the last one starting above the reading line, or the first if none does. */
function lastAbove(clauses: readonly Clause[], findElement: (key: string) => HTMLElement | null): number {
  let [low, high] = [0, clauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const clause = clauses[middle];
    const top = clause ? findElement(clause.key)?.getBoundingClientRect().top : undefined;
    if (top !== undefined && top <= READING_LINE) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
