"use client";

import { useCallback, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { readVersion } from "@/components/review/review-calls";
import type { VersionDto } from "@/lib/contracts/schema";

/** A displayed version other than the edited one; `newer` if someone saved it meanwhile. */
export type View = { kind: "older" | "newer"; version: VersionDto };

type Viewing = {
  view: View | null;
  /** Shows a version read-only. @returns an error message, or null. */
  open: (versionId: string) => Promise<string | null>;
  close: () => void;
};

/**
 * Viewing another version; the edited one keeps its state meanwhile, including the scroll position. Source: behaviour
 * §11.
 */
export function useViewing(contractId: string, edited: VersionDto): Viewing {
  const words = useCopy().review;
  const [view, setView] = useState<View | null>(null);
  /** Scroll position of the edited text; null while it is displayed. */
  const scrolledTo = useRef<number | null>(null);

  const close = useCallback(() => {
    setView(null);
    const left = scrolledTo.current;
    if (left === null) return; // the edited version was selected while displayed
    scrolledTo.current = null;
    requestAnimationFrame(() => window.scrollTo(0, left));
  }, []);

  const open = useCallback(
    async (versionId: string) => {
      if (versionId === edited.id) {
        close();
        return null;
      }
      const read = await readVersion(contractId, versionId, words);
      if (!read.ok) return read.message;
      setView((shown) => {
        if (!shown) scrolledTo.current = window.scrollY;
        return { kind: read.data.versionNumber > edited.versionNumber ? "newer" : "older", version: read.data };
      });
      return null;
    },
    [contractId, edited.id, edited.versionNumber, words, close],
  );

  return { view, open, close };
}
