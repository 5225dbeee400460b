import { anyOf } from "../cues/pack";
import { agreementDate } from "../facts/agreement-date";
import { datesIn, type FoundDate } from "../facts/date-text";
import { folded, wordsOf } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { TOPICS } from "../topics/all";
import { intentOf } from "./intents";
import { askedAbout, beyondTopic, hasWords } from "./asked-about";
import { sentencesNearlyNaming } from "./misspelt";
import type { Question } from "./question";
import { retrieve } from "./retrieval";
import { stemsOf } from "./stemming";
import { wordsOfSubject } from "./subjects";

const CYRILLIC = /\p{Script=Cyrillic}{3}/u;
const MOST_NEAREST = 3;
const MOST_NAMED = 6;

/**
 * Passages closest to a question that nothing answers, best first. Only where this is empty may it be called absent.
 */
export function nearestTo(reading: Reading, question: Question): Span[] {
  const hits = retrieve(reading, question.raw, 40).map(({ sentence }) => sentence);
  const words = subjectWords(question);
  if (words === null)
    return hits.length > 0 ? hits.slice(0, MOST_NEAREST) : sentencesNearlyNaming(reading, question.own, MOST_NEAREST);
  const named = reading.sentences.flatMap((sentence, at) => {
    if (!words.test(sentence.folded)) return [];
    return sentence.isTitle ? (clauseAfter(reading, at) ?? sentence) : sentence;
  });
  if (named.length === 0 && intentOf(question.folded) === "parties")
    return reading.sentences.filter(({ isTitle }) => !isTitle).slice(0, MOST_NEAREST); // every contract has some
  if (named.length === 0 && intentOf(question.folded) === "expiry") return namingLaterDays(reading);
  if (named.length === 0) return besideSubject(reading, question, hits);
  const telling = new Set<Sentence>(named);
  const ranked = [...hits.filter((sentence) => telling.has(sentence)), ...headedFirst(reading, named, words)];
  return [...new Set(ranked)].slice(0, MOST_NEAREST);
}

/** Of an end not a word, but of days after the one that it is dated: by one of them all may be done. */
function namingLaterDays(reading: Reading): Span[] {
  const dated = agreementDate(reading);
  const isLater = (date: FoundDate) => dated === null || ordinal(date) > ordinal(dated);
  return reading.sentences
    .filter(({ start, end, isTitle }) => !isTitle && datesIn(reading.contract.text.slice(start, end)).some(isLater))
    .slice(-MOST_NEAREST);
}

const ordinal = ({ year, month, day }: FoundDate) => (year * 12 + month) * 31 + day;

/** Nothing is on the subject itself, but the contract may have what else was named: 'is the bonus guaranteed?' */
function besideSubject(reading: Reading, question: Question, hits: readonly Sentence[]): Span[] {
  const topic = TOPICS.find(({ asked }) => asked.test(question.folded));
  if (!topic || question.claim !== null) return []; // a claim is on its subject alone
  const beside = beyondTopic(askedAbout(reading, question).words, topic);
  return hits.filter(({ folded: text }) => beside.some((word) => hasWords(text, [word]))).slice(0, MOST_NEAREST);
}

/**
 * Whether a question and its contract have no letters in common, and its subject is not one that is known in other
 * languages: then finding nothing tells nothing.
 */
export function isInOtherLetters(reading: Reading, question: Question): boolean {
  const isCyrillic = CYRILLIC.test(question.own);
  return subjectWords(question) === null && isCyrillic !== CYRILLIC.test(reading.contract.text);
}

/** The words of a question that were looked for, as they were put. */
export function wordsLookedFor(question: Question): string[] {
  const words = wordsOf(question.own).filter((word) => stemsOf(word).length > 0);
  const pattern = subjectWords(question);
  const own = pattern === null ? [] : words.filter((word) => pattern.test(folded(word)));
  return [...new Set(own.length > 0 ? own : words)].slice(0, MOST_NAMED);
}

/** The words of the topic or kind that a question is about; null where it is about neither. */
function subjectWords(question: Question): RegExp | null {
  const text = question.claim ?? question.folded;
  const topic = TOPICS.find(({ asked }) => asked.test(text));
  const subject = topic?.id ?? intentOf(text);
  const words = subject === null ? undefined : wordsOfSubject(subject);
  if (words === undefined) return null;
  return topic ? anyOf(words, topic.asked) : words;
}

/** The first clause after a title, which may stand under another. */
function clauseAfter(reading: Reading, at: number): Sentence | undefined {
  return reading.sentences.slice(at + 1, at + 4).find(({ isTitle }) => !isTitle);
}

function headedFirst(reading: Reading, sentences: readonly Sentence[], words: RegExp): Sentence[] {
  const isHeaded = ({ section }: Sentence) => words.test(reading.sections[section]?.foldedHeading ?? "");
  return [...sentences.filter(isHeaded), ...sentences.filter((sentence) => !isHeaded(sentence))];
}
