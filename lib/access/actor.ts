import type { Language } from "@/lib/copy/languages";

/** System roles; `manager` may be stored by older data and is never assignable (behaviour §19). */
export const SYSTEM_ROLES = ["user", "admin", "manager"] as const;
export type SystemRole = (typeof SYSTEM_ROLES)[number];

/** The signed-in person who asks, read anew at each request from a live session (`session.ts`). */
export type Actor = {
  userId: string;
  name: string;
  email: string;
  /** Whether the address is proven to be theirs (behaviour §19): until then nothing sent to it opens. */
  emailVerified: boolean;
  /** Whether an inviter handed them the link: then what that inviter sends to the address opens, nothing else. */
  emailVouched: boolean;
  systemRole: SystemRole;
  language: Language;
  sessionId: string;
  /** A second factor is demanded of this person, who has none: only the doors that lead to one are open. */
  lacksSecondFactor?: boolean;
  address?: string;
  /** The time zone that their browser has told, an IANA name. */
  browserZone?: string;
};

/** Beside the owner (B-15.4). Client-safe. */
export const CONTRACT_ROLES = ["reviewer", "manager", "admin"] as const;
export type ContractRole = (typeof CONTRACT_ROLES)[number];
