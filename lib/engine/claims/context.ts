import type { Language } from "@/lib/copy/languages";
import type { ClauseIndex, IndexedUnit } from "../ask/clause-index";
import type { Reading, Sentence } from "../text/reading";
import type { Claim } from "./claim";
import type { PartyNames } from "./subject";

/** A claim and the clause it is checked against. `claimLanguage` is the language of the claim's own words. */
export type Context = {
  reading: Reading;
  index: ClauseIndex;
  names: PartyNames;
  claim: Claim;
  claimLanguage: Language;
  /** The clause, its index among the clauses, and its quoted sentences. */
  unit: IndexedUnit;
  at: number;
  quoted: readonly Sentence[];
};
