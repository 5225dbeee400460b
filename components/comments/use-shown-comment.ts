"use client";

import { useEffect, useRef } from "react";
import { useLatest } from "@/components/ui/use-latest";
import type { CommentDto } from "@/lib/contracts/comment-schema";
import type { Comments } from "./use-comments";

/**
 * Leads once to the comment that a link names, as soon as its card is there. One that is not known yet is asked for
 * once. @returns the comment that begins its thread, or null. Source: B-14.7.
 */
export function useShownComment(shownId: string | null, comments: Comments): CommentDto | null {
  const done = useRef<string | null>(null);
  const asked = useRef<string | null>(null);
  const latest = useLatest(comments);
  const { state } = comments;
  const known = state.step === "loaded" ? state.comments : null;
  const comment = known?.find(({ id }) => id === shownId) ?? null;
  const isThere = comment !== null;
  useEffect(() => {
    if (shownId === null || done.current === shownId || !known) return;
    if (!isThere) {
      if (asked.current !== shownId) latest.current.reload();
      asked.current = shownId;
      return;
    }
    done.current = shownId;
    const card = document.getElementById(`comment-${shownId}`);
    card?.scrollIntoView({ block: "nearest" });
    card?.focus({ preventScroll: true });
  }, [shownId, isThere, known, latest]);
  return comment && (known?.find(({ id }) => id === comment.parentId) ?? comment);
}
