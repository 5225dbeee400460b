import { datesIn } from "../../facts/date-text";
import { anyOf } from "../../language/patterns";
import { groupedBy } from "@/lib/grouped-by";
import { finding, type Check, type Finding } from "../check";
import { wordsOfSentence, type Draft } from "../draft";
import * as order from "./date-order.cues";
import * as cue from "./sums-of-parts.cues";
import { LENGTH, valuesIn, type Value } from "./values";

const IN_PARTS = anyOf(cue.inParts);
const NOT_PARTS = anyOf(cue.notParts);
const [WHOLE, MOST, SMALLEST, FEWEST] = [100, 150, 5, 2];

/** Percentages of one price that make more than all of it: '30 % in advance and 80 % on delivery'. */
export const partsOverWhole: Check = (draft) =>
  bySentence(draft).flatMap((values): Finding[] => {
    const parts = values.filter(({ unit }) => unit === "percent");
    const [first] = parts;
    const sum = parts.reduce((all, { amount }) => all + amount, 0);
    if (!first || parts.length < FEWEST || sum <= WHOLE || sum > MOST || parts.some(({ amount }) => amount < SMALLEST))
      return [];
    const { sentence } = first;
    if (!IN_PARTS.test(sentence.folded) || NOT_PARTS.test(sentence.folded)) return [];
    const said = parts.map(({ amount }) => `${amount} %`).join(" + ");
    return [finding("partsOverWhole", sentence, { values: { parts: said, sum: `${sum} %` }, severity: "high" })];
  });

const FROM = anyOf(order.from, order.begins);
const UNTIL = anyOf(order.until, order.ends);
const [DAY, MONTH, SHORTEST] = [86_400_000, 30.4, 28];
/** A part of the length by which dates may differ from it: both days count, or one. */
const TOLERANCE = 0.05;

/** 'from 1 April 2026 to 31 March 2028, three years': the only two days and the only length of a sentence. */
export const lengthOfDates: Check = (draft) =>
  bySentence(draft).flatMap((values): Finding[] => {
    const lengths = values.filter(({ unit }) => unit === LENGTH);
    const [length] = lengths;
    if (!length || lengths.length > 1 || length.amount < SHORTEST) return [];
    const words = wordsOfSentence(draft, length.sentence);
    const [start, end, more] = datesIn(words);
    if (!start || !end || more) return [];
    const between = words.slice(start.end, end.start);
    if (!FROM.test(words.slice(0, end.start)) || !UNTIL.test(`${between} ${words.slice(end.end, end.end + 20)}`))
      return [];
    if (/[.;]\s/u.test(between) || length.start < length.sentence.start + start.start - 80) return [];
    const days =
      (Date.UTC(end.year, end.month - 1, end.day) - Date.UTC(start.year, start.month - 1, start.day)) / DAY + 1;
    if (days <= 0 || Math.abs(days - length.amount) <= Math.max(2, TOLERANCE * length.amount)) return [];
    if (length.countedIn === "business day" || Math.abs(days - length.amount) < MONTH / 2) return [];
    const values_ = {
      length: length.written,
      start: words.slice(start.start, start.end).replace(/\s+/gu, " "),
      end: words.slice(end.start, end.end).replace(/\s+/gu, " "),
    };
    return [finding("lengthOfDates", length.sentence, { values: values_, severity: "high" })];
  });

function bySentence(draft: Draft): Value[][] {
  return [...groupedBy(valuesIn(draft), ({ sentence }) => sentence.start).values()];
}
