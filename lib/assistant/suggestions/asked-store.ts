import "server-only";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import type { DatabaseClient } from "@/lib/platform/db";
import { db } from "@/lib/platform/db";
import type { SuggestionRow } from "./suggestion-store";

/** What somebody asked for, a person from a playbook or a program; not what checks or a model found. */
const ASKED = ["positions", "agent"];

type AskedRow = Pick<SuggestionRow, "id" | "title" | "values" | "quote" | "replacement" | "start" | "end" | "state">;

/** The last checked version below a number with what was asked for on it and isn't dismissed, or null. */
export function askedBefore(
  grant: ReadGrant,
  versionNumber: number,
): Promise<{ versionId: string; suggestions: AskedRow[] } | null> {
  return db.analysis.findFirst({
    where: { contractId: grant.contractId, version: { versionNumber: { lt: versionNumber } } },
    orderBy: { version: { versionNumber: "desc" } },
    select: {
      versionId: true,
      suggestions: {
        where: { source: { in: ASKED }, state: { not: "dismissed" } },
        select: {
          id: true,
          title: true,
          values: true,
          quote: true,
          replacement: true,
          start: true,
          end: true,
          state: true,
        },
      },
    },
  });
}

export type Moved = Pick<SuggestionRow, "id" | "values" | "quote" | "replacement" | "start" | "end" | "page">;

/** Takes what still is open to the analysis of a later version, under the same id. */
export async function moveAsked(
  grant: ReadGrant,
  analysisId: string,
  moved: readonly Moved[],
  client: DatabaseClient,
): Promise<void> {
  for (const { id, ...place } of moved)
    await client.suggestion.updateMany({
      where: { id, state: "open", analysis: { contractId: grant.contractId } },
      data: { ...place, analysisId },
    });
}

/** Whether a version is the current one; no other can be saved until the transaction ends. */
export async function isStillCurrent(grant: EditGrant, versionId: string, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.contract.updateMany({
    where: { id: grant.contractId, currentVersionId: versionId },
    data: { currentVersionId: versionId },
  });
  return count === 1;
}

/** Removes what can only be copied any more (no replacement) where the same is asked for anew. */
export async function removeOutdated(
  grant: EditGrant,
  analysisId: string,
  { source, title }: Pick<SuggestionRow, "source" | "title">,
  client: DatabaseClient,
): Promise<void> {
  await client.suggestion.deleteMany({
    where: { analysisId, source, title, state: "open", replacement: null, analysis: { contractId: grant.contractId } },
  });
}
