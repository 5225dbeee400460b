import { LANGUAGES } from "@/lib/copy/languages";
import type { FactKind } from "../review/fact";
import { aroundFeatures } from "./around";
import { ASKED } from "./asked";
import type { AskedFacts } from "./asked-fact";
import { rarity, type ClauseIndex } from "./clause-index";
import type { ReadQuestion, Term } from "./question";
import type { Ranked } from "./ranking";
import { metShare, questionSignificance, type Significance } from "./significance";

/** Below `MET` a term counts as unmet; below `WELL_MET` it isn't met by its own word or concept. */
const MET = 0.3;
const WELL_MET = 0.85;
/** How many top chances show how clear the ranking is. */
const LOOKED_AT = 5;
const SMALLEST_CHANCE = 0.0001;

export type Shown = { order: readonly Ranked[]; shown: readonly Ranked[]; asked: AskedFacts };

/** Features, by name, that predict whether an answer showing these clauses is right. */
export function certaintyFeatures(
  question: ReadQuestion,
  index: ClauseIndex,
  { order, shown, significance, asked }: Shown & { significance: Significance },
): Record<string, number> {
  const [top] = shown;
  if (!top) return {};
  const words = question.terms.map((term, at) => ({
    term,
    weight: (term.isNumber ? 0.5 : 1) * rarity(index, index.stemsIn.get(term.stem)),
    tell: questionSignificance(question, significance)[at] ?? 0,
  }));
  const met = (clauses: readonly Ranked[]) =>
    words.map((_, term) => clauses.reduce((most, { meetings }) => Math.max(most, metShare(meetings[term])), 0));
  return {
    ...questionFeatures(question, index),
    ...unmetBy("shown", met(shown), words),
    ...unmetBy("first", met([top]), words),
    ...unmetBy("any", met(order), words),
    ...withoutParties(met([top]), met(shown), words),
    ...orderFeatures(order, shown),
    ...askedFactFeatures(asked, top, index),
    ...aroundFeatures(question, index, { order, shown }),
    strangest: Math.max(0, ...words.map(({ term, weight }) => (isIn(term, index) ? 0 : weight))),
    tied: index.inForce.ties.get(top.at)?.length ?? 0,
    amends: index.inForce.amending.size > 0 ? 1 : 0,
    topAmends: index.inForce.amending.has(top.at) ? 1 : 0,
    shownFits: Math.max(0, ...shown.map(({ features }) => features.fits ?? 0)),
    ...Object.fromEntries(Object.entries(top.features).map(([name, value]) => [`top_${name}`, value])),
  };
}

/** How sure a kind of fact is asked for, and whether the first clause states it, or the contract has none. */
function askedFactFeatures(asked: AskedFacts, top: Ranked, { units }: ClauseIndex): Record<string, number> {
  const [kind, chance] = [...asked].reduce((best, one) => (one[1] > best[1] ? one : best), NO_FACT);
  const isThere = units.some(({ facts }) => kind !== null && facts.has(kind));
  const basis = kind === null ? undefined : units[top.at]?.facts.get(kind);
  return {
    asksFact: chance,
    factStated: basis === "stated" ? chance : 0,
    factLikely: basis === "likely" ? chance : 0,
    factNowhere: isThere ? 0 : chance,
    ...Object.fromEntries(OWN_FACTS.map((one) => [`fact_${one}`, one === kind && basis ? chance : 0])),
  };
}

const NO_FACT: readonly [FactKind | null, number] = [null, 0];
/** Kinds of fact that questions ask for; some are read more surely than others. */
const OWN_FACTS = [
  "expiration_date",
  "effective_date",
  "renewal_term",
  "termination_for_convenience",
  "governing_law",
  "dispute_resolution",
  "price",
  "payment_terms",
  "liability_cap",
] as const satisfies readonly FactKind[];

function questionFeatures(question: ReadQuestion, index: ClauseIndex): Record<string, number> {
  const { terms, asked, language } = question;
  return {
    terms: terms.length,
    known: terms.filter((term) => isIn(term, index)).length / Math.max(1, terms.length),
    withoutConcept: terms.filter(({ concepts }) => concepts.length === 0).length,
    cross: index.languages.has(language) ? 0 : 1,
    units: index.units.length,
    ...Object.fromEntries(ASKED.map((kind) => [`asks_${kind}`, asked.has(kind) ? 1 : 0])),
    ...Object.fromEntries(LANGUAGES.map((one) => [`lang_${one}`, language === one ? 1 : 0])),
  };
}

/** Whether a contract contains a word or its concept anywhere. */
function isIn({ stem, concepts }: Term, index: ClauseIndex): boolean {
  return index.stemsIn.has(stem) || concepts.some((concept) => index.conceptsIn.has(concept));
}

/** How clear the ranking is: how much probability the first clauses hold, and how much is left for those not shown. */
function orderFeatures(order: readonly Ranked[], shown: readonly Ranked[]): Record<string, number> {
  const chances = Array.from({ length: LOOKED_AT }, (_, at) => order[at]?.chance ?? 0);
  const tail = 1 - shown.reduce((sum, { chance }) => sum + chance, 0);
  const entropy = -order.reduce((sum, { chance }) => sum + (chance > 0 ? chance * Math.log(chance) : 0), 0);
  const scores = [order[0]?.score ?? 0, order[1]?.score ?? 0] as const;
  return {
    ...Object.fromEntries(chances.map((chance, at) => [`p${at + 1}`, chance])),
    ...Object.fromEntries([0, 1, 4].map((at) => [`logP${at + 1}`, safeLog(chances[at] ?? 0)])),
    tail,
    logTail: safeLog(tail),
    entropy,
    logEntropy: safeLog(entropy),
    score: scores[0],
    margin: scores[0] - scores[1],
    secondCoverage: order[1]?.features.coverage ?? 0,
  };
}

function safeLog(value: number): number {
  return Math.log(Math.max(SMALLEST_CHANCE, value));
}

type Word = { weight: number; tell: number; term: Term };

/**
 * The same of the words that name no party, for a clause often leaves out whose duty it is; and how many words that do
 * name one the first clause lacks.
 */
function withoutParties(
  first: readonly number[],
  shown: readonly number[],
  words: readonly Word[],
): Record<string, number> {
  const own = words.flatMap(({ term, tell }, at) => (term.isParty ? [] : [{ tell, at }]));
  const untold = own.map(({ tell, at }) => (1 - (first[at] ?? 0)) * tell);
  const told = own.reduce((sum, { tell, at }) => sum + tell * (first[at] ?? 0), 0);
  const lacks = words.filter(({ term }, at) => term.isParty && (first[at] ?? 0) < MET).length;
  return {
    own_untold: Math.max(0, ...untold),
    own_allTold: untold.reduce((product, one) => product * (1 - one), 1),
    own_told: told / (own.reduce((sum, { tell }) => sum + tell, 0) + 0.01),
    own_shownAllTold: own.reduce((product, { tell, at }) => product * (1 - (1 - (shown[at] ?? 0)) * tell), 1),
    own_count: own.filter(({ at }) => (first[at] ?? 0) < MET).length,
    own_words: own.length,
    party_unmet: lacks,
    party_words: words.length - own.length,
  };
}

/** How well clauses cover the words of a question, weighted by rarity, by significance, and by both. */
function unmetBy(of: string, met: readonly number[], words: readonly Word[]): Record<string, number> {
  const sum = (by: (word: Word, share: number) => number) =>
    words.reduce((total, word, at) => total + by(word, met[at] ?? 0), 0);
  const worst = (by: (word: Word, share: number) => number) =>
    Math.max(0, ...words.map((word, at) => by(word, met[at] ?? 0)));
  const covered = (by: (word: Word) => number) => sum((word, share) => share * by(word)) / (sum(by) + 0.01);
  return {
    [`${of}_unmet`]: worst(({ weight }, share) => (1 - share) * weight),
    [`${of}_untold`]: worst(({ tell }, share) => (1 - share) * tell),
    [`${of}_untoldRare`]: worst(({ weight, tell }, share) => (1 - share) * weight * tell),
    [`${of}_untoldSum`]: sum(({ tell }, share) => (1 - share) * tell),
    [`${of}_allTold`]: words.reduce((product, { tell }, at) => product * (1 - (1 - (met[at] ?? 0)) * tell), 1),
    [`${of}_count`]: met.filter((share) => share < MET).length,
    [`${of}_bare`]: met.filter((share) => share < WELL_MET).length,
    [`${of}_cover`]: covered(({ weight }) => weight),
    [`${of}_told`]: covered(({ tell }) => tell),
    [`${of}_toldRare`]: covered(({ weight, tell }) => weight * tell),
  };
}
