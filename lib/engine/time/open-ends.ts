import * as cueCues from "../review/values.cues";
import { anyOf, overLines } from "../language/patterns";
import type { Reading, Sentence } from "../text/reading";
import { endOfWord, type Span } from "../text/spans";
import { readTimes, tokenAt } from "./mentions";

const OPEN = overLines(anyOf(cueCues.openEnded));
const ENDS_WITH = overLines(anyOf(cueCues.endsWithSomething));
const SUBJECT = 8;

/** Where a contract says it runs until someone ends it: a sentence that begins with the contract or its term. */
export function openEndIn(reading: Reading): { sentence: Sentence; words: Span } | null {
  const { tokens, cues } = readTimes(reading);
  for (const sentence of reading.sentences) {
    const text = reading.contract.text.slice(sentence.start, sentence.end);
    const open = OPEN.exec(text);
    if (!open || ENDS_WITH.test(text)) continue;
    const first = tokenAt(tokens, sentence.start);
    const subject = cues.slice(first, first + SUBJECT).flat();
    if (!["contract", "thisContract", "term"].some((cue) => subject.includes(cue))) continue;
    const start = sentence.start + open.index;
    return { sentence, words: { start, end: sentence.start + endOfWord(text, open.index + open[0].length) } };
  }
  return null;
}
