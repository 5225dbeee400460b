import "server-only";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { deriveId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { clock } from "@/lib/platform/clock";
import { MOST_WAITING } from "./bounds";
import { countWaiting, insertDelivery, isSpread } from "./delivery-store";
import { turnOff } from "./disabling";
import { eventsToSpread, listeningWebhooks, takeEvent, type EventRow, type ListeningRow } from "./event-store";

const AT_ONCE = 100;

/**
 * Makes a delivery for each webhook that is told of the events of one transaction: each event once, in a transaction of
 * its own. A job, safe to run twice. Source: B-39.3.
 */
export async function spreadWebhooks(batchId: string): Promise<void> {
  for (;;) {
    const events = await eventsToSpread(batchId, AT_ONCE);
    for (const event of events)
      await inTransaction(async (tx) => {
        if (await takeEvent(event.id, tx)) await spread(event, tx);
      });
    if (events.length < AT_ONCE) return;
  }
}

async function spread(event: EventRow, tx: DatabaseClient): Promise<void> {
  const userIds = event.audience === null ? null : (JSON.parse(event.audience) as string[]); // written by the outbox
  const webhooks = await listeningWebhooks({ contractId: event.contractId, userIds }, tx);
  for (const webhook of webhooks)
    if ((JSON.parse(webhook.events) as string[]).includes(event.type)) await deliver(webhook, event, tx);
}

async function deliver({ id: webhookId, userId }: ListeningRow, event: EventRow, tx: DatabaseClient): Promise<void> {
  const { contractId, type, at } = event;
  const data = JSON.parse(event.data) as Record<string, unknown>; // likewise
  // one deed can be in the trail more than once, as of several suggestions that made one version
  const eventId = type === "version.saved" ? deriveId(contractId, type, String(data["version"])) : event.id;
  if (await isSpread(webhookId, eventId, tx)) return;
  if ((await countWaiting(webhookId, tx)) >= MOST_WAITING) return turnOff(webhookId, "crowded", tx);
  const id = `msg_${deriveId(webhookId, eventId)}`;
  const payload = JSON.stringify({ type, timestamp: at.toISOString(), data });
  const isOfGone = event.audience !== null;
  await insertDelivery({ id, webhookId, eventId, contractId, type, payload, isOfGone, createdAt: clock.now() }, tx);
  await enqueue("sendWebhook", { deliveryId: id, turn: 1 }, { accountId: userId }, tx);
}
