"use client";

import { useEffect, useState } from "react";
import type { Clause } from "@/components/editor/clauses";

/** The clause counts from here on, in pixels from the top of the window. */
const READING_LINE = 180;

/** The key of the clause that is being read, by where the page is scrolled to. */
export function useCurrentClause(
  clauses: readonly Clause[],
  elementOf: (key: string) => HTMLElement | null,
): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      setCurrent(clauses[lastAbove(clauses, elementOf)]?.key ?? null);
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    ask();
    window.addEventListener("scroll", ask, { passive: true });
    return () => {
      window.removeEventListener("scroll", ask);
      cancelAnimationFrame(frame);
    };
  }, [clauses, elementOf]);
  return current;
}

/** Clauses stand one below the other: the last that begins above the reading line, the first where none does. */
function lastAbove(clauses: readonly Clause[], elementOf: (key: string) => HTMLElement | null): number {
  let [low, high] = [0, clauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const clause = clauses[middle];
    const top = clause ? elementOf(clause.key)?.getBoundingClientRect().top : undefined;
    if (top !== undefined && top <= READING_LINE) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
