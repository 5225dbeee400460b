"use client";

import { useCopy } from "@/components/layout/copy-provider";
import { classes } from "@/components/ui/classes";

export const PANES = ["text", "assistant"] as const;
export type Pane = (typeof PANES)[number];

/** On small screens, which of contract and assistant is shown; wide ones show both. */
export function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  const words = useCopy().review.panes;
  return (
    <div role="group" aria-label={words.label} className="grid grid-cols-2 gap-1 rounded border border-line bg-surface p-1 lg:hidden print:hidden">
      {PANES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={pane === name}
          onClick={() => onChange(name)}
          className={classes("min-h-10 rounded px-3 text-sm font-medium", pane === name ? "bg-primary-50 text-primary-800" : "text-ink-muted hover:bg-page")}
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
}
