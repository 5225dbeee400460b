/** Days of a month in words: 'the first day of March', 'двадцать пятого марта'. */
import * as en from "../cues/en/dates";
import * as ru from "../cues/ru/dates";

/** The words of each language as one pattern, longer ones first: 'twenty-first' before 'first'. */
export const DAY_WORDS_EN = patternOf(en.dayWords);
export const DAY_WORDS_RU = patternOf(ru.dayWords);

const NUMBERS = new Map(
  [en.dayWords, ru.dayWords].flatMap((words) => words.map((word, index) => [plain(word), index + 1] as const)),
);

/** A day's number, from its figures or its word. 0 where it is neither. */
export function dayNumber(text: string): number {
  return /^\d/u.test(text) ? Number(text) : (NUMBERS.get(plain(text)) ?? 0);
}

function patternOf(words: readonly string[]): string {
  return [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(" ", "[ -]{1,3}").replaceAll("ё", "[её]"))
    .join("|");
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll("ё", "е").replace(/[ -]+/gu, " ");
}
