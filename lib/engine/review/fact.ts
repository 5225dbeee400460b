import type { Passage } from "../port";
import type { Basis } from "./reading-of-topic";
import type { TopicId } from "./topics";

/** Key facts of a contract; topics with values are fact kinds too. Client-safe. */
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
 * `value` is in the contract's own words or computed from them; `iso` is a day, month or year; for a computed day,
 * `from` shows how. `role` is a party's, or that of the one side whose right it is.
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
  /** How a day was computed: a duration after that day, or the day before. */
  from?: { iso: string; months: number; days: number; isLastBefore?: true };
  /** Right less often than four times in five: what follows from it is less certain, too. */
  isDoubtful?: true;
  /** The contract's last day, at a chance at which it is certain, though its sentence doesn't say so in plain words. */
  isClear?: true;
  basis: Extract<Basis, "stated" | "likely">;
  passage: Passage;
};
