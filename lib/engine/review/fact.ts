import type { Passage } from "../port";
import type { Basis } from "./reading-of-topic";
import type { TopicId } from "./topics";

/** What a contract says of itself in short; topics that have values are kinds of facts too. Client-safe. */
export const FACT_KINDS = [
  "title",
  "parties",
  "agreement_date",
  "effective_date",
  "expiration_date",
  "term",
  "renewal_term",
  "renewal_notice",
  "termination_for_convenience",
  "payment_terms",
  "late_payment",
  "price",
  "currency",
  "liability_cap",
  "governing_law",
  "dispute_resolution",
  "signatories",
] as const satisfies readonly (TopicId | "title" | "parties" | "term" | "currency" | "signatories")[];
export type FactKind = (typeof FACT_KINDS)[number];

/**
 * `value` is the contract's own words, or reckoned from them; `iso` a day, month or year, else the working it came
 * from: `from` plus the length. `role` is a party's.
 */
export type Fact = {
  kind: FactKind;
  value: string;
  iso?: string;
  months?: number;
  days?: number;
  amount?: number;
  percent?: number;
  percentPerDay?: number;
  currency?: string;
  role?: string;
  /** How a day was reckoned: so long after that day, or the day before. */
  from?: { iso: string; months: number; days: number; isLastBefore?: true };
  basis: Extract<Basis, "stated" | "likely">;
  passage: Passage;
};
