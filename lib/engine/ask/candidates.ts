import type { Vocabulary } from "../lexicon/vocabulary";
import type { ClauseIndex } from "./clause-index";
import { featuresOf, type Features } from "./features";
import { meetingsOf, type Meeting } from "./meetings";
import type { ReadQuestion } from "./question";

/** A clause that may answer, with what ranking looks at. `at` is its index among the units. */
export type Candidate = { at: number; features: Features; meetings: readonly Meeting[] };

/** Every clause of a contract but titles, each held against a question, its neighbours and the best of all. */
export function candidatesFor(question: ReadQuestion, index: ClauseIndex, vocabulary: Vocabulary): Candidate[] {
  const meetings = index.units.map((unit) => meetingsOf(question, unit, { index, vocabulary }));
  const own = index.units.map((unit, at) => featuresOf({ question, unit, meetings: meetings[at] ?? [] }, at, index));
  const most = { bm25: highest(own, "bm25"), concept: highest(own, "concept"), coverage: highest(own, "coverage") };
  return own.flatMap((features, at) => {
    if (index.units[at]?.isTitle) return [];
    const beside = [own[at - 1], own[at + 1]];
    const ties = (index.inForce.ties.get(at) ?? []).map((tie) => own[tie]);
    const unmet = (meetings[at] ?? []).filter(
      ({ stem, prefix, concept, parent }) => stem + prefix + concept + parent === 0,
    );
    const all = {
      ...features,
      next: highestOf(beside, "bm25"),
      nextConcept: highestOf(beside, "concept"),
      bestBm25: (features.bm25 ?? 0) / most.bm25,
      bestConcept: (features.concept ?? 0) / most.concept,
      bestCoverage: (features.coverage ?? 0) / most.coverage,
      tied: highestOf(ties, "coverage"),
      tiedBm25: highestOf(ties, "bm25"),
      unmet: Math.max(0, ...unmet.map((meeting) => meeting.weight)),
    };
    return [{ at, features: all, meetings: meetings[at] ?? [] }];
  });
}

function highest(all: readonly Features[], name: string): number {
  return Math.max(0.1, highestOf(all, name));
}

function highestOf(some: readonly (Features | undefined)[], name: string): number {
  return Math.max(0, ...some.map((features) => features?.[name] ?? 0));
}
