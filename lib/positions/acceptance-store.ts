import "server-only";
import type { Actor } from "@/lib/access/actor";
import type { EditGrant, ReadGrant } from "@/lib/access/contract-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

export type AcceptedRow = { topic: string; reason: string; acceptedByName: string; acceptedAt: Date };

/** The topics accepted as they are in the contract. */
export function acceptedTopics(grant: ReadGrant): Promise<AcceptedRow[]> {
  return db.acceptedTopic.findMany({
    where: { contractId: grant.contractId },
    select: { topic: true, reason: true, acceptedByName: true, acceptedAt: true },
    orderBy: { topic: "asc" },
  });
}

/** The accepted topics of those contracts the actor has access to. */
export function acceptedTopicsIn(
  actor: Actor,
  contractIds: readonly string[],
): Promise<{ contractId: string; topic: string }[]> {
  return db.acceptedTopic.findMany({
    where: { contractId: { in: [...contractIds] }, contract: { collaborators: { some: { userId: actor.userId } } } },
    select: { contractId: true, topic: true },
  });
}

/** Stores a reason, replacing an older one on the same topic. */
export async function keepAccepted(
  grant: EditGrant,
  { id, ...row }: AcceptedRow & { id: string },
  client: DatabaseClient,
): Promise<void> {
  const { contractId } = grant;
  await client.acceptedTopic.upsert({
    where: { contractId_topic: { contractId, topic: row.topic } },
    create: { id, contractId, ...row },
    update: row,
  });
}

export function countAccepted(grant: EditGrant, client: DatabaseClient): Promise<number> {
  return client.acceptedTopic.count({ where: { contractId: grant.contractId } });
}

/** @returns false if the topic wasn't accepted */
export async function deleteAccepted(grant: EditGrant, topic: string, client: DatabaseClient): Promise<boolean> {
  const { count } = await client.acceptedTopic.deleteMany({ where: { contractId: grant.contractId, topic } });
  return count === 1;
}
