import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

export const SUGGESTION_STATES = ["open", "accepted", "dismissed"] as const;
export type SuggestionState = (typeof SUGGESTION_STATES)[number];

export type SuggestionRow = {
  id: string; title: string; comment: string; quote: string; replacement: string | null; severity: string; source: string; start: number; end: number; page: number; state: string;
};
const SUGGESTION = { id: true, title: true, comment: true, quote: true, replacement: true, severity: true, source: true, start: true, end: true, page: true, state: true } as const;

/** Whether a version has been analysed by an engine before. */
export async function hasAnalysis(grant: ReadGrant, versionId: string, engine: string): Promise<boolean> {
  return (await db.analysis.count({ where: { contractId: grant.contractId, versionId, engine } })) > 0;
}

/** Who decided about a suggestion, and when; null on one that is open. */
export type Decision = { state: SuggestionState; decidedAt: Date | null; decidedByName: string | null };
export type NewSuggestion = Omit<SuggestionRow, "state"> & Decision;

/** Keeps the result of one analysis of one version. */
export async function insertAnalysis(
  grant: EditGrant,
  analysis: { id: string; versionId: string; engine: string; createdAt: Date; suggestions: readonly NewSuggestion[] },
  client: DatabaseClient,
): Promise<void> {
  const { suggestions, ...row } = analysis;
  await client.analysis.create({ data: { ...row, contractId: grant.contractId } });
  await client.suggestion.createMany({ data: suggestions.map((suggestion) => ({ ...suggestion, analysisId: row.id })) });
}

/** The newest analysis of a version with its open suggestions in order of the text, or null. */
export function latestAnalysis(grant: ReadGrant, versionId: string): Promise<{ id: string; suggestions: SuggestionRow[] } | null> {
  return db.analysis.findFirst({
    where: { contractId: grant.contractId, versionId },
    orderBy: { createdAt: "desc" },
    select: { id: true, suggestions: { where: { state: "open" }, orderBy: { start: "asc" }, select: SUGGESTION } },
  });
}

/** The contract of a suggestion in which the actor has a part, or null. */
export async function contractOfSuggestion(actor: Actor, suggestionId: string): Promise<string | null> {
  const row = await db.suggestion.findFirst({
    where: { id: suggestionId, analysis: { contract: { collaborators: { some: { userId: actor.userId } } } } },
    select: { analysis: { select: { contractId: true } } },
  });
  return row?.analysis.contractId ?? null;
}

/** One suggestion of the contract with the analysis that it is of, or null. */
export function suggestionOf(grant: ReadGrant, suggestionId: string): Promise<(SuggestionRow & { analysis: { id: string; versionId: string } }) | null> {
  return db.suggestion.findFirst({ where: { id: suggestionId, analysis: { contractId: grant.contractId } }, select: { ...SUGGESTION, analysis: { select: { id: true, versionId: true } } } });
}

/** Decides about an open suggestion. @returns false when it is open no more */
export async function decide(grant: EditGrant, suggestionId: string, decision: Decision, client: DatabaseClient = db): Promise<boolean> {
  const { count } = await client.suggestion.updateMany({ where: { id: suggestionId, state: "open", analysis: { contractId: grant.contractId } }, data: decision });
  return count === 1;
}

export type DismissedRow = Decision & { title: string; quote: string };

/** Every suggestion that was ever dismissed on the contract, the newest decision first. */
export async function everDismissed(grant: ReadGrant): Promise<DismissedRow[]> {
  const rows = await db.suggestion.findMany({
    where: { state: "dismissed", analysis: { contractId: grant.contractId } },
    orderBy: { decidedAt: "desc" },
    select: { title: true, quote: true, decidedAt: true, decidedByName: true },
  });
  return rows.map((row) => ({ ...row, state: "dismissed" }));
}

export type EarlierRow = { title: string; quote: string; start: number; end: number; state: string; decidedAt: Date | null; decidedByName: string | null };

/** The contract's analysis before this one, with all its suggestions, or null. */
export function previousAnalysis(grant: ReadGrant): Promise<{ versionId: string; suggestions: EarlierRow[] } | null> {
  return db.analysis.findFirst({
    where: { contractId: grant.contractId },
    orderBy: { createdAt: "desc" },
    select: { versionId: true, suggestions: { select: { title: true, quote: true, start: true, end: true, state: true, decidedAt: true, decidedByName: true } } },
  });
}
