/** Roles that forms and schemas share. No zod: browsers load them. */

/** Roles that can be offered; `admin` is the owner's alone (behaviour §19). */
export const INVITED_ROLES = ["reviewer", "manager"] as const;
export type InvitedRole = (typeof INVITED_ROLES)[number];
