import "server-only";
import { SYSTEM_ROLES, type Actor } from "@/lib/access/actor";
import { knownLanguage } from "@/lib/copy/preferred-language";
import { findOpenAccount, userById } from "./account-store";

/**
 * Whoever began work that goes on in the background, as they are now: what they lost meanwhile they can't do any more.
 * They have no session.
 * @returns null for an account that is gone or deactivated
 */
export async function findJobActor(userId: string): Promise<Actor | null> {
  const [user, account] = await Promise.all([userById(userId), findOpenAccount(userId)]);
  if (!user || !account) return null;
  return {
    userId,
    name: user.name,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    emailVouched: user.emailVouchedAt !== null,
    systemRole: SYSTEM_ROLES.find((role) => role === user.systemRole) ?? "user",
    language: knownLanguage(account.defaultLanguage),
    sessionId: "",
  };
}
