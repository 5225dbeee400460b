/** Which of the closest clauses have to do with what was asked: five unrelated ones only cost a reader's time. */
import { indexesOf } from "../lexicon/vocabulary";
import { VOCABULARY } from "../lexicon/all";
import { STOP } from "../lexicon/stop-words";
import { folded } from "../text/folding";
import type { AnsweringClause, Ranked } from "./ranking";
import type { ClauseIndex, IndexedUnit } from "./clause-index";
import type { ReadQuestion, Term } from "./question";
import { metShare } from "./significance";

/** Below this a word tells little about what is asked. */
const TELLS = 0.6;
/** By the word, one of its family or a concept: not by something broader or narrower. */
const MET = 0.6;
/** With no link at all so many are shown. */
const FEW = 2;
const MOST_WORDS = 3;
/** A right to buy is no nearer to another right than to anything else. */
const NO_KIND = new Set(indexesOf(VOCABULARY, "right obligation"));
/** 'Is there an audit clause?' asks about audits. */
const NO_SUBJECT = new Set(indexesOf(VOCABULARY, "clause contract"));

/** `isThere`: false where a question names a subject alone, and the reading of topics found no clause on it. */
type Asked = {
  question: ReadQuestion;
  tells: readonly number[];
  index: ClauseIndex;
  order: readonly Ranked[];
  isThere: boolean;
};

/**
 * The clauses that meet a word of the question which tells what it is about, and those that change or are changed by
 * one. `isLinked`: there is such a clause, or no word of the question tells. Linear in the clauses.
 */
export function linkedOnly(
  clauses: readonly AnsweringClause[],
  { question, tells, index, order, isThere }: Asked,
): { clauses: readonly AnsweringClause[]; isLinked: boolean } {
  const named = namedTogether(question);
  const isOf = kindOf(named, question);
  const isSomewhere = named.size === 0 || [...index.conceptsIn.keys()].some(isOf);
  if (!isThere || !isSomewhere) return { clauses: clauses.slice(0, FEW), isLinked: false };
  const telling = question.terms.flatMap((term, at) => (isTelling(term, question, tells[at]) ? [{ term, at }] : []));
  if (telling.length === 0) return { clauses, isLinked: true };
  const byStart = new Map(order.map((one) => [index.units[one.at]?.start, one]));
  const isMet = ({ start }: AnsweringClause) => {
    const ranked = byStart.get(start);
    const unit = index.units[ranked?.at ?? -1];
    if (!ranked || !unit) return false;
    return telling.some(({ term, at }) =>
      term.isOfPhrase ? hasAny(unit, isOf) : metShare(ranked.meetings[at]) >= MET,
    );
  };
  const linked = new Set(clauses.filter(isMet));
  if (linked.size === 0) return { clauses: clauses.slice(0, FEW), isLinked: false };
  const ties = new Set([...linked].flatMap(({ start }) => index.inForce.ties.get(byStart.get(start)?.at ?? -1) ?? []));
  const isKept = (clause: AnsweringClause) => linked.has(clause) || ties.has(byStart.get(clause.start)?.at ?? -1);
  return { clauses: clauses.filter(isKept), isLinked: true };
}

/** The words that tell what a question is about, those that stand together as one. */
export function wordsTogether(question: ReadQuestion, tells: readonly number[]): string[] {
  const text = folded(question.text);
  const isPhrase = question.terms.some(({ isOfPhrase }) => isOfPhrase);
  const words: string[] = [];
  question.terms.forEach((term, at) => {
    if (isPhrase ? !term.isOfPhrase : !isTelling(term, question, tells[at])) return;
    const both = [" ", "-"].map((gap) => `${words.at(-1) ?? ""}${gap}${term.word}`).find((one) => text.includes(one));
    if (both !== undefined && term.isOfPhrase && words.length > 0) words[words.length - 1] = both;
    else words.push(term.word);
  });
  return words.slice(0, MOST_WORDS);
}

function isTelling({ stem, concepts, isNumber, isParty }: Term, { language }: ReadQuestion, tells = 0): boolean {
  if (tells < TELLS || isNumber || isParty || STOP[language].has(stem)) return false;
  return concepts.length === 0 || !concepts.every((concept) => NO_SUBJECT.has(concept));
}

/** The concepts that several words of a question name together. */
function namedTogether({ terms }: ReadQuestion): ReadonlySet<number> {
  const own = terms.filter(({ isOfPhrase }) => isOfPhrase).map(({ concepts }) => concepts);
  const all = own.flat();
  return new Set(all.filter((concept, at) => all.indexOf(concept) !== at));
}

/**
 * Whether a concept is one of those, or is one of their kind where a word of the question names that kind: leaving
 * early is a kind of leaving, and so is withdrawing.
 */
function kindOf(named: ReadonlySet<number>, { terms }: ReadQuestion): (concept: number) => boolean {
  const said = new Set(terms.flatMap(({ concepts }) => concepts));
  const above = [...named].flatMap((one) => VOCABULARY.above[one] ?? []);
  const kinds = new Set(above.filter((one) => said.has(one) && !NO_KIND.has(one)));
  return (one) => named.has(one) || kinds.has(one) || (VOCABULARY.above[one] ?? []).some((above) => kinds.has(above));
}

function hasAny({ concepts, headingConcepts }: IndexedUnit, isWanted: (concept: number) => boolean): boolean {
  return [...concepts.keys()].some(isWanted) || [...headingConcepts.keys()].some(isWanted);
}
