import { VOCABULARY } from "../lexicon/all";
import { STOP } from "../lexicon/stop-words";
import type { FactKind } from "../review/fact";
import { contradictedSentences } from "../suggest/values/contradictions";
import { sentencesWithin, type Reading } from "../text/reading";
import type { Superseded } from "../port";
import type { Span } from "../text/spans";
import { supersededIn } from "../text/superseded";
import { askedFacts, type AskedFacts } from "./asked-fact";
import { candidatesFor, type Candidate } from "./candidates";
import { certaintyFeatures, questionKind } from "./certainty";
import { clauseIndexOf, type ClauseIndex } from "./clause-index";
import { readQuestion, type ReadQuestion } from "./question";
import { orderedBy, shownOf, weighed, type Ranked } from "./ranking";
import { metShare, tellingOf } from "./telling";
import learned from "./weights.json";

/** A clause, with the words another clause replaces in it. */
export type AnsweringClause = Span & { superseded?: Superseded };

/**
 * The clauses that best answer a question, the chance (0 to 1) that they answer it correctly and fully, and the basis.
 * `stated` and `likely` start at learned chances; a clause that another one changes is never `stated`. `absent`: the
 * contract doesn't mention what was asked. `otherLanguage`: can't tell. `words`: what was searched for.
 */
export type ClauseAnswer = {
  basis: "stated" | "likely" | "nearest" | "absent" | "otherLanguage";
  clauses: readonly AnsweringClause[];
  chance: number;
  words: readonly string[];
};

/** The weights were trained on texts of five clauses or more; in a shorter text nothing is certain. */
const FEWEST_CLAUSES = 5;
/** A clause without a word that scores this high probably isn't about the question. */
const TELLS = 0.6;
const MOST_WORDS = 6;
/** From the first chance on a question asks for a fact; from the second on it may. */
const [ASKS_IT, MAY_ASK_IT] = [0.5, 0.25];
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
  const index = clauseIndexOf(reading, VOCABULARY);
  indexes.set(reading, index);
  return index;
}

/**
 * The clauses that answer a question, by learned weights. An answer is `stated` from the chance at which 98 of 100 were
 * right on contracts not used in training. Source: B-12.18.
 */
export function clausesFor(reading: Reading, text: string): ClauseAnswer {
  const { index, question, asked, order } = orderOf(reading, text);
  const shown = shownOf(order, index);
  const { bias, weights, stated, likely } = learned.certainty;
  const x = certaintyFeatures(question, index, { order, shown, telling: learned.telling, asked });
  const chance = 1 / (1 + Math.exp(-bias - weighed(x, weights)));
  const clauses = inForceFirst(reading, shown, index);
  const telling = question.terms.filter(({ stem }) => !STOP[question.language].has(stem));
  const words = telling.map(({ word }) => word).slice(0, MOST_WORDS);
  const silence = mayBeUnsaid(asked) ? silenceOn(question, index, order) : null;
  if (silence !== null) return { basis: silence, clauses: [], chance: 0, words };
  const isLong = index.units.length >= FEWEST_CLAUSES;
  const [top] = clauses;
  const isCertain =
    isAgreed(asked, index, order) &&
    chance >= stated[question.language][questionKind(x)] &&
    isLong &&
    top?.superseded === undefined &&
    !isContradicted(reading, top);
  const basis = isCertain ? "stated" : chance >= likely ? "likely" : "nearest";
  return { basis, clauses, chance, words };
}

/** A question for a fact is certain only if the reading of facts found it in the clause that comes first. */
function isAgreed(asked: AskedFacts, { units }: ClauseIndex, [top]: readonly Ranked[]): boolean {
  const own = units[top?.at ?? -1]?.facts;
  return [...asked].every(([kind, asksIt]) => asksIt < ASKS_IT || own?.has(kind) === true);
}

/** Whether another clause gives a different number or day for the same thing. */
function isContradicted(reading: Reading, clause: Span | undefined): boolean {
  if (!clause) return false;
  const contradicted = contradictedSentences(reading);
  return sentencesWithin(reading, clause).some(({ start }) => contradicted.has(start));
}

/** The clauses to show. A clause with replaced words comes after the clauses that changed it. */
function inForceFirst(reading: Reading, shown: readonly Ranked[], index: ClauseIndex): AnsweringClause[] {
  const { units, inForce } = index;
  const marked = shown.flatMap(({ at }, place) => {
    const unit = units[at];
    if (!unit) return [];
    const superseded = supersededIn(at, { units, inForce, text: reading.contract.text });
    const ties = superseded && superseded.words.length > 0 ? (inForce.ties.get(at) ?? []) : [];
    const changing = shown.findLastIndex((other) => ties.includes(other.at));
    return [{ clause: superseded ? { ...unit, superseded } : unit, place: Math.max(place, changing + 0.5) }];
  });
  return marked.sort((one, other) => one.place - other.place).map(({ clause }) => clause);
}

/** All clauses of a contract, those that best answer a question first. */
export function clausesByRelevance(reading: Reading, text: string): Span[] {
  const { index, order } = orderOf(reading, text);
  return order.flatMap(({ at }) => index.units[at] ?? []);
}

type Ordered = { index: ClauseIndex; question: ReadQuestion; asked: AskedFacts; order: Ranked[] };

function orderOf(reading: Reading, text: string): Ordered {
  const index = indexOf(reading);
  const question = readQuestion(text, index, VOCABULARY);
  const asked = askedFacts(question, learned.askedFacts);
  const candidates = candidatesFor(question, index, { vocabulary: VOCABULARY, telling: learned.telling, asked });
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
  const tells = tellingOf(question, learned.telling);
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
