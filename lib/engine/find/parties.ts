import type { FoundPassage } from "../port";
import { readParties } from "../parties/parties";
import type { Reading } from "../text/reading";
import { toPassage } from "../text/spans";

/** Passages that introduce the parties, labelled with their roles, in text order. Source: B-12.2. */
export function findParties(reading: Reading): FoundPassage[] {
  return readParties(reading.contract).map((party) => {
    const passage = toPassage(reading.contract, party);
    return party.role === null ? passage : { ...passage, label: party.role };
  });
}
