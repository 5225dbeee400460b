import * as plainDate from "../facts/plain-date.cues";
import * as plainTerm from "../facts/plain-term.cues";
import * as values from "../review/values.cues";
import * as days from "./days.cues";
import { anyOf, inOrder } from "../language/patterns";
import { folded } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { readTimes, type Mention } from "./mentions";

/** UTF-16 units. */
const BESIDE = 70;
const BEFORE = 130;
const ENDS = anyOf(plainDate.endBefore, plainTerm.endBefore);
const THEN_ENDS = anyOf(values.endAfter);
const OF_ANOTHER = anyOf(days.notItsDay, inOrder(days.toAnother, days.contractDated));

/** Whether words next to a day say that something ends on it: 'in force from its signing until' that day. */
export function isEnd(text: string, { start, end }: Span): boolean {
  return (
    ENDS.test(folded(sameBlock(text.slice(Math.max(0, start - BESIDE), start)))) ||
    THEN_ENDS.test(text.slice(end, end + BESIDE))
  );
}

/** Without what stands above an empty line: a heading 'From which day to which' doesn't end the contract. */
function sameBlock(before: string): string {
  return before.replace(/^[\s\S]*\n\s*\n/u, "");
}

const named = new WeakMap<Reading, ReadonlySet<Sentence>>();

/** Whether the sentence of a duration names the day on which it ends: '15 months and ends on 30 April 2028'. */
export function isEndNamed(reading: Reading, { sentence }: Mention): boolean {
  const sentences = named.get(reading) ?? sentencesThatEnd(reading);
  named.set(reading, sentences);
  return sentences.has(sentence);
}

function sentencesThatEnd(reading: Reading): ReadonlySet<Sentence> {
  const { text } = reading.contract;
  const ends = readTimes(reading).mentions.filter((one) => one.kind === "date" && isEnd(text, one));
  return new Set(ends.map(({ sentence }) => sentence));
}

/** Whether words before a day say that it dates another contract: 'entered into a lease dated as of'. */
export function isOfAnother(text: string, { start }: Span): boolean {
  return OF_ANOTHER.test(text.slice(Math.max(0, start - BEFORE), start));
}

const NOT_ITS_TERM = anyOf(days.notItsTerm);

/** Whether a sentence is about a warranty, a duty that survives or a cap: its duration isn't the contract's. */
export function outlastsIt({ folded: words }: { folded: string }): boolean {
  return NOT_ITS_TERM.test(words);
}
