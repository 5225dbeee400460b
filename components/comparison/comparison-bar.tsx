"use client";

import { useCopy } from "@/components/copy/copy-provider";
import { IconButton } from "@/components/ui/button";
import { ChevronDownIcon } from "@/components/ui/icons";
import type { RedlineCounts } from "@/lib/documents/redline/redline";
import type { Stops } from "./use-stops";

const COUNTED = ["insertions", "deletions", "changedParagraphs", "movedParagraphs", "reformattedParagraphs"] as const;

/** How much changed, and what the signs mean. */
export function ComparisonSummary({ counts }: { counts: RedlineCounts }) {
  const words = useCopy().comparison;
  const { legend } = words;
  const shown = COUNTED.filter((name) => counts[name] > 0 || name === "insertions" || name === "deletions");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 px-4 pt-2.5 text-sm">
      <ul aria-label={words.counts.label} className="flex flex-wrap gap-x-4 gap-y-0.5">
        {shown.map((name) => (
          <li key={name} className="whitespace-nowrap">
            {words.counts[name](counts[name])}
          </li>
        ))}
      </ul>
      <ul aria-label={legend.label} className="flex flex-wrap gap-x-3 text-xs">
        <li>
          <ins className="redline-run">{legend.inserted}</ins>
        </li>
        <li>
          <del className="redline-run">{legend.deleted}</del>
        </li>
        {counts.movedParagraphs > 0 && (
          <li>
            <ins className="redline-run redline-moved">{legend.moved}</ins>
          </li>
        )}
      </ul>
    </div>
  );
}

type BarProps = { stops: Stops; total: number; isFolded: boolean; onFold: (isFolded: boolean) => void };

/** The way from change to change; stays in reach on long texts. */
export function ComparisonBar({ stops, total, isFolded, onFold }: BarProps) {
  const words = useCopy().comparison;
  const { navigation } = words;
  return (
    <div className="comparison-bar flex flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-t border-b border-line bg-surface px-4 py-1.5 text-sm">
      <label className="flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={isFolded}
          onChange={(event) => onFold(event.target.checked)}
          className="size-4 accent-primary"
        />
        {words.onlyChanges}
      </label>
      <div role="group" aria-label={navigation.label} className="flex items-center gap-1">
        <span role="status" className="mr-1 text-ink-muted tabular-nums">
          {stops.current === null ? navigation.total(total) : navigation.at(stops.current + 1, total)}
        </span>
        <IconButton
          variant="outline"
          label={navigation.withKeys(navigation.previous, "Alt+↑")}
          aria-keyshortcuts="Alt+ArrowUp"
          disabled={total === 0}
          onClick={stops.previous}
        >
          <ChevronDownIcon className="size-5 rotate-180" />
        </IconButton>
        <IconButton
          variant="outline"
          label={navigation.withKeys(navigation.next, "Alt+↓")}
          aria-keyshortcuts="Alt+ArrowDown"
          disabled={total === 0}
          onClick={stops.next}
        >
          <ChevronDownIcon />
        </IconButton>
      </div>
    </div>
  );
}
