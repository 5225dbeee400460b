import "server-only";
import type { Actor } from "@/lib/access/actor";
import { forgiveStrangersCodes } from "@/lib/access/limit-counts";
import { recordInTransaction, recordAtOnce } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { endSessionsOf, passwordHashOf, setPassword } from "./password-store";
import { demandGoodPassword, hashPassword, isPassword } from "./passwords";
import type { PasswordChange } from "./schema";

/** Every session ends but the caller's own. @throws AppError `wrongPassword`. Source: B-2.16. */
export async function changePassword(actor: Actor, change: PasswordChange): Promise<void> {
  const instead = await passwordHashOf(actor);
  const isRight = await isPassword(change.currentPassword, instead);
  if (instead === null || !isRight) {
    await recordAtOnce(actor, { chain: ACCOUNTS_CHAIN, action: "account.passwordChangeRefused", detail: {} });
    throw new AppError("wrongPassword");
  }
  demandGoodPassword(change.newPassword, actor);
  const passwordHash = await hashPassword(change.newPassword);
  await inTransaction(async (tx) => {
    // changed elsewhere meanwhile
    if (!(await setPassword(actor.userId, { passwordHash, instead }, tx))) throw new AppError("wrongPassword");
    await endSessionsOf(actor.userId, { except: actor.sessionId }, tx);
    await recordInTransaction(actor, { chain: ACCOUNTS_CHAIN, action: "account.passwordChanged", detail: {} }, tx);
  });
  await forgiveStrangersCodes(actor.userId);
}
