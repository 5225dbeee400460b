import "server-only";
import type { Actor } from "@/lib/access/actor";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, type AuditDetail } from "@/lib/audit/schema";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { makeAdministrator, markProven } from "./address-store";

/** What proved it: a mailed link, of an invitation or a reset too, an issuer of OpenID Connect, or an administrator. */
export type Proof = AuditDetail<"account.emailVerified">["by"];

/**
 * From now on what is sent to the address shows and opens, and `ADMIN_EMAIL` becomes administrator. Records in the
 * accounts' chain: call it after what is recorded of contracts.
 * @param who whose deed it is, where not the account's own
 * @returns whether the account became administrator. Source: behaviour §2, B-2.4.
 */
export async function proveAddress(userId: string, by: Proof, tx: DatabaseClient, who?: Actor): Promise<boolean> {
  const user = await markProven(userId, clock.now(), tx);
  if (!user) return false;
  const { name, email, systemRole } = user;
  await recordInTransaction(
    who ?? { userId, name },
    { chain: ACCOUNTS_CHAIN, action: "account.emailVerified", detail: { userId, name, email, by } },
    tx,
  );
  if (!isAdministratorsAddress(email) || systemRole === "admin") return false;
  await makeAdministrator(userId, tx);
  await recordInTransaction(
    null,
    { chain: ACCOUNTS_CHAIN, action: "account.roleChanged", detail: { userId, name, from: systemRole, to: "admin" } },
    tx,
  );
  return true;
}

/** Whether `ADMIN_EMAIL` names this address (trimmed and folded). */
export function isAdministratorsAddress(email: string): boolean {
  return env.ADMIN_EMAIL === email;
}
