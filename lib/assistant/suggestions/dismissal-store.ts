import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { Decision, SuggestionRow } from "./suggestion-store";

/**
 * Reopens a dismissed suggestion, and equal ones dismissed in earlier analyses, so that later versions don't dismiss it
 * again. @returns false if it isn't dismissed any more
 */
export async function reopen(
  grant: EditGrant,
  { id, check, title, quote }: Pick<SuggestionRow, "id" | "check" | "title" | "quote">,
  { analysisId, client }: { analysisId: string; client: DatabaseClient },
): Promise<boolean> {
  const open = { state: "open", decidedAt: null, decidedByName: null };
  const dismissed = { state: "dismissed", analysis: { contractId: grant.contractId } };
  const { count } = await client.suggestion.updateMany({ where: { id, ...dismissed }, data: open });
  if (count === 0) return false;
  const alike = { check, quote, ...(check === "" ? { title } : {}), analysisId: { not: analysisId } };
  await client.suggestion.updateMany({ where: { ...alike, ...dismissed }, data: open });
  return true;
}

type DismissedRow = Decision & { check: string; title: string; quote: string };

/** Every suggestion ever dismissed on the contract, newest decision first. */
export async function everDismissed(grant: ReadGrant): Promise<DismissedRow[]> {
  const rows = await db.suggestion.findMany({
    where: { state: "dismissed", analysis: { contractId: grant.contractId } },
    orderBy: { decidedAt: "desc" },
    select: { check: true, title: true, quote: true, decidedAt: true, decidedByName: true },
  });
  return rows.map((row) => ({ ...row, state: "dismissed" }));
}

type EarlierRow = {
  check: string;
  title: string;
  quote: string;
  start: number;
  end: number;
  state: string;
  decidedAt: Date | null;
  decidedByName: string | null;
};

/** The contract's previous analysis, with all its suggestions, or null. */
export function previousAnalysis(grant: ReadGrant): Promise<{ versionId: string; suggestions: EarlierRow[] } | null> {
  return db.analysis.findFirst({
    where: { contractId: grant.contractId },
    orderBy: { createdAt: "desc" },
    select: {
      versionId: true,
      suggestions: {
        select: {
          check: true,
          title: true,
          quote: true,
          start: true,
          end: true,
          state: true,
          decidedAt: true,
          decidedByName: true,
        },
      },
    },
  });
}
