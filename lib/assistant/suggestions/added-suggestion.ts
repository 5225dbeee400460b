import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant } from "@/lib/access/contract-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { findContract } from "@/lib/contracts/contract-store";
import { conflictWith } from "@/lib/contracts/versions/version-store";
import type { Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { isStillCurrent, removeOutdated } from "./asked-store";
import { analysisNow } from "./first-asking";
import type { SuggestionDto } from "@/lib/assistant/schema";
import { insertSuggestion, openLike, type NewSuggestion } from "./suggestion-store";
import { toSuggestionDto } from "./suggestion-words";

type Added = Pick<NewSuggestion, "title" | "comment" | "quote" | "severity" | "start" | "end" | "page"> & {
  versionId: string;
  replacement: string;
  /** Next to those of checks and models: a person's, from a playbook, or a program's. */
  source?: "positions" | "agent";
};

/**
 * Adds a suggestion to those of the current version, once: a repeated call returns the open one.
 * @throws AppError `outdatedAnalysis` if another version is current. Source: B-24.10.
 */
export async function addSuggestion(
  actor: Actor,
  grant: EditGrant,
  { versionId, source = "positions", ...words }: Added,
  commit: Commit,
): Promise<SuggestionDto> {
  const current = (await findContract(grant))?.currentVersionId ?? null;
  if (current !== versionId) throw conflictWith(current, "outdatedAnalysis");
  const { cacheId, isMade } = await analysisNow(grant, versionId, actor.userId);
  if (!isMade) throw conflictWith(current, "outdatedAnalysis"); // still being made: retrying helps
  const row = { id: newId(), check: "", values: "{}", source, ...words, ...OPEN };
  return commit(async (tx) => {
    if (!(await isStillCurrent(grant, versionId, tx))) throw conflictWith(null, "outdatedAnalysis");
    const known = await openLike(grant, cacheId, row, tx);
    if (known) return toSuggestionDto(known, null);
    await removeOutdated(grant, cacheId, row, tx);
    await insertSuggestion(grant, cacheId, row, tx);
    await recordInTransaction(
      actor,
      { chain: grant.contractId, action: "suggestion.proposed", detail: { suggestionId: row.id } },
      tx,
    );
    return toSuggestionDto(row, null);
  });
}

const OPEN = { state: "open", decidedAt: null, decidedByName: null } as const;
