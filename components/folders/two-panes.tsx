"use client";

import type { ReactNode } from "react";
import { classes } from "@/components/ui/classes";

/** A list and what is chosen of it, side by side; one above the other on a phone. */
export function TwoPanes({ list, children }: { list: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-4 md:grid-cols-[minmax(14rem,1fr)_2fr]">
      <ul className="h-fit divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">{list}</ul>
      <section className="min-w-0 rounded-md border border-line bg-surface p-4 sm:p-5">{children}</section>
    </div>
  );
}

type LineProps = { name: string; note: string; isInner?: boolean; isChosen: boolean; onChoose: () => void };

/** One line of the list. */
export function PaneLine({ name, note, isInner = false, isChosen, onChoose }: LineProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={isChosen ? "true" : undefined}
        className={classes(
          "flex min-h-11 w-full items-baseline gap-3 px-4 py-2.5 text-left hover:bg-hover focus-visible:-outline-offset-2",
          isInner && "pl-9",
          isChosen && "bg-primary-50 font-medium text-primary-800",
        )}
        onClick={onChoose}
      >
        <span className="min-w-0 flex-1 break-words">{name}</span>
        <span className="shrink-0 text-xs font-normal text-ink-muted tabular-nums">{note}</span>
      </button>
    </li>
  );
}
