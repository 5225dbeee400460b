import * as cueCues from "../review/values.cues";
import { anyOf, overLines } from "../language/patterns";
import { rightBehind } from "../review/facts/facts.cues";
import { folded } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import { endOfWord, type Span } from "../text/spans";
import { readTimes, tokenAt } from "./mentions";

const OPEN = overLines(anyOf(cueCues.openEnded));
const ENDS_WITH = overLines(anyOf(cueCues.endsWithSomething));
const OF_A_RIGHT = anyOf(rightBehind);
const SUBJECT = 8;

const BY_A_PARTY = overLines(cueCues.untilAParty.en);
const ENDS_IT = overLines(cueCues.partyEndsIt.en);
/** UTF-16 units. */
const LONGEST = 80;

/** 'Until either party' says nothing without what follows, up to a comma or stop. */
function endOfWords(text: string, from: number): number {
  if (!BY_A_PARTY.test(text.slice(Math.max(0, from - LONGEST), from))) return endOfWord(text, from);
  const stop = /[,;.](?:\s|$)/u.exec(text.slice(from, from + LONGEST))?.index;
  return stop === undefined ? endOfWord(text, Math.min(text.length, from + LONGEST)) : from + stop;
}

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
    const end = endOfWords(text, open.index + open[0].length);
    if (OF_A_RIGHT.test(folded(text.slice(open.index + open[0].length)))) continue;
    if (BY_A_PARTY.test(open[0]) && !ENDS_IT.test(text.slice(open.index, end))) continue;
    return { sentence, words: { start: sentence.start + open.index, end: sentence.start + end } };
  }
  return null;
}
