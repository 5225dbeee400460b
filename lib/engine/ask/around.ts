import { STOP } from "../lexicon/stop-words";
import type { ClauseIndex, IndexedUnit } from "./clause-index";
import type { ReadQuestion } from "./question";
import type { Ranked } from "./ranking";
import { metShare } from "./significance";

/** Features of the first clause and of the second, for how much better the first one is. */
const HELD_AGAINST_THE_SECOND = [
  "fits",
  "sentence",
  "sentenceFits",
  "toldSentence",
  "toldFits",
  "ownShare",
  "heading",
  "factHere",
  "opens",
];
/** A clause that meets nearly as much of the question as the first one may be the right one. */
const NEARLY = 0.9;
const MANY = 5;

/**
 * Features that tell whether something outside the first clause decides: clauses that refer to it or that it refers to,
 * others that answer as well, and what the first one says besides.
 */
export function aroundFeatures(
  question: ReadQuestion,
  { units }: ClauseIndex,
  { order, shown }: { order: readonly Ranked[]; shown: readonly Ranked[] },
): Record<string, number> {
  const [top] = shown;
  const unit = units[top?.at ?? -1];
  if (!top || !unit) return {};
  const second = order.find(({ at }) => at !== top.at);
  const isShown = new Set(shown.map(({ at }) => at));
  const number = unit.number?.toLowerCase();
  const [named, naming] = [new Set(unit.refers), new Set<number>()];
  units.forEach(({ refers }, at) => {
    if (number !== undefined && at !== top.at && refers.includes(number)) naming.add(at);
  });
  const namedAt = units.flatMap((one, at) => (one.number && named.has(one.number.toLowerCase()) ? [at] : []));
  const rivals = rivalsOf(top, order);
  return {
    ...Object.fromEntries(
      HELD_AGAINST_THE_SECOND.map((name) => [
        `ahead_${name}`,
        (top.features[name] ?? 0) - (second?.features[name] ?? 0),
      ]),
    ),
    refersShown: few(namedAt.filter((at) => isShown.has(at)).length),
    refersElsewhere: few(namedAt.filter((at) => !isShown.has(at)).length),
    namedShown: few([...naming].filter((at) => isShown.has(at)).length),
    namedElsewhere: few([...naming].filter((at) => !isShown.has(at)).length),
    rivalsShown: few(rivals.filter(({ at }) => isShown.has(at)).length),
    rivalsElsewhere: few(rivals.filter(({ at }) => !isShown.has(at)).length),
    sameHeading: shown.filter(({ at }) => units[at]?.heading === unit.heading).length / shown.length,
    focus: focusOf(question, unit),
    numbersUnmet: question.terms.filter((term, at) => term.isNumber && metShare(top.meetings[at]) === 0).length,
    askedKinds: question.asked.size,
    questionLength: Math.log(1 + question.stems.length),
    ownLanguage: unit.language === question.language ? 1 : 0,
    numbersInTop: Math.log(1 + [...unit.counts.keys()].filter((stem) => /^\d/u.test(stem)).length),
    sentencesInTop: Math.log(1 + unit.sentences.length),
  };
}

const few = (count: number) => Math.min(count, MANY);

/** The other clauses that meet nearly as much of a question as the first one. */
export function rivalsOf(top: Ranked, order: readonly Ranked[]): Ranked[] {
  return order.filter(({ at, features }) => at !== top.at && isRival(features, top.features));
}

function isRival(one: Ranked["features"], top: Ranked["features"]): boolean {
  const isAsFit = (one.fits ?? 0) >= (top.fits ?? 0);
  return isAsFit && (one.toldSentence ?? 0) >= NEARLY * (top.toldSentence ?? 0);
}

/** How much of what the best sentence of a clause says the question asks about, 0 to 1. */
function focusOf({ terms }: ReadQuestion, { sentences, language }: IndexedUnit): number {
  const shares = sentences.map(({ stems, concepts }) => {
    const own = [...stems].filter((stem) => !STOP[language].has(stem)).length;
    const met = terms.filter((term) => stems.has(term.stem) || term.concepts.some((one) => concepts.has(one))).length;
    return met / Math.max(own, terms.length, 1);
  });
  return Math.max(0, ...shares);
}
