import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import { behind, type Stretch } from "@/lib/platform/page-budget";
import type { DeliveryFailure, DeliveryState, DisabledBecause } from "./schema";

const LOGGED = {
  id: true,
  type: true,
  contractId: true,
  state: true,
  attempts: true,
  createdAt: true,
  lastAt: true,
  nextAt: true,
  lastStatus: true,
  lastFailure: true,
} as const;
/** `state` and `lastFailure` are written by this file alone. */
export type LoggedRow = {
  id: string;
  type: string;
  contractId: string | null;
  state: string;
  attempts: number;
  createdAt: Date;
  lastAt: Date | null;
  nextAt: Date | null;
  lastStatus: number | null;
  lastFailure: string;
};

/** Of a webhook of the actor's, newest first. */
export function deliveriesOf(actor: Actor, webhookId: string, stretch: Stretch): Promise<LoggedRow[]> {
  return db.webhookDelivery.findMany({
    where: { webhookId, webhook: { userId: actor.userId } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    ...behind(stretch),
    select: LOGGED,
  });
}

type Place = { webhookId: string; deliveryId: string };

export function ownDelivery(
  actor: Actor,
  { webhookId, deliveryId }: Place,
  client: DatabaseClient = db,
): Promise<LoggedRow | null> {
  const where = { id: deliveryId, webhookId, webhook: { userId: actor.userId } };
  return client.webhookDelivery.findFirst({ where, select: LOGGED });
}

/** Begins a new series of attempts. @returns the number its job carries; null when the actor has none of this id */
export async function sendAgain(
  actor: Actor,
  { webhookId, deliveryId }: Place,
  at: Date,
  client: DatabaseClient,
): Promise<number | null> {
  const where = { id: deliveryId, webhookId, webhook: { userId: actor.userId } };
  const data = { state: "waiting" satisfies DeliveryState, attempts: 0, nextAt: at, turn: { increment: 1 } };
  if ((await client.webhookDelivery.updateMany({ where, data })).count === 0) return null;
  return (await client.webhookDelivery.findFirst({ where, select: { turn: true } }))?.turn ?? null;
}

export type NewDelivery = {
  id: string;
  webhookId: string;
  eventId: string | null;
  contractId: string | null;
  type: string;
  payload: string;
  isOfGone: boolean;
  createdAt: Date;
};

export async function insertDelivery(row: NewDelivery, client: DatabaseClient): Promise<void> {
  const waiting = { state: "waiting" satisfies DeliveryState, nextAt: row.createdAt };
  await client.webhookDelivery.create({ data: { ...row, ...waiting } });
}

/** Whether an event is in the log of a webhook already. */
export async function isSpread(webhookId: string, eventId: string, client: DatabaseClient): Promise<boolean> {
  return (await client.webhookDelivery.count({ where: { webhookId, eventId } })) > 0;
}

export function countWaiting(webhookId: string, client: DatabaseClient): Promise<number> {
  return client.webhookDelivery.count({ where: { webhookId, state: "waiting" satisfies DeliveryState } });
}

/** What a job sends, to whom, and whose it is; null once it is gone. */
export function deliveryToSend(id: string) {
  return db.webhookDelivery.findUnique({
    where: { id },
    select: {
      id: true,
      contractId: true,
      payload: true,
      isOfGone: true,
      state: true,
      turn: true,
      attempts: true,
      webhook: {
        select: {
          id: true,
          userId: true,
          url: true,
          secret: true,
          oldSecret: true,
          oldSecretEndsAt: true,
          disabledAt: true,
          failingSince: true,
        },
      },
    },
  });
}
export type DeliveryToSend = NonNullable<Awaited<ReturnType<typeof deliveryToSend>>>;

type Outcome = {
  state: DeliveryState;
  lastAt: Date;
  lastStatus: number | null;
  lastFailure: DeliveryFailure | "";
  nextAt: Date | null;
};

/** How an attempt went. @returns false if the delivery was sent again meanwhile, or is gone */
export async function noteAttempt(
  { id, turn }: { id: string; turn: number },
  outcome: Outcome,
  client: DatabaseClient,
): Promise<boolean> {
  const data = { ...outcome, attempts: { increment: 1 }, turn: { increment: 1 } };
  return (await client.webhookDelivery.updateMany({ where: { id, turn }, data })).count === 1;
}

/** Nothing was sent, and nothing will be. */
export async function dropDelivery(
  { id, turn }: { id: string; turn: number },
  lastFailure: DeliveryFailure,
): Promise<void> {
  const data = { state: "dropped" satisfies DeliveryState, lastFailure, nextAt: null };
  await db.webhookDelivery.updateMany({ where: { id, turn }, data });
}

/** Since when nothing was taken, kept from the first failure on; null after a success. */
export async function noteHealth(webhookId: string, failedAt: Date | null, client: DatabaseClient): Promise<void> {
  const where = { id: webhookId, ...(failedAt === null ? { failingSince: { not: null } } : { failingSince: null }) };
  await client.webhook.updateMany({ where, data: { failingSince: failedAt } });
}

/** @returns false if it is off already */
export async function disable(
  webhookId: string,
  { at, because }: { at: Date; because: DisabledBecause },
  client: DatabaseClient,
): Promise<boolean> {
  const data = { disabledAt: at, disabledBecause: because };
  return (await client.webhook.updateMany({ where: { id: webhookId, disabledAt: null }, data })).count === 1;
}

/** Whose it is, and where it sends. */
export function ownerOf(webhookId: string, client: DatabaseClient): Promise<{ userId: string; url: string } | null> {
  return client.webhook.findUnique({ where: { id: webhookId }, select: { userId: true, url: true } });
}

/** @returns how many */
export async function deleteOldDeliveries(before: Date): Promise<number> {
  return (await db.webhookDelivery.deleteMany({ where: { createdAt: { lt: before } } })).count;
}
