"use client";

import { useCallback, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { readComparison } from "@/components/review/review-calls";
import type { VersionDto } from "@/lib/contracts/schema";
import type { Redline } from "@/lib/documents/redline/redline";

/**
 * A comparison on screen; `newer` is set if one text is the user's unsaved one: it is the version someone saved
 * meanwhile.
 */
export type Comparison = {
  from: string;
  to: string;
  redline: Redline;
  newer: VersionDto | null;
  /** The versions compared, if both are versions. */
  versions: { fromId: string; toId: string } | null;
};

type Comparing = {
  comparison: Comparison | null;
  /** Compares two versions. @returns an error message, or null. */
  openVersions: (from: string, to: string) => Promise<string | null>;
  /** Compares the user's own text with a version saved meanwhile; returns the same. */
  openOwn: (newer: VersionDto, ownHtml: string) => Promise<string | null>;
  close: () => void;
};

/** Comparing two texts; the edited one keeps its state meanwhile, scroll position included. Source: behaviour §11. */
export function useComparison(contractId: string): Comparing {
  const words = useCopy().comparison;
  const [comparison, setComparison] = useState<Comparison | null>(null);
  /** Scroll position of the text; null while not comparing. */
  const scrolledTo = useRef<number | null>(null);

  const open = useCallback((next: Comparison) => {
    scrolledTo.current ??= window.scrollY;
    setComparison(next);
    requestAnimationFrame(() => window.scrollTo(0, 0));
  }, []);

  const openVersions = useCallback(
    async (fromId: string, toId: string) => {
      const read = await readComparison(contractId, fromId, toId);
      if (!read) return words.failed;
      open({
        from: words.version(read.from.versionNumber),
        to: words.version(read.to.versionNumber),
        redline: read,
        newer: null,
        versions: { fromId, toId },
      });
      return null;
    },
    [contractId, open, words],
  );
  const openOwn = useCallback(
    async (newer: VersionDto, ownHtml: string) => {
      const reckoner = await import("./own-comparison").catch(nothing);
      if (!reckoner) return words.failed;
      open({
        from: words.version(newer.versionNumber),
        to: words.ownText,
        redline: reckoner.redlineOfHtml(newer.textContent, ownHtml),
        newer,
        versions: null,
      });
      return null;
    },
    [open, words],
  );
  const close = useCallback(() => {
    setComparison(null);
    const left = scrolledTo.current;
    if (left === null) return; // saving may close a comparison that isn't open
    scrolledTo.current = null;
    requestAnimationFrame(() => window.scrollTo(0, left));
  }, []);

  return { comparison, openVersions, openOwn, close };
}

/** Code that failed to load: the caller reports it. */
function nothing(): null {
  return null;
}
