"use client";

import { useCopy } from "@/components/layout/copy-provider";
import { IconButton } from "@/components/ui/button";
import { ChevronDownIcon } from "@/components/ui/icons";
import type { RedlineCounts } from "@/lib/redline/redline";
import type { Stops } from "./use-stops";

const COUNTED = ["insertions", "deletions", "changedParagraphs", "movedParagraphs", "reformattedParagraphs"] as const;

type Props = { counts: RedlineCounts; stops: Stops; total: number; isFolded: boolean; onFold: (isFolded: boolean) => void };

/** How much changed, what the signs mean, and the way from change to change. */
export function ComparisonBar({ counts, stops, total, isFolded, onFold }: Props) {
  const words = useCopy().comparison;
  const { navigation, legend } = words;
  const shown = COUNTED.filter((name) => counts[name] > 0 || name === "insertions" || name === "deletions");
  return (
    <div className="comparison-bar flex flex-wrap items-center gap-x-5 gap-y-2 rounded-t border-b border-line bg-surface px-4 py-2 text-sm">
      <ul aria-label={words.counts.label} className="flex flex-wrap gap-x-3 gap-y-0.5">
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
      <label className="flex min-h-9 items-center gap-2">
        <input type="checkbox" checked={isFolded} onChange={(event) => onFold(event.target.checked)} className="size-4 accent-primary" />
        {words.onlyChanges}
      </label>
      <div role="group" aria-label={navigation.label} className="ml-auto flex items-center gap-1">
        <span role="status" className="mr-1 text-ink-muted tabular-nums">
          {stops.current === null ? navigation.total(total) : navigation.at(stops.current + 1, total)}
        </span>
        <IconButton variant="outline" label={navigation.withKeys(navigation.previous, "Alt+↑")} aria-keyshortcuts="Alt+ArrowUp" disabled={total === 0} onClick={stops.previous}>
          <ChevronDownIcon className="size-5 rotate-180" />
        </IconButton>
        <IconButton variant="outline" label={navigation.withKeys(navigation.next, "Alt+↓")} aria-keyshortcuts="Alt+ArrowDown" disabled={total === 0} onClick={stops.next}>
          <ChevronDownIcon />
        </IconButton>
      </div>
    </div>
  );
}
