import type { Span } from "../text/spans";

export const MODALITIES = ["may", "shall", "shallNot", "needNot", "is", "isNot"] as const;
/** What a clause does with an act, or that something is or isn't so. */
export type Modality = (typeof MODALITIES)[number];

/** What a model says a contract says. Not to be trusted before `checkClaim`. */
export type Claim = {
  subject: string;
  modality: Modality;
  what: string;
  /** Sums, days, lengths and shares, each with what it is of. */
  values: readonly { of: string; value: string }[];
  condition: string | null;
  exception: string | null;
  /** Numbers of clauses, as the contract has them. */
  clauses: readonly string[];
};

/**
 * `stated`: the clause in force says so. `isSaid`: nothing contradicts the claim, so its words may be shown; otherwise
 * only the clauses are. `clauses`: whole, with the clauses that change them; empty if the claim has no basis.
 */
export type CheckedClaim = { basis: "stated" | "likely"; isSaid: boolean; clauses: readonly Span[] };

/** Whether the clause says so, says otherwise, or neither can be shown. */
export type Agreement = "agrees" | "contradicts" | "open";

export function worstOf(agreements: readonly Agreement[]): Agreement {
  if (agreements.includes("contradicts")) return "contradicts";
  return agreements.includes("open") ? "open" : "agrees";
}
