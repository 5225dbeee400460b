import { factFeatures, type AskedFacts } from "./asked-fact";
import type { Vocabulary } from "../lexicon/vocabulary";
import type { ClauseIndex } from "./clause-index";
import { featuresOf, type Features } from "./features";
import { meetingsOf, type Meeting } from "./meetings";
import type { ReadQuestion } from "./question";
import { tellingFeatures, tellingOf, type Telling } from "./telling";

/** A clause that may answer, with its ranking features. `at` is its index among the units. */
export type Candidate = { at: number; features: Features; meetings: readonly Meeting[] };

/** Features compared with the best value among all clauses, and the name of the resulting share. */
const HELD_AGAINST_THE_BEST = {
  bm25: "bestBm25",
  concept: "bestConcept",
  coverage: "bestCoverage",
  toldBm25: "bestToldBm25",
  toldConcept: "bestToldConcept",
  toldCoverage: "bestToldCoverage",
} as const;
const SMALLEST_BEST = 0.1;

/** Every clause except titles, scored against the question, its neighbours and the best of all clauses. */
export function candidatesFor(
  question: ReadQuestion,
  index: ClauseIndex,
  { vocabulary, telling, asked }: { vocabulary: Vocabulary; telling: Telling; asked: AskedFacts },
): Candidate[] {
  const kindsThere = new Set(index.units.flatMap(({ facts }) => [...facts.keys()]));
  const tells = tellingOf(question, telling);
  const meetings = meetingsOf(question, index, vocabulary);
  const own = index.units.map((unit, at): Features => {
    const met = meetings[at] ?? [];
    return {
      ...featuresOf({ question, unit, meetings: met }, at, index),
      ...tellingFeatures(met, tells),
      ...factFeatures(unit, asked, kindsThere),
    };
  });
  return withShares(
    own.flatMap((features, at) =>
      index.units[at]?.isTitle
        ? []
        : [{ at, features: { ...features, ...besideIt(own, at, index) }, meetings: meetings[at] ?? [] }],
    ),
  );
}

/** Adds to each clause's features its share of the best value. */
function withShares(candidates: readonly Candidate[]): Candidate[] {
  const shares = Object.entries(HELD_AGAINST_THE_BEST).map(([name, share]) => ({
    name,
    share,
    best: Math.max(
      SMALLEST_BEST,
      highestOf(candidates, ({ features }) => features[name]),
    ),
  }));
  return candidates.map((candidate) => ({
    ...candidate,
    features: {
      ...candidate.features,
      ...Object.fromEntries(shares.map(({ name, share, best }) => [share, (candidate.features[name] ?? 0) / best])),
    },
  }));
}

function besideIt(own: readonly Features[], at: number, { inForce }: ClauseIndex): Features {
  const beside = [own[at - 1], own[at + 1]];
  const ties = (inForce.ties.get(at) ?? []).map((tie) => own[tie]);
  return {
    next: highestOf(beside, (one) => one?.bm25),
    nextConcept: highestOf(beside, (one) => one?.concept),
    tied: highestOf(ties, (one) => one?.coverage),
    tiedBm25: highestOf(ties, (one) => one?.bm25),
  };
}

function highestOf<Item>(some: readonly Item[], of: (item: Item) => number | undefined): number {
  return some.reduce((most, item) => Math.max(most, of(item) ?? 0), 0);
}
