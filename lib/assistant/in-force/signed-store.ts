import "server-only";
import type { Actor } from "@/lib/access/actor";
import { CONTRACT_POLICY } from "@/lib/access/policy";
import { groupedBy } from "@/lib/grouped-by";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

/** A signed document that amends a contract, as it is now. */
export type SignedDocument = {
  /** The contract that it amends. */
  amends: string;
  contractId: string;
  name: string;
  versionId: string | null;
  role: string;
  holdsFrom: string | null;
  addedAt: Date;
  /** Nothing is certain by it (B-31.15). */
  isOutside: boolean;
  /** Whether whoever asks can open it. */
  isOpen: boolean;
};
type Raw = Omit<SignedDocument, "isOutside" | "isOpen" | "addedAt"> & {
  isOutside: number | bigint;
  isOpen: number | bigint;
  addedAt: Date | string;
};

const OTHER_ROLES = ["agreement", "annex", "order"];

/**
 * What amends some contracts, by the contract, as one query; documents in the trash amend nothing.
 * @param actor who asks; only contracts in which they have a part. Null for jobs, which read for whoever may.
 */
export async function findSignedDocuments(
  actor: Actor | null,
  contractIds: readonly string[],
  client: DatabaseClient = db,
): Promise<ReadonlyMap<string, SignedDocument[]>> {
  if (contractIds.length === 0) return new Map();
  const hasPart = (contract: Prisma.Sql) =>
    actor === null
      ? Prisma.sql`1 = 1`
      : Prisma.sql`EXISTS (SELECT 1 FROM "Collaborator" p WHERE p."contractId" = ${contract} AND p."userId" = ${actor.userId})`;
  const rows = await client.$queryRaw<Raw[]>`
    SELECT o."contractId" AS "amends", m."contractId", d."name", d."currentVersionId" AS "versionId", m."role", m."holdsFrom", m."addedAt",
      CASE WHEN ${hasPart(Prisma.sql`m."contractId"`)} THEN 1 ELSE 0 END AS "isOpen",
      CASE WHEN a."id" IS NULL OR (NOT m."isSigned" AND a."role" NOT IN (${Prisma.join([...CONTRACT_POLICY.manage])}))
        OR EXISTS (SELECT 1 FROM "ContractVersion" v WHERE v."contractId" = m."contractId" AND v."createdAt" > m."addedAt"
          AND NOT EXISTS (SELECT 1 FROM "Collaborator" w WHERE w."contractId" = o."contractId" AND w."userId" = v."createdById"))
        THEN 1 ELSE 0 END AS "isOutside"
    FROM "FamilyMember" o
      JOIN "FamilyMember" m ON m."familyId" = o."familyId" AND m."parentId" = o."id"
      JOIN "Contract" d ON d."id" = m."contractId"
      LEFT JOIN "Collaborator" a ON a."contractId" = o."contractId" AND a."userId" = m."addedById"
    WHERE o."contractId" IN (${Prisma.join([...contractIds])}) AND ${hasPart(Prisma.sql`o."contractId"`)}
      AND m."role" NOT IN (${Prisma.join(OTHER_ROLES)}) AND d."deletedAt" IS NULL
      AND (m."isSigned" OR d."signedOn" IS NOT NULL)`;
  const documents = rows.map((row) => ({
    ...row,
    addedAt: new Date(row.addedAt),
    isOutside: Number(row.isOutside) === 1,
    isOpen: Number(row.isOpen) === 1,
  }));
  return groupedBy(documents, ({ amends }) => amends);
}
