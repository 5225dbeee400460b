import { numberAt } from "./numbers";
import { oneOf } from "../../text/either";
import { areJoined, type Token } from "./tokens";

const BEFORE_YEAR = new Set(`, . of in the year day месяца » ” " “ « ( ) ' ’`.split(" "));
const MOST_BETWEEN = 6;
const YEAR_WORDS = new Set(["года", "году", "год", "г", "оны", "он", "онд"]);
const APOSTROPHE = /^['’]$/u;
const TWO_FIGURES = /^\d\d$/u;

/** Of two figures, those up to 50 are of this century. */
export function fullYear(figures: string): number {
  const year = Number(figures);
  if (figures.length > 2) return year;
  return year > 50 ? 1900 + year : 2000 + year;
}

/** The year that figures stand for; of two figures only where `mayBeShort`. */
export function yearIn(text: string, mayBeShort: boolean): number | null {
  if (/^(?:19|20)\d\d$/u.test(text)) return Number(text);
  return mayBeShort && TWO_FIGURES.test(text) ? fullYear(text) : null;
}

/** The year behind a day and its month, within a few words: 'of the year 2026', ', 2026', "'26". */
export function yearAfter(tokens: readonly Token[], at: number): { year: number; next: number } | null {
  let here = at;
  while (here - at < MOST_BETWEEN && BEFORE_YEAR.has(tokens[here]?.text ?? "")) here += 1;
  const text = tokens[here]?.text ?? "";
  const isApart = APOSTROPHE.test(tokens[here - 1]?.text ?? "") && areJoined(tokens[here - 1], tokens[here]);
  if (isApart && TWO_FIGURES.test(text)) return { year: fullYear(text), next: here + 1 };
  const number = numberAt(tokens, here);
  if (!number || number.value < 1900 || number.value > 2199) return null;
  return { year: number.value, next: number.next + (YEAR_WORDS.has(tokens[number.next]?.text ?? "") ? 1 : 0) };
}

/** '31 Dec 27, …', '1 Jan 26 to …': two figures that nothing is counted by. */
export function bareYear(tokens: readonly Token[], at: number): { year: number; next: number } | null {
  const [figures, mark, beyond] = tokens.slice(at, at + 3);
  if (!figures || !TWO_FIGURES.test(figures.text) || !BARE_YEARS.test(figures.text)) return null;
  const isDecimal = areJoined(figures, mark) && areJoined(mark, beyond) && /^\d/u.test(beyond?.text ?? "");
  const isEnd = !mark || RANGE.test(mark.text) || (areJoined(figures, mark) && /^[.,;)]$/u.test(mark.text));
  if (isDecimal || !isEnd) return null;
  return { year: fullYear(figures.text), next: at + 1 };
}
const RANGE = oneOf(String.raw`to|until|till|through|[-–—|]`);
const BARE_YEARS = /^[2-4]\d$/u;

/** 'от 12.03.26', '12.03.26 г.': elsewhere such figures may be a clause's number, or begin with the year. */
export function isRussianDay(tokens: readonly Token[], at: number): boolean {
  return BEFORE_SHORT.test(tokens[at - 1]?.text ?? "") || AFTER_SHORT.test(tokens[at + 5]?.text ?? "");
}
const BEFORE_SHORT = oneOf("от|с|до|по|дата");
const AFTER_SHORT = oneOf("г|года|году");
