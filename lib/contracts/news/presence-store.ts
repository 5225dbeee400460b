import "server-only";
import type { ReadGrant } from "@/lib/access/contract-grant";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** Records that the caller has the contract open. Ignores a contract deleted just now. */
export async function noteHere(grant: ReadGrant, now: Date): Promise<void> {
  const who = { contractId: grant.contractId, userId: grant.actor?.userId ?? "" };
  await db.$executeRaw`INSERT INTO "Presence" ("id", "contractId", "userId", "seenAt")
    SELECT ${newId()}, "contractId", "userId", ${now} FROM "Collaborator"
    WHERE "contractId" = ${who.contractId} AND "userId" = ${who.userId}
    ON CONFLICT ("contractId", "userId") DO UPDATE SET "seenAt" = excluded."seenAt"`;
}

/** Records that the caller closed it. */
export async function noteGone(grant: ReadGrant): Promise<void> {
  await db.presence.deleteMany({ where: { contractId: grant.contractId, userId: grant.actor?.userId ?? "" } });
}

/** People seen since then who still have a role, by name. */
export async function peopleHere(grant: ReadGrant, since: Date): Promise<{ id: string; name: string }[]> {
  const { contractId } = grant;
  const rows = await db.presence.findMany({
    where: { contractId, seenAt: { gte: since }, user: { collaborations: { some: { contractId } } } },
    select: { user: { select: { id: true, name: true } } },
    orderBy: { userId: "asc" },
  });
  return rows.map(({ user }) => user);
}
