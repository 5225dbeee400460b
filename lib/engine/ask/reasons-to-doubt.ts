import { disagreementsOf } from "../suggest/disagreement";
import { isFaulty } from "../suggest/faulty-clauses";
import { durationsIn } from "../facts/durations";
import { either } from "../text/either";
import type { Reading } from "../text/reading";
import type { Span } from "../text/spans";
import { rivalsOf } from "./around";
import type { AskedFacts } from "./asked-fact";
import type { ClauseIndex } from "./clause-index";
import { isMetByOneWord } from "./one-word";
import type { AnsweringClause, Ranked } from "./ranking";
import { asksOnlyWhether } from "./asked";
import { isPerhapsChanged } from "./perhaps-changed";
import { sharesMet } from "./features";
import type { ReadQuestion } from "./question";
import { metShare } from "./significance";
import { STOP } from "../lexicon/stop-words";
import { isNewWordsAlone } from "../text/led-in";
import { isOfAnotherKind } from "./other-kind";
import { isOfAnotherParty } from "./whose";

/** The weights were trained on texts of five clauses or more; in a shorter text nothing is certain. */
const FEWEST_CLAUSES = 5;
/** Of 480 certain answers to the contracts they were trained and tried on, one came from a clause of over 120 words. */
const MOST_WORDS = 250;
/** A passage as long as a chapter, of a text without clauses, whatever was read in it. */
const MOST_WORDS_EVER = 500;
/** From this chance on a question asks for a fact. */
const ASKS_IT = 0.5;

export type Found = {
  question: ReadQuestion;
  index: ClauseIndex;
  asked: AskedFacts;
  order: readonly Ranked[];
  shown: readonly Ranked[];
};

/** Each reason not to be certain of the first clause, by name; `scripts/train-answers.mts` tells what each costs. */
const REASONS: Readonly<Record<string, (reading: Reading, found: Found, top: AnsweringClause | undefined) => boolean>> =
  {
    notAgreed: (_, { asked, index, order }) => !isAgreed(asked, index, order),
    fewClauses: (_, { index }) => index.units.length < FEWEST_CLAUSES,
    superseded: (_, __, top) => top?.superseded !== undefined,
    newWordsAlone: (reading, _, top) =>
      top !== undefined && isNewWordsAlone(reading.contract.text.slice(top.start, top.end)),
    contradicted: (reading, _, top) => isContradicted(reading, top),
    notAgreedTo: (reading, _, top) => hasWhatWasNotAgreed(reading, top),
    faulty: (reading, found, top) => top !== undefined && isFaultyThere(reading, found, top),
    byMeaningOnly: (_, found) => isMetByMeaningOnly(found),
    saidOtherwise: (_, { shown, index }) => isSaidOtherwise(shown, index),
    perhapsChanged: (_, { shown, index }) => isPerhapsChanged(shown[0]?.at ?? -1, index),
    lacksException: (reading, { question }, top) => lacksException(reading, question, top),
    lacksPhrase: (_, { question, shown }) => lacksPhrase(question, shown),
    onlyBroader: (_, { question, shown }) => isMetByBroaderOnly(question, shown),
    outranked: (_, { shown, order, index }) => isPerhapsOutranked(shown, order, index),
    oneOfMany: (_, { shown, order }) => isOneOfMany(shown, order),
    untried: (_, found) => isUntried(found),
    lacksLength: (_, found) => lacksLength(found),
    anotherKind: (_, { question, index, shown }) => isOfAnotherKind(question, index.units[shown[0]?.at ?? -1]),
    anotherParty: (_, found) => isOfAnotherParty(found, found.shown[0]?.at),
    forTheRest: (reading, _, top) => isForTheRest(reading, top),
    limitsAnother: (reading, { question }, top) => !question.asked.has("exception") && limitsAnother(reading, top),
  };

/** What speaks against the first clause as a certain answer, however high its chance: each reason's name. */
export function* reasonsToDoubt(
  reading: Reading,
  found: Found,
  top: AnsweringClause | undefined,
): Generator<string, void, void> {
  for (const [name, applies] of Object.entries(REASONS)) if (applies(reading, found, top)) yield name;
}

/** A question for a fact is certain only if the reading of facts found it in the clause that comes first. */
function isAgreed(asked: AskedFacts, { units }: ClauseIndex, [top]: readonly Ranked[]): boolean {
  const own = units[top?.at ?? -1]?.facts;
  return [...asked].every(([kind, asksIt]) => asksIt < ASKS_IT || own?.has(kind) === true);
}

/**
 * Whether one word of the first clause meets several of the question's, or the clause is so long that words of a
 * question meet in it by chance, and nobody finds the answer that it quotes. The reading of facts vouches for its own
 * kinds.
 */
function isUntried({ question, index, asked, shown: [top] }: Found): boolean {
  const unit = index.units[top?.at ?? -1];
  if (unit && unit.words > MOST_WORDS_EVER) return true;
  if (!unit || [...asked].some(([kind, asksIt]) => asksIt >= ASKS_IT && unit.facts.get(kind) === "stated"))
    return false;
  if (unit.words > MOST_WORDS) return true;
  return !question.asked.has("meaning") && isMetByOneWord(question.terms, unit);
}

/**
 * Whether a short question has one telling word, and the first clause has neither it nor a word of its family: the
 * concept that it meets has other meanings too.
 */
function isMetByMeaningOnly({ question, index, asked, shown: [top] }: Found): boolean {
  const significant = question.terms.flatMap(({ stem }, at) => (STOP[question.language].has(stem) ? [] : [at]));
  const [only, ...others] = significant;
  if (!top || only === undefined || others.length > 0 || !index.languages.has(question.language)) return false;
  if ([...asked].some(([kind, asksIt]) => asksIt >= ASKS_IT && index.units[top.at]?.facts.get(kind) === "stated"))
    return false;
  const meeting = top.meetings[only];
  return meeting !== undefined && meeting.stem === 0 && meeting.prefix === 0 && meeting.heading === 0;
}

/** A length of time is asked for, and the first clause has neither one nor a day. */
function lacksLength({ question: { asked, language, text }, index, shown: [top] }: Found): boolean {
  if (!asked.has("span") || asked.has("who") || asksOnlyWhether(language, text)) return false;
  const unit = index.units[top?.at ?? -1];
  if (!unit || TIMES.some((kind) => unit.values.has(kind))) return false;
  return durationsIn(unit.text).length === 0;
}
const TIMES = ["span", "day"] as const; // '14.11' may be a time of day or a clause

/** Whether another clause says something else of the same thing: a different number or day, court or rule. */
function isContradicted(reading: Reading, clause: Span | undefined): boolean {
  return clause !== undefined && disagreementsOf(reading, clause).length > 0;
}

/**
 * Whether figures and words of a clause differ, or a sentence of it that is about the question rests on a clause that
 * isn't there. What another sentence rests on takes nothing from the answer.
 */
function isFaultyThere(reading: Reading, { index, order }: Found, top: Span): boolean {
  if (!isFaulty(reading, top)) return false;
  const ranked = order.find(({ at }) => index.units[at]?.start === top.start);
  const unit = index.units[ranked?.at ?? -1];
  if (!ranked || !unit || isFaulty(reading, top, "figures")) return true;
  const met = unit.sentences.map((sentence) =>
    sharesMet(sentence, ranked.meetings).reduce(
      (sum, share, at) => sum + share * (ranked.meetings[at]?.weight ?? 0),
      0,
    ),
  );
  const least = ABOUT_IT * Math.max(...met);
  return unit.sentences.some(({ start, end }, at) => {
    const isAbout = (met[at] ?? 0) >= least;
    return isAbout && isFaulty(reading, { start: unit.start + start, end: unit.start + end }, "reference");
  });
}
const ABOUT_IT = 0.6;

/** 'The Client proposed that … , which the Provider rejected.' Its words are there, and nobody agreed to them. */
function hasWhatWasNotAgreed({ sentences }: Reading, clause: Span | undefined): boolean {
  if (!clause) return false;
  return sentences.some(({ start, end, isInstruction }) => isInstruction && start < clause.end && clause.start < end);
}

/** Whether the first clause has nothing of what several words name together: 'third parties', «третьи лица». */
function lacksPhrase({ terms }: ReadQuestion, [top]: readonly Ranked[]): boolean {
  return terms.some(({ isOfPhrase }, at) => isOfPhrase && metShare(top?.meetings[at]) === 0);
}

/**
 * Whether the first clause meets what several words name together only by something broader: a clause on third parties
 * says nothing of subcontractors.
 */
function isMetByBroaderOnly({ terms }: ReadQuestion, [top]: readonly Ranked[]): boolean {
  return terms.some(({ isOfPhrase }, at) => {
    const meeting = top?.meetings[at];
    if (!isOfPhrase || !meeting || meeting.parent === 0) return false;
    return meeting.stem + meeting.prefix + meeting.concept + meeting.child + meeting.heading === 0;
  });
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

/**
 * Whether the contract says which of its parts holds where two differ, and a clause of another part than the first's
 * answers nearly as well: it may be the one that holds.
 */
function isPerhapsOutranked([top]: readonly Ranked[], order: readonly Ranked[], index: ClauseIndex): boolean {
  const { ranks, parts, inForce } = index;
  if (!top || ranks.size === 0) return false;
  const least = RIVAL * (top.features.toldSentence ?? 0);
  const isElsewhere = (at: number) =>
    parts[at] !== parts[top.at] || inForce.amending.has(at) !== inForce.amending.has(top.at);
  return order.some(({ at, features }) => isElsewhere(at) && !ranks.has(at) && (features.toldSentence ?? 0) >= least);
}
const RIVAL = 0.65;

/** Several other clauses meet nearly as much of the question: one of them may say something else. */
function isOneOfMany([top]: readonly Ranked[], order: readonly Ranked[]): boolean {
  return top !== undefined && rivalsOf(top, order).length >= MANY_RIVALS;
}
const MANY_RIVALS = 2;

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
const OPENING = String.raw`^[\d.()§\s]{0,12}(?:\p{L}[\p{L} ]{0,40}[.:]\s{1,3})?`;
const LIMITS = either(
  `${OPENING}(?:despite|notwithstanding|exceptions?|exclusions?)(?!\\p{L})`,
  `${OPENING}(?:несмотря на|вопреки|исключени[ея])(?!\\p{L})`,
  `${OPENING}[^.;]{0,60}(?:үл харгалзан|үл хамаарах тохиолдол)`,
);

/** '(2) For the rest, liability is limited to …': what comes before it decides whether it applies at all. */
function isForTheRest({ contract }: Reading, clause: Span | undefined): boolean {
  return clause !== undefined && FOR_THE_REST.test(contract.text.slice(clause.start, clause.end));
}
const NUMBER = String.raw`^(?:\p{L}{0,3}[\d.()§\s-]{1,8}\p{L}?[).]?\s{0,3})?`;
const FOR_THE_REST = either(
  `${NUMBER}(?:for the rest|in all other cases|in any other case|otherwise|beyond that)(?!\\p{L})`,
  `${NUMBER}(?:в остальн\\p{L}{1,3}|во всех (?:остальных|других|прочих)|в (?:остальных|иных|прочих) случаях)(?!\\p{L})`,
  `${NUMBER}(?:бусад тохиолдолд|үлдсэн тохиолдолд|бусдаар)(?!\\p{L})`,
);
