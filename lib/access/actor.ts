import type { Language } from "@/lib/copy/languages";

/** System roles; `manager` may be stored by older data and is never assignable (behaviour §19). */
export const SYSTEM_ROLES = ["user", "admin", "manager"] as const;
export type SystemRole = (typeof SYSTEM_ROLES)[number];

/**
 * The signed-in person who asks. Made only from a live session (`lib/accounts/session.ts`), read anew at each request.
 */
export type Actor = {
  userId: string;
  name: string;
  email: string;
  /**
   * Whether the address is proven to be this person's (behaviour §19): until then nothing opens that was sent to it.
   */
  emailVerified: boolean;
  /**
   * Whether somebody who invited it handed this person the link: then what that inviter sends to it opens, and nothing
   * else.
   */
  emailVouched: boolean;
  systemRole: SystemRole;
  /** The language of the answers' words. */
  language: Language;
  sessionId: string;
  /** A second factor is demanded of this person, who has none: only the doors that lead to one are open. */
  lacksSecondFactor?: boolean;
  /** The network address of the request, where it is known: for the audit trail. */
  address?: string;
};
