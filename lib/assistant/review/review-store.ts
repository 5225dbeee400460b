import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

/** The stored review of a version of the contract by these rules, as JSON; null if there is none. */
export async function findKeptReview(grant: ReadGrant, versionId: string, rules: number): Promise<string | null> {
  const row = await db.versionReview.findFirst({
    where: { versionId, rules, version: { contractId: grant.contractId } },
    select: { review: true },
  });
  return row?.review ?? null;
}

/** The stored reviews, by these rules, of the current versions of those contracts the actor has access to. */
export async function currentReviews(
  actor: Actor,
  contractIds: readonly string[],
  rules: number,
): Promise<{ contractId: string; versionId: string; contractType: string; review: string }[]> {
  const contracts = await db.contract.findMany({
    where: { id: { in: [...contractIds] }, collaborators: { some: { userId: actor.userId } } },
    select: { id: true, contractType: true, currentVersionId: true },
  });
  const versionIds = contracts.flatMap(({ currentVersionId }) => currentVersionId ?? []);
  const rows = await db.versionReview.findMany({
    where: { versionId: { in: versionIds }, rules },
    select: { versionId: true, review: true },
  });
  const byVersion = new Map(rows.map(({ versionId, review }) => [versionId, review]));
  return contracts.flatMap(({ id, contractType, currentVersionId }) => {
    const versionId = currentVersionId ?? "";
    const review = byVersion.get(versionId);
    return review === undefined ? [] : [{ contractId: id, versionId, contractType, review }];
  });
}

/** Stores a version's review, replacing an older one. Does nothing if the version was deleted meanwhile. */
export async function keepReview(
  grant: ReadGrant,
  { versionId, rules, review }: { versionId: string; rules: number; review: string },
  client: DatabaseClient,
): Promise<void> {
  await client.$executeRaw`INSERT INTO "VersionReview" ("versionId", "rules", "review")
    SELECT "id", CAST(${rules} AS INTEGER), CAST(${review} AS TEXT) FROM "ContractVersion" WHERE "id" = ${versionId} AND "contractId" = ${grant.contractId}
    ON CONFLICT ("versionId") DO UPDATE SET "rules" = excluded."rules", "review" = excluded."review"`;
}

export type FindingRow = { id: string; finding: string; createdAt: Date };

/** Which of these findings are stored for a version of the contract, as JSON. */
export function keptFindings(grant: ReadGrant, versionId: string, ids: readonly string[]): Promise<FindingRow[]> {
  return db.topicFinding.findMany({
    where: { id: { in: [...ids] }, versionId, version: { contractId: grant.contractId } },
    select: { id: true, finding: true, createdAt: true },
  });
}

/** Stores a finding unless it exists. Does nothing if the version was deleted meanwhile. */
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
