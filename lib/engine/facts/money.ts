import type { Reading, Sentence } from "../text/reading";
import * as cue from "./money.cues";
import { anyOf } from "../language/patterns";
import { amountsIn } from "./sums";

/** UTF-16 units. */
const LONGEST_RATE = 40;
const PAYS = anyOf(cue.paysWord);
const PAYMENT = anyOf(cue.payment);
const MINOR = anyOf(cue.minorSum);

const RATE = anyOf(cue.perUnit);

const MINOR_UNIT = anyOf(cue.minorUnit);
const RATE_BEFORE = anyOf(cue.rateBefore);

const TAX = anyOf(cue.taxBetween);
const UNIT_AHEAD = anyOf(cue.unitAhead);
const TOTAL_OF_PERIOD = anyOf(cue.totalOfPeriod);
/** UTF-16 units. */
const AHEAD = 70;

/** An amount with what it pays for, also where that is said a few words before it: 'hourly price is £18.90'. */
export function withUnit(text: string, amount: string): string {
  const beside = withRate(text, amount);
  if (beside !== amount.replace(/\s+/gu, " ")) return beside;
  const start = text.indexOf(amount);
  const end = start + amount.length;
  const tax = TAX.exec(text.slice(end, end + LONGEST_RATE))?.[0] ?? "";
  const unit = tax === "" ? "" : (RATE.exec(text.slice(end + tax.length, end + tax.length + LONGEST_RATE))?.[0] ?? "");
  if (unit !== "") return `${amount}${tax}${unit}`.replace(/\s+/gu, " ");
  const before = text.slice(Math.max(0, start - AHEAD), start);
  const total = TOTAL_OF_PERIOD.exec(before);
  const ahead = total ? `${total[1]} ${total[2]} ` : (UNIT_AHEAD.exec(before)?.[0] ?? "");
  return `${ahead}${amount}`.replace(/\s+/gu, " ");
}

/** 'MNT 4,850,000 (four million …) a month': the same sum in words, not told. UTF-16 units. */
const IN_WORDS = /^\s?\([^()\d]{2,120}\)/u;
const LONGEST_IN_WORDS = 130;

/** An amount with the adjacent words for its period or quantity: 'EUR 9.20 per kg', 'USD 30 per user per month'. */
export function withRate(text: string, amount: string): string {
  const start = text.indexOf(amount);
  const end = start + amount.length;
  const before = RATE_BEFORE.exec(text.slice(Math.max(0, start - LONGEST_RATE), start))?.[0] ?? "";
  const minor = MINOR_UNIT.exec(text.slice(end, end + LONGEST_RATE))?.[0].length ?? 0;
  const inWords = IN_WORDS.exec(text.slice(end + minor, end + minor + LONGEST_IN_WORDS))?.[0].length ?? 0;
  const from = end + minor + inWords;
  const unit = RATE.exec(text.slice(from, from + LONGEST_RATE))?.[0] ?? "";
  const time = RATE.exec(text.slice(from + unit.length, from + unit.length + LONGEST_RATE))?.[0] ?? "";
  return `${before}${amount}${unit}${time}`.replace(/\s+/gu, " ");
}

/** Whether a price as `withUnit` writes it is for a period or a unit: 'EUR 9.20 per kg', 'сарын 500 000 төгрөг'. */
export function isRate(words: string): boolean {
  const [price = ""] = words.split("; "); // behind it stands what was paid before a change, or another row of a table
  const sum = SUM.exec(price.slice(0, LONGEST_PRICE));
  if (!sum) return false;
  const behind = price.slice(sum.index + sum[0].length, LONGEST_PRICE);
  const places = [...behind.matchAll(/^|[\s/]/gu)].map(({ index }) => behind.slice(index));
  const head = price.slice(0, sum.index).replace(/[$€£¥₮₽₸]$/u, "");
  return RATE_BEFORE.test(head) || UNIT_AHEAD.test(head) || places.some((words) => RATE.test(words));
}

/** The first figure with its groups; what follows may have figures of its own: '… for 1 kg', '… from 1 May'. */
const SUM = /\d+(?:[\s.,'’]\d+)*/u;
const LONGEST_PRICE = 160;
const WHOLE = anyOf(cue.wholePrice);

/** Whether a sentence is about the total contract price. */
export function isPriceOfWhole(sentence: Sentence): boolean {
  return WHOLE.test(sentence.folded) && !MINOR.test(sentence.folded);
}

/** The sentences that state prices and payments, most significant first; at most `limit`. */
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
