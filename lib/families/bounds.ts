/** Roles and limits of contract families that screens and schemas share. No zod: browsers load them. */

/** What a document is in its family. The agreement is the root; the others belong to it, or to one of each other. */
export const FAMILY_ROLES = [
  "agreement",
  "amendment",
  "annex",
  "order",
  "renewal",
  "termination",
  "sideLetter",
] as const;
export type FamilyRole = (typeof FAMILY_ROLES)[number];
/** Their text may change that of the document they belong to. */
export const AMENDING: readonly FamilyRole[] = ["amendment", "renewal", "termination", "sideLetter"];
export const MAX_DOCUMENTS = 200;
export const FAMILIES_PER_PAGE = 50;
/** All texts that are put together, in UTF-16 units; about 1,000 pages. */
export const MAX_COMPOSED_CHARS = 3_000_000;
/** More orders than these are folded into one row. */
export const ORDERS_SHOWN = 6;
/** Facts of orders and annexes that are held against the text in force. */
export const COMPARED_FACTS = [
  "payment_terms",
  "late_payment",
  "liability_cap",
  "governing_law",
  "dispute_resolution",
  "price",
  "renewal_term",
  "renewal_notice",
  "termination_for_convenience",
] as const;
