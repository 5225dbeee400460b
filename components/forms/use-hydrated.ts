"use client";

import { useSyncExternalStore } from "react";

/**
 * False until the page's code runs. A form's button stays disabled until then: the browser would send the form
 * by itself, and lose what was typed.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
