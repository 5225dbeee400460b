/** Lists and limits of positions shared by forms and schemas. No zod, because browsers load them. */

/** The book owner's side of the contract. */
export const SIDES = ["buy", "supply", "mutual"] as const;
export type Side = (typeof SIDES)[number];

/** What a limit counts. `times`: multiples of the yearly price; `percentPerDay`: of the overdue amount. */
export const UNITS = ["days", "months", "percent", "percentPerDay", "times"] as const;
export type Unit = (typeof UNITS)[number];
export const MAX_LIMITS = 6;
/** Of a round's changes, as a review reads the text with them. */
export const MAX_EDITS = 1_000;
export const MAX_EDIT_CHARS = 20_000;
export const MAX_REASON_CHARS = 1_000;
export const MAX_COUNTRY_CHARS = 80;
/** Contracts that a playbook is started from, at most. */
export const MAX_DRAFTED_FROM = 10;
