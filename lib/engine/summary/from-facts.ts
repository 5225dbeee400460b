import type { AssistantAnswers } from "@/lib/copy/en/assistant-answers";
import type { SummaryFact } from "@/lib/copy/summary-facts";
import type { Fact, FactKind } from "../review/fact";
import { findFacts } from "../review/facts/facts";
import { review } from "../review/review";
import type { Reading } from "../text/reading";
import { entry, type Entry } from "./entry";

/** The facts that tell what a line of the summary is about. */
const TOLD_BY: Readonly<Record<SummaryFact, readonly FactKind[]>> = {
  parties: ["parties"],
  date: ["agreement_date"],
  term: ["term", "expiration_date"],
  money: ["price", "payment_terms"],
  obligations: [],
  termination: ["termination_for_convenience"],
  liability: ["liability_cap"],
  law: ["governing_law"],
  courts: ["dispute_resolution"],
  dates: ["expiration_date", "effective_date", "agreement_date"],
};
const SHOWN = 3;

/**
 * The passages of the facts on a subject, where no sentence of its own was found: what is shown beside a summary is
 * never listed as not found. Source: B-12.10.
 */
export function entryFromFacts(reading: Reading, subject: SummaryFact, { summary }: AssistantAnswers): Entry[] {
  const kinds = TOLD_BY[subject];
  if (kinds.length === 0) return [];
  const told = factsOf(reading).filter(({ kind }) => kinds.includes(kind));
  const passages = [...new Map(told.map(({ passage }) => [`${passage.start} ${passage.end}`, passage])).values()];
  return entry(subject, { heading: summary.headings[subject], shown: SHOWN }, passages);
}

const known = new WeakMap<Reading, readonly Fact[]>();

function factsOf(reading: Reading): readonly Fact[] {
  const facts = known.get(reading) ?? findFacts(reading, review(reading));
  known.set(reading, facts);
  return facts;
}
