import type { Language } from "@/lib/copy/languages";
import { groupedBy } from "@/lib/grouped-by";
import { stemIn } from "../../language/stem";
import { STOP } from "../../lexicon/stop-words";
import { folded, splitWords } from "../../text/folding";
import type { Sentence } from "../../text/reading";
import type { Span } from "../../text/spans";
import { readTimes, type Mention } from "../../time/mentions";
import { numberWord } from "../../time/written/number-words";
import * as cue from "./values.cues";
import { anyOf } from "../../language/patterns";
import { clauseSentences, wordsOfSentence, type Draft } from "../draft";

/** A number with its unit, a duration or a day, as a clause states it. Offsets are in the text. */
export type Value = Span & {
  unit: string;
  /** What a length is counted in: months, days, business days or hours. */
  countedIn: string;
  amount: number;
  written: string;
  sentence: Sentence;
  /** Stems for what it is for: the words of its part of the sentence. */
  subject: ReadonlySet<string>;
  /** Those of `subject` that are only a few words away from the value. */
  near: ReadonlySet<string>;
};
type Read = Span & { unit: string; countedIn?: string; amount: number };

/** Begins the unit of a day that comes again, 'the 5th of each month'. */
export const RECURRING = "day of each ";

/** A length of time, in days: '28 days' and 'two months' are compared. */
export const LENGTH = "length";
const DAYS_OF = { month: 30.4, businessDay: 1.4, hour: 1 / 24 };

/** Begins the unit of things that are counted, 'two copies'. */
export const COUNTED = "of ";

const FIGURE =
  /(?<![\p{L}\d.,:№§/-])(\d{1,3}(?:[ ,.\u00a0]\d{3})+(?!\d)|\d{1,6}(?:[.,]\d{1,3})?)(?:-\p{L}{1,5})?(?![\d./:])(?:\s?\([^()\n]{1,50}\))?/gu;
const WORD = /\p{L}{2,14}(?![\p{L}-])/gu;
const COUNTED_WORD = /^\s(\p{L}{3,})/u;
const NUMBERED = anyOf(cue.numbered);
const HOURS = anyOf(cue.hours);
const ORDINAL = anyOf(cue.ordinal);
const PART_OF = anyOf(cue.partOf);
const PERCENT_AFTER = anyOf(cue.percentAfter);
const MONEY_AFTER = anyOf(cue.moneyAfter);
const MONEY_BEFORE = anyOf(cue.moneyBefore);
const BOUNDS = { en: stemSet("en", cue.bounds.en), ru: stemSet("ru", cue.bounds.ru), mn: stemSet("mn", cue.bounds.mn) };
const LISTED = anyOf(cue.listedBefore);
const [STRETCH_BEFORE, STRETCH_AFTER] = [/\d{4}(?:\.\d{1,2}){2}\s?[–—-]\s?$/u, /^\s?[–—-]\s?\d{4}(?:\.\d{1,2}){2}/u];
const LOOKED_AT = 40;
/** Words before and after a value that are near it. */
const NEAR = 8;
/** Single-line tables and very long sentences have too many values to compare. */
const LONGEST_SENTENCE = 900;
const MOST_VALUES = 6;

const known = new WeakMap<Draft, readonly Value[]>();

/** The values of all clauses in text order, read once. Linear in the text. */
export function valuesIn(draft: Draft): readonly Value[] {
  const ready = known.get(draft) ?? readValues(draft);
  known.set(draft, ready);
  return ready;
}

function readValues(draft: Draft): Value[] {
  const times = groupedBy(readTimes(draft.reading).mentions, ({ sentence }) => sentence.start);
  return clauseSentences(draft)
    .filter(({ start, end }) => end - start <= LONGEST_SENTENCE)
    .flatMap((sentence) => {
      const read = readIn(draft, sentence, times.get(sentence.start) ?? []);
      return read.length > MOST_VALUES ? [] : read.map((one) => described(draft, sentence, one));
    });
}

function readIn(draft: Draft, sentence: Sentence, times: readonly Mention[]): Read[] {
  const words = wordsOfSentence(draft, sentence);
  const timed = times.flatMap((time) =>
    PART_OF.test(draft.text.slice(Math.max(sentence.start, time.start - LOOKED_AT), time.start)) ||
    isOneOfSeveral(draft, sentence, time)
      ? []
      : readTime(time, draft.text.slice(time.start, time.end)),
  );
  const isTime = (at: number) => times.some(({ start, end }) => start <= at && at < end);
  const figures = [...words.matchAll(FIGURE)].map(({ 0: written, 1: figure = "", index }) => ({
    at: index,
    end: index + written.length,
    amount: Number(figure.replace(/[ ,.\u00a0](?=\d{3}(?!\d))/gu, "").replace(",", ".")),
  }));
  const isList = isListOfNames(words);
  const counted = [...figures, ...smallNumbersIn(words)].flatMap(({ at, end, amount }): Read[] => {
    const place = { start: sentence.start + at, end: sentence.start + end };
    const unit = isTime(place.start) ? null : findUnit(draft, words.slice(0, at), words.slice(end, end + LOOKED_AT));
    if (unit === null || ((isList || !Number.isInteger(amount)) && unit.startsWith(COUNTED))) return [];
    return [
      isHours(unit)
        ? { ...place, unit: LENGTH, countedIn: "hour", amount: amount * DAYS_OF.hour }
        : { ...place, unit, amount },
    ];
  });
  return [...timed, ...counted].sort((one, other) => one.start - other.start);
}

/** '30, 15 and 5 days', '2027.01.15–2028.01.14': one of a list, or an end of a stretch. */
function isOneOfSeveral({ text }: Draft, sentence: Sentence, { start, end }: Mention): boolean {
  const before = text.slice(Math.max(sentence.start, start - LOOKED_AT), start);
  return LISTED.test(before) || STRETCH_BEFORE.test(before) || STRETCH_AFTER.test(text.slice(end, end + LOOKED_AT));
}

/** '2801 Ming Avenue, Bakersfield, CA': names and addresses count nothing. */
function isListOfNames(words: string): boolean {
  const all = words.match(/\p{L}{2,}/gu) ?? [];
  const names = all.filter((word) => /^\p{Lu}/u.test(word));
  return all.length >= FEWEST_NAMES && names.length >= MOSTLY_NAMES * all.length;
}
const [FEWEST_NAMES, MOSTLY_NAMES] = [4, 0.6];

/** 'three rounds', «два экземпляра»: a number that is one word. */
function smallNumbersIn(words: string): { at: number; end: number; amount: number }[] {
  const spelt = [...words.matchAll(WORD)].map(({ 0: word, index }) => ({
    at: index,
    end: index + word.length,
    amount: numberWord(folded(word)),
  }));
  return spelt.flatMap(({ at, end, amount }, place) => {
    const isPart = [spelt[place - 1], spelt[place + 1]].some((other) => (other?.amount ?? null) !== null);
    return amount === null || amount < 2 || isPart || words.charAt(at - 1) === "-" ? [] : [{ at, end, amount }];
  });
}

function readTime(time: Mention, written: string): Read[] {
  const place = { start: time.start, end: time.end };
  if (time.kind === "date") {
    const { year, month, day } = time.date;
    return year === null ? [] : [{ ...place, unit: "date", amount: Date.UTC(year, month - 1, day) }];
  }
  if (time.kind === "recurring")
    return [{ ...place, unit: RECURRING + time.recurring.every, amount: time.recurring.day }];
  if (time.kind !== "length" || time.length.isSigning || ORDINAL.test(written)) return [];
  const { months, days, businessDays } = time.length;
  const countedIn = months > 0 ? "month" : days > 0 ? "day" : "business day";
  return [
    { ...place, unit: LENGTH, countedIn, amount: months * DAYS_OF.month + days + businessDays * DAYS_OF.businessDay },
  ];
}

function isHours(unit: string): boolean {
  return unit.startsWith(COUNTED) && HOURS.test(unit.slice(COUNTED.length));
}

function findUnit({ language }: Draft, before: string, after: string): string | null {
  if (PERCENT_AFTER.test(after)) return "percent";
  if (MONEY_AFTER.test(after) || MONEY_BEFORE.test(before.slice(-LOOKED_AT))) return "money";
  const word = NUMBERED.test(before.slice(-LOOKED_AT)) ? undefined : COUNTED_WORD.exec(after)?.[1];
  if (word === undefined || STOP[language].has(folded(word))) return null;
  return `${COUNTED}${stemIn(language, folded(word))}`;
}

function described(draft: Draft, sentence: Sentence, { start, end, unit, countedIn = "", amount }: Read): Value {
  const before = draft.text.slice(sentence.start, start).split(";").at(-1) ?? "";
  const after = draft.text.slice(end, sentence.end).split(";", 1)[0] ?? "";
  const around = [...before.split(/\s+/u).slice(-NEAR), ...after.split(/\s+/u).slice(0, NEAR)].join(" ");
  return {
    start,
    end,
    unit,
    countedIn,
    amount,
    written: draft.text.slice(start, end).replace(/\s+/gu, " "),
    sentence,
    subject: purposeIn(draft, `${before} ${after}`),
    near: purposeIn(draft, around),
  };
}

/** 'within', 'days', 'each': says nothing of what a value is for. */
export function isBound(language: Language, stem: string): boolean {
  return BOUNDS[language].has(stem);
}

/** Stems that can show what a value is for: no bounds, units or other numbers. */
function purposeIn({ language }: Draft, phrase: string): Set<string> {
  const stems = new Set<string>();
  for (const word of splitWords(folded(phrase))) {
    const stem = stemIn(language, word);
    const isEmpty = stem.length < 3 || /\d/u.test(stem) || STOP[language].has(stem) || STOP[language].has(word);
    if (!isEmpty && !BOUNDS[language].has(stem) && numberWord(word) === null) stems.add(stem);
  }
  return stems;
}

function stemSet(language: Language, words: string): Set<string> {
  return new Set(words.split(" ").flatMap((word) => [word, stemIn(language, word)]));
}
