import { factFeatures, type AskedFacts } from "./asked-fact";
import type { Vocabulary } from "../lexicon/vocabulary";
import type { ClauseIndex } from "./clause-index";
import { clauseFeatures, type Features } from "./features";
import { findMatches, type Meeting } from "./meetings";
import type { ReadQuestion } from "./question";
import { metBy, metShare, significanceFeatures, questionSignificance, type Significance } from "./significance";

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
  sentence: "bestSentence",
  toldSentence: "bestToldSentence",
  toldFits: "bestToldFits",
  ownShare: "bestOwnShare",
} as const;
const SMALLEST_BEST = 0.1;

/** In a longer contract only so many clauses are weighed: those that meet most of the question. */
const MOST_WEIGHED = 200;
const FIRST_AND_LAST = 3;
const MAY_ASK_IT = 0.25;

type Learned = { vocabulary: Vocabulary; significance: Significance; asked: AskedFacts };

/** The clauses that may answer, scored against the question, their neighbours and the best of all. Titles never do. */
export function candidatesFor(question: ReadQuestion, index: ClauseIndex, learned: Learned): Candidate[] {
  const { vocabulary, significance, asked } = learned;
  const kindsThere = new Set(index.units.flatMap(({ facts }) => [...facts.keys()]));
  const tells = questionSignificance(question, significance);
  const meetings = findMatches(question, index, vocabulary);
  const candidates = worthWeighing(meetings, index, asked).flatMap((at): Candidate[] => {
    const [unit, met = []] = [index.units[at], meetings[at]];
    if (!unit || unit.isTitle) return [];
    const features = {
      ...clauseFeatures({ question, unit, meetings: met, tells }, at, index),
      ...significanceFeatures(met, tells),
      ...factFeatures(unit, asked, kindsThere),
      ...besideIt(meetings, at, index),
    };
    return [{ at, features, meetings: met }];
  });
  return withShares(candidates);
}

function worthWeighing(meetings: readonly Meeting[][], { units }: ClauseIndex, asked: AskedFacts): number[] {
  const all = units.map((_, at) => at);
  if (all.length <= MOST_WEIGHED) return all;
  const met = meetings.map((own) => own.reduce((sum, meeting) => sum + metBy(meeting), 0));
  const kinds = [...asked].flatMap(([kind, chance]) => (chance >= MAY_ASK_IT ? [kind] : []));
  const most = [...all].sort((one, other) => (met[other] ?? 0) - (met[one] ?? 0)).slice(0, MOST_WEIGHED);
  const ofEachWord = (meetings[0] ?? []).map((_, term) => bestSentence(meetings, term));
  const withFact = all.filter((at) => kinds.some((kind) => units[at]?.facts.has(kind)));
  const ends = [...all.slice(0, FIRST_AND_LAST), ...all.slice(-FIRST_AND_LAST)];
  return [...new Set([...most, ...ofEachWord, ...withFact, ...ends])].sort((one, other) => one - other);
}

/** The clause that meets a word of the question best. */
function bestSentence(meetings: readonly Meeting[][], term: number): number {
  let [best, most] = [0, -1];
  meetings.forEach((own, at) => {
    const share = metShare(own[term]);
    if (share > most) [best, most] = [at, share];
  });
  return best;
}

/** Adds to each clause's features its share of the best value. */
function withShares(candidates: readonly Candidate[]): Candidate[] {
  const shares = Object.entries(HELD_AGAINST_THE_BEST).map(([name, share]) => ({
    name,
    share,
    best: Math.max(
      SMALLEST_BEST,
      maxBy(candidates, ({ features }) => features[name]),
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

function besideIt(meetings: readonly Meeting[][], at: number, { inForce }: ClauseIndex): Features {
  const beside = [meetings[at - 1] ?? [], meetings[at + 1] ?? []];
  const ties = (inForce.ties.get(at) ?? []).map((tie) => meetings[tie] ?? []);
  return {
    next: maxBy(beside, (met) => sumMeetings(met, ({ stem }) => stem)),
    nextConcept: maxBy(beside, (met) => sumMeetings(met, ({ concept }) => concept)),
    tied: maxBy(
      ties,
      (met) =>
        sumMeetings(met, metBy) /
        Math.max(
          0.001,
          sumMeetings(met, ({ weight }) => weight),
        ),
    ),
    tiedBm25: maxBy(ties, (met) => sumMeetings(met, ({ stem }) => stem)),
  };
}

function sumMeetings(meetings: readonly Meeting[], of: (meeting: Meeting) => number): number {
  return meetings.reduce((total, meeting) => total + of(meeting), 0);
}

function maxBy<Item>(some: readonly Item[], of: (item: Item) => number | undefined): number {
  return some.reduce((most, item) => Math.max(most, of(item) ?? 0), 0);
}
