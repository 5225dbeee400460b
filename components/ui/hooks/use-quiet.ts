"use client";

import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin"] as const;
/** Where a browser doesn't tell that it is idle, and at the latest where it never is. */
const SOON_MS = 200;
const LATEST_MS = 2_000;

/**
 * Has what is likely to be opened fetched ahead: as soon as the page has all that it needs at first and is idle, and at
 * once at the first sign that somebody is at work.
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

/** @returns the way to call it off */
function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, SOON_MS);
    return () => clearTimeout(timer);
  }
  const request = window.requestIdleCallback(act, { timeout: LATEST_MS });
  return () => window.cancelIdleCallback(request);
}
