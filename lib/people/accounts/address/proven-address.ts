import "server-only";
import type { Actor } from "@/lib/access/actor";
import { holdSession } from "@/lib/access/while-allowed";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN, type AuditDetail } from "@/lib/audit/schema";
import type { Language } from "@/lib/copy/languages";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { makeAdministrator, markProven, type ProvenAccount } from "./address-store";
import { clearWaysIn } from "./address-store";
import { endSharing } from "./shared-before";
import { queueSecurityLetter } from "@/lib/people/accounts/second-factor/letters";

/** What proved it: a mailed link, including invitations and resets, or an administrator. */
type Proof = AuditDetail<"account.emailVerified">["by"];
export type Proving = {
  by: Proof;
  /**
   * The account's own session in which it was proven; it continues, and the password stays. Null if nobody showed that
   * they opened the account: then whoever proves it sets a new password in the same transaction.
   */
  inSession: Actor | null;
  /** The administrator who vouched for it. */
  who?: Actor;
  /** The letter's language if the person has chosen none. */
  language: Language;
};

/**
 * The only place where an address becomes proven. From then on, whatever is sent to it shows and opens, and
 * `ADMIN_EMAIL` becomes administrator; so everything older than the proof is removed, because anyone may have opened
 * the account, and the person is notified. Records in the accounts chain: call it after recording in contract chains.
 *
 * @returns `isFirst`: false if it was proven before, and nothing was done
 * @throws AppError `signInRequired` if the session ended meanwhile. Source: behaviour §3, B-3.6.
 */
export async function proveAddress(
  userId: string,
  proving: Proving,
  tx: DatabaseClient,
): Promise<{ isFirst: boolean; becameAdministrator: boolean }> {
  const { by, inSession, who } = proving;
  const user = await markProven(userId, clock.now(), tx);
  if (!user) return { isFirst: false, becameAdministrator: false };
  if (inSession) await holdSession(inSession, tx);
  const cleared = await startClean(user, proving, tx);
  const { name, email } = user;
  await recordInTransaction(
    who ?? { userId, name },
    { chain: ACCOUNTS_CHAIN, action: "account.emailVerified", detail: { userId, name, email, by, ...cleared } },
    tx,
  );
  return { isFirst: true, becameAdministrator: await appoint(user, tx) };
}

/** Whether `ADMIN_EMAIL` is this address (trimmed and lowercased). */
export function isAdministratorsAddress(email: string): boolean {
  return env.ADMIN_EMAIL === email;
}

async function startClean(
  { id }: ProvenAccount,
  { inSession, language }: Proving,
  tx: DatabaseClient,
): Promise<Partial<Pick<AuditDetail<"account.emailVerified">, "cleared">>> {
  const ways = await clearWaysIn(id, inSession?.sessionId ?? null, tx);
  const shared = inSession ? 0 : await endSharing(id, tx); // in their own session they know what they shared
  const cleared = shared > 0 ? { ...ways, shared } : ways;
  if (Object.values(cleared).every((count) => count === 0)) return {};
  await queueSecurityLetter(id, { about: "startedClean", shared }, language, tx);
  return { cleared };
}

async function appoint({ id: userId, name, email, systemRole }: ProvenAccount, tx: DatabaseClient): Promise<boolean> {
  if (!isAdministratorsAddress(email) || systemRole === "admin") return false;
  await makeAdministrator(userId, tx);
  await recordInTransaction(
    null,
    { chain: ACCOUNTS_CHAIN, action: "account.roleChanged", detail: { userId, name, from: systemRole, to: "admin" } },
    tx,
  );
  return true;
}
