"use server";

import { action } from "@/lib/server/adapters/action";
import { acceptBody, dismissBody } from "@/lib/assistant/schema";
import { acceptSuggestion, dismissSuggestion } from "@/lib/assistant/suggestions/suggestions";
import { changeContract } from "@/lib/contracts/changes";
import { changeCommentBody, commentBody, commentParams } from "@/lib/contracts/comments/comment-schema";
import { addComment, resolveComment } from "@/lib/contracts/comments/comments";
import { analyzeAgain } from "@/lib/contracts/reading/intake";
import { contractParams, restoreVersionBody, saveVersionBody, versionParams } from "@/lib/contracts/schema";
import { restoreVersion, saveVersion } from "@/lib/contracts/versions/versions";

const PAGE = "/contracts/[contractId]";

export const saveVersionAction = action(
  saveVersionBody.extend(contractParams.shape),
  async (actor, { contractId, ...input }) => saveVersion(actor, contractId, input),
  { limit: "save", renews: PAGE },
);
export const restoreVersionAction = action(
  versionParams.extend(restoreVersionBody.shape),
  async (actor, { contractId, ...input }) => restoreVersion(actor, contractId, input),
  { limit: "save", renews: PAGE },
);
export const analyzeAgainAction = action(contractParams, async (actor, input) => analyzeAgain(actor, input), {
  limit: "assistant",
});
export const addCommentAction = action(
  commentBody.extend(contractParams.shape),
  async (actor, { contractId, ...input }) => addComment(actor, contractId, input),
  { limit: "comment" },
);
export const resolveCommentAction = action(
  changeCommentBody.extend(commentParams.shape),
  async (actor, { contractId, ...input }) => resolveComment(actor, contractId, input),
  { limit: "change" },
);
export const acceptSuggestionAction = action(
  contractParams.and(acceptBody),
  async (actor, { contractId, ...input }) => acceptSuggestion(actor, contractId, input),
  { limit: "save", renews: PAGE },
);
export const dismissSuggestionAction = action(
  contractParams.and(dismissBody),
  async (actor, { contractId, ...input }) => dismissSuggestion(actor, contractId, input),
  { limit: "change" },
);
export const markReviewedAction = action(
  versionParams,
  async (actor, { contractId, versionId }) => changeContract(actor, contractId, { status: "reviewed", versionId }),
  { limit: "change", renews: PAGE },
);
