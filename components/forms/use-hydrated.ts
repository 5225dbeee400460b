"use client";

import { useSyncExternalStore } from "react";

/** False until the page's code runs. Until then the browser would send a form by itself, and lose what was typed. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
