import { sentenceAt, type Reading, type Sentence } from "../text/reading";
import type { Span } from "../text/spans";
import { cuesAmong, type Cue } from "./written/cues";
import { datesAmong, type WrittenDate } from "./written/dates";
import { lengthsAmong, type WrittenLength } from "./written/lengths";
import { signingsAmong } from "./written/moments";
import { oneOf } from "../text/either";
import { recurringAmong, type RecurringDay } from "./written/recurring";
import { tokenize, type Token } from "./written/tokens";

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

/** A day that a contract names: '1 April 2026 ("the Opening Date")', 'Start Date: 1 August 2025'. */
type NamedDay = { words: readonly string[]; mention: Mention };

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

const OPENS = /^["“«„(]$/u;
const CLOSES = /^["”»)]$/u;
const ARTICLE = oneOf(String.raw`the|a|hereinafter|-|—|–|,|"|“|«|\(`, String.raw`далее|именуем\p{L}{2,4}|цаашид|гэх`);
const LONGEST_NAME = 5;
const NEAR = 8;
/** Each duration is compared with all of them. */
const MOST_NAMES = 40;

/** The names of days, from brackets after a date and labels before it. Linear in the mentions. */
function namedDaysIn(times: Pick<Times, "tokens" | "mentions">): NamedDay[] {
  const dates = times.mentions.filter(({ kind }) => kind === "date");
  return dates
    .flatMap((mention, index) => {
      const limit = dates[index + 1]?.from ?? times.tokens.length;
      const names = [behind(times.tokens, mention, limit), before(times.tokens, mention)];
      return names.filter((words) => words.length > 1).map((words) => ({ words, mention }));
    })
    .slice(0, MOST_NAMES);
}

/** '("the Opening Date")' */
function behind(tokens: readonly Token[], { next }: Mention, limit: number): string[] {
  let at = next;
  while (at < Math.min(limit, next + NEAR) && !OPENS.test(tokens[at]?.text ?? "")) at += 1;
  if (!OPENS.test(tokens[at]?.text ?? "")) return [];
  while (at < next + NEAR + NEAR && ARTICLE.test(tokens[at]?.text ?? "")) at += 1;
  if (at >= Math.min(limit, next + NEAR + NEAR)) return [];
  return upTo(tokens, at);
}

/** '"Break Date" means 24 March 2030' */
const DEFINES = oneOf("means|is|—|–|-", "означает|—|–|-|гэж");

/** 'Subscription Start Date: 1 August 2025', '"Эхлэх өдөр" гэж 2026 оны …'. */
function before(tokens: readonly Token[], { from, first }: Mention): string[] {
  const mark = tokens[from - 1]?.text ?? "";
  if (/^[:|]$/u.test(mark)) {
    const words: string[] = [];
    for (let at = from - 2; at >= first && words.length < LONGEST_NAME && isWord(tokens[at]); at -= 1)
      words.unshift(tokens[at]?.text ?? "");
    return words;
  }
  if (!DEFINES.test(mark)) return [];
  let at = from - 2;
  if (!CLOSES.test(tokens[at]?.text ?? "")) return [];
  for (at -= 1; at >= first && !OPENS.test(tokens[at]?.text ?? ""); at -= 1);
  return upTo(tokens, at + 1);
}

function upTo(tokens: readonly Token[], from: number): string[] {
  const words: string[] = [];
  for (let at = from; words.length <= LONGEST_NAME && isWord(tokens[at]); at += 1) words.push(tokens[at]?.text ?? "");
  return words.length <= LONGEST_NAME ? words : [];
}

function isWord(token: Token | undefined): boolean {
  return token !== undefined && /^\p{L}/u.test(token.text);
}

/** The day with this name; endings of the last word may differ. */
export function dayCalled(named: readonly NamedDay[], words: readonly string[]): Mention | null {
  for (const { words: name, mention } of named)
    for (let at = 0; at + name.length <= words.length; at += 1)
      if (name.every((word, offset) => isAlike(words[at + offset] ?? "", word))) return mention;
  return null;
}

const EFFECTIVE = oneOf("effective date", "дата вступления в силу|хүчин төгөлдөр болох өдөр");

/** '1 March 2027 (the "Effective Date")' */
export function dayCalledEffective(named: readonly NamedDay[]): Mention | undefined {
  return named.find(({ words }) => EFFECTIVE.test(words.join(" ")))?.mention;
}

const STEM = 4;
function isAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(STEM, Math.min(one.length, other.length) - 2);
  return one.length > STEM && other.length > STEM && one.slice(0, length) === other.slice(0, length);
}
