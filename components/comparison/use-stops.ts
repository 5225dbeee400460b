"use client";

import { useCallback, useEffect, useRef, useState, type RefObject } from "react";

export type Stops = { current: number | null; next: () => void; previous: () => void };

/** Goes from change to change, by buttons and by Alt+↓ and Alt+↑, round at the ends; each is brought into view. */
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

/** Twice: paragraphs out of sight have an estimated height until they are drawn. */
function bringIntoView(text: HTMLElement | null, stop: number): void {
  const target = text?.querySelector(`[data-stop="${stop}"]`);
  target?.scrollIntoView({ block: "center" });
  requestAnimationFrame(() => requestAnimationFrame(() => target?.scrollIntoView({ block: "center" })));
}
