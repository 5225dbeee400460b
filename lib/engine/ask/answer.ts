import { VOCABULARY } from "../lexicon/all";
import { STOP } from "../lexicon/stop-words";
import type { FactKind } from "../review/fact";
import { contradictedSentences } from "../suggest/values/contradictions";
import { either } from "../text/either";
import { sentencesWithin, type Reading } from "../text/reading";
import type { Superseded } from "../port";
import type { Span } from "../text/spans";
import { supersededIn } from "../text/superseded";
import { askedFacts, type AskedFacts } from "./asked-fact";
import { candidatesFor, type Candidate } from "./candidates";
import { certaintyFeatures, questionKind } from "./certainty";
import { buildClauseIndex, type ClauseIndex } from "./clause-index";
import { isPerhapsChanged } from "./perhaps-changed";
import { readQuestion, type ReadQuestion } from "./question";
import { orderedBy, selectShown, weighed, type Ranked } from "./ranking";
import { metShare, questionSignificance } from "./significance";
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
  const index = buildClauseIndex(reading, VOCABULARY);
  indexes.set(reading, index);
  return index;
}

/**
 * The clauses that answer a question, by learned weights. An answer is `stated` from the chance at which 98 of 100 were
 * right on contracts not used in training. Source: B-12.18.
 */
export function clausesFor(reading: Reading, text: string): ClauseAnswer {
  const { index, question, asked, order } = rankClauses(reading, text);
  const shown = selectShown(order, index);
  const { bias, weights, stated, likely } = learned.certainty;
  const x = certaintyFeatures(question, index, { order, shown, significance: learned.telling, asked });
  const chance = 1 / (1 + Math.exp(-bias - weighed(x, weights)));
  const clauses = inForceFirst(reading, shown, index);
  const significant = question.terms.filter(({ stem }) => !STOP[question.language].has(stem));
  const words = significant.map(({ word }) => word).slice(0, MOST_WORDS);
  const silence = mayBeUnsaid(asked) ? silenceOn(question, index, order) : null;
  if (silence !== null) return { basis: silence, clauses: [], chance: 0, words };
  const isLong = index.units.length >= FEWEST_CLAUSES;
  const [top] = clauses;
  const isCertain =
    isAgreed(asked, index, order) &&
    chance >= stated[question.language][questionKind(x)] &&
    isLong &&
    top?.superseded === undefined &&
    !isContradicted(reading, top) &&
    !isSaidOtherwise(shown, index) &&
    !isPerhapsChanged(shown[0]?.at ?? -1, index) &&
    !lacksException(reading, question, top) &&
    !lacksPhrase(question, shown) &&
    (question.asked.has("exception") || !limitsAnother(reading, top));
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

/** Whether the first clause has nothing of what several words name together: 'third parties', «третьи лица». */
function lacksPhrase({ terms }: ReadQuestion, [top]: readonly Ranked[]): boolean {
  return terms.some(({ isOfPhrase }, at) => isOfPhrase && metShare(top?.meetings[at]) === 0);
}

/** Whether another clause that is shown says the same as the first in nearly the same words, with other numbers. */
function isSaidOtherwise([top, ...others]: readonly Ranked[], { units }: ClauseIndex): boolean {
  const sentencesAt = (one: Ranked | undefined) =>
    (units[one?.at ?? -1]?.sentences ?? []).slice(0, MOST_COMPARED).map(({ stems }) => parted(stems));
  const own = sentencesAt(top);
  return others.flatMap(sentencesAt).some((other) => own.some((one) => isSameButNumbers(one, other)));
}
const MOST_COMPARED = 20;
const FEWEST_IN_COMMON = 6;
const NEARLY_ALL = 0.85;

/** What doesn't fall under a rule is asked, and the clause that comes first excepts nothing. */
function lacksException({ contract }: Reading, { asked }: ReadQuestion, clause: Span | undefined): boolean {
  if (!clause || !asked.has("exception") || asked.has("yesno")) return false;
  return !EXCEPTS.test(contract.text.slice(clause.start, clause.end));
}
const EXCEPTS = either(
  String.raw`\b(?:not|no|except\p{L}*|exclud\p{L}*|unless|other than|save|only|without|cannot|nor|neither)\b|n['’]t\b`,
  String.raw`(?<!\p{L})(?:не|нет|кроме|исключ\p{L}*|без|только|ни|освобожд\p{L}*|нельзя)(?!\p{L})`,
  String.raw`гүй|бусад|эс |биш|чөлөөл|хасах|зөвхөн|хамаар`,
);

type Parted = { words: ReadonlySet<string>; numbers: ReadonlySet<string> };
function parted(stems: ReadonlySet<string>): Parted {
  const [words, numbers] = [new Set<string>(), new Set<string>()];
  for (const stem of stems) (/^\d/u.test(stem) ? numbers : words).add(stem);
  return { words, numbers };
}

function isSameButNumbers(one: Parted, other: Parted): boolean {
  const [fewer, more] = one.words.size < other.words.size ? [one, other] : [other, one];
  const isNear = fewer.words.size >= FEWEST_IN_COMMON && other.numbers.size > 0;
  if (!isNear || [...one.numbers].every((number) => other.numbers.has(number))) return false;
  return [...fewer.words].filter((word) => more.words.has(word)).length >= NEARLY_ALL * fewer.words.size;
}

/** 'Despite clause 7.3, …', '8.4 Exceptions. …': the rule that it limits stands in another clause. */
function limitsAnother({ contract }: Reading, clause: Span | undefined): boolean {
  return clause !== undefined && LIMITS.test(contract.text.slice(clause.start, clause.end));
}
const HEAD = String.raw`^[\d.()§\s]{0,12}(?:\p{L}[\p{L} ]{0,40}[.:]\s{1,3})?`;
const LIMITS = either(
  `${HEAD}(?:despite|notwithstanding|exceptions?|exclusions?)(?!\\p{L})`,
  `${HEAD}(?:несмотря на|вопреки|исключени[ея])(?!\\p{L})`,
  `${HEAD}[^.;]{0,60}(?:үл харгалзан|үл хамаарах тохиолдол)`,
);

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
