import "server-only";
import type { DatabaseClient } from "@/lib/platform/db";

export type ProvenAccount = { id: string; name: string; email: string; systemRole: string };

/** Marks an account's address as proven, and lets its other links lapse. @returns the account, or null when it was proven before or is gone */
export async function markProven(userId: string, at: Date, client: DatabaseClient): Promise<ProvenAccount | null> {
  const { count } = await client.user.updateMany({ where: { id: userId, emailVerifiedAt: null }, data: { emailVerifiedAt: at } });
  await client.emailVerification.deleteMany({ where: { userId, usedAt: null } });
  return count === 1 ? client.user.findUnique({ where: { id: userId }, select: { id: true, name: true, email: true, systemRole: true } }) : null;
}

/** Gives the account of the configured administrator's address its role. */
export async function makeAdministrator(userId: string, client: DatabaseClient): Promise<void> {
  await client.user.update({ where: { id: userId }, data: { systemRole: "admin" }, select: { id: true } });
}
