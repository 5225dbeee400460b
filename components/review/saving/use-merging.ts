"use client";

import { useCallback, useEffect, useState } from "react";
import { useCopy } from "@/components/copy/copy-provider";
import { readVersion } from "@/components/review/review-calls";
import { useLatest } from "@/components/ui/hooks/use-latest";
import type { VersionDto } from "@/lib/contracts/schema";
import type { Copy } from "@/lib/copy/copy";
import type { Overlap, OverlapChoice } from "@/lib/documents/redline/merge";

/** Whether the user's text and the one saved meanwhile can be merged, once known. */
export type Merging =
  | { step: "looking" | "failed" }
  | { step: "ready"; theirs: VersionDto; overlaps: readonly Overlap[]; merged: (choices: OverlapChoice[]) => string };

type Texts = {
  contractId: string;
  /** The base version of the user's text when called. */
  baseId: () => string;
  ownHtml: () => string;
  /** The contract's current version, from the server. */
  currentId: () => Promise<string | null>;
};

/** Checks as soon as there is a conflict; `again` if someone saved once more. Source: B-11.20. */
export function useMerging(isInConflict: boolean, texts: Texts): { merging: Merging; again: () => Promise<void> } {
  const words = useCopy().review;
  const latest = useLatest({ ...texts, words });
  const [merging, setMerging] = useState<Merging>({ step: "looking" });

  const look = useCallback(() => lookedAt(latest.current), [latest]);

  useEffect(() => {
    if (!isInConflict) return undefined;
    let isOver = false;
    void look().then((found) => {
      if (!isOver) setMerging(found);
    });
    return () => {
      isOver = true;
      setMerging({ step: "looking" });
    };
  }, [isInConflict, look]);

  const again = useCallback(async () => {
    setMerging({ step: "looking" });
    setMerging(await look());
  }, [look]);
  return { merging, again };
}

async function lookedAt({
  contractId,
  baseId,
  ownHtml,
  currentId,
  words,
}: Texts & { words: Copy["review"] }): Promise<Merging> {
  const current = await currentId();
  if (current === null) return { step: "failed" };
  const [base, theirs] = await Promise.all([
    readVersion(contractId, baseId(), words),
    readVersion(contractId, current, words),
  ]);
  if (!base.ok || !theirs.ok) return { step: "failed" };
  const merger = await import("./merged-texts").catch(() => null); // that it failed is said as of the texts
  if (!merger) return { step: "failed" };
  const { textContent } = theirs.data;
  return { step: "ready", theirs: theirs.data, ...merger.mergedTexts(base.data.textContent, ownHtml(), textContent) };
}
