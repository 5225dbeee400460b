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
