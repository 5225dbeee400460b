import "server-only";
import type { Actor } from "@/lib/access/actor";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { DisabledBecause } from "./schema";

const WEBHOOK = {
  id: true,
  url: true,
  events: true,
  createdAt: true,
  disabledAt: true,
  disabledBecause: true,
  failingSince: true,
  oldSecretEndsAt: true,
} as const;
export type WebhookRow = {
  id: string;
  url: string;
  events: string;
  createdAt: Date;
  disabledAt: Date | null;
  disabledBecause: string;
  failingSince: Date | null;
  oldSecretEndsAt: Date | null;
};

/** The actor's own, oldest first. */
export function ownWebhooks(actor: Actor): Promise<WebhookRow[]> {
  const { userId } = actor;
  return db.webhook.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], select: WEBHOOK });
}

export function ownWebhook(actor: Actor, id: string, client: DatabaseClient = db): Promise<WebhookRow | null> {
  return client.webhook.findFirst({ where: { id, userId: actor.userId }, select: WEBHOOK });
}

export function countWebhooks(actor: Actor, client: DatabaseClient): Promise<number> {
  return client.webhook.count({ where: { userId: actor.userId } });
}

export async function insertWebhook(
  actor: Actor,
  row: { id: string; url: string; events: string; secret: string; createdAt: Date },
  client: DatabaseClient,
): Promise<WebhookRow> {
  return client.webhook.create({ data: { ...row, userId: actor.userId }, select: WEBHOOK });
}

type Change = Partial<{
  url: string;
  events: string;
  disabledAt: Date | null;
  disabledBecause: DisabledBecause | "";
  failingSince: null;
  secret: string;
  oldSecret: string | null;
  oldSecretEndsAt: Date | null;
}>;

/** Others who change it wait. @returns false when the actor has none of this id */
export async function changeOwn(actor: Actor, id: string, data: Change, client: DatabaseClient): Promise<boolean> {
  return (await client.webhook.updateMany({ where: { id, userId: actor.userId }, data })).count === 1;
}

/** The sealed secret that signs now; others who change the webhook wait. Null when the actor has none of this id. */
export async function lockSecret({ userId }: Actor, id: string, client: DatabaseClient): Promise<string | null> {
  await client.$executeRaw`UPDATE "Webhook" SET "url" = "url" WHERE "id" = ${id} AND "userId" = ${userId}`;
  return (await client.webhook.findFirst({ where: { id, userId }, select: { secret: true } }))?.secret ?? null;
}

/** With its log. @returns false when the actor has none of this id */
export async function deleteOwn(actor: Actor, id: string, client: DatabaseClient): Promise<boolean> {
  return (await client.webhook.deleteMany({ where: { id, userId: actor.userId } })).count === 1;
}
