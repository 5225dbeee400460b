import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";

export type FindingRow = { id: string; finding: string; createdAt: Date };

/** Those of these findings that are kept on a version of the contract, as JSON. */
export function keptFindings(grant: ReadGrant, versionId: string, ids: readonly string[]): Promise<FindingRow[]> {
  return db.topicFinding.findMany({
    where: { id: { in: [...ids] }, versionId, version: { contractId: grant.contractId } },
    select: { id: true, finding: true, createdAt: true },
  });
}

/** Keeps a finding unless it is there. Does nothing where the version was deleted meanwhile. */
export async function insertFinding(
  grant: ReadGrant,
  versionId: string,
  { id, finding, createdAt }: FindingRow,
): Promise<void> {
  await db.$executeRaw`INSERT INTO "TopicFinding" ("id", "versionId", "finding", "createdAt")
    SELECT CAST(${id} AS TEXT), "id", CAST(${finding} AS TEXT), ${createdAt} FROM "ContractVersion"
    WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}
    ON CONFLICT ("id") DO NOTHING`;
}
