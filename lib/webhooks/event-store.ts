import "server-only";
import { db, type DatabaseClient } from "@/lib/platform/db";

export type EventRow = {
  id: string;
  contractId: string;
  type: string;
  data: string;
  at: Date;
  audience: string | null;
};

/** What a transaction noted for webhooks and isn't spread yet, in order. */
export function eventsToSpread(batchId: string, limit: number): Promise<EventRow[]> {
  return db.webhookEvent.findMany({ where: { batchId }, orderBy: [{ at: "asc" }, { id: "asc" }], take: limit });
}

/** First in the transaction that spreads it. @returns false if another run was faster */
export async function takeEvent(id: string, client: DatabaseClient): Promise<boolean> {
  return (await client.webhookEvent.deleteMany({ where: { id } })).count === 1;
}

export type ListeningRow = { id: string; userId: string; url: string; events: string };

/** Webhooks that are on, of everybody who can open the contract, or of the people named; none of closed accounts. */
export function listeningWebhooks(
  { contractId, userIds }: { contractId: string; userIds: readonly string[] | null },
  client: DatabaseClient,
): Promise<ListeningRow[]> {
  const user = userIds === null ? { collaborations: { some: { contractId } } } : { id: { in: [...userIds] } };
  return client.webhook.findMany({
    where: { disabledAt: null, user: { deactivatedAt: null, ...user } },
    orderBy: { id: "asc" },
    select: { id: true, userId: true, url: true, events: true },
  });
}
