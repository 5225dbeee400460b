import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { endSessionsOf, passwordHashOf, setPassword } from "./password-store";
import { hashPassword, isPassword } from "./passwords";
import type { PasswordChange } from "./schema";

/**
 * Changes the caller's password. Every other session ends, the caller's own stays.
 * @throws AppError `wrongPassword`. Source: decisions §1, §3.
 */
export async function changePassword(actor: Actor, change: PasswordChange): Promise<void> {
  const instead = await passwordHashOf(actor);
  const isRight = await isPassword(change.currentPassword, instead);
  if (instead === null || !isRight) throw new AppError("wrongPassword");
  const passwordHash = await hashPassword(change.newPassword);
  await inTransaction(async (tx) => {
    if (!(await setPassword(actor.userId, { passwordHash, instead }, tx))) throw new AppError("wrongPassword"); // changed elsewhere meanwhile
    await endSessionsOf(actor.userId, { except: actor.sessionId }, tx);
  });
}
