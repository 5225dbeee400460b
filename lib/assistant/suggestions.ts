import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { hidden } from "@/lib/access/refused";
import { contractOf } from "@/lib/contracts/contract-store";
import type { VersionDto } from "@/lib/contracts/schema";
import { conflictWith } from "@/lib/contracts/version-conflict";
import { takeNextNumber, versionOf } from "@/lib/contracts/version-store";
import type { SearchableText } from "@/lib/documents/search/searchable-text";
import { addVersion } from "@/lib/contracts/versions";
import { recordInTransaction } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { pageById } from "@/lib/platform/page-budget";
import type { PageQuery } from "@/lib/platform/page-query";
import { makeText } from "@/lib/workers/writing";
import { analysisId } from "./analysis";
import { analysisNow } from "./first-asking";
import type { AcceptSuggestion, DismissSuggestion, SuggestionListDto } from "./schema";
import { toSuggestionDto } from "./suggestion-words";
import {
  contractOfSuggestion,
  decide,
  hasSuggestion,
  latestAnalysis,
  openSuggestions,
  suggestionOf,
  type Decision,
  type SuggestionRow,
} from "./suggestion-store";

/**
 * Of the current version, by pages, made now where they aren't there yet; `pending` while any are still being made.
 * @throws AppError `contractNotFound`, `invalidInput` for a cursor of another analysis. Source: behaviour §13, B-21.23.
 */
export async function listSuggestions(
  actor: Actor,
  contractId: string,
  query: PageQuery,
): Promise<SuggestionListDto & { nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await contractOf(grant);
  if (!contract) throw new AppError("contractNotFound");
  const { id, currentVersionId, status } = contract;
  const { cacheId, isMade, isPending } =
    currentVersionId === null
      ? { cacheId: analysisId(id), isMade: false, isPending: status === "processing" }
      : await analysisNow(grant, currentVersionId, actor.userId);
  const pending = isPending ? { pending: true as const } : {};
  if (!isMade) return { suggestions: [], cacheId, ...pending, nextCursor: null };
  const words = copyFor(actor.language).checks;
  const { items, nextCursor } = await pageById(query, {
    isKnown: (known) => hasSuggestion(grant, cacheId, known),
    read: (stretch) => openSuggestions(grant, cacheId, stretch),
    toItem: (row) => toSuggestionDto(row, words),
  });
  return { suggestions: items, cacheId, ...pending, nextCursor };
}

/**
 * A new version with the suggestion carried out, in one transaction: `updatedContent`, or its own replacement.
 * @param id the contract, or the suggestion when the input names none (B-21.25)
 * @throws AppError `contractNotFound`, `forbidden`, `suggestionNotFound`, `outdatedAnalysis`, `suggestionDecided`,
 *   `noReplacement`, `bodyTooLarge`, `textTooIntricate`. Source: B-13.5, B-21.24.
 */
export async function acceptSuggestion(
  actor: Actor,
  id: string,
  input: AcceptSuggestion,
  commit: Commit = inTransaction,
): Promise<VersionDto> {
  const { grant, suggestion } = await suggestionToDecide(actor, id, input);
  if (suggestion.state !== "open") throw new AppError("suggestionDecided");
  const { versionId } = suggestion.analysis;
  const text =
    input.updatedContent === undefined
      ? await carriedOut(grant, suggestion, { versionId, account: actor.userId })
      : await makeText({ verb: "clean", html: input.updatedContent }, actor.userId);
  return commit(async (tx) => {
    const { versionNumber, currentVersionId } = await takeNextNumber(grant, tx);
    if (currentVersionId !== versionId) throw conflictWith(currentVersionId, "outdatedAnalysis");
    if (!(await decide(grant, suggestion.id, decisionOf(actor, "accepted"), tx)))
      throw new AppError("suggestionDecided");
    const version = await addVersion(
      grant,
      { text, versionNumber, restoredFromNumber: null, author: { id: actor.userId, name: actor.name } },
      tx,
    );
    await recordInTransaction(
      actor,
      {
        chain: grant.contractId,
        action: "suggestion.accepted",
        detail: { suggestionId: suggestion.id, version: versionNumber },
      },
      tx,
    );
    return version;
  });
}

/**
 * In later versions too; again changes nothing. @param id the contract, or the suggestion when the input names none
 * (B-21.25)
 * @throws AppError `contractNotFound`, `forbidden`, `suggestionNotFound`, `outdatedAnalysis`, `suggestionDecided` when
 *   it was accepted. Source: B-13.6, B-21.24.
 */
export async function dismissSuggestion(actor: Actor, id: string, input: DismissSuggestion): Promise<void> {
  const { grant, suggestion } = await suggestionToDecide(actor, id, input);
  if (suggestion.state === "dismissed") return;
  await inTransaction(async (tx) => {
    if (!(await decide(grant, suggestion.id, decisionOf(actor, "dismissed"), tx)))
      throw new AppError("suggestionDecided");
    await recordInTransaction(
      actor,
      { chain: grant.contractId, action: "suggestion.dismissed", detail: { suggestionId: suggestion.id } },
      tx,
    );
  });
}

/** The suggestion that is meant, if it is of the newest analysis of the current version. */
async function suggestionToDecide(actor: Actor, id: string, input: DismissSuggestion) {
  const contractId = input.suggestionId === undefined ? await contractOfSuggestion(actor, id) : id;
  if (contractId === null) throw hidden("suggestionNotFound", actor, { of: { suggestionId: id }, ability: "edit" });
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const suggestion = await suggestionOf(grant, input.suggestionId ?? id);
  if (!suggestion) throw new AppError("suggestionNotFound");
  const current = await listed(grant);
  const isNewest =
    current.analysisId === suggestion.analysis.id && (input.cacheId ?? current.analysisId) === current.analysisId;
  if (!isNewest) throw conflictWith(current.versionId, "outdatedAnalysis");
  return { grant, suggestion };
}

/** The current version, and the analysis of it that is listed now. */
async function listed(grant: ReadGrant): Promise<{ versionId: string | null; analysisId: string | null }> {
  const versionId = (await contractOf(grant))?.currentVersionId ?? null;
  return { versionId, analysisId: versionId === null ? null : await latestAnalysis(grant, versionId) };
}

async function carriedOut(
  grant: EditGrant,
  { start, end, replacement }: SuggestionRow,
  of: { versionId: string; account: string },
): Promise<SearchableText> {
  if (replacement === null) throw new AppError("noReplacement");
  const version = await versionOf(grant, of.versionId);
  if (!version) throw new AppError("versionNotFound");
  return makeText({ verb: "replace", html: version.html, start, end, words: replacement }, of.account);
}

function decisionOf(actor: Actor, state: "accepted" | "dismissed"): Decision {
  return { state, decidedAt: clock.now(), decidedByName: actor.name };
}
