/** Limits of notice letters, shared with screens. Client-safe, without schemas. Source: behaviour §47. */
export const MAX_LETTER_CHARS = 20_000;
export const MAX_ANSWER_CHARS = 600;
export const MAX_TRACKING_CHARS = 100;
/** For one sending or one addition of proof. */
export const MOST_PROOFS = 10;
/** Of one contract. */
export const MOST_LETTERS = 200;
/** Nobody's post takes longer; more is a slip. */
export const MOST_TRANSIT_DAYS = 120;
export const PROOFS_ACCEPTED = ".pdf,.png,.jpg,.jpeg";

/** What stands around an answer's place in a letter while the answer is missing, as drafts mark a blank. */
export const GAP_START = "[• ";
export const GAP_END = "]";

/** What a letter needs, in the order in which it is asked for. */
export const FACT_KEYS = [
  "right",
  "endsOn",
  "sender",
  "recipient",
  "address",
  "delivery",
  "language",
  "dueOn",
  "transit",
  "signatory",
  "authority",
  "details",
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

/** `person`: somebody typed or confirmed it here. `register`: the caller's own list of counterparties. */
export const FACT_BASES = ["stated", "likely", "person", "missing", "conflict"] as const;
export type FactBasis = (typeof FACT_BASES)[number];
