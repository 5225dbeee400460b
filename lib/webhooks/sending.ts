import "server-only";
import { canBeTold } from "@/lib/access/trash-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type DatabaseClient } from "@/lib/platform/db";
import { enqueue } from "@/lib/platform/jobs/queue";
import type { Posted, Poster } from "@/lib/platform/posting/port";
import { poster } from "@/lib/platform/posting/poster";
import { unseal } from "@/lib/platform/sealed";
import { deliveryToSend, dropDelivery, noteAttempt, noteHealth, type DeliveryToSend } from "./delivery-store";
import { turnOff } from "./disabling";
import type { DeliveryFailure } from "./schema";
import { signedHeaders } from "./signing";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Pauses before the second and each further attempt. Source: B-39.5. */
const PAUSES_MS = [
  ...[5 * SECOND_MS, 5 * MINUTE_MS, 30 * MINUTE_MS],
  ...[2 * HOUR_MS, 5 * HOUR_MS, 10 * HOUR_MS, 10 * HOUR_MS],
] as const;
const ANSWER_LIMIT_MS = 15 * SECOND_MS;
const PATIENCE_MS = 5 * 24 * HOUR_MS;
/** The receiver wants no more, ever. */
const GONE = 410;

/** The network, and what ends an attempt that takes too long. */
export type Network = { poster: Poster; limit: () => AbortSignal };
const NETWORK: Network = { poster, limit: () => AbortSignal.timeout(ANSWER_LIMIT_MS) };

/**
 * One attempt to deliver a message, and the job of the next. Whether its owner can open the contract is asked right
 * before. A job: run twice it sends the message twice, with the same id. Source: B-39.5, B-39.6.
 */
export async function sendWebhook(
  { deliveryId, turn }: { deliveryId: string; turn: number },
  { poster: via, limit }: Network = NETWORK,
): Promise<void> {
  const delivery = await deliveryToSend(deliveryId);
  if (!delivery || delivery.turn !== turn || delivery.state !== "waiting") return; // sent again, or done
  const obstacle = await findObstacle(delivery);
  if (obstacle !== null) return dropDelivery(delivery, obstacle);
  const at = clock.now();
  const message = { id: delivery.id, at, body: delivery.payload };
  const headers = signedHeaders(message, secretsOf(delivery, at));
  const posted = await via.post({ url: delivery.webhook.url, headers, body: delivery.payload }, limit());
  await inTransaction((tx) => note(delivery, posted, tx));
}

/** After a fault of ours, so that it doesn't wait for ever; its owner can send it again. */
export const giveUpDelivery = ({ deliveryId: id, turn }: { deliveryId: string; turn: number }): Promise<void> =>
  dropDelivery({ id, turn }, "unreachable");

async function findObstacle({ contractId, isOfGone, webhook }: DeliveryToSend): Promise<DeliveryFailure | null> {
  if (webhook.disabledAt !== null) return "disabled";
  const { userId } = webhook;
  return contractId === null || (await canBeTold({ userId, contractId }, { isOfGone })) ? null : "noAccess";
}

function secretsOf({ webhook: { secret, oldSecret, oldSecretEndsAt } }: DeliveryToSend, at: Date): string[] {
  const hasOld = oldSecret !== null && oldSecretEndsAt !== null && oldSecretEndsAt > at;
  return [secret, ...(hasOld ? [oldSecret] : [])].map((sealed) => unseal("webhook", sealed));
}

async function note(delivery: DeliveryToSend, posted: Posted, tx: DatabaseClient): Promise<void> {
  const { id, turn, attempts, webhook } = delivery;
  const now = clock.now();
  const status = "status" in posted ? posted.status : null;
  const isTaken = status !== null && status >= 200 && status < 300;
  const pause = isTaken || status === GONE ? undefined : PAUSES_MS[attempts];
  const nextAt = pause === undefined ? null : new Date(now.getTime() + pause);
  const state = isTaken ? "delivered" : nextAt === null ? "failed" : "waiting";
  const lastFailure = "failure" in posted ? posted.failure : isTaken ? "" : "status";
  const outcome = { state, lastAt: now, lastStatus: status, lastFailure, nextAt } as const;
  if (!(await noteAttempt(delivery, outcome, tx))) return; // somebody pressed *Resend* meanwhile
  await noteHealth(webhook.id, isTaken ? null : now, tx);
  if (nextAt !== null)
    await enqueue("sendWebhook", { deliveryId: id, turn: turn + 1 }, { accountId: webhook.userId, runAt: nextAt }, tx);
  const { failingSince } = webhook;
  if (status === GONE) await turnOff(webhook.id, "gone", tx);
  else if (!isTaken && failingSince !== null && now.getTime() - failingSince.getTime() >= PATIENCE_MS)
    await turnOff(webhook.id, "failing", tx);
}
