import "server-only";
import { record } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction, isUniqueViolation, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { countUsers, insertUser, lockRegistration, type UserRow } from "./account-store";
import { toUserDto, type Client } from "./open-session";
import { demandGoodPassword, hashPassword } from "./passwords";
import { isAdministratorsAddress } from "./proven-address";
import type { Registration, SessionDto } from "./schema";
import { startSession } from "./session";

/** `emailVerifiedAt` is set where the way to the account proves its address: an invitation's own link, an issuer's word. */
export type NewAccount = { name: string; email: string; emailVerifiedAt: Date | null; passwordHash: string };

/**
 * Opens an account and a session. The first account of an empty installation becomes administrator, unless
 * `ADMIN_EMAIL` names who is, once that address is proven. Source: spec §7, decisions §4.
 * @throws AppError `emailTaken`, `registrationClosed`
 */
export async function register(registration: Registration, client: Client, commit: Commit = inTransaction): Promise<SessionDto> {
  // An empty installation must let its first person in, whatever is set.
  if (env.REGISTRATION === "invite" && (await countUsers()) > 0) throw new AppError("registrationClosed");
  demandGoodPassword(registration.password, registration);
  const passwordHash = await hashPassword(registration.password);
  try {
    return await commit(async (tx) => {
      const user = await addAccount({ name: registration.name, email: registration.email, emailVerifiedAt: null, passwordHash }, tx);
      const { token } = await startSession(user.id, client.userAgent, tx);
      await recordRegistration(user, tx);
      const becameAdministrator = user.systemRole === "admin";
      return { access_token: token, user: toUserDto(user), ...(becameAdministrator ? { becameAdministrator } : {}) };
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("emailTaken", { cause });
    throw cause;
  }
}

/** Records a new account in the transaction that adds it. */
export function recordRegistration({ id, name, email, systemRole }: UserRow, tx: DatabaseClient): Promise<void> {
  return record({ userId: id, name }, { chain: ACCOUNTS_CHAIN, action: "account.registered", detail: { email, role: systemRole } }, tx);
}

/** Adds an account in a transaction of the caller's. The address must be free: a unique violation says that it is not. */
export async function addAccount(account: NewAccount, tx: DatabaseClient): Promise<UserRow> {
  await lockRegistration(tx);
  const isAdministrator = env.ADMIN_EMAIL ? account.emailVerifiedAt !== null && isAdministratorsAddress(account.email) : (await countUsers(tx)) === 0;
  return insertUser({ id: newId(), ...account, systemRole: isAdministrator ? "admin" : "user" }, tx);
}
