import "server-only";
import { randomBytes } from "node:crypto";
import type { Actor } from "@/lib/access/actor";
import { holdSession, requireProven } from "@/lib/access/while-allowed";
import { WEBHOOK_EVENTS, type WebhookEventType } from "@/lib/audit/announced";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, type AuditAction } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { holdAccount } from "@/lib/people/accounts/account-store";
import { clock } from "@/lib/platform/clock";
import { inTransaction, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { isAllowedHost } from "@/lib/platform/posting/allowed-hosts";
import { seal } from "@/lib/platform/sealed";
import { MAX_WEBHOOKS, ROTATION_HOURS } from "./bounds";
import { DISABLED_BECAUSE } from "./schema";
import type { ChangeWebhook, CreateWebhook, RotateWebhook, WebhookDto, WebhookWithSecretDto } from "./schema";
import * as store from "./webhook-store";

const HOUR_MS = 3_600_000;

/** The caller's own, oldest first. Source: B-39.1. */
export async function listWebhooks(actor: Actor): Promise<WebhookDto[]> {
  return (await store.ownWebhooks(actor)).map(toWebhook);
}

/** @throws AppError `webhookNotFound`, also for another's. */
export async function getWebhook(actor: Actor, webhookId: string, client?: DatabaseClient): Promise<WebhookDto> {
  const row = await store.ownWebhook(actor, webhookId, client);
  if (!row) throw new AppError("webhookNotFound");
  return toWebhook(row);
}

/**
 * The secret is in this answer alone. It outlives the session, so it takes one.
 * @throws AppError `signInRequired`, `addressUnproven`, `webhooksFull`, `invalidInput` for what isn't https. Source:
 * B-39.1.
 */
export async function createWebhook(
  actor: Actor,
  { url, events }: CreateWebhook,
  commit: Commit = inTransaction,
): Promise<WebhookWithSecretDto> {
  requireProven(actor);
  requireSecure(url);
  const [id, secret] = [newId(), newWebhookSecret()];
  return commit(async (tx) => {
    await holdAccount(actor.userId, tx);
    await holdSession(actor, tx);
    if ((await store.countWebhooks(actor, tx)) >= MAX_WEBHOOKS) throw new AppError("webhooksFull");
    const row = { id, url, events: asJson(events), secret: seal("webhook", secret), createdAt: clock.now() };
    const made = toWebhook(await store.insertWebhook(actor, row, tx));
    await record(actor, "webhook.created", made, tx);
    return { ...made, secret };
  });
}

/** Turned on again, it starts afresh. @throws AppError `webhookNotFound`, `invalidInput`, `addressUnproven` */
export async function changeWebhook(
  actor: Actor,
  webhookId: string,
  { url, events, isOn }: ChangeWebhook,
): Promise<WebhookDto> {
  requireProven(actor);
  if (url !== undefined) requireSecure(url);
  return inTransaction(async (tx) => {
    const found = await store.changeOwn(
      actor,
      webhookId,
      {
        ...(url === undefined ? {} : { url }),
        ...(events === undefined ? {} : { events: asJson(events) }),
        ...(isOn === true ? { disabledAt: null, disabledBecause: "" as const, failingSince: null } : {}),
        ...(isOn === false ? { disabledAt: clock.now(), disabledBecause: "person" as const } : {}),
      },
      tx,
    );
    if (!found) throw new AppError("webhookNotFound");
    const changed = await getWebhook(actor, webhookId, tx);
    await record(actor, "webhook.changed", changed, tx);
    return changed;
  });
}

/**
 * A new secret; the old one signs too for a day, unless it is ended at once.
 * @throws AppError `webhookNotFound`, `addressUnproven`. Source: B-39.4.
 */
export async function rotateSecret(
  actor: Actor,
  webhookId: string,
  { endOld = false }: RotateWebhook,
  commit: Commit = inTransaction,
): Promise<WebhookWithSecretDto> {
  requireProven(actor);
  const secret = newWebhookSecret();
  return commit(async (tx) => {
    const old = await store.lockSecret(actor, webhookId, tx);
    if (old === null) throw new AppError("webhookNotFound");
    const oldSecretEndsAt = endOld ? null : new Date(clock.now().getTime() + ROTATION_HOURS * HOUR_MS);
    const change = { secret: seal("webhook", secret), oldSecret: endOld ? null : old, oldSecretEndsAt };
    await store.changeOwn(actor, webhookId, change, tx);
    const rotated = await getWebhook(actor, webhookId, tx);
    await record(actor, "webhook.rotated", rotated, tx);
    return { ...rotated, secret };
  });
}

/** With its log; what waits is not sent. @throws AppError `webhookNotFound`. */
export async function deleteWebhook(actor: Actor, webhookId: string): Promise<void> {
  await inTransaction(async (tx) => {
    const webhook = await getWebhook(actor, webhookId, tx);
    if (!(await store.deleteOwn(actor, webhookId, tx))) throw new AppError("webhookNotFound");
    await record(actor, "webhook.deleted", webhook, tx);
  });
}

/** 256 random bits, in the form of Standard Webhooks. */
const newWebhookSecret = () => `whsec_${randomBytes(32).toString("base64")}`;
const asJson = (events: readonly WebhookEventType[]) => JSON.stringify([...new Set(events)]);

/** Where the connection goes is checked when it is made; here only what is wrong whatever the name resolves to. */
function requireSecure(url: string): void {
  const address = new URL(url); // the schema has read it
  if (address.protocol === "https:" || isAllowedHost(address, env.WEBHOOK_HOSTS)) return;
  throw new AppError("invalidInput", { issues: [{ path: "url", message: "url" }] });
}

type Recorded = Extract<AuditAction, "webhook.created" | "webhook.changed" | "webhook.rotated" | "webhook.deleted">;

function record(actor: Actor, action: Recorded, { id, url }: WebhookDto, tx: DatabaseClient): Promise<void> {
  const detail = { webhookId: id, host: new URL(url).host };
  return recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action, detail }, tx);
}

function toWebhook({ id, url, events, createdAt, ...row }: store.WebhookRow): WebhookDto {
  const known = JSON.parse(events) as string[]; // written by `asJson`
  const because = DISABLED_BECAUSE.find((one) => one === row.disabledBecause) ?? "person";
  const hasOld = row.oldSecretEndsAt !== null && row.oldSecretEndsAt > clock.now();
  return {
    ...{ id, url, createdAt: createdAt.toISOString() },
    events: WEBHOOK_EVENTS.filter((one) => known.includes(one)),
    disabled: row.disabledAt === null ? null : { at: row.disabledAt.toISOString(), because },
    failingSince: row.failingSince?.toISOString() ?? null,
    oldSecretEndsAt: hasOld ? (row.oldSecretEndsAt?.toISOString() ?? null) : null,
  };
}
