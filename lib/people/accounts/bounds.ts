/** Limits and roles of accounts that forms and schemas share. No zod: browsers load them. Source: B-2.5, B-22.1. */
export const MIN_PASSWORD_CHARS = 8;
export const MAX_NAME_CHARS = 200;

/** Roles that can be given; a stored `manager` is honoured, never given (behaviour §19). */
export const ASSIGNABLE_ROLES = ["user", "admin"] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** Addresses of linking that screens and doors share. No zod: browsers load them. */

/** The screen that an issuer's answer comes back to when it links, and what it says there. */
export const LINK_PATH = "/settings";

/** Names of its parameters: the step that was begun, and how it ended. */
export const LINK_STEP = "link";
export const LINK_OUTCOME = "linked";

/** What forms and schemas of the second factor share. No zod: browsers load it. */

/** How somebody shows a second time that they are it. */
export const FACTOR_WAYS = ["app", "passkey", "recoveryCode"] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];
export const MAX_PASSKEY_NAME_CHARS = 60;

/** Of whom a second factor is demanded. */
export const FACTOR_RULES = ["nobody", "administrators", "everybody"] as const;
export type FactorRule = (typeof FACTOR_RULES)[number];

/** How a passkey may be reached. */
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
