import {
  inviteAction,
  removeCollaboratorAction,
  resendInvitationAction,
  revokeInvitationAction,
} from "@/app/(signed-in)/collaborators/actions";
import { changeContractAction } from "@/app/(signed-in)/dashboard/actions";
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

/** The page's server actions under the names its components use. */
export const reviewActions: ReviewServerActions = {
  saveVersion: saveVersionAction,
  restoreVersion: restoreVersionAction,
  analyzeAgain: analyzeAgainAction,
  changeContract: changeContractAction,
  markReviewed: markReviewedAction,
  people: {
    invite: inviteAction,
    remove: removeCollaboratorAction,
    resend: resendInvitationAction,
    revoke: revokeInvitationAction,
  },
  addComment: addCommentAction,
  resolveComment: resolveCommentAction,
  acceptSuggestion: acceptSuggestionAction,
  dismissSuggestion: dismissSuggestionAction,
};
