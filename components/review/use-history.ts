"use client";

import { useEffect, useState } from "react";
import type { VersionSummaryDto } from "@/lib/contracts/schema";
import { historyPath, readHistory } from "./review-calls";

export type HistoryState =
  { step: "loading" } | { step: "failed" } | { step: "loaded"; items: VersionSummaryDto[]; next: string | null };

/** The contract's versions, newest first, a page at a time. */
export function useHistory(contractId: string): {
  state: HistoryState;
  more: () => Promise<void>;
  isLoadingMore: boolean;
} {
  const [state, setState] = useState<HistoryState>({ step: "loading" });
  const [isLoadingMore, setIsLoadingMore] = useState(false);

  useEffect(() => {
    let isOver = false;
    void readHistory(historyPath(contractId)).then(
      (page) => !isOver && setState(page ? { step: "loaded", ...page } : { step: "failed" }),
    );
    return () => {
      isOver = true;
    };
  }, [contractId]);

  const more = async () => {
    if (state.step !== "loaded" || state.next === null) return;
    setIsLoadingMore(true);
    const page = await readHistory(state.next);
    setIsLoadingMore(false);
    setState(page ? { step: "loaded", items: [...state.items, ...page.items], next: page.next } : { step: "failed" });
  };

  return { state, more, isLoadingMore };
}
