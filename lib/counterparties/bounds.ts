/** Limits of the register of counterparties. Client-safe. Source: behaviour §30. */

/** Names as contracts write them, and as people do; UTF-16 units. */
export const MAX_NAME_CHARS = 200;
export const MAX_ADDRESS_CHARS = 500;
export const MAX_REGISTRATION_CHARS = 100;
export const MAX_CONTACTS_CHARS = 2_000;
export const MAX_NOTE_CHARS = 2_000;
export const MAX_SEARCH_CHARS = 200;
export const MAX_CURSOR_CHARS = 1_000;
/** Names of one's own. */
export const MAX_OWN_NAMES = 20;
/** Of a contract with more parties, those named first are in the register. */
export const MAX_PARTIES = 20;
/** Counterparties that are merged in one call. */
export const MAX_MERGED_AT_ONCE = 20;
export const COUNTERPARTIES_PER_PAGE = 50;
export const MAX_COUNTERPARTIES_PER_PAGE = 200;
/** Pairs that are suggested for merging at a time. */
export const PAIRS_AT_ONCE = 20;
/** Terms and details are of so many of a counterparty's newest contracts. */
export const CONTRACTS_LOOKED_AT = 200;
/** Parties that are offered as an answer to "which of them is you?". */
export const OFFERED_AS_US = 5;

export const SORTS = ["name", "contracts", "lastDay"] as const;
export const PAIR_REASONS = ["registration", "script", "form", "look"] as const;
export type PairReason = (typeof PAIR_REASONS)[number];
/** What of a party may be another since a contract was signed (B-49.2). */
export const CHANGED_DETAILS = ["name", "address", "registration"] as const;
export type ChangedDetail = (typeof CHANGED_DETAILS)[number];
