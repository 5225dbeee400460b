import type { AssistantActions } from "@/components/assistant/assistant-panel";
import type { ActionResult } from "@/lib/adapters/action-result";
import type { CommentDto, PassageLocation } from "@/lib/contracts/comment-schema";
import type { ContractDto, VersionDto } from "@/lib/contracts/schema";

export type CommentActions = {
  addComment(input: {
    contractId: string;
    text: string;
    location?: PassageLocation;
  }): Promise<ActionResult<CommentDto>>;
  resolveComment(input: {
    contractId: string;
    commentId: string;
    resolved: boolean;
  }): Promise<ActionResult<CommentDto>>;
};
export type SuggestionActions = {
  acceptSuggestion(input: {
    contractId: string;
    suggestionId: string;
    cacheId: string;
  }): Promise<ActionResult<VersionDto>>;
  dismissSuggestion(input: { contractId: string; suggestionId: string; cacheId: string }): Promise<ActionResult<void>>;
};

/** The review page's server actions. A refusal is a value. */
export type ReviewServerActions = CommentActions &
  SuggestionActions & {
    saveVersion(input: {
      contractId: string;
      content: string;
      baseVersionId?: string;
    }): Promise<ActionResult<VersionDto>>;
    restoreVersion(input: { contractId: string; versionId: string }): Promise<ActionResult<VersionDto>>;
    analyzeAgain(input: { contractId: string }): Promise<ActionResult<unknown>>;
    markReviewed(input: { contractId: string; versionId: string }): Promise<ActionResult<ContractDto>>;
  };

/** All that the review page can do on the server. */
export type ReviewActions = ReviewServerActions & AssistantActions;
