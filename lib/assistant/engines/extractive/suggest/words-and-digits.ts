import type { Reading } from "../text/reading";
import type { SuggestedChange } from "../../port";
import type { Check } from "./check";
import { finding } from "./check";
import { numberSpelt } from "./number-words";

/** '(60)' after words: looked for by its figures, as words are everywhere. */
const DIGITS_IN_BRACKETS = /\(\s?(\d{1,3}(?:[ ,.\u00a0]?\d{3}){0,4})\s?\)/gu;
const WORDS_BEFORE = /(?:[\p{L}]{2,14}[ -]{1,2}){0,6}[\p{L}]{2,14}\s?$/u;
const LONGEST_WORDS = 110;
/** '60 (тридцати)', '86,400,000 (наян зургаан сая)': figures, then words in brackets. */
const DIGITS_THEN_WORDS = /(?<![\d.,])(\d{1,3}(?:[ ,.\u00a0]?\d{3}){0,4})\s?\(\s?([\p{L} -]{2,90}?)\s?\)/gu;

/** Numbers whose words and figures disagree, in three languages. Only what is surely a spelt number counts. */
export const wordsAndDigits: Check = (reading, copy) => {
  const { text } = reading.contract;
  const found: SuggestedChange[] = [];
  for (const match of text.matchAll(DIGITS_IN_BRACKETS)) {
    const phrase = WORDS_BEFORE.exec(text.slice(Math.max(0, match.index - LONGEST_WORDS), match.index))?.[0] ?? "";
    const words = speltTail(phrase);
    if (words) compare(reading, copy, { found, start: match.index - words.length, end: match.index + match[0].length, words: words.trim(), digits: match[1] ?? "" });
  }
  for (const match of text.matchAll(DIGITS_THEN_WORDS)) {
    compare(reading, copy, { found, start: match.index, end: match.index + match[0].length, words: match[2] ?? "", digits: match[1] ?? "" });
  }
  return found.sort((a, b) => a.passage.start - b.passage.start);
};

type Pair = { found: SuggestedChange[]; start: number; end: number; words: string; digits: string };

function compare(reading: Reading, copy: Parameters<Check>[1], pair: Pair): void {
  const spelt = numberSpelt(pair.words);
  const figure = Number(pair.digits.replace(/[ ,.\u00a0]/gu, ""));
  if (spelt === null || spelt === figure) return;
  const { title, comment } = copy.suggestions.numberWords;
  pair.found.push(finding(reading, pair, { title, comment: comment(String(spelt), pair.digits), severity: "high" }));
}

/** The longest end of a phrase that spells a number: 'period of thirty' gives 'thirty'. */
function speltTail(phrase: string): string | null {
  const starts = [0, ...[...phrase.matchAll(/[ -]/gu)].map((match) => match.index + 1)];
  for (const start of starts) {
    const tail = phrase.slice(start);
    if (!/^(?:and|и)\b/u.test(tail) && numberSpelt(tail) !== null) return tail;
  }
  return null;
}
