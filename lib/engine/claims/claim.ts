import type { Span } from "../text/spans";

export const MODALITIES = ["may", "shall", "shallNot", "needNot", "is", "isNot"] as const;
/** What a clause does with an act, or that something is or isn't so. */
export type Modality = (typeof MODALITIES)[number];

/** What somebody says a contract says: who, under what, does what. Nothing of it is believed before it is checked. */
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
 * `stated`: the clauses in force say it. `isSaid`: they don't contradict it, so it may be said as likely; of what they
 * contradict only they are shown. `clauses` are whole, with those that change them; none: it rests on nothing.
 */
export type CheckedClaim = { basis: "stated" | "likely"; isSaid: boolean; clauses: readonly Span[] };

/** How a part of a claim stands to the clause: it says so, it says otherwise, or that can't be told. */
export type Agreement = "agrees" | "contradicts" | "open";

export function worstOf(agreements: readonly Agreement[]): Agreement {
  if (agreements.includes("contradicts")) return "contradicts";
  return agreements.includes("open") ? "open" : "agrees";
}
