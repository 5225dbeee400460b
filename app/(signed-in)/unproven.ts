import "server-only";
import type { Unproven } from "@/components/accounts/account-notices";
import type { Actor } from "@/lib/access/actor";
import { isMailCarried } from "@/lib/people/accounts/administration/outgoing-mail";
import { resendVerificationAction } from "./actions";

/** What screens say to a user whose address is not proven; null if it is. */
export function findUnproven(actor: Actor): Unproven | null {
  if (actor.emailVerified) return null;
  return {
    email: actor.email,
    isAdministrator: actor.systemRole === "admin",
    sendsMail: isMailCarried(),
    resend: resendVerificationAction,
  };
}
