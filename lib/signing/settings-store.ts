import "server-only";
import type { AdminGrant } from "@/lib/access/admin-grant";
import { db, type DatabaseClient } from "@/lib/platform/db";

const KEY = "signing";

/** As `settings.ts` writes it; null while nothing is set up. */
export async function findSigningSettings(client: DatabaseClient = db): Promise<string | null> {
  return (await client.setting.findUnique({ where: { key: KEY }, select: { value: true } }))?.value || null;
}

/** Others who change it wait. @returns what stood before */
export async function lockSigningSettings(_grant: AdminGrant, client: DatabaseClient): Promise<string | null> {
  await client.setting.upsert({ where: { key: KEY }, create: { key: KEY, value: "" }, update: { key: KEY } });
  return findSigningSettings(client);
}

/** @param value '' for none */
export async function setSigningSettings(_grant: AdminGrant, value: string, client: DatabaseClient): Promise<void> {
  await client.setting.update({ where: { key: KEY }, data: { value } });
}
