import type { ReviewActions } from "@/components/review/actions";
import {
  acceptSuggestionAction, addCommentAction, analyzeAgainAction, chatAction, dismissSuggestionAction, findAction, markReviewedAction, resolveCommentAction, restoreVersionAction, saveVersionAction,
  summarizeAction,
} from "./actions";

/** The page's server actions as its components know them. */
export const reviewActions: ReviewActions = {
  find: findAction,
  summarize: summarizeAction,
  chat: chatAction,
  saveVersion: saveVersionAction,
  restoreVersion: restoreVersionAction,
  analyzeAgain: analyzeAgainAction,
  markReviewed: markReviewedAction,
  addComment: addCommentAction,
  resolveComment: resolveCommentAction,
  acceptSuggestion: acceptSuggestionAction,
  dismissSuggestion: dismissSuggestionAction,
};
