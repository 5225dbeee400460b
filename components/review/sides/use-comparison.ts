"use client";

import { useCallback, useRef, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { readComparison } from "@/components/review/review-calls";
import type { VersionDto } from "@/lib/contracts/schema";
import type { Redline } from "@/lib/documents/redline/redline";

/**
 * Two texts on screen as one; `newer` is set when the one is the person's own unsaved text, and is the version somebody
 * saved meanwhile.
 */
export type Comparison = {
  from: string;
  to: string;
  redline: Redline;
  newer: VersionDto | null;
  /** The versions compared, where both are versions. */
  versions: { fromId: string; toId: string } | null;
};

type Comparing = {
  comparison: Comparison | null;
  /** Compares two versions. @returns what went wrong, in words, or null. */
  openVersions: (from: string, to: string) => Promise<string | null>;
  /** Compares the person's own text with a version that was saved meanwhile; answers likewise. */
  openOwn: (newer: VersionDto, ownHtml: string) => Promise<string | null>;
  close: () => void;
};

/**
 * Comparing two texts; the one being edited stays as it is meanwhile, scroll position and all. Source: behaviour §11.
 */
export function useComparison(contractId: string): Comparing {
  const words = useCopy().comparison;
  const [comparison, setComparison] = useState<Comparison | null>(null);
  /** Where the text was left; null while nothing is compared. */
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
    if (left === null) return; // a saved version closes what may not be open
    scrolledTo.current = null;
    requestAnimationFrame(() => window.scrollTo(0, left));
  }, []);

  return { comparison, openVersions, openOwn, close };
}

/** A program that could not be fetched: whoever asked for it says so. */
function nothing(): null {
  return null;
}
