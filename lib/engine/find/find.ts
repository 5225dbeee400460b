import type { FindCategory, FoundPassage } from "../port";
import type { Reading } from "../text/reading";
import { findGoverningLaw } from "./governing-law";
import { findJurisdiction } from "./jurisdiction";
import { findObligations } from "./obligations";
import { findParties } from "./parties";
import { findSurvival } from "./survival";

const FINDERS: Record<FindCategory, (reading: Reading) => FoundPassage[]> = {
  parties: findParties,
  governing_law: findGoverningLaw,
  jurisdiction: findJurisdiction,
  survival: findSurvival,
  obligations: findObligations,
};

/** Passages of one category in text order; an empty list if there are none. Source: B-12.2. */
export function find(reading: Reading, category: FindCategory): FoundPassage[] {
  return FINDERS[category](reading);
}
