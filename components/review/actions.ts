import type { AssistantActions } from "@/components/assistant/assistant-panel";
import type { CollaborationActions } from "@/components/collaboration/actions";
import type { CommentActions } from "@/components/comments/use-comments";
import type { SuggestionActions } from "@/components/suggestions/use-suggestions";
import type { ActionResult } from "@/lib/server/adapters/action-result";
import type { CONTRACT_TYPES } from "@/lib/contracts/bounds";
import type { ContractDto, VersionDto } from "@/lib/contracts/schema";

/** The review page's server actions. A refusal is a value. */
export type ReviewServerActions = CommentActions &
  SuggestionActions & {
    saveVersion(input: {
      contractId: string;
      content: string;
      baseVersionId?: string;
    }): Promise<ActionResult<VersionDto>>;
    restoreVersion(input: {
      contractId: string;
      versionId: string;
      baseVersionId?: string;
    }): Promise<ActionResult<VersionDto>>;
    analyzeAgain(input: { contractId: string }): Promise<ActionResult<unknown>>;
    /** Calls for people with a role on the contract. */
    people: CollaborationActions;
    changeContract(input: {
      contractId: string;
      name?: string;
      type?: (typeof CONTRACT_TYPES)[number];
    }): Promise<ActionResult<ContractDto>>;
    markReviewed(input: { contractId: string; versionId: string }): Promise<ActionResult<ContractDto>>;
  };

/** All server calls of the review page. */
export type ReviewActions = ReviewServerActions & AssistantActions;
