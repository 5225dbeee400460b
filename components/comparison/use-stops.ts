"use client";

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { RedlineBlock, RedlineRun } from "@/lib/documents/redline/redline";

export type Stops = { current: number | null; next: () => void; previous: () => void };

/** Later than the scroll to the top of a comparison that opens, and than the focus it takes. */
const AFTER_OPENING_MS = 150;

/** Opens at the first change; moves to others by buttons and by Alt+↓ and Alt+↑, wrapping around, each in view. */
export function useStops(count: number, text: RefObject<HTMLElement | null>): Stops {
  const [current, setCurrent] = useState<number | null>(null);
  const latest = useRef(current);

  const go = useCallback(
    (step: 1 | -1) => {
      if (count === 0) return;
      const from = latest.current ?? (step === 1 ? -1 : count);
      latest.current = (from + step + count) % count;
      setCurrent(latest.current);
      bringIntoView(text.current, latest.current);
    },
    [count, text],
  );
  const next = useCallback(() => go(1), [go]);
  const previous = useCallback(() => go(-1), [go]);

  // The external system is the page's scrolling: opening a comparison first returns to the top.
  useEffect(() => {
    const timer = setTimeout(() => latest.current === null && next(), AFTER_OPENING_MS);
    return () => clearTimeout(timer);
  }, [next]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
      event.preventDefault();
      if (event.key === "ArrowDown") next();
      else previous();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [next, previous]);

  return { current, next, previous };
}

/** Twice: off-screen paragraphs have an estimated height until drawn. */
function bringIntoView(text: HTMLElement | null, stop: number): void {
  const target = text?.querySelector(`[data-stop="${stop}"]`);
  target?.scrollIntoView({ block: "center" });
  requestAnimationFrame(() => requestAnimationFrame(() => target?.scrollIntoView({ block: "center" })));
}

// The stops when moving from change to change.

/**
 * For each block the stop number of each run, null if unchanged. Replaced words are one stop, and so are consecutive
 * inserted or deleted paragraphs; a block without runs has one entry.
 */
export function findStops(blocks: readonly RedlineBlock[]): {
  ofBlock: readonly (readonly (number | null)[])[];
  count: number;
} {
  let count = 0;
  let isInWhole = false;
  const ofBlock = blocks.map((block): (number | null)[] => {
    const runs = Math.max(1, block.runs.length);
    const isWhole = (block.change === "inserted" || block.change === "deleted") && block.move === null;
    const goesOn = isWhole && isInWhole;
    isInWhole = isWhole;
    if (block.change === "same") return Array<null>(runs).fill(null);
    if (block.change !== "changed") {
      if (!goesOn) count += 1;
      return Array<number>(runs).fill(count - 1);
    }
    return block.runs.map((run, index) => {
      if (!isChange(run)) return null;
      const before = block.runs[index - 1];
      const isNew = !before || !isChange(before);
      if (isNew) count += 1;
      return count - 1;
    });
  });
  return { ofBlock, count };
}

/** Mere renumbering is not a change. */
const isChange = ({ kind, isNumber }: RedlineRun) => kind !== "same" && !isNumber;

/** Unchanged paragraphs shown on each side of a change when only changes are shown. */
const AROUND = 1;

type Section = { kind: "shown"; index: number } | { kind: "folded"; from: number; count: number };

/** What is displayed: every block, or only changes with some context and the rest folded. */
export function toSections(blocks: readonly RedlineBlock[], { isFolded }: { isFolded: boolean }): Section[] {
  if (!isFolded) return blocks.map((_, index) => ({ kind: "shown", index }));
  const isNear = new Uint8Array(blocks.length);
  blocks.forEach(
    ({ change }, index) => change !== "same" && isNear.fill(1, Math.max(0, index - AROUND), index + AROUND + 1),
  );
  const sections: Section[] = [];
  blocks.forEach((_, index) => {
    const last = sections.at(-1);
    if (isNear[index] === 1) sections.push({ kind: "shown", index });
    else if (last?.kind === "folded") last.count += 1;
    else sections.push({ kind: "folded", from: index, count: 1 });
  });
  return sections;
}
