"use client";

import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
/** If the browser doesn't report being idle, or at the latest if it never is. */
const SOON_MS = 200;
const LATEST_MS = 2_000;

/**
 * Preloads what is likely to be opened: as soon as the page has loaded and is idle, or at once when the user becomes
 * active.
 */
export function useQuiet(prepare: () => void): void {
  useEffect(() => {
    let cancel = () => undefined as void;
    const stop = () => {
      cancel();
      window.removeEventListener("load", wait);
      for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
    };
    const begin = () => {
      stop();
      prepare();
    };
    const wait = () => {
      cancel = whenIdle(begin);
    };
    if (document.readyState === "complete") wait();
    else window.addEventListener("load", wait);
    for (const sign of SIGNS) window.addEventListener(sign, begin, true);
    return stop;
  }, [prepare]);
}

/** @returns a function to cancel it */
function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(request);
}
