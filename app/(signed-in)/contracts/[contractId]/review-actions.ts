import type { ReviewActions } from "@/components/review/actions";
import { analyzeAgainAction, chatAction, findAction, restoreVersionAction, saveVersionAction, summarizeAction } from "./actions";

/** The page's server actions as its components know them. */
export const reviewActions: ReviewActions = {
  find: findAction,
  summarize: summarizeAction,
  chat: chatAction,
  saveVersion: saveVersionAction,
  restoreVersion: restoreVersionAction,
  analyzeAgain: analyzeAgainAction,
};
