import type { Reading, Sentence } from "../text/reading";
import * as en from "../cues/en/money";
import * as mn from "../cues/mn/money";
import { anyOf, inOrder, withFlags } from "../cues/pack";
import * as ru from "../cues/ru/money";

const FIGURES = /(?<!\d)\d{1,3}(?:[ ,.\u00a0]\d{3}){0,4}(?:[.,]\d{1,2})?\s{0,2}(?:\([^()]{2,80}\)\s{0,2})?/iu;
const AMOUNT = withFlags(
  anyOf(en.currencyBefore, inOrder(FIGURES, anyOf(en.currencyWord, ru.currencyWord, mn.currencyWord), /(?!\p{L})/iu)),
  "giu",
);
/** UTF-16 units. */
const LONGEST_RATE = 40;
const PAYS = anyOf(en.paysWord, ru.paysWord, mn.paysWord);
const PAYMENT = anyOf(en.payment, ru.payment, mn.payment);
const MINOR = anyOf(en.minorSum, ru.minorSum, mn.minorSum);

/** The amounts of money in a text, as they are written. */
export function amountsIn(text: string): string[] {
  if (!/\d/.test(text)) return [];
  return [...text.matchAll(AMOUNT)].map((match) => match[0].trim().replace(/[,.]$/u, ""));
}

const RATE = anyOf(en.perUnit, ru.perUnit);

/**
 * An amount of the text with the words right behind it that say for how much or how long: 'EUR 9.20 per kg', 'USD 30
 * per user per month'.
 */
export function withRate(text: string, amount: string): string {
  const end = text.indexOf(amount) + amount.length;
  const unit = RATE.exec(text.slice(end, end + LONGEST_RATE))?.[0] ?? "";
  const time = RATE.exec(text.slice(end + unit.length, end + unit.length + LONGEST_RATE))?.[0] ?? "";
  return `${amount}${unit}${time}`.replace(/\s+/gu, " ");
}

const WHOLE = anyOf(en.wholePrice, ru.wholePrice, mn.wholePrice);

/** The sentences that state what is paid, those with the price of the whole first; at most `limit`. */
export function priceSentences(reading: Reading, limit: number): Sentence[] {
  const priced = moneySentences(reading, limit * 3).map((sentence) => ({
    sentence,
    hasAmount: amountsIn(reading.contract.text.slice(sentence.start, sentence.end)).length > 0,
  }));
  const rank = ({ sentence, hasAmount }: (typeof priced)[number]) =>
    (hasAmount ? 2 : 0) + (hasAmount && WHOLE.test(sentence.folded) ? 1 : 0);
  return priced
    .sort((a, b) => rank(b) - rank(a) || a.sentence.start - b.sentence.start)
    .slice(0, limit)
    .map(({ sentence }) => sentence);
}

/** Whether a sentence is on the price of the whole contract. */
export function isPriceOfWhole(sentence: Sentence): boolean {
  return WHOLE.test(sentence.folded) && !MINOR.test(sentence.folded);
}

/** The sentences that state prices and payments, the most telling first; at most `limit`. */
export function moneySentences(reading: Reading, limit: number): Sentence[] {
  const scored = reading.sentences.flatMap((sentence) => {
    if (sentence.isTitle || sentence.isInstruction || !PAYS.test(sentence.folded)) return [];
    const raw = reading.contract.text.slice(sentence.start, sentence.end);
    const amounts = amountsIn(raw).length;
    const heading = reading.sections[sentence.section]?.foldedHeading ?? "";
    const score =
      Math.min(amounts, 2) * 2 +
      (PAYS.test(heading) ? 1 : 0) +
      (PAYMENT.test(sentence.folded) ? 1.5 : 0) -
      (MINOR.test(sentence.folded) ? 2.5 : 0);
    return score >= 1.5 ? [{ sentence, score }] : [];
  });
  return scored
    .sort((a, b) => b.score - a.score || a.sentence.start - b.sentence.start)
    .slice(0, limit)
    .map(({ sentence }) => sentence)
    .sort((a, b) => a.start - b.start);
}
