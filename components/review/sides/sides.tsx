"use client";

import type { AssistantPanelProps } from "@/components/assistant/assistant-panel";
import type { CommentsPanelProps } from "@/components/comments/comments-panel";
import type { DeadlinesCardProps } from "@/components/deadlines/deadlines-card";
import type { ReviewPanelProps } from "@/components/positions/review/review-panel";
import type { SuggestionsPanelProps } from "@/components/suggestions/suggestions-panel";
import { later, PartWaiting } from "@/components/ui/overlay/later";
import type { ReviewComparisonProps } from "./review-comparison";

/** Panels beside the text; small screens show one of them or the text. */
export const SIDES = ["review", "assistant", "suggestions", "comments", "dates"] as const;
export type Side = (typeof SIDES)[number];

const WAITING = { Waiting: PartWaiting };

export const AssistantPanel = later<AssistantPanelProps>(
  () => import("@/components/assistant/assistant-panel").then(({ AssistantPanel }) => AssistantPanel),
  WAITING,
);
export const CommentsPanel = later<CommentsPanelProps>(
  () => import("@/components/comments/comments-panel").then(({ CommentsPanel }) => CommentsPanel),
  WAITING,
);
export const DeadlinesCard = later<DeadlinesCardProps>(
  () => import("@/components/deadlines/deadlines-card").then(({ DeadlinesCard }) => DeadlinesCard),
  WAITING,
);
export const ReviewPanel = later<ReviewPanelProps>(
  () => import("@/components/positions/review/review-panel").then(({ ReviewPanel }) => ReviewPanel),
  WAITING,
);
export const SuggestionsPanel = later<SuggestionsPanelProps>(
  () => import("@/components/suggestions/suggestions-panel").then(({ SuggestionsPanel }) => SuggestionsPanel),
  WAITING,
);

/** Shown in place of the text. */
export const ReviewComparison = later<ReviewComparisonProps>(
  () => import("./review-comparison").then(({ ReviewComparison }) => ReviewComparison),
  WAITING,
);

const PARTS = {
  review: ReviewPanel,
  assistant: AssistantPanel,
  suggestions: SuggestionsPanel,
  comments: CommentsPanel,
  dates: DeadlinesCard,
} satisfies Record<Side, unknown>;

/** Preloads all panels, so that none is missing if the connection is lost. */
export function prepareSides(): void {
  for (const part of [...Object.values(PARTS), ReviewComparison]) void part.prepare();
}

/** Preloads a panel about to be shown. */
export function prepareSide(side: Side): Promise<void> {
  return PARTS[side].prepare();
}
