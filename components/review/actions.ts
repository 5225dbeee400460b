import type { AssistantActions } from "@/components/assistant/assistant-panel";
import type { ActionResult } from "@/lib/adapters/action-result";
import type { VersionDto } from "@/lib/contracts/schema";

/** What the review page can do on the server. A refusal is a value. */
export type ReviewActions = AssistantActions & {
  saveVersion(input: { contractId: string; content: string; baseVersionId?: string }): Promise<ActionResult<VersionDto>>;
  restoreVersion(input: { contractId: string; versionId: string }): Promise<ActionResult<VersionDto>>;
  analyzeAgain(input: { contractId: string }): Promise<ActionResult<unknown>>;
};
