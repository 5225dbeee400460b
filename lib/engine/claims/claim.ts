import type { Span } from "../text/spans";

export const MODALITIES = ["may", "shall", "shallNot", "needNot", "is", "isNot"] as const;
/** How a clause treats an act, or that something is or isn't so. */
export type Modality = (typeof MODALITIES)[number];

/** What a model says a contract says. Don't trust it before `checkClaim`. */
export type Claim = {
  subject: string;
  modality: Modality;
  what: string;
  /** Sums, days, durations and shares, each with what it measures. */
  values: readonly { of: string; value: string }[];
  condition: string | null;
  exception: string | null;
  /** Clause numbers as written in the contract. */
  clauses: readonly string[];
};

/**
 * `stated`: the clause in force says so. `isSaid`: nothing contradicts the claim, so its words may be shown; otherwise
 * only the clauses are. `clauses`: whole, with the clauses that change them; empty if the claim has no basis.
 */
export type CheckedClaim = { basis: "stated" | "likely"; isSaid: boolean; clauses: readonly Span[] };

/** Whether the clause supports the claim, contradicts it, or neither can be shown. */
export type Agreement = "agrees" | "contradicts" | "open";

export function pickWorst(agreements: readonly Agreement[]): Agreement {
  if (agreements.includes("contradicts")) return "contradicts";
  return agreements.includes("open") ? "open" : "agrees";
}
