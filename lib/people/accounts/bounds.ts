/** Limits and roles of accounts shared by forms and schemas. No zod: browsers load this. Source: B-2.5, B-22.1. */
export const MIN_PASSWORD_CHARS = 8;
export const MAX_NAME_CHARS = 200;

/** Roles that can be given; a stored `manager` is honoured but never given (behaviour §19). */
export const ASSIGNABLE_ROLES = ["user", "admin"] as const;
export type AssignableRole = (typeof ASSIGNABLE_ROLES)[number];

/** Linking addresses shared by screens and routes. No zod: browsers load this. */

/** The screen an issuer returns to after linking. */
export const LINK_PATH = "/settings";

/** Names of its parameters: the step begun, and its outcome. */
export const LINK_STEP = "link";
export const LINK_OUTCOME = "linked";

/** Shared by forms and schemas of the second factor. No zod: browsers load this. */

/** Kinds of second factor. */
export const FACTOR_WAYS = ["app", "passkey", "recoveryCode"] as const;
export type FactorWay = (typeof FACTOR_WAYS)[number];
export const MAX_PASSKEY_NAME_CHARS = 60;

/** Who must have a second factor. */
export const FACTOR_RULES = ["nobody", "administrators", "everybody"] as const;
export type FactorRule = (typeof FACTOR_RULES)[number];

/** How a passkey can be reached. */
export const TRANSPORTS = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** How administrators' lists can be sorted; `-` means descending. */
export const USER_SORTS = ["name", "-name", "email", "-email", "role", "-role", "created", "-created"] as const;
export type UserSort = (typeof USER_SORTS)[number];
export const USER_STATES = ["active", "deactivated"] as const;
export type UserState = (typeof USER_STATES)[number];
export const MAIL_SORTS = ["created", "-created"] as const;
export const MAIL_STATES = ["waiting", "failed", "sent", "lapsed"] as const;
export type MailState = (typeof MAIL_STATES)[number];
