"use client";

import { useCallback, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { readVersion } from "@/components/review/review-calls";
import type { VersionDto } from "@/lib/contracts/schema";

/** Another version on screen than the one being edited; `newer` when somebody saved it meanwhile. */
export type View = { kind: "older" | "newer"; version: VersionDto };

type Viewing = {
  view: View | null;
  /** Shows a version read-only. @returns what went wrong, in words, or null. */
  open: (versionId: string) => Promise<string | null>;
  close: () => void;
};

/**
 * Reading another version than the edited one, which stays as it is meanwhile, scroll position and all. Source:
 * behaviour §11.
 */
export function useViewing(contractId: string, edited: VersionDto): Viewing {
  const words = useCopy().review;
  const [view, setView] = useState<View | null>(null);
  /** Where the edited text was left; null while it is on screen. */
  const scrolledTo = useRef<number | null>(null);

  const close = useCallback(() => {
    setView(null);
    const left = scrolledTo.current;
    if (left === null) return; // the edited version is chosen while it is on screen
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
