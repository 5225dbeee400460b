import type { Language } from "@/lib/copy/languages";
import type { ClauseIndex, IndexedUnit } from "../ask/clause-index";
import type { Reading, Sentence } from "../text/reading";
import type { Claim } from "./claim";
import type { PartyNames } from "./subject";

/** A claim with the clause that it is held against. `claimLanguage` is of the claim's own words. */
export type Context = {
  reading: Reading;
  index: ClauseIndex;
  names: PartyNames;
  claim: Claim;
  claimLanguage: Language;
  /** The clause, its place among the clauses, and the sentences of it that are quoted. */
  unit: IndexedUnit;
  at: number;
  quoted: readonly Sentence[];
};
