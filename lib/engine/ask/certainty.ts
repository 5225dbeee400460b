import { LANGUAGES } from "@/lib/copy/languages";
import { ASKED } from "./asked";
import { rarity, type ClauseIndex } from "./clause-index";
import type { Meeting } from "./meetings";
import type { ReadQuestion, Term } from "./question";
import type { Ranked } from "./ranking";

/** What the first clause's features tell of an answer. */
const OF_THE_FIRST = [
  "bm25",
  "coverage",
  "metTerms",
  "concept",
  "heading",
  "fits",
  "misfit",
  "length",
  "unmet",
  "bestBm25",
  "bigrams",
  "prefix",
  "exceptionFit",
  "conditionFit",
  "sentence",
  "sentenceFits",
  "amended",
  "moneyFit",
  "dayFit",
  "spanFit",
  "meaningFit",
] as const;
/** A term that is met less than this is not met. */
const MET = 0.3;

/** What tells whether an answer that shows these clauses is right, by name. */
export function certaintyFeatures(
  question: ReadQuestion,
  index: ClauseIndex,
  { order, shown }: { order: readonly Ranked[]; shown: readonly Ranked[] },
): Record<string, number> {
  const [first, second, third] = order;
  const [top] = shown;
  if (!first || !top) return {};
  const weights = question.terms.map(
    ({ stem, isNumber }) => (isNumber ? 0.5 : 1) * rarity(index, index.stemsIn.get(stem)),
  );
  const named = (clauses: readonly Ranked[]) =>
    question.terms.map((_, term) => Math.max(0, ...clauses.map(({ meetings }) => metShare(meetings[term]))));
  return {
    ...questionFeatures(question, index),
    ...unmetBy("shown", named(shown), weights),
    ...unmetBy("first", named([top]), weights),
    ...unmetBy("any", named(order), weights),
    tied: index.inForce.ties.get(top.at)?.length ?? 0,
    amends: index.inForce.amending.size > 0 ? 1 : 0,
    topAmends: index.inForce.amending.has(top.at) ? 1 : 0,
    twins: order.slice(1, 6).filter(({ chance }) => chance > 0.15).length,
    p1: first.chance,
    p2: second?.chance ?? 0,
    p3: third?.chance ?? 0,
    score: first.score,
    margin: first.score - (second?.score ?? 0),
    tail: 1 - shown.reduce((sum, { chance }) => sum + chance, 0),
    secondCoverage: second?.features.coverage ?? 0,
    ...Object.fromEntries(OF_THE_FIRST.map((name) => [`top_${name}`, first.features[name] ?? 0])),
  };
}

function questionFeatures({ terms, asked, language }: ReadQuestion, index: ClauseIndex): Record<string, number> {
  const isKnown = ({ stem, concepts }: Term) =>
    index.stemsIn.has(stem) || concepts.some((concept) => index.conceptsIn.has(concept));
  return {
    terms: terms.length,
    known: terms.filter(isKnown).length / Math.max(1, terms.length),
    cross: index.languages.has(language) ? 0 : 1,
    units: index.units.length,
    ...Object.fromEntries(ASKED.map((kind) => [`asks_${kind}`, asked.has(kind) ? 1 : 0])),
    ...Object.fromEntries(LANGUAGES.map((one) => [`lang_${one}`, language === one ? 1 : 0])),
  };
}

/** How far clauses meet each word of a question, in three figures. */
function unmetBy(of: string, met: readonly number[], weights: readonly number[]): Record<string, number> {
  const whole = weights.reduce((sum, weight) => sum + weight, 0.001);
  return {
    [`${of}_unmet`]: Math.max(0, ...met.map((share, term) => (1 - share) * (weights[term] ?? 0))),
    [`${of}_count`]: met.filter((share) => share < MET).length,
    [`${of}_cover`]: met.reduce((sum, share, term) => sum + share * (weights[term] ?? 0), 0) / whole,
  };
}

function metShare(meeting: Meeting | undefined): number {
  if (!meeting) return 0;
  if (meeting.stem > 0) return 1;
  if (meeting.concept > 0) return 0.85;
  if (meeting.prefix > 0) return (0.6 * meeting.prefix) / Math.max(0.01, meeting.weight);
  if (meeting.heading > 0) return 0.6;
  return meeting.parent > 0 ? 0.4 : 0;
}
