import type { FindCategory, FoundPassage } from "../port";
import type { Reading } from "../text/reading";
import { findGoverningLaw } from "./governing-law";
import { findJurisdiction } from "./jurisdiction";
import { findObligations } from "./obligations";
import { findSurvival } from "./survival";
import { readParties } from "../parties/parties";
import { findInForce } from "../text/amendments";
import { toPassage } from "../text/spans";
import { supersededIn } from "../text/superseded";
import type { FactKind } from "../review/fact";
import { findFacts } from "../review/facts/facts";
import { review } from "../review/review";

const FINDERS: Record<FindCategory, (reading: Reading) => FoundPassage[]> = {
  parties: findParties,
  governing_law: findGoverningLaw,
  jurisdiction: findJurisdiction,
  survival: findSurvival,
  obligations: findObligations,
};

/**
 * Passages of one category in text order, with the words that another clause takes out of them; an empty list if there
 * are none. Source: B-12.2.
 */
export function find(reading: Reading, category: FindCategory): FoundPassage[] {
  const own = FINDERS[category](reading);
  const found = own.length > 0 ? own : inFacts(reading, category);
  return found.length === 0 ? found : withWordsOut(reading, found);
}

const FACT_OF: Partial<Record<FindCategory, FactKind>> = {
  governing_law: "governing_law",
  jurisdiction: "dispute_resolution",
};

/** What the facts name, in words that no pattern knows: one screen must not say that another's law isn't there. */
function inFacts(reading: Reading, category: FindCategory): FoundPassage[] {
  const kind = FACT_OF[category];
  if (kind === undefined) return [];
  const facts = findFacts(reading, review(reading)).filter(
    (one) => one.kind === kind && (category !== "jurisdiction" || one.basis === "stated"),
  );
  return [...new Map(facts.map(({ passage }) => [passage.start, passage])).values()].sort(
    (one, other) => one.start - other.start,
  );
}

/** Linear in the clauses and the passages. */
function withWordsOut(reading: Reading, found: readonly FoundPassage[]): FoundPassage[] {
  const inForce = findInForce(reading);
  const { text } = reading.contract;
  const changed = [...inForce.amended].flatMap((at) => {
    const superseded = supersededIn(at, { units: inForce.units, inForce, text });
    return superseded && superseded.words.length > 0 ? [superseded] : [];
  });
  if (changed.length === 0) return [...found];
  const all = changed
    .flatMap(({ by, words }) => words.map((one) => ({ by, ...one })))
    .sort((a, b) => a.start - b.start);
  return found.map((passage) => {
    const own = all.filter(({ start, end }) => passage.start < end && start < passage.end);
    const [first] = own;
    if (!first) return passage;
    const words = own.map(({ start, end }) => ({
      start: Math.max(start, passage.start),
      end: Math.min(end, passage.end),
    }));
    return { ...passage, superseded: { by: first.by, words } };
  });
}

/** Passages that introduce the parties, labelled with their roles, in text order. Source: B-12.2. */
function findParties(reading: Reading): FoundPassage[] {
  return readParties(reading.contract).map((party) => {
    const passage = toPassage(reading.contract, party);
    return party.role === null ? passage : { ...passage, label: party.role };
  });
}
