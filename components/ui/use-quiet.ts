"use client";

import { useEffect } from "react";

/** After so long on a page all that it needed at first has come, on slow lines too. */
const QUIET_MS = 5_000;
const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Has what is likely to be opened fetched ahead: at the first sign that somebody is at work, at the latest once the
 * page has been there for a while.
 */
export function useQuiet(prepare: () => void): void {
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    };
    const begin = () => {
      stop();
      prepare();
    };
    const timer = setTimeout(begin, QUIET_MS);
    for (const sign of SIGNS) window.addEventListener(sign, begin, true);
    return stop;
  }, [prepare]);
}
