/** Roles shared by forms and schemas. No zod: browsers load this. */

/** Roles that can be offered; only the owner has `admin` (behaviour §19). */
export const INVITED_ROLES = ["reviewer", "manager"] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];
