import "server-only";
import type { Actor } from "@/lib/access/actor";
import { ContractGrant, type EditGrant, type ReadGrant } from "@/lib/access/contract-grant";
import { hidden } from "@/lib/access/policy";
import { findContract } from "@/lib/contracts/contract-store";
import type { VersionDto } from "@/lib/contracts/schema";
import { conflictWith, takeNextNumber, findVersion } from "@/lib/contracts/versions/version-store";
import type { Change } from "@/lib/documents/richtext/carry-out";
import type { SearchableText } from "@/lib/documents/search/index-words";
import { addVersion } from "@/lib/contracts/versions/new-version";
import { recordInTransaction } from "@/lib/audit/audit";
import { copyFor } from "@/lib/copy/copy";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { pageById } from "@/lib/platform/page-budget";
import { cleanText, textWithChanges } from "@/lib/workers/writing";
import { analysisId } from "./analysis";
import { analysisNow } from "./first-asking";
import type { AcceptSuggestion, DismissSuggestion, SuggestionListDto, SuggestionsQuery } from "@/lib/assistant/schema";
import { toSuggestionDto } from "./suggestion-words";
import { reopen } from "./dismissal-store";
import {
  contractOfSuggestion,
  countDismissed,
  decide,
  hasSuggestion,
  latestAnalysis,
  suggestionsIn,
  findSuggestions,
  type Decision,
  type SuggestionRow,
} from "./suggestion-store";

/**
 * Pages of the open or dismissed suggestions of the current version, made now if missing; `pending` while any are still
 * being made.
 * @throws AppError `contractNotFound`, `invalidInput` for a cursor of another analysis. Source: behaviour §13, B-21.23.
 */
export async function listSuggestions(
  actor: Actor,
  contractId: string,
  { state, ...query }: SuggestionsQuery,
): Promise<SuggestionListDto & { nextCursor: string | null }> {
  const grant = await ContractGrant.request(actor, contractId, "read");
  const contract = await findContract(grant);
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
    read: (stretch) => suggestionsIn(grant, { analysisId: cacheId, state }, stretch),
    toItem: (row) => toSuggestionDto(row, words),
  });
  const dismissed = await countDismissed(grant, cacheId);
  return { suggestions: items, cacheId, ...(dismissed > 0 ? { dismissed } : {}), ...pending, nextCursor };
}

/**
 * Makes a new version with one or several suggestions applied, in one transaction: `updatedContent`, or their own
 * replacements.
 * @param id the contract, or the suggestion if the input names none (B-21.25)
 * @throws AppError `contractNotFound`, `forbidden`, `suggestionNotFound`, `outdatedAnalysis`, `suggestionDecided`,
 * `noReplacement`, `invalidInput` for overlapping places, `changeNotMade` if the text wouldn't say what was promised,
 * `bodyTooLarge`, `textTooIntricate`. Source: B-13.5, B-13.7, B-13.10, B-21.24.
 */
export async function acceptSuggestion(
  actor: Actor,
  id: string,
  input: AcceptSuggestion,
  commit: Commit = inTransaction,
): Promise<VersionDto> {
  const { grant, versionId, suggestions } = await suggestionsToDecide(actor, id, input);
  if (suggestions.some(({ state }) => state !== "open")) throw new AppError("suggestionDecided");
  const text = await textWith(grant, suggestions, { versionId, account: actor.userId, sent: input.updatedContent });
  return commit(async (tx) => {
    const { versionNumber, currentVersionId } = await takeNextNumber(grant, tx);
    if (currentVersionId !== versionId) throw conflictWith(currentVersionId, "outdatedAnalysis");
    for (const { id: suggestionId } of suggestions) {
      if (!(await decide(grant, suggestionId, toDecision(actor, "accepted"), tx)))
        throw new AppError("suggestionDecided");
    }
    const author = { id: actor.userId, name: actor.name };
    const cause = { kind: "suggestion", note: titlesOf(suggestions, actor) } as const;
    const version = await addVersion(grant, { text, versionNumber, restoredFromNumber: null, author, cause }, tx);
    for (const { id: suggestionId } of suggestions) {
      const detail = { suggestionId, version: versionNumber };
      await recordInTransaction(actor, { chain: grant.contractId, action: "suggestion.accepted", detail }, tx);
    }
    return version;
  });
}

/** In the words of whoever accepted them, as a version's cause is written once. */
function titlesOf(suggestions: readonly Found[], { language }: Actor): string {
  const words = copyFor(language).checks;
  return suggestions.map((row) => toSuggestionDto(row, words).title).join("; ");
}

/**
 * Dismisses it in later versions too; repeating changes nothing. @param id the contract, or the suggestion if the input
 * names none (B-21.25)
 * @throws AppError `contractNotFound`, `forbidden`, `suggestionNotFound`, `outdatedAnalysis`, `suggestionDecided` if it
 * was accepted. Source: B-13.6, B-21.24.
 */
export async function dismissSuggestion(actor: Actor, id: string, input: DismissSuggestion): Promise<void> {
  const { grant, suggestions } = await suggestionsToDecide(actor, id, input);
  const [suggestion] = suggestions;
  if (suggestion.state === "dismissed") return;
  await inTransaction(async (tx) => {
    if (!(await decide(grant, suggestion.id, toDecision(actor, "dismissed"), tx)))
      throw new AppError("suggestionDecided");
    await recordInTransaction(
      actor,
      { chain: grant.contractId, action: "suggestion.dismissed", detail: { suggestionId: suggestion.id } },
      tx,
    );
  });
}

/**
 * Reopens a dismissed suggestion, in later versions too; an open one stays open.
 * @param id the contract, or the suggestion if the input names none (B-21.25)
 * @throws AppError `contractNotFound`, `forbidden`, `suggestionNotFound`, `outdatedAnalysis`, `suggestionDecided` if it
 * was accepted. Source: B-13.8, B-21.24.
 */
export async function reopenSuggestion(actor: Actor, id: string, input: DismissSuggestion): Promise<void> {
  const { grant, suggestions } = await suggestionsToDecide(actor, id, input);
  const [suggestion] = suggestions;
  if (suggestion.state === "open") return;
  await inTransaction(async (client) => {
    if (!(await reopen(grant, suggestion, { analysisId: suggestion.analysis.id, client })))
      throw new AppError("suggestionDecided");
    await recordInTransaction(
      actor,
      { chain: grant.contractId, action: "suggestion.reopened", detail: { suggestionId: suggestion.id } },
      client,
    );
  });
}

type Meant = DismissSuggestion & Pick<AcceptSuggestion, "suggestionIds">;
type Found = Awaited<ReturnType<typeof findSuggestions>>[number];

/** The suggestions to decide on, at least one, if all are in the newest analysis of the current version. */
async function suggestionsToDecide(actor: Actor, id: string, { suggestionId, suggestionIds, cacheId }: Meant) {
  const isNamed = suggestionId !== undefined || suggestionIds !== undefined;
  const contractId = isNamed ? id : await contractOfSuggestion(actor, id);
  if (contractId === null) throw hidden("suggestionNotFound", actor, { of: { suggestionId: id }, ability: "edit" });
  const grant = await ContractGrant.request(actor, contractId, "edit");
  const ids = new Set(suggestionIds ?? [suggestionId ?? id]);
  const [first, ...others] = await findSuggestions(grant, [...ids]);
  if (!first || others.length + 1 < ids.size) throw new AppError("suggestionNotFound");
  const suggestions: [Found, ...Found[]] = [first, ...others];
  const current = await listed(grant);
  const isNewest =
    (cacheId ?? current.analysisId) === current.analysisId &&
    suggestions.every(({ analysis }) => analysis.id === current.analysisId);
  if (!isNewest) throw conflictWith(current.versionId, "outdatedAnalysis");
  return { grant, suggestions, versionId: first.analysis.versionId };
}

/** The current version and its listed analysis. */
async function listed(grant: ReadGrant): Promise<{ versionId: string | null; analysisId: string | null }> {
  const versionId = (await findContract(grant))?.currentVersionId ?? null;
  return { versionId, analysisId: versionId === null ? null : await latestAnalysis(grant, versionId) };
}

/**
 * The text that was sent, else the text with their own replacements. It must say what was promised and differ from
 * before; otherwise nothing may be saved. @param suggestions in text order
 */
async function textWith(
  grant: EditGrant,
  suggestions: readonly SuggestionRow[],
  { versionId, account, sent }: { versionId: string; account: string; sent: string | undefined },
): Promise<SearchableText> {
  const changes = sent === undefined ? toChanges(suggestions) : [];
  const version = await findVersion(grant, versionId);
  if (!version) throw new AppError("versionNotFound");
  if (sent === undefined) return textWithChanges(version.html, changes, account);
  const text = await cleanText(sent, account);
  if (text.html === version.html) throw new AppError("changeNotMade");
  return text;
}

/** @throws AppError `noReplacement`, `changeNotMade` if one changes nothing, `invalidInput` if places overlap */
function toChanges(suggestions: readonly SuggestionRow[]): Change[] {
  const changes = suggestions.map(({ start, end, quote, replacement }) => {
    if (replacement === null) throw new AppError("noReplacement");
    if (replacement === quote) throw new AppError("changeNotMade");
    return { start, end, words: replacement };
  });
  const doOverlap = changes.some(({ start }, index) => start < (changes[index - 1]?.end ?? 0));
  if (doOverlap) throw new AppError("invalidInput", { issues: [{ path: "suggestionIds", message: "overlap" }] });
  return changes;
}

function toDecision(actor: Actor, state: "accepted" | "dismissed"): Decision {
  return { state, decidedAt: clock.now(), decidedByName: actor.name };
}
