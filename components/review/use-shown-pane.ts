"use client";

import { useEffect } from "react";
import { useLatest } from "@/components/ui/use-latest";
import type { Panes } from "./pane-switch";

/** A link to a comment opens the comments, also one that is followed on the contract's own page. */
export function useShownPane(panes: Panes, shownCommentId: string | null): void {
  const latest = useLatest(panes);
  useEffect(() => {
    if (shownCommentId !== null) latest.current.show("comments");
  }, [shownCommentId, latest]);
}
