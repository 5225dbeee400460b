import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import type { CheckKey } from "@/lib/copy/check-words";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";

type SuggestionState = "open" | "accepted" | "dismissed";

/** `check` and `values` (JSON) are what the words are made from; title and comment are stored in English. */
export type SuggestionRow = {
  id: string;
  check: string;
  values: string;
  title: string;
  comment: string;
  quote: string;
  replacement: string | null;
  severity: string;
  source: string;
  start: number;
  end: number;
  page: number;
  state: string;
};
const SUGGESTION = {
  id: true,
  check: true,
  values: true,
  title: true,
  comment: true,
  quote: true,
  replacement: true,
  severity: true,
  source: true,
  start: true,
  end: true,
  page: true,
  state: true,
} as const;

export async function hasAnalysis(grant: ReadGrant, versionId: string, engine: string): Promise<boolean> {
  return (await db.analysis.count({ where: { contractId: grant.contractId, versionId, engine } })) > 0;
}

/** The newest checked version below a number, with findings of some checks that nobody accepted. */
export function analysisBefore(
  grant: ReadGrant,
  { versionNumber, engine, checks }: { versionNumber: number; engine: string; checks: readonly CheckKey[] },
): Promise<{ versionId: string; suggestions: { end: number; values: string }[] } | null> {
  return db.analysis.findFirst({
    where: { contractId: grant.contractId, engine, version: { versionNumber: { lt: versionNumber } } },
    orderBy: { version: { versionNumber: "desc" } },
    select: {
      versionId: true,
      suggestions: {
        where: { check: { in: [...checks] }, state: { not: "accepted" } },
        select: { end: true, values: true },
      },
    },
  });
}

/** Who decided on a suggestion, and when; null if it is open. */
export type Decision = { state: SuggestionState; decidedAt: Date | null; decidedByName: string | null };
export type NewSuggestion = Omit<SuggestionRow, "state"> & Decision;

/** A longer statement would keep other requests waiting while it is built. */
const ROWS_AT_ONCE = 40;

/** Stores the result of one analysis of one version; any reader of the contract may request it. */
export async function insertAnalysis(
  grant: ReadGrant,
  analysis: { id: string; versionId: string; engine: string; createdAt: Date; suggestions: readonly NewSuggestion[] },
  client: DatabaseClient,
): Promise<void> {
  const { suggestions, ...row } = analysis;
  await client.analysis.create({ data: { ...row, contractId: grant.contractId } });
  for (let at = 0; at < suggestions.length; at += ROWS_AT_ONCE) {
    await client.suggestion.createMany({
      data: suggestions.slice(at, at + ROWS_AT_ONCE).map((suggestion) => ({ ...suggestion, analysisId: row.id })),
    });
  }
}

/**
 * Once: locks the analysis's row first, so that two callers take turns. @returns false if they exist already, or the
 * analysis is gone
 */
export async function addModelSuggestions(
  grant: EditGrant,
  analysisId: string,
  suggestions: readonly NewSuggestion[],
  client: DatabaseClient,
): Promise<boolean> {
  const { count } = await client.analysis.updateMany({
    where: { id: analysisId, contractId: grant.contractId },
    data: { contractId: grant.contractId },
  });
  if (count === 0 || (await client.suggestion.count({ where: { analysisId, source: "model" } })) > 0) return false;
  await client.suggestion.createMany({ data: suggestions.map((suggestion) => ({ ...suggestion, analysisId })) });
  return true;
}

/** Adds one to an analysis of the contract; does nothing if that is gone. */
export async function insertSuggestion(
  grant: EditGrant,
  analysisId: string,
  suggestion: NewSuggestion,
  client: DatabaseClient,
): Promise<void> {
  if ((await client.analysis.count({ where: { id: analysisId, contractId: grant.contractId } })) === 0) return;
  await client.suggestion.create({ data: { ...suggestion, analysisId } });
}

/** The open suggestion from the same source with the same replacement at the same place, or null. */
export function openLike(
  grant: EditGrant,
  analysisId: string,
  { source, start, end, replacement }: Pick<SuggestionRow, "source" | "start" | "end" | "replacement">,
  client: DatabaseClient,
): Promise<SuggestionRow | null> {
  const where = { analysisId, source, start, end, replacement, state: "open" };
  return client.suggestion.findFirst({
    where: { ...where, analysis: { contractId: grant.contractId } },
    select: SUGGESTION,
  });
}

export async function hasModelSuggestions(grant: ReadGrant, analysisId: string): Promise<boolean> {
  return (
    (await db.suggestion.count({
      where: { analysisId, source: "model", analysis: { contractId: grant.contractId } },
    })) > 0
  );
}

/** The id of the newest analysis of a version, or null. */
export async function latestAnalysis(grant: ReadGrant, versionId: string): Promise<string | null> {
  const row = await db.analysis.findFirst({
    where: { contractId: grant.contractId, versionId },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return row?.id ?? null;
}

/** Suggestions of an analysis in a decision state, in text order. */
export function suggestionsIn(
  grant: ReadGrant,
  { analysisId, state }: { analysisId: string; state: SuggestionState },
  stretch: Stretch,
): Promise<SuggestionRow[]> {
  const where = { analysisId, state, analysis: { contractId: grant.contractId } };
  return db.suggestion.findMany({
    where,
    orderBy: [{ start: "asc" }, { id: "asc" }],
    ...behind(stretch),
    select: SUGGESTION,
  });
}

export function countDismissed(grant: ReadGrant, analysisId: string): Promise<number> {
  return db.suggestion.count({ where: { analysisId, state: "dismissed", analysis: { contractId: grant.contractId } } });
}

export async function hasSuggestion(grant: ReadGrant, analysisId: string, suggestionId: string): Promise<boolean> {
  return (
    (await db.suggestion.count({
      where: { id: suggestionId, analysisId, analysis: { contractId: grant.contractId } },
    })) > 0
  );
}

/** The contract of a suggestion, if the actor has access to it, or null. */
export async function contractOfSuggestion(actor: Actor, suggestionId: string): Promise<string | null> {
  const row = await db.suggestion.findFirst({
    where: { id: suggestionId, analysis: { contract: { collaborators: { some: { userId: actor.userId } } } } },
    select: { analysis: { select: { contractId: true } } },
  });
  return row?.analysis.contractId ?? null;
}

/** Which of these suggestions belong to the contract, each with its analysis, in text order. */
export function findSuggestions(
  grant: ReadGrant,
  suggestionIds: readonly string[],
): Promise<(SuggestionRow & { analysis: { id: string; versionId: string } })[]> {
  return db.suggestion.findMany({
    where: { id: { in: [...suggestionIds] }, analysis: { contractId: grant.contractId } },
    orderBy: [{ start: "asc" }, { id: "asc" }],
    select: { ...SUGGESTION, analysis: { select: { id: true, versionId: true } } },
  });
}

/** Decides on an open suggestion. @returns false if it isn't open any more */
export async function decide(
  grant: EditGrant,
  suggestionId: string,
  decision: Decision,
  client: DatabaseClient = db,
): Promise<boolean> {
  const { count } = await client.suggestion.updateMany({
    where: { id: suggestionId, state: "open", analysis: { contractId: grant.contractId } },
    data: decision,
  });
  return count === 1;
}
