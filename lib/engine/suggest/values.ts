import { datesIn } from "../facts/date-text";
import { stemIn } from "../language/stem";
import { STOP } from "../lexicon/stop-words";
import { folded, wordsOf } from "../text/folding";
import type { Sentence } from "../text/reading";
import * as en from "../cues/en/contradictions";
import * as mn from "../cues/mn/contradictions";
import * as ru from "../cues/ru/contradictions";
import { clauseSentences, wordsOfSentence, type Draft } from "./draft";
import { numberSpelt } from "./number-words";

/** A number with its unit, or a day, as a clause states it, and the stems of what it is for. Places are in the text. */
export type Value = {
  start: number;
  end: number;
  unit: string;
  amount: number;
  written: string;
  sentence: Sentence;
  subject: ReadonlySet<string>;
};

const NUMBER =
  /(?<![\p{L}\d.,:№§/-])(\d{1,3}(?:[ ,.]\d{3})+|\d{1,6}(?:[.,]\d{1,3})?)(?:-\p{L}{1,5})?(?![\d./:])(?:\s?\([^()\n]{1,50}\))?/gu;
const NEXT = /%|[\p{L}-]+|[.;:,\d|]/gu;
const UNITS = [en.units, ru.units, mn.units].flatMap((units) => Object.entries(units));
const BOUNDS = { en: stemsOf("en", en.bounds), ru: stemsOf("ru", ru.bounds), mn: stemsOf("mn", mn.bounds) };
/** Words between a number and its unit: 'ten working days'. */
const MOST_BETWEEN = 3;
const LOOKED_AT = 60;
const LONGEST_SENTENCE = 600;
const MONTH_BEFORE = /(?:оны|сарын|г\.|года)\s\d{0,2}[^\p{L}]{0,4}$/u;

/** The values of all clauses in order of the text; tables and very long sentences have too many to compare. */
export function valuesIn(draft: Draft): Value[] {
  return clauseSentences(draft)
    .filter(({ start, end }) => end - start <= LONGEST_SENTENCE)
    .flatMap((sentence) => [...amountsOf(draft, sentence), ...dayOf(draft, sentence)]);
}

function amountsOf(draft: Draft, sentence: Sentence): Value[] {
  const words = wordsOfSentence(draft, sentence);
  return [...words.matchAll(NUMBER)].flatMap((match): Value[] => {
    const end = match.index + match[0].length;
    const unit = unitBehind(words.slice(end, end + LOOKED_AT));
    const amount = Number((match[1] ?? "").replace(/[ ,.](?=\d{3}(?!\d))/gu, "").replace(",", "."));
    if (!unit || (unit.name === "year" && amount > 200) || MONTH_BEFORE.test(words.slice(0, match.index))) return [];
    const phrase = phraseAround(words, match.index);
    return [
      {
        start: sentence.start + match.index,
        end: sentence.start + end + unit.length,
        unit: unit.name,
        amount,
        written: words.slice(match.index, end + unit.length).replace(/\s+/gu, " "),
        sentence,
        subject: subjectOf(draft, phrase),
      },
    ];
  });
}

function unitBehind(after: string): { name: string; length: number } | null {
  for (const [index, match] of [...after.matchAll(NEXT)].entries()) {
    const word = match[0].toLowerCase();
    if (index >= MOST_BETWEEN || /^[.;:,\d|]/u.test(word)) return null;
    const name = UNITS.find(([, pattern]) => pattern.test(word))?.[0];
    if (name) return { name, length: match.index + word.length };
  }
  return null;
}

/** The only day that a sentence names. */
function dayOf(draft: Draft, sentence: Sentence): Value[] {
  const words = wordsOfSentence(draft, sentence);
  const [day, second] = datesIn(words);
  if (!day || second) return [];
  const written = words.slice(day.start, day.end).replace(/\s+/gu, " ");
  const subject = subjectOf(draft, words.slice(0, day.start) + words.slice(day.end));
  const amount = Date.UTC(day.year, day.month - 1, day.day);
  return [
    {
      start: sentence.start + day.start,
      end: sentence.start + day.end,
      unit: "date",
      amount,
      written,
      sentence,
      subject,
    },
  ];
}

/** What stands between semicolons. */
function phraseAround(words: string, at: number): string {
  const end = words.indexOf(";", at);
  return words.slice(words.lastIndexOf(";", at) + 1, end < 0 ? words.length : end);
}

function subjectOf({ language }: Draft, phrase: string): Set<string> {
  const subject = new Set<string>();
  for (const word of wordsOf(folded(phrase))) {
    const stem = stemIn(language, word);
    const isEmpty = stem.length < 3 || /\d/u.test(stem) || STOP[language].has(stem) || STOP[language].has(word);
    if (
      isEmpty ||
      BOUNDS[language].has(stem) ||
      UNITS.some(([, unit]) => unit.test(word)) ||
      numberSpelt(word) !== null
    )
      continue;
    subject.add(stem);
  }
  return subject;
}

function stemsOf(language: "en" | "ru" | "mn", words: string): Set<string> {
  return new Set(words.split(" ").flatMap((word) => [word, stemIn(language, word)]));
}
