import "server-only";
import { Prisma } from "@/prisma/client/sqlite";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { CONTRACT_POLICY } from "./policy";

/**
 * Ends what people opened to others on contracts that they may not share any more, so that it stays ended if they come
 * back: their invitations, which can be sent again, and their guests' links. Called in the transaction that takes parts
 * away or makes them smaller, which holds `lockFolders`. A contract in the trash, where nobody has a part, waits until
 * it comes back. @param contracts a condition on "Contract" c. Source: B-16.9, B-41.3.
 */
export async function endLapsed(contracts: Prisma.Sql, client: DatabaseClient): Promise<void> {
  const now = clock.now();
  const here = Prisma.sql`SELECT c."id" FROM "Contract" c WHERE (${contracts}) AND c."deletedAt" IS NULL`;
  const mayShare = (table: string, by: string) => Prisma.sql`
    SELECT 1 FROM "Collaborator" p WHERE p."contractId" = ${Prisma.raw(`"${table}"."contractId"`)}
      AND p."userId" = ${Prisma.raw(`"${table}"."${by}"`)} AND p."role" IN (${Prisma.join([...CONTRACT_POLICY.manage])})`;
  await client.$executeRaw`
    UPDATE "Invitation" SET "expiresAt" = ${now}
    WHERE "contractId" IN (${here}) AND "acceptedAt" IS NULL AND "revokedAt" IS NULL AND "expiresAt" > ${now}
      AND NOT EXISTS (${mayShare("Invitation", "invitedById")})`;
  await client.$executeRaw`
    UPDATE "GuestLink" SET "revokedAt" = ${now}
    WHERE "contractId" IN (${here}) AND "revokedAt" IS NULL AND NOT EXISTS (${mayShare("GuestLink", "createdById")})`;
}

/** @see endLapsed */
export function endLapsedOf(contractId: string, client: DatabaseClient): Promise<void> {
  return endLapsed(Prisma.sql`c."id" = ${contractId}`, client);
}
