import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";
import { Prisma } from "@/prisma/client/sqlite";

/** A party of a contract in the actor's register. */
export function linksOf(
  { userId }: Actor,
  { contractId }: ReadGrant,
): Promise<{ key: string; counterpartyId: string }[]> {
  return db.counterpartyLink.findMany({
    where: { userId, contractId },
    orderBy: { key: "asc" },
    select: { key: true, counterpartyId: true },
  });
}

export type LaterContract = {
  contractId: string;
  name: string;
  key: string;
  day: string;
  signedOn: string | null;
  versionId: string;
  parties: string;
};

/** A counterparty's contracts of later days that the actor has a part in, newest first. */
export function laterContracts(
  { userId }: Actor,
  {
    counterpartyId,
    contractId,
    after,
    most,
  }: { counterpartyId: string; contractId: string; after: string; most: number },
): Promise<LaterContract[]> {
  return db.$queryRaw<LaterContract[]>(Prisma.sql`
    SELECT c."id" AS "contractId", c."name", l."key", l."day", c."signedOn", p."versionId", p."parties"
    FROM "CounterpartyLink" l JOIN "Contract" c ON c."id" = l."contractId" JOIN "ContractParties" p ON p."contractId" = c."id"
    WHERE l."counterpartyId" = ${counterpartyId} AND l."userId" = ${userId} AND l."day" > ${after}
      AND l."contractId" <> ${contractId} AND c."deletedAt" IS NULL
    ORDER BY l."day" DESC, l."partId" DESC, l."key" LIMIT ${most}`);
}
