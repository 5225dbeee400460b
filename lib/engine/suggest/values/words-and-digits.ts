import type { Check, Finding } from "../check";
import { finding } from "../check";
import type { Draft } from "../draft";
import { NUMERAL_JOINT, numberSpelt } from "../../time/written/numbers";
import * as cue from "../../facts/money.cues";
import { anyOf } from "../../language/patterns";

const FIGURE = "\\d{1,3}(?:[ ,.\\u00a0\\u202f']\\d{3}){1,4}|\\d{1,12}";
const CENTS = "(?:[.,]\\d{1,2}(?!\\d))?";
const CURRENCY = "(?:US|CA|AU)?[$€£¥₮₽]|USD|EUR|GBP|CHF|MNT|RUB|CAD|AUD";
/** '(60)', '($2,500.00)', '(50%)' after words: searched by figures, because words are everywhere. */
const DIGITS_IN_BRACKETS = new RegExp(
  `\\(\\s?(?:${CURRENCY})?\\s?(${FIGURE})(${CENTS})\\s?(?:%|percent|${CURRENCY}|st|nd|rd|th)?\\s?\\)`,
  "gu",
);
const LETTER = /\p{L}/u;
const JOINT = /[\s,-]/u;
const LONGEST_JOINT = 12;
/** Between the numeral and its figures: 'two million US dollars ($2,000,000)', 'сто тысяч рублей (100 000)'. */
const UNIT_BEFORE = anyOf(cue.unitBefore);
const LONGEST_WORDS = 150;
const LONGEST_MARK = 8;
/** '60 (тридцати)', '86,400,000 (наян зургаан сая)': figures, then words in brackets. */
const DIGITS_THEN_WORDS = new RegExp(
  `(?<![\\d.,])(${FIGURE})(${CENTS})\\s{0,2}(?:%|(?:руб\\p{L}{0,3}\\.?|төгрөг\\p{L}{0,3}|dollars?|${CURRENCY})\\s?)?\\s?\\(\\s?([\\p{L} ,.-]{2,120}?)\\s?\\)`,
  "gu",
);
const UNIT_WITHIN = anyOf(cue.unitWithin);
const UNIT_FIRST = anyOf(cue.unitFirst);

type Pair = { start: number; end: number; words: string; figures: { start: number; text: string } };

/** Reports only certain number words. Courts hold that words prevail, so the figures are corrected. */
export const wordsAndDigits: Check = (draft) =>
  [...wordsFirst(draft), ...figuresFirst(draft)].flatMap((pair) => compared(draft, pair));

function wordsFirst({ text }: Draft): Pair[] {
  const pairs: Pair[] = [];
  for (const match of text.matchAll(DIGITS_IN_BRACKETS)) {
    const before = text.slice(Math.max(0, match.index - LONGEST_WORDS), match.index);
    const unit = UNIT_BEFORE.exec(before)?.[0] ?? "";
    const words = speltTail(before.slice(0, before.length - unit.length));
    if (!words || hasCents(match[2]) || isListed(before, words, match[1])) continue;
    const figures = { start: match.index + match[0].indexOf(match[1] ?? ""), text: match[1] ?? "" };
    pairs.push({
      start: match.index - unit.length - words.length,
      end: match.index + match[0].length,
      words: words.trim(),
      figures,
    });
  }
  return pairs;
}

/** '(1) zero and (2) …': list marks, not amounts. */
function isListed(before: string, words: string, figure: string | undefined): boolean {
  const mark = /\((\d{1,2})\)[^()]{0,40}$/u.exec(before);
  return (
    mark !== null && before.length - mark.index < words.length + LONGEST_MARK && Number(figure) === Number(mark[1]) + 1
  );
}

function figuresFirst({ text }: Draft): Pair[] {
  return [...text.matchAll(DIGITS_THEN_WORDS)]
    .filter((match) => !hasCents(match[2]))
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      words: (match[3] ?? "").replace(UNIT_FIRST, "").replace(UNIT_WITHIN, "").trim(),
      figures: { start: match.index, text: match[1] ?? "" },
    }));
}

/** A fraction that the words omit: '1.5', '0,44'. */
function hasCents(cents: string | undefined): boolean {
  return /[1-9]/u.test(cents ?? "");
}

/** A larger number is corrected only if that of the words stands elsewhere too: a sum may be right in its figures. */
const LARGE = 1_000;

function isCertain(draft: Draft, spelt: number, figure: number): boolean {
  return Math.max(spelt, figure) < LARGE || figuresIn(draft).has(String(spelt));
}

const figuresRead = new WeakMap<Draft, ReadonlySet<string>>();

/** Every number of the text, its digits alone. */
function figuresIn(draft: Draft): ReadonlySet<string> {
  const ready = figuresRead.get(draft);
  if (ready) return ready;
  const found = draft.text.match(/\d{1,3}(?:[ .,\u00a0\u202f]\d{3}){1,5}(?!\d)|\d{4,15}/gu) ?? [];
  const figures = new Set(found.map((figure) => figure.replace(/\D/gu, "")));
  figuresRead.set(draft, figures);
  return figures;
}

function compared(draft: Draft, { start, end, words, figures }: Pair): Finding[] {
  const spelt = numberSpelt(words.replaceAll(",", " "));
  const figure = Number(figures.text.replace(/\D/gu, ""));
  if (spelt === null || spelt === figure || (spelt < 32 && isYear(figure))) return [];
  const { text } = draft;
  const replacement =
    text.slice(start, figures.start) +
    written(spelt, figures.text) +
    text.slice(figures.start + figures.text.length, end);
  return [
    finding(
      "wordsAndDigits",
      { start, end },
      {
        values: { words, digits: figures.text },
        severity: "high",
        replacement: isCertain(draft, spelt, figure) ? replacement.replace(/\s+/gu, " ") : null,
      },
    ),
  ];
}

/** 'Year One (1998)'. */
function isYear(figure: number): boolean {
  return figure >= 1_900 && figure < 2_100;
}

/** A number grouped like the one it replaces: '1 500 000' for '1 400 000'. */
function written(number: number, like: string): string {
  const separator = /\D/u.exec(like)?.[0] ?? (like.length > 3 ? "" : ",");
  return String(number).replace(/\B(?=(?:\d{3})+$)/gu, separator);
}

/** 'period of thirty' gives 'thirty'. Only spaces, hyphens and commas separate its words, which are read backwards. */
function speltTail(text: string): string | null {
  let start: number | null = null;
  for (let after = text.length; ;) {
    const end = runStart(text, after, JOINT);
    const begin = runStart(text, end, LETTER);
    const word = text.slice(begin, end);
    if (word === "" || after - end > LONGEST_JOINT || !isNumeral(word)) break;
    if (numberSpelt(word) !== null) start = begin;
    after = begin;
  }
  const words = start === null ? "" : text.slice(start);
  return words !== "" && numberSpelt(words.replaceAll(",", " ")) !== null ? words : null;
}

/** Index where the characters of one kind that end here begin. */
function runStart(text: string, after: number, sign: RegExp): number {
  let at = after;
  while (at > 0 && sign.test(text.charAt(at - 1))) at -= 1;
  return at;
}

/** A numeral, or the 'and' between two. */
function isNumeral(word: string): boolean {
  return NUMERAL_JOINT.test(word.toLowerCase()) || numberSpelt(word) !== null;
}
