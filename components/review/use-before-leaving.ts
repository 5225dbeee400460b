"use client";

import { useEffect, useLayoutEffect, type RefObject } from "react";
import type { DraftKeeper } from "./draft-keeper";

/** A page may go without a word: a closed tab, a crash of the device, a link of this site. */
export function useFlushBeforeGoing(keeper: DraftKeeper): void {
  useLayoutEffect(() => {
    const flush = () => keeper.flush();
    const onVisibility = () => document.visibilityState === "hidden" && keeper.flush();
    window.addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      window.removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", onVisibility);
      keeper.flush();
    };
  }, [keeper]);
}

/** Asks before a page with unsaved text is closed, unless it is left on purpose. */
export function useUnloadWarning(isDirty: boolean, isLeaving: RefObject<boolean>): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty, isLeaving]);
}
