import * as cue from "./money.cues";
import { anyOf, inOrder, withFlags, type Patterns } from "../language/patterns";
import type { Span } from "../text/spans";

/** Not the '100' of 'Ten Thousand and 00/100 Dollars', nor the '0' of a par value of '$0.0001'. */
const FIGURE =
  /(?<!\d)(?!(?<=\/)100(?!\d))(?<!\d[.,'’])(?:0\.\d{3,6}|(?:\d{1,3}(?:[ ,.'’\u00a0\u202f]\d{3}){1,4}|\d{1,12})(?:[.,](?:\d{1,2}|-))?)(?!\d)/iu;
const IN_WORDS = /(?:\s{0,2}\([^()]{2,80}\))?/iu;
const SCALE = optional(cue.scaleWord);
const OF_COUNTRY = optional(cue.ofCountry);
const CURRENCY = anyOf(inOrder(/\s{0,2}/iu, anyOf(cue.currencyWord), /(?!\p{L})/iu), /\s?[$€£¥₮₽₸](?!\s?[\d[*_])/iu);
const SUM = withFlags(
  anyOf(inOrder(cue.currencyBefore, FIGURE, SCALE), inOrder(FIGURE, IN_WORDS, SCALE, IN_WORDS, OF_COUNTRY, CURRENCY)),
  "giu",
);
/** No currency, no sum. Checked first, because most clauses have figures but no money. */
const HAS_CURRENCY = anyOf(cue.currencyBefore, cue.currencyWord, /[$€£¥₮₽₸]/iu);
const FIGURES = withFlags(FIGURE, "giu");
const OPENS = anyOf(cue.rangeFrom);
const TO = anyOf(cue.rangeTo, /[-–—]/iu);
const JOINT = anyOf(cue.rangeTo, cue.rangeAnd, /[-–—]/iu);

/** Before a sum: the lower figure of a range, whose currency is on the higher one. */
const LOWER = inOrder(/(?<![\p{L}\d])/iu, OPENS, FIGURE, IN_WORDS, SCALE, IN_WORDS, /\s?/iu, JOINT, /\s?$/iu);
const LOWER_UNOPENED = inOrder(FIGURE, SCALE, /\s?/iu, TO, /\s?$/iu);
/** After a sum: the higher figure, whose currency is on the lower one. */
const HIGHER = inOrder(/^\s?/iu, TO, /\s?/iu, FIGURE, SCALE, /(?![\p{L}%])/iu);
const BETWEEN = inOrder(/^\s?/iu, TO, /\s?$/iu);
const BETWEEN_OPENED = inOrder(/^\s?/iu, JOINT, /\s?$/iu);
const OPENED = inOrder(/(?<![\p{L}\d])/iu, OPENS, /$/iu);
const FROM = anyOf(cue.lowerEnd);
const UP_TO = anyOf(cue.upTo);
const YEAR = /^(?:19|20)\d\d$/u;
/** Range words are this near to a sum. UTF-16 units. */
const AROUND = 60;

/** The amounts of money in a text as written; a range, 'from EUR 500 to EUR 900', is one amount. */
export function amountsIn(text: string): string[] {
  if (!/\d/.test(text) || !HAS_CURRENCY.test(text)) return [];
  const sums: Span[] = [];
  for (const match of text.matchAll(SUM)) {
    const sum = { start: match.index, end: match.index + match[0].trimEnd().replace(/[,.]$/u, "").length };
    const before = sums.at(-1);
    if (before && isRange(text, before, sum)) {
      before.end = sum.end + upToBehind(text, sum.end);
      before.start -= opening(text, before.start).length;
    } else sums.push(widened(text, sum, before?.end ?? 0));
  }
  return sums.map(({ start, end }) => text.slice(start, end));
}

/** Whether an amount from `amountsIn` is a range: neither figure is the sum. */
export function isRangeOfSums(amount: string): boolean {
  return findFigures(amount).length > 1;
}

/** The figures of an amount, without those in its bracketed words. */
function findFigures(amount: string): string[] {
  return amount.replace(/\([^()]*\)/gu, " ").match(FIGURES) ?? [];
}

/** Whether two consecutive sums are the ends of a range. */
function isRange(text: string, { start, end }: Span, next: Span): boolean {
  const between = text.slice(end, next.start);
  if (BETWEEN.test(between)) return true;
  if (FROM.test(text.slice(start, end)) && between.trim() === "") return true;
  return BETWEEN_OPENED.test(between) && opening(text, start) !== "";
}

/** 'from ' or 'between ' before a sum. */
function opening(text: string, start: number): string {
  return OPENED.exec(text.slice(Math.max(0, start - AROUND), start))?.[0] ?? "";
}

/** A sum with the figure before or after it that makes it a range. */
function widened(text: string, { start, end }: Span, from: number): Span {
  const head = text.slice(Math.max(from, start - AROUND), start);
  const lower = LOWER.exec(head)?.[0] ?? unopened(head);
  const higher = HIGHER.exec(text.slice(end, end + AROUND))?.[0] ?? "";
  return { start: start - lower.length, end: end + (isSum(higher) ? higher.length : 0) };
}

function unopened(head: string): string {
  const lower = LOWER_UNOPENED.exec(head)?.[0] ?? "";
  return isSum(lower) ? lower : "";
}

/** A figure of three digits or more that isn't a year; fewer may be a clause number, except '10-12'. */
function isSum(words: string): boolean {
  const figure = FIGURE.exec(words)?.[0] ?? "";
  const isJoined = /^[-–—]\d|\d[-–—]$/u.test(words);
  return figure.replace(/\D/gu, "").length >= (isJoined ? 1 : 3) && !YEAR.test(figure);
}

function upToBehind(text: string, end: number): number {
  return UP_TO.exec(text.slice(end, end + AROUND))?.[0].length ?? 0;
}

/** These words after a figure, or none. */
function optional(words: Patterns): RegExp {
  return new RegExp(`(?:\\s{0,2}(?:${anyOf(words).source})\\.?(?!\\p{L}))?`, "iu");
}
