import type { FindCategory, FoundPassage } from "../port";
import type { Reading } from "../text/reading";
import { findGoverningLaw } from "./governing-law";
import { findJurisdiction } from "./jurisdiction";
import { findObligations } from "./obligations";
import { findSurvival } from "./survival";
import { readParties } from "../parties/parties";
import { toPassage } from "../text/spans";

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

/** Passages that introduce the parties, labelled with their roles, in text order. Source: B-12.2. */
function findParties(reading: Reading): FoundPassage[] {
  return readParties(reading.contract).map((party) => {
    const passage = toPassage(reading.contract, party);
    return party.role === null ? passage : { ...passage, label: party.role };
  });
}
