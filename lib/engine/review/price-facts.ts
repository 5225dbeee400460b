import * as less from "../cues/en/qualified";
import * as en from "../cues/en/yes-or-no";
import * as lessMn from "../cues/mn/qualified";
import * as mn from "../cues/mn/yes-or-no";
import { anyOf } from "../cues/pack";
import * as lessRu from "../cues/ru/qualified";
import * as ru from "../cues/ru/yes-or-no";
import { priceSentences, withRate } from "../facts/money";
import { amountsIn, isRangeOfSums } from "../facts/sums";
import { folded } from "../text/folding";
import type { Reading } from "../text/reading";
import { figureOf } from "./amounts";
import type { Fact } from "./fact";
import { fact, quoted } from "./made-fact";

const MOST_SENTENCES = 3;
const ONLY_IN_A_CASE = anyOf(less.onlyInACase, lessRu.onlyInACase, lessMn.onlyInACase, lessMn.dueIf);
const OWN_NUMBER = /^[\d.]{1,9}\s/u;
const BOUNDS = anyOf(en.bounds, ru.bounds, mn.bounds);
/** What makes a sum the least or the most stands so near. UTF-16 units. */
const BEFORE = 16;
const BEHIND = 12;

/** What is paid, with its currency: the first sum that is neither a bound nor due in a case only. */
export function priceFacts(reading: Reading): Fact[] {
  for (const sentence of priceSentences(reading, MOST_SENTENCES)) {
    const passage = quoted(reading, sentence);
    const [amount] = amountsIn(passage.content);
    if (amount === undefined || ONLY_IN_A_CASE.test(sentence.folded.replace(OWN_NUMBER, ""))) continue;
    if (isLeastOrMost(passage.content, amount)) continue;
    const figure = figureOf(amount);
    const price = { ...fact("price", withRate(passage.content, amount), passage), ...figure };
    return figure.currency
      ? [price, { ...fact("currency", figure.currency, passage), currency: figure.currency }]
      : [price];
  }
  return [];
}

/** 'At least EUR 900', '320 сая төгрөгөөс доошгүй': no price, but for one that is a range. */
function isLeastOrMost(clause: string, amount: string): boolean {
  const at = clause.indexOf(amount);
  const around = clause.slice(Math.max(0, at - BEFORE), at + amount.length + BEHIND);
  return !isRangeOfSums(amount) && BOUNDS.test(folded(around));
}
