import "server-only";
import type { Actor } from "@/lib/access/actor";
import { requireProven } from "@/lib/access/while-allowed";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/jobs/queue";
import { pageById } from "@/lib/platform/page-budget";
import { LOG_DAYS, MOST_WAITING } from "./bounds";
import * as store from "./delivery-store";
import { DELIVERY_FAILURES, DELIVERY_STATES, type DeliveriesQuery, type DeliveryDto } from "./schema";
import { getWebhook } from "./webhooks";

const DAY_MS = 86_400_000;
type Place = { webhookId: string; deliveryId: string };

/** Of the last 30 days, newest first, by pages. @throws AppError `webhookNotFound`, `invalidInput`. Source: B-39.7. */
export async function listDeliveries(
  actor: Actor,
  webhookId: string,
  query: DeliveriesQuery,
): Promise<{ items: DeliveryDto[]; nextCursor: string | null }> {
  await getWebhook(actor, webhookId);
  return pageById(query, {
    isKnown: async (deliveryId) => (await store.ownDelivery(actor, { webhookId, deliveryId })) !== null,
    read: (stretch) => store.deliveriesOf(actor, webhookId, stretch),
    toItem: toDelivery,
  });
}

/**
 * Sends a message once more, with the same id and body. Access is asked anew when it is sent.
 * @throws AppError `webhookNotFound`, `deliveryNotFound`, `webhookOff`, `addressUnproven`. Source: B-39.7.
 */
export async function resendDelivery(
  actor: Actor,
  { webhookId, deliveryId }: Place,
  commit: Commit = inTransaction,
): Promise<DeliveryDto> {
  requireProven(actor);
  return commit(async (tx) => {
    if ((await getWebhook(actor, webhookId, tx)).disabled) throw new AppError("webhookOff");
    const turn = await store.sendAgain(actor, { webhookId, deliveryId }, clock.now(), tx);
    const row = await store.ownDelivery(actor, { webhookId, deliveryId }, tx);
    if (turn === null || !row) throw new AppError("deliveryNotFound");
    await enqueue("sendWebhook", { deliveryId, turn }, { accountId: actor.userId }, tx);
    return toDelivery(row);
  });
}

/**
 * Sends a message without a contract, `webhook.test`.
 * @throws AppError `webhookNotFound`, `webhookOff`, `webhookCrowded`, `addressUnproven`. Source: B-39.7.
 */
export async function sendTest(actor: Actor, webhookId: string, commit: Commit = inTransaction): Promise<DeliveryDto> {
  requireProven(actor);
  return commit(async (tx) => {
    if ((await getWebhook(actor, webhookId, tx)).disabled) throw new AppError("webhookOff");
    if ((await store.countWaiting(webhookId, tx)) >= MOST_WAITING) throw new AppError("webhookCrowded");
    const [deliveryId, createdAt, type] = [`msg_${newId()}`, clock.now(), "webhook.test"];
    const payload = JSON.stringify({ type, timestamp: createdAt.toISOString(), data: { webhookId } });
    const test = { eventId: null, contractId: null, isOfGone: false, type, payload, createdAt };
    await store.insertDelivery({ id: deliveryId, webhookId, ...test }, tx);
    await enqueue("sendWebhook", { deliveryId, turn: 1 }, { accountId: actor.userId }, tx);
    const row = await store.ownDelivery(actor, { webhookId, deliveryId }, tx);
    if (!row) throw new AppError("deliveryNotFound");
    return toDelivery(row);
  });
}

/** @returns how many */
export const removeOldDeliveries = (): Promise<number> =>
  store.deleteOldDeliveries(new Date(clock.now().getTime() - LOG_DAYS * DAY_MS));

function toDelivery({ createdAt, lastAt, nextAt, lastStatus, ...row }: store.LoggedRow): DeliveryDto {
  const { id, type, contractId, attempts } = row;
  return {
    ...{ id, type, contractId, attempts },
    state: DELIVERY_STATES.find((one) => one === row.state) ?? "waiting",
    createdAt: createdAt.toISOString(),
    lastAt: lastAt?.toISOString() ?? null,
    nextAt: nextAt?.toISOString() ?? null,
    status: lastStatus,
    failure: DELIVERY_FAILURES.find((one) => one === row.lastFailure) ?? null,
  };
}
