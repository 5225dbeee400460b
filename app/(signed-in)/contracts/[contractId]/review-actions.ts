import type { ReviewServerActions } from "@/components/review/actions";
import {
  acceptSuggestionAction,
  addCommentAction,
  analyzeAgainAction,
  dismissSuggestionAction,
  markReviewedAction,
  resolveCommentAction,
  restoreVersionAction,
  saveVersionAction,
} from "./actions";

/** The page's server actions as its components know them. */
export const reviewActions: ReviewServerActions = {
  saveVersion: saveVersionAction,
  restoreVersion: restoreVersionAction,
  analyzeAgain: analyzeAgainAction,
  markReviewed: markReviewedAction,
  addComment: addCommentAction,
  resolveComment: resolveCommentAction,
  acceptSuggestion: acceptSuggestionAction,
  dismissSuggestion: dismissSuggestionAction,
};
