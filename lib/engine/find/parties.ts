import type { FoundPassage } from "../port";
import { partiesOf } from "../parties/parties";
import type { Reading } from "../text/reading";
import { passageOf } from "../text/spans";

/** Passages that introduce the parties, labelled with their roles, in text order. Source: B-12.2. */
export function findParties(reading: Reading): FoundPassage[] {
  return partiesOf(reading.contract).map((party) => {
    const passage = passageOf(reading.contract, party);
    return party.role === null ? passage : { ...passage, label: party.role };
  });
}
