import "server-only";
import { recordInTransaction } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import type { Language } from "@/lib/copy/languages";
import { AppError } from "@/lib/errors";
import { clock } from "@/lib/platform/clock";
import { inTransaction, isUniqueViolation, type Commit, type DatabaseClient } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { countUsers, insertUser, lockRegistration, type UserRow } from "./account-store";
import { queueVerification } from "./address/email-verification";
import { toUserDto, type Client } from "./session/open-session";
import { requireGoodPassword, hashPassword } from "./password/passwords";
import { isAdministratorsAddress } from "./address/proven-address";
import type { Registration, SessionDto } from "./schema";
import { startSession } from "./session/session";
import { requireSetupCode, isSetupCodeNeeded } from "./administration/setup-code";

/**
 * `emailVerifiedAt`: set if the way here proves the address (an invitation's mail, an issuer). `setupCode`: as typed
 * for the first account.
 */
export type NewAccount = {
  name: string;
  email: string;
  emailVerifiedAt: Date | null;
  emailVouchedAt?: Date | null;
  passwordHash: string;
  setupCode?: string | undefined;
};

export type Newcomer = Client & { language: Language };

/**
 * Opens an account and a session; mails a link to prove the address, unless it counts as proven. The first account of
 * an empty installation is administrator, unless `ADMIN_EMAIL` names one. Source: B-2.6, B-2.7, B-3.7, B-21.1.
 * @throws AppError `emailTaken`, `registrationClosed`, `setupCodeWrong`; as `requireGoodPassword`
 */
export async function register(
  registration: Registration,
  newcomer: Newcomer,
  commit: Commit = inTransaction,
): Promise<SessionDto> {
  // An empty installation must let its first user in, whatever the setting.
  if (env.REGISTRATION === "invite" && (await countUsers()) > 0) throw new AppError("registrationClosed");
  if (await isSetupCodeNeeded()) requireSetupCode(registration.setupCode); // before the expensive hash
  requireGoodPassword(registration.password, registration);
  const passwordHash = await hashPassword(registration.password);
  const { name, email, setupCode } = registration;
  const { language, userAgent } = newcomer;
  try {
    return await commit(async (tx) => {
      const user = await addAccount({ name, email, emailVerifiedAt: null, passwordHash, setupCode }, tx);
      const { token } = await startSession(user.id, userAgent, tx);
      if (user.emailVerifiedAt === null)
        await queueVerification({ ...user, defaultLanguage: language, settingsUpdatedAt: null }, { language }, tx);
      await recordRegistration(user, tx);
      const becameAdministrator = user.systemRole === "admin";
      return { access_token: token, user: toUserDto(user), ...(becameAdministrator ? { becameAdministrator } : {}) };
    });
  } catch (cause) {
    if (isUniqueViolation(cause)) throw new AppError("emailTaken", { cause });
    throw cause;
  }
}

export function recordRegistration({ id, name, email, systemRole }: UserRow, tx: DatabaseClient): Promise<void> {
  return recordInTransaction(
    { userId: id, name },
    { chain: ACCOUNTS_CHAIN, action: "account.registered", detail: { email, role: systemRole } },
    tx,
  );
}

/** While there are no accounts yet, registrations wait for each other, so that exactly one is the first. */
async function isFirstAccount(tx: DatabaseClient): Promise<boolean> {
  if ((await countUsers(tx)) > 0) return false;
  await lockRegistration(tx);
  return (await countUsers(tx)) === 0;
}

/** In the caller's transaction; a unique violation means the address is taken. @throws AppError `setupCodeWrong` */
export async function addAccount({ setupCode, ...account }: NewAccount, tx: DatabaseClient): Promise<UserRow> {
  const isFirst = await isFirstAccount(tx);
  if (isFirst) requireSetupCode(setupCode);
  const isAdministrator = env.ADMIN_EMAIL
    ? account.emailVerifiedAt !== null && isAdministratorsAddress(account.email)
    : isFirst;
  const emailVerifiedAt = account.emailVerifiedAt ?? (isFirst && isProvenAsFirst(account.email) ? clock.now() : null);
  const systemRole = isAdministrator ? "admin" : "user";
  return insertUser({ id: newId(), ...account, emailVerifiedAt, systemRole }, tx);
}

/** Whoever opens the first account of a local installation is sitting at that machine. It gives them no role. */
function isProvenAsFirst(email: string): boolean {
  return env.isForThisMachineOnly && !isAdministratorsAddress(email);
}
