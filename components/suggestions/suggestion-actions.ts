import type { ActionResult } from "@/lib/adapters/action-result";
import type { VersionDto } from "@/lib/contracts/schema";

/** What is done with suggestions on the server. A refusal is a value. */
export type SuggestionActions = {
  /** One, or several in one version. */
  acceptSuggestion(
    input: { contractId: string; cacheId: string } & ({ suggestionId: string } | { suggestionIds: string[] }),
  ): Promise<ActionResult<VersionDto>>;
  dismissSuggestion(input: { contractId: string; suggestionId: string; cacheId: string }): Promise<ActionResult<void>>;
};
