/** Limits and roles of accounts that forms and schemas share. No zod: browsers load them. Source: B-2.5, B-22.1. */
export const MIN_PASSWORD_CHARS = 8;
export const MAX_NAME_CHARS = 200;

/** Roles that can be given; a stored `manager` is honoured, never given (behaviour §19). */
export const ASSIGNABLE_ROLES = ["user", "admin"] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];
