import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

export type SuggestionRow = {
  id: string; title: string; comment: string; quote: string; replacement: string | null; severity: string; source: string; start: number; end: number; page: number; state: string;
};
const SUGGESTION = { id: true, title: true, comment: true, quote: true, replacement: true, severity: true, source: true, start: true, end: true, page: true, state: true } as const;

/** Whether a version has been analysed by an engine before. */
export async function hasAnalysis(grant: ReadGrant, versionId: string, engine: string): Promise<boolean> {
  return (await db.analysis.count({ where: { contractId: grant.contractId, versionId, engine } })) > 0;
}

/** Keeps the result of one analysis of one version. */
export async function insertAnalysis(
  grant: EditGrant,
  analysis: { id: string; versionId: string; engine: string; createdAt: Date; suggestions: readonly Omit<SuggestionRow, "state">[] },
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
