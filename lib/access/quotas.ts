import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors";
import { env } from "@/lib/platform/env";
import { refuseWhenDiskIsFull } from "@/lib/platform/disk-reserve";
import { db, type DatabaseClient } from "@/lib/platform/db";
import type { Actor } from "./actor";
import { lockUsage, sumUsage } from "./usage-store";

/** What an account stores, and its limits. Source: behaviour §22. */
const limit = z.number().nullable().meta({ description: "null: no limit" });
export const usageDto = z.strictObject({
  storage: z.strictObject({ usedBytes: z.number(), limitBytes: limit }),
  contracts: z.strictObject({ used: z.number(), limit }),
});
export type UsageDto = z.infer<typeof usageDto>;
export const accountUsage = z.strictObject({ usedBytes: z.number(), contracts: z.number() });

const MEGABYTE = 1_000_000;

const quota = {
  get bytes(): number | null {
    return env.QUOTA_STORAGE_MB === 0 ? null : env.QUOTA_STORAGE_MB * MEGABYTE;
  },
  get contracts(): number | null {
    return env.QUOTA_CONTRACTS === 0 ? null : env.QUOTA_CONTRACTS;
  },
};

export async function ownUsage(actor: Actor): Promise<UsageDto> {
  const { usedBytes, contracts } = await sumUsage(actor.userId);
  return { storage: { usedBytes, limitBytes: quota.bytes }, contracts: { used: contracts, limit: quota.contracts } };
}

/**
 * Inside a transaction, others adding to the account wait until it ends; outside, this is only a preliminary check.
 * @throws AppError `storageQuotaExceeded`, `contractQuotaExceeded`, `diskFull`. Source: behaviour §20
 */
export async function requireRoom(
  accountId: string | null,
  more: { bytes?: number; contracts?: number },
  client: DatabaseClient = db,
): Promise<void> {
  refuseWhenDiskIsFull();
  if (accountId === null || (quota.bytes === null && quota.contracts === null)) return;
  if (client !== db) await lockUsage(accountId, client);
  const { usedBytes, contracts } = await sumUsage(accountId, client);
  if (isOver(usedBytes, more.bytes ?? 0, quota.bytes))
    throw new AppError("storageQuotaExceeded", { values: { limit: inGigabytes(quota.bytes ?? 0) } });
  if (isOver(contracts, more.contracts ?? 0, quota.contracts))
    throw new AppError("contractQuotaExceeded", { values: { limit: String(quota.contracts) } });
}

/** Adding nothing is never over the limit, even if the limit has since been lowered. */
function isOver(used: number, more: number, limit: number | null): boolean {
  return limit !== null && more > 0 && used + more > limit;
}

function inGigabytes(bytes: number): string {
  return bytes < 1_000 * MEGABYTE ? `${bytes / MEGABYTE} MB` : `${Math.round(bytes / (100 * MEGABYTE)) / 10} GB`;
}
