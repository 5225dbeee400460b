import "server-only";
import type { Actor } from "@/lib/access/actor";
import { AdminGrant } from "@/lib/access/admin-grant";
import { recordInTransaction, type Who } from "@/lib/audit/audit";
import { ACCOUNTS_CHAIN } from "@/lib/audit/schema";
import { AppError } from "@/lib/errors";
import { inTransaction } from "@/lib/platform/db";
import { findCredentials, userById, type UserRow } from "../account-store";
import { endSessions } from "../password/password-store";
import { email as emailShape } from "../schema";
import { deleteIdentities } from "../openid/identity-store";
import { endUnattended } from "../tokens/tokens";
import { deleteFactors, lockFactors } from "./factor-store";
import { queueSecurityLetter } from "./letters";

/**
 * For someone who lost theirs; also removes issuer links, because whoever took over the account may have made one.
 * Recorded and mailed; sessions end, and the password alone signs in again.
 * @throws AppError `forbidden`, `ownSecondFactor`, `userNotFound`, `noSecondFactor`. Source: behaviour §4.
 */
export async function resetSecondFactor(actor: Actor, userId: string): Promise<void> {
  AdminGrant.request(actor);
  if (userId === actor.userId) throw new AppError("ownSecondFactor");
  const user = await userById(userId);
  if (!user) throw new AppError("userNotFound");
  if (!(await takeAway(actor, user))) throw new AppError("noSecondFactor");
}

/** For the operator. @returns whether there was one, or null if there is no such account */
export async function resetSecondFactorByEmail(typed: string): Promise<boolean | null> {
  const email = emailShape.safeParse(typed).data;
  const account = email === undefined ? null : await findCredentials(email);
  const user = account && (await userById(account.id));
  return user && takeAway(null, user);
}

function takeAway(who: Who, user: UserRow): Promise<boolean> {
  return inTransaction(async (tx) => {
    await lockFactors(user.id, tx);
    const taken = (await deleteFactors(user.id, tx)) + (await deleteIdentities(user.id, tx));
    if (taken === 0) return false;
    await endSessions(user.id, { except: null }, tx);
    await endUnattended({ userId: user.id, name: user.name }, "en", tx);
    await queueSecurityLetter(user.id, { about: "factorsReset" }, "en", tx);
    await recordInTransaction(
      who,
      { chain: ACCOUNTS_CHAIN, action: "account.secondFactorReset", detail: { userId: user.id, name: user.name } },
      tx,
    );
    return true;
  });
}
