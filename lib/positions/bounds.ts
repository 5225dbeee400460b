/** Lists and limits of positions that forms and schemas share. No zod: browsers load them. */

/** On which side of the contract the book's owner stands. */
export const SIDES = ["buy", "supply", "mutual"] as const;
export type Side = (typeof SIDES)[number];

/** What a limit counts. `times`: how often the yearly price; `percentPerDay`: of what is overdue. */
export const UNITS = ["days", "months", "percent", "percentPerDay", "times"] as const;
export type Unit = (typeof UNITS)[number];
export const MAX_LIMITS = 6;
export const MAX_REASON_CHARS = 1_000;
