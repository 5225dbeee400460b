import type { Language } from "@/lib/copy/languages";

/** System roles; older data may contain `manager`, which can't be assigned any more (behaviour §19). */
export const SYSTEM_ROLES = ["user", "admin", "manager"] as const;
export type SystemRole = (typeof SYSTEM_ROLES)[number];

/** The signed-in user making the request, read afresh each time from a live session (`session.ts`). */
export type Actor = {
  userId: string;
  name: string;
  email: string;
  /** Whether they have proven that the address is theirs (behaviour §19); until then, invitations to it don't open. */
  emailVerified: boolean;
  /** Whether an inviter gave them the link: then only what that inviter sends to the address opens. */
  emailVouched: boolean;
  systemRole: SystemRole;
  language: Language;
  /** '' for a token and for background work, which have none. */
  sessionId: string;
  /** The API token that the request came with; absent in a session. It only narrows what the person may do (B-36.3). */
  token?: UsedToken;
  /** This person must have a second factor but has none yet: only the pages for setting one up are open. */
  lacksSecondFactor?: boolean;
  address?: string;
  /** The time zone reported by their browser, an IANA name. */
  browserZone?: string;
};

/** What a token may be good for (B-36.3); `scim` alone, and for nothing else (B-38.1). Client-safe. */
export const TOKEN_SCOPES = ["read", "write", "share", "admin", "scim"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];
type UsedToken = { id: string; name: string; prefix: string; scopes: readonly TokenScope[] };

/** Roles besides the owner (B-15.4). Client-safe. */
export const CONTRACT_ROLES = ["reviewer", "manager", "admin"] as const;
export type ContractRole = (typeof CONTRACT_ROLES)[number];

/** Roles in a folder, weakest first (B-32.2). Client-safe. */
export const FOLDER_ROLES = ["reviewer", "manager", "owner"] as const;
export type FolderRole = (typeof FOLDER_ROLES)[number];
