"use client";

import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { Button, IconButton } from "@/components/ui/button";
import { useLatest } from "@/components/ui/hooks/use-latest";
import { ChevronLeftIcon, ChevronDownIcon } from "@/components/ui/icons";
import { listNumbers } from "@/lib/documents/numbering/list-counter";
import type { Redline, RedlineBlock, RedlineCounts } from "@/lib/documents/redline/redline";
import type { Block } from "@/lib/documents/richtext/blocks";
import { RedlineBlockView } from "./redline-block";
import { toSections, findStops, useStops, type Stops } from "./use-stops";
import "./comparison.css";

type ComparisonViewProps = {
  /** Names of the two texts, older first. */
  from: string;
  to: string;
  redline: Redline;
  onBack: () => void;
  /** More about the two, and available actions. */
  note?: string;
  actions?: ReactNode;
};

/** Two texts merged, showing insertions, deletions and moves. Escape goes back. Source: behaviour §11. */
export function ComparisonView({ from, to, redline, onBack, note, actions }: ComparisonViewProps) {
  const words = useCopy().comparison;
  const { blocks, counts } = redline;
  const page = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [isFolded, setIsFolded] = useState(false);
  const { ofBlock, count } = useMemo(() => findStops(blocks), [blocks]);
  const labels = useMemo(() => listLabels(blocks), [blocks]);
  const sections = useMemo(() => toSections(blocks, { isFolded }), [blocks, isFolded]);
  const stops = useStops(count, text);
  useFocus(page);
  useEscape(onBack);

  const title = words.title(from, to);
  return (
    <section ref={page} tabIndex={-1} aria-label={title} className="space-y-4 outline-none">
      {(note !== undefined || actions !== undefined) && (
        <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="max-w-3xl min-w-0 grow basis-80 text-sm text-ink-muted">{note}</p>
          <div className="flex flex-wrap gap-2">{actions}</div>
        </header>
      )}
      <div className="rounded border border-line bg-surface shadow-card">
        <ComparisonBar {...{ title, stops, isFolded, onBack }} total={count} onFold={setIsFolded} />
        <ComparisonSummary counts={counts} />
        {count === 0 && <p className="border-b border-line px-5 py-4 text-ink-muted sm:px-10">{words.none}</p>}
        <div className="rounded-b bg-desk p-2 sm:p-6 print:bg-transparent print:p-0">
          <div
            ref={text}
            className="mx-auto max-w-[48.75rem] bg-paper px-5 py-6 font-paper text-ink-paper shadow-paper sm:px-14 sm:py-12 print:shadow-none"
          >
            {sections.map((section) => {
              if (section.kind === "folded")
                return (
                  <p
                    key={`folded-${section.from}`}
                    className="my-2 border-y border-dashed border-line py-1 text-center text-xs text-ink-muted"
                  >
                    {words.folded(section.count)}
                  </p>
                );
              const block = blocks[section.index];
              const stopsHere = ofBlock[section.index] ?? [];
              const current = stops.current !== null && stopsHere.includes(stops.current) ? stops.current : null;
              return (
                block && (
                  <RedlineBlockView
                    key={section.index}
                    block={block}
                    label={labels[section.index] ?? null}
                    stops={stopsHere}
                    current={current}
                  />
                )
              );
            })}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Gives the dialog that led here time to return the focus. */
const AFTER_DIALOG_MS = 100;

function useFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setTimeout(() => page.current?.focus({ preventScroll: true }), AFTER_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [page]);
}

/** Works wherever the focus is, unless a dialog or menu uses the key. */
function useEscape(onBack: () => void): void {
  const latest = useLatest(onBack);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("[role=dialog], [role=menu]"))
        latest.current();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [latest]);
}

/**
 * The label of each list item: its number in the newer text, or in the older one if deleted, or a bullet; null for
 * other blocks.
 */
function listLabels(blocks: readonly RedlineBlock[]): (string | null)[] {
  const newer = numbersWithout(blocks, "deleted");
  const older = numbersWithout(blocks, "inserted");
  return blocks.map(({ shape, change }, index) => {
    if (shape.kind !== "item") return null;
    const number = (change === "deleted" ? older : newer)[index];
    return number ? `${number}.` : "•";
  });
}

function numbersWithout(blocks: readonly RedlineBlock[], left: "inserted" | "deleted"): (number | null)[] {
  const shown = blocks.flatMap((block, index) =>
    block.change === left ? [] : [{ index, block: { ...block.shape, inlines: [] } as Block }],
  ); // a shape is a block without its text
  const numbers = listNumbers(shown.map(({ block }) => block));
  const all = Array<number | null>(blocks.length).fill(null);
  shown.forEach(({ index }, place) => (all[index] = numbers[place] ?? null));
  return all;
}

const COUNTED = ["insertions", "deletions", "changedParagraphs", "movedParagraphs", "reformattedParagraphs"] as const;

/** The number of changes, and a legend. */
function ComparisonSummary({ counts }: { counts: RedlineCounts }) {
  const words = useCopy().comparison;
  const { legend } = words;
  const shown = COUNTED.filter((name) => counts[name] > 0 || name === "insertions" || name === "deletions");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-b border-line px-4 py-2 text-sm">
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

type BarProps = {
  title: string;
  stops: Stops;
  total: number;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  onBack: () => void;
};

/** Which texts these are, the way back, and from change to change; stays visible on long texts. */
function ComparisonBar({ title, stops, total, isFolded, onFold, onBack }: BarProps) {
  const words = useCopy().comparison;
  const { navigation } = words;
  return (
    <div className="comparison-bar flex flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-t border-b border-line bg-surface px-4 py-1.5 text-sm">
      <div className="flex min-w-0 grow basis-60 items-center gap-3">
        <Button variant="outline" size="sm" className="shrink-0" onClick={onBack}>
          <ChevronLeftIcon className="size-4" />
          {words.back}
        </Button>
        <h2 className="line-clamp-2 min-w-0 text-base leading-5" title={title}>
          {title}
        </h2>
      </div>
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
