import { VOCABULARY } from "../lexicon/all";
import { STOP } from "../lexicon/stop-words";
import type { FactKind } from "../review/fact";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { askedFacts, type AskedFacts } from "./asked-fact";
import { candidatesFor, type Candidate } from "./candidates";
import { certaintyFeatures, type Shown } from "./certainty";
import { buildClauseIndex, type ClauseIndex } from "./clause-index";
import { clausesWithInside } from "./inside-words";
import { isOfAnotherParty } from "./whose";
import { reasonsToDoubt } from "./reasons-to-doubt";
import { inForceFirst, type AnsweringClause, orderedBy, selectShown, type Ranked, withChangers } from "./ranking";
import { readQuestion, type ReadQuestion } from "./question";
import { withDisagreeing } from "./disagreeing";
import { chanceLess } from "./less-certain";
import { linkedOnly, wordsTogether } from "./linked";
import { networkSum } from "./network";
import { isOnlyOne } from "./only-one";
import { isOfAnotherKind } from "./other-kind";
import { wordsNotInText } from "./not-in-text";
import { clauseNamed, onSubjectFirst, type Subject } from "./subject-asked";
import { FITTING, sentenceMeeting } from "./features";
import { metShare, questionSignificance } from "./significance";
import learned from "./weights.json";

/**
 * The clauses that best answer a question, the chance (0 to 1) that they answer it correctly and fully, and the basis.
 * `stated` and `likely` start at learned chances; a clause that another one changes is never `stated`. `absent`: the
 * contract doesn't mention what was asked. `otherLanguage`: can't tell. `words`: what was searched for. `subject`: the
 * one that the question names and nothing else. `missing`: the number of the clause that was asked for and isn't there.
 */
export type ClauseAnswer = {
  /** The first two clauses disagree on what was asked, and none prevails: the answer is `nearest`. */
  disagree: boolean;
  basis: "stated" | "likely" | "nearest" | "absent" | "otherLanguage";
  clauses: readonly AnsweringClause[];
  chance: number;
  words: readonly string[];
  subject?: Subject;
  missing?: string;
  /** Words of the question that the contract has in no form; told of a `nearest` answer. */
  unsaid?: readonly string[];
  /** Words of the question that no clause has to do with: the few clauses shown only come closest. */
  unfound?: readonly string[];
};

/** A clause without a word that scores this high probably isn't about the question. */
const TELLS = 0.6;
const MOST_WORDS = 6;
/** From this chance on a question may ask for a fact. */
const MAY_ASK_IT = 0.25;
/** Every contract has these even if it never uses the word: dates say when it begins, names say who the parties are. */
const IN_EVERY_CONTRACT = new Set(
  ["start", "commencement", "finish", "expiry", "term", "period", "party", "signing", "conclusion_of_contract"].map(
    (id) => VOCABULARY.concepts.findIndex((concept) => concept.id === id),
  ),
);

const indexes = new WeakMap<Reading, ClauseIndex>();

/** Indexes a contract for questions, once per reading. */
export function indexOf(reading: Reading): ClauseIndex {
  const known = indexes.get(reading);
  if (known) return known;
  const index = buildClauseIndex(reading, VOCABULARY);
  indexes.set(reading, index);
  return index;
}

/**
 * The clauses that answer a question, by learned weights. An answer is `stated` from the chance at which 97.5 of 100
 * were right on contracts not used in training. Source: B-12.18.
 */
export function clausesFor(reading: Reading, text: string): ClauseAnswer {
  const ranked = rankClauses(reading, text);
  const { index, question, asked } = ranked;
  const { order, isLikely, isFirst, isThere, subject, missing } = onSubjectFirst(reading, question, ranked);
  const shown = selectShown(order, index);
  const chance = chanceOf(question, index, { order, shown, asked });
  const inOrder = inForceFirst(reading, withChangers(shown, order, index), { index, said: saidOn(question, index) });
  const { clauses, disagree } = withDisagreeing(reading, inOrder, index);
  const words = significantWords(question);
  const isClauseNamed = clauseNamed(question, ranked) !== null;
  const silence = mayBeUnsaid(asked) && !isClauseNamed ? silenceOn(question, index, order) : null;
  if (silence !== null) return { ...unsaidOr(silence, question, index), chance: 0, words, disagree: false };
  const isCertain =
    isFirst &&
    chance >= learned.certainty.stated[question.language] &&
    chanceLess(chance, reasonsToDoubt(reading, { ...ranked, shown }, clauses[0])) >=
      learned.certainty.stated[question.language];
  const isProbable =
    !disagree &&
    !isOfOther(ranked, shown[0]) &&
    (isLikely || (isThere && (chance >= learned.certainty.likely || isOnlyOne(question, index, order))));
  const isStated = isCertain && !disagree;
  const tells = questionSignificance(question, learned.telling);
  const isSilent = isStated || isClauseNamed;
  const lacking = isSilent ? [] : wordsNotInText({ question, tells, text: reading.contract.text }, index, order);
  const basis = isStated ? "stated" : isProbable && lacking.length === 0 ? "likely" : "nearest";
  const isOpen = basis === "nearest" && !disagree && !isClauseNamed;
  const linked = isOpen ? linkedOnly(clauses, { question, tells, index, order, isThere }) : { clauses, isLinked: true };
  return {
    basis,
    clauses: basis === "stated" ? withRivals(clauses, order) : linked.clauses,
    chance,
    words,
    disagree,
    ...(linked.isLinked ? {} : { unfound: wordsTogether(question, tells) }),
    ...(lacking.length > 0 ? { unsaid: lacking } : {}),
    ...(subject === null ? {} : { subject }),
    ...(missing === undefined ? {} : { missing }),
  };
}

/** Whether the first clause tells of another party than was asked about, or of another kind of the same subject. */
function isOfOther(ranked: Ordered, top: Ranked | undefined): boolean {
  return isOfAnotherParty(ranked, top?.at) || isOfAnotherKind(ranked.question, ranked.index.units[top?.at ?? -1]);
}

function significantWords({ terms, language }: ReadQuestion): string[] {
  return terms.flatMap(({ stem, word }) => (STOP[language].has(stem) ? [] : [word])).slice(0, MOST_WORDS);
}

/** The chance that the clauses shown answer correctly and fully. */
function chanceOf(question: ReadQuestion, index: ClauseIndex, found: Shown): number {
  const { stated: _, likely: __, alone: ___, ...network } = learned.certainty;
  const x = certaintyFeatures(question, index, { ...found, significance: learned.telling });
  return 1 / (1 + Math.exp(-networkSum(network, x)));
}

/** The next clauses of a certain answer are marked where the first isn't far ahead: of those it may be one of them. */
function withRivals(clauses: readonly AnsweringClause[], [top]: readonly Ranked[]): readonly AnsweringClause[] {
  if (!top || top.chance >= learned.certainty.alone) return clauses;
  return clauses.map((clause, at) => (at > 0 && at <= RIVALS ? { ...clause, rival: true } : clause));
}
/** Of certain answers by folds, 99 % stood in one of the first three clauses. */
const RIVALS = 2;

/** The sentence of a clause that is most about the question. */
function saidOn(question: ReadQuestion, { units }: ClauseIndex): (ranked: Ranked) => Span | null {
  const tells = questionSignificance(question, learned.telling);
  const kinds = [...question.asked].filter((kind) => FITTING[kind]);
  return ({ at, meetings }) => {
    const unit = units[at];
    return unit ? sentenceMeeting(unit, { meetings, tells, kinds }) : null;
  };
}

/** All clauses of a contract, those that best answer a question first. */
export function clausesByRelevance(reading: Reading, text: string): Span[] {
  const { index, order } = rankClauses(reading, text);
  return order.flatMap(({ at }) => index.units[at] ?? []);
}

type Ordered = { index: ClauseIndex; question: ReadQuestion; asked: AskedFacts; order: Ranked[] };

function rankClauses(reading: Reading, text: string): Ordered {
  const index = indexOf(reading);
  const question = readQuestion(text, index, VOCABULARY);
  const asked = askedFacts(question, learned.askedFacts);
  const candidates = candidatesFor(question, index, { vocabulary: VOCABULARY, significance: learned.telling, asked });
  return { index, question, asked, order: orderedBy(candidates, learned.rank) };
}

/** Nearly every contract says, in some words, when it ends and what is paid: never tell anyone that it doesn't. */
function mayBeUnsaid(asked: AskedFacts): boolean {
  return USUAL_FACTS.every((kind) => (asked.get(kind) ?? 0) < MAY_ASK_IT);
}
const USUAL_FACTS = [
  "effective_date",
  "expiration_date",
  "termination_for_convenience",
  "price",
  "payment_terms",
] as const satisfies readonly FactKind[];

/** Nothing of a question is met: the contract is silent, unless one of its words stands inside a longer one. */
function unsaidOr(
  silence: "absent" | "otherLanguage",
  question: ReadQuestion,
  index: ClauseIndex,
): Pick<ClauseAnswer, "basis" | "clauses"> {
  const inside = silence === "absent" ? clausesWithInside(question, index) : [];
  return { basis: inside.length > 0 ? "nearest" : silence, clauses: inside };
}

/**
 * Whether a contract says nothing about what was asked: no clause has one of the significant words by stem, family or
 * concept, and each has a known concept, so no synonym was missed.
 */
function silenceOn(
  question: ReadQuestion,
  index: ClauseIndex,
  candidates: readonly Candidate[],
): "absent" | "otherLanguage" | null {
  if (candidates.length === 0) return "absent";
  const tells = questionSignificance(question, learned.telling);
  const isMet = (term: number) =>
    candidates.some(({ meetings }) => {
      return metShare(meetings[term]) > 0;
    });
  const asked = question.terms.flatMap((term, at) =>
    (tells[at] ?? 0) >= TELLS && !term.isNumber ? [{ term, at }] : [],
  );
  if (asked.length === 0 || asked.some(({ at }) => isMet(at))) return null;
  if (question.terms.some(({ concepts }) => concepts.some((concept) => IN_EVERY_CONTRACT.has(concept)))) return null;
  const isForeign = !index.languages.has(question.language);
  if (asked.every(({ term }) => term.concepts.length > 0)) return "absent";
  return isForeign && asked.every(({ term }) => term.concepts.length === 0) ? "otherLanguage" : null;
}
