"use client";

import { useMemo } from "react";
import { assistantCalls } from "@/components/assistant/assistant-calls";
import type { ContractDto } from "@/lib/contracts/schema";
import type { ReviewServerActions } from "./actions";
import type { Side } from "./pane-switch";
import type { Ahead } from "./review-ahead";
import { ReviewWorkspace } from "./review-workspace";

/**
 * The review page as the browser has it: the server's actions, and the assistant over REST, where an answer can be
 * stopped.
 */
export function ReviewScreen({
  contract,
  userId,
  ahead,
  firstSide,
  shownCommentId,
  actions,
}: {
  contract: ContractDto;
  userId: string;
  /** What the server drew of the text. */
  ahead: Ahead | null;
  firstSide: Side;
  shownCommentId: string | null;
  actions: ReviewServerActions;
}) {
  const all = useMemo(() => ({ ...actions, ...assistantCalls }), [actions]);
  return <ReviewWorkspace {...{ contract, userId, ahead, firstSide, shownCommentId }} actions={all} />;
}
