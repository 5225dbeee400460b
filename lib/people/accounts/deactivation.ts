import "server-only";
import { AdminGrant } from "@/lib/access/admin-grant";
import type { DirectoryGrant } from "@/lib/access/team-grant";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { clock } from "@/lib/platform/clock";
import type { DatabaseClient } from "@/lib/platform/db";
import { clearSessions, clearWaysIn, setDeactivated, unvouch } from "./address/address-store";
import { endSharing } from "./address/shared-before";
import { setPassword } from "./password/password-store";

type Account = { id: string; name: string };
/** The directory, or an administrator by hand. */
type Closing = DirectoryGrant | AdminGrant;

/**
 * Closes an account to its person: sessions, API tokens, calendar links and half-finished sign-ins end in this
 * transaction, and none can begin. Contracts, parts, teams, the password and second factors stay. Call it after locking
 * the account's row. Source: B-38.4, B-18.14
 */
export async function deactivate(grant: Closing, { id, name }: Account, tx: DatabaseClient): Promise<void> {
  const by =
    grant instanceof AdminGrant
      ? { by: "administrator" as const, name: grant.actor.name }
      : { by: "directory" as const, name: "" };
  await setDeactivated(id, { at: clock.now(), ...by }, tx);
  const ended = await clearSessions(id, tx);
  const detail = { userId: id, name, ...ended };
  await recordInTransaction(grant.actor, { chain: ACCOUNTS_CHAIN, action: "account.deactivated", detail }, tx);
}

/** Opens it again, by the ways in that it had, but for what ended. Source: B-38.4, B-18.14 */
export async function reactivate(grant: Closing, { id, name }: Account, tx: DatabaseClient): Promise<void> {
  await setDeactivated(id, null, tx);
  const detail = { userId: id, name };
  await recordInTransaction(grant.actor, { chain: ACCOUNTS_CHAIN, action: "account.reactivated", detail }, tx);
}

/**
 * Takes away every way into an account whose address nobody has proven, its password and what it shows others too: a
 * stranger may have opened it for somebody else's address. Its person gets in by a letter to the address. Source:
 * B-38.3
 */
export async function takeFromStrangers(_grant: DirectoryGrant, userId: string, tx: DatabaseClient): Promise<void> {
  await clearWaysIn(userId, null, tx);
  await endSharing(userId, tx);
  await unvouch(userId, tx);
  await setPassword(userId, { passwordHash: "" }, tx);
}
