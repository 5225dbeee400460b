import { sentenceAt, type Reading, type Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { cuesAmong, type Cue } from "./cues";
import { datesAmong, type WrittenDate } from "./dates";
import { namedDaysIn, type NamedDay } from "./named-days";
import { lengthsAmong, type WrittenLength } from "./lengths";
import { signingsAmong } from "./moments";
import { recurringAmong, type RecurringDay } from "./recurring";
import { tokenize, type Token } from "./tokens";

/** A date, duration or recurring day of a contract, with its token indices. */
export type Mention = Span & {
  from: number;
  next: number;
  /** Its index among the mentions. */
  order: number;
  sentence: Sentence;
  /** Index of its sentence, and the token indices of that sentence. */
  sentenceAt: number;
  first: number;
  last: number;
} & (
    | { kind: "date"; date: WrittenDate }
    | { kind: "length"; length: WrittenLength }
    | { kind: "recurring"; recurring: RecurringDay }
  );

export type LengthMention = Mention & { kind: "length" };

/** The times in a contract, read once: its tokens, their cues, and the mentions in order. */
export type Times = {
  tokens: readonly Token[];
  cues: readonly (readonly Cue[])[];
  mentions: readonly Mention[];
  named: readonly NamedDay[];
};

const known = new WeakMap<Reading, Times>();

/** Reads every date, duration and recurring day of a contract. Linear in the text. */
export function readTimes(reading: Reading): Times {
  const ready = known.get(reading);
  if (ready) return ready;
  const tokens = tokenize(reading.contract.text);
  const dates = datesAmong(tokens);
  const lengths = [...lengthsAmong(tokens), ...signingsAmong(tokens)];
  const recurring = recurringAmong(tokens);
  const all = [
    ...dates.map((date) => ({ kind: "date" as const, date, start: date.start, end: date.end })),
    ...recurring.map((one) => ({ kind: "recurring" as const, recurring: one, start: one.start, end: one.end })),
    ...lengths.map((length) => ({ kind: "length" as const, length, start: length.start, end: length.end })),
  ];
  const mentions = placed(reading, tokens, all);
  const times = { tokens, cues: cuesAmong(tokens), mentions, named: namedDaysIn({ tokens, mentions }) };
  known.set(reading, times);
  return times;
}

type Found = Span &
  (
    | { kind: "date"; date: WrittenDate }
    | { kind: "length"; length: WrittenLength }
    | { kind: "recurring"; recurring: RecurringDay }
  );

/** In text order; if two overlap, the first kind wins. */
function placed(reading: Reading, tokens: readonly Token[], found: readonly Found[]): Mention[] {
  const taken: Mention[] = [];
  const isTaken = new Uint8Array(tokens.length);
  const places = new Map(reading.sentences.map((sentence, index) => [sentence, index]));
  for (const one of found) {
    const [from, next] = [tokenAt(tokens, one.start), tokenAt(tokens, one.end)];
    const sentence = sentenceAt(reading, one.start);
    if (!sentence || isTaken.subarray(from, next).some((value) => value > 0)) continue;
    isTaken.fill(1, from, next);
    const at = { order: 0, sentenceAt: places.get(sentence) ?? 0 };
    taken.push({
      ...one,
      ...at,
      from,
      next,
      sentence,
      first: tokenAt(tokens, sentence.start),
      last: tokenAt(tokens, sentence.end),
    });
  }
  return taken.sort((first, second) => first.start - second.start).map((one, order) => ({ ...one, order }));
}

/** The nearest mention before or after another that passes `is`, searched while `within` holds. */
export function nearest(
  mentions: readonly Mention[],
  mention: Mention,
  { step, within, is }: { step: 1 | -1; within: (one: Mention) => boolean; is: (one: Mention) => boolean },
): Mention | undefined {
  for (let at = mention.order + step; at >= 0 && at < mentions.length; at += step) {
    const one = mentions[at];
    if (!one || !within(one)) return undefined;
    if (is(one)) return one;
  }
  return undefined;
}

/** The first token that begins at or after an offset. */
export function tokenAt(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
