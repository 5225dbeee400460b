"use client";

import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import type { PlacedMark } from "@/components/editor/passages/passage-marks";
import { classes } from "@/components/ui/classes";
import { InfoIcon, SparkIcon, WarningIcon } from "@/components/ui/icons";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { gravest, severityText, type Severity } from "./severity";

/** Each severity has its own symbol; the colour only supports it. */
const LOOKS = {
  high: { Icon: WarningIcon, look: "border-danger/50 bg-danger-50 text-danger-700" },
  medium: { Icon: SparkIcon, look: "border-warning-300 bg-orange-50 text-orange-700" },
  low: { Icon: InfoIcon, look: "border-line-strong bg-surface text-ink-muted" },
} as const satisfies Record<Severity, unknown>;

type Props = {
  placed: readonly PlacedMark[];
  text: HTMLElement;
  suggestions: readonly SuggestionDto[];
  onOpen: (suggestionId: string) => void;
};

/**
 * Markers in the margin, one per line where suggestions begin: a single Tab stop, arrow keys move between them. Small
 * screens have no margin; there, use the list of suggestions. Source: behaviour §13.
 */
export function SuggestionMargin({ placed, text, suggestions, onOpen }: Props) {
  const words = useCopy().suggestions.margin;
  const lines = useMarginLines(placed, text);
  const known = new Map(suggestions.map((suggestion) => [suggestion.id, suggestion]));
  const { bar, current, onKeyDown, onFocus } = useArrowKeys(lines.length);
  if (lines.length === 0) return null;
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-orientation="vertical"
      aria-label={words.label}
      onKeyDown={onKeyDown}
      className="hidden sm:block print:hidden"
    >
      {lines.map((line, index) => {
        const here = line.ids.flatMap((id) => known.get(id) ?? []);
        const first = here[0];
        return (
          first && (
            <Marker
              key={first.id}
              middle={line.middle}
              suggestions={[first, ...here.slice(1)]}
              isTabStop={index === current}
              onFocus={() => onFocus(index)}
              onOpen={() => onOpen(first.id)}
            />
          )
        );
      })}
    </div>
  );
}

type MarkerProps = {
  middle: number;
  suggestions: readonly [SuggestionDto, ...SuggestionDto[]];
  isTabStop: boolean;
  onFocus: () => void;
  onOpen: () => void;
};

function Marker({ middle, suggestions, isTabStop, onFocus, onOpen }: MarkerProps) {
  const { margin, severity: severities } = useCopy().suggestions;
  const severity = gravest(suggestions.map((suggestion) => suggestion.severity));
  const { Icon, look } = LOOKS[severity];
  const word = severityText(severity, severities);
  const { title } = suggestions[0];
  const name = suggestions.length === 1 ? margin.one(word, title) : margin.several(suggestions.length, word, title);
  return (
    <button
      type="button"
      data-severity={severity}
      aria-label={name}
      title={name}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onOpen}
      style={{ top: middle }}
      className={classes(
        "absolute left-2 z-[1] flex size-6 -translate-y-1/2 scroll-my-32 items-center justify-center rounded-full border shadow-card hover:brightness-95",
        look,
      )}
    >
      <Icon className="size-3.5" />
      {suggestions.length > 1 && (
        <span className="absolute -top-1.5 -right-1.5 min-w-4 rounded-full bg-ink px-1 text-[0.625rem] leading-4 text-surface tabular-nums">
          {suggestions.length}
        </span>
      )}
    </button>
  );
}

/**
 * Measured again when marks move and when the text's height changes: blocks get their true height as they come into
 * view.
 */
function useMarginLines(placed: readonly PlacedMark[], text: HTMLElement): readonly MarginLine[] {
  const [lines, setLines] = useState<readonly MarginLine[]>([]);
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setLines(marginLines(placed, text)));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return () => cancelAnimationFrame(frame);
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [placed, text]);
  return lines;
}

function useArrowKeys(count: number) {
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const current = Math.min(at, count - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: current + 1, ArrowUp: current - 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    bar.current?.querySelectorAll<HTMLButtonElement>("button")[Math.min(count - 1, Math.max(0, next))]?.focus();
  };
  return { bar, current, onKeyDown, onFocus: setAt };
}

// Which suggestions are on which line of the page. Pure apart from measuring.

/**
 * A line with suggestions: the distance of its middle from the text's top edge in CSS pixels, and their ids in text
 * order.
 */
type MarginLine = { middle: number; ids: string[] };

/** Less than a line's height: suggestions starting this close share a marker. CSS pixels. */
const SAME_LINE_PX = 16;

/** The lines where suggestions begin, from the top. */
function marginLines(placed: readonly PlacedMark[], text: HTMLElement): MarginLine[] {
  const { top: edge } = text.getBoundingClientRect();
  const places = placed.flatMap(({ mark: { kind, id }, range }) => {
    if (kind !== "suggestion" || id === undefined) return [];
    const rect = range.getClientRects?.()[0] ?? range.getBoundingClientRect();
    return [{ id, middle: (rect.top + rect.bottom) / 2 - edge }];
  });
  return groupedByLine(places);
}

/** Merges places into lines. */
function groupedByLine(places: readonly { id: string; middle: number }[]): MarginLine[] {
  const lines: MarginLine[] = [];
  for (const { id, middle } of places.toSorted((one, other) => one.middle - other.middle)) {
    const last = lines.at(-1);
    if (last && middle - last.middle < SAME_LINE_PX) last.ids.push(id);
    else lines.push({ middle, ids: [id] });
  }
  return lines;
}
