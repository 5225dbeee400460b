/** What happens on a day, in the few words of its clause that a list has room for. */
import type { Reading } from "../text/reading";
import type { Mention } from "./mentions";
import { opensWithAnd } from "./event-kinds.cues";
import { anyOf } from "../language/patterns";
import { folded } from "../text/folding";

/** UTF-16 units. */
const MOST = 120;
/** On either side of the day; a sentence may be a register of thousands of days. */
const READ = 600;
/** A part of a sentence shorter than this says too little by itself. */
const LEAST = 28;
const OPENS_WITH_AND = anyOf(opensWithAnd);
/** Between two parts of a sentence: '; ', ', ', ': ', ' – '. Not the comma of 1,000. */
const BETWEEN = /[;:](?=\s)|,(?=\s)|\s[–—]\s/gu;

/** The sentence of a day if it is short, else its part around the day, with parts beside it while there is room. */
export function wordsOfEvent({ contract: { text } }: Reading, { sentence, start, end }: Mention): string {
  const opens = Math.min(start, sentence.start + (sentence.numbering?.length ?? 0));
  const [from, to] = [Math.max(opens, start - READ), Math.min(sentence.end, end + READ)];
  const whole = tidy(text.slice(from, to));
  if (whole.length <= MOST) return whole;
  const parts = partsOf(text, from, to);
  let first = parts.findIndex((part) => part.end > start);
  let last = Math.max(
    first,
    parts.findIndex((part) => part.end >= end),
  );
  if (first < 0) return cut(whole);
  const length = (one: number, other: number) =>
    tidy(text.slice(parts[one]?.start ?? start, parts[other]?.end ?? end)).length;
  while (first > 0 && (length(first, last) < LEAST || length(first - 1, last) <= MOST)) first -= 1;
  while (last < parts.length - 1 && length(first, last + 1) <= MOST) last += 1;
  const said = tidy(text.slice(parts[first]?.start ?? start, parts[last]?.end ?? end));
  const opening = first > 0 ? "…" : ""; // its sentence began before
  return said.length < MOST
    ? `${opening}${said}`
    : around(text, { start, end }, parts[first]?.start ?? start, parts[last]?.end ?? end);
}

type Part = { start: number; end: number };

function partsOf(text: string, from: number, to: number): Part[] {
  const parts: Part[] = [];
  let start = from;
  for (const { index, 0: mark } of text.slice(from, to).matchAll(BETWEEN)) {
    parts.push({ start, end: from + index });
    start = from + index + mark.length;
  }
  return [...parts, { start, end: to }];
}

/** A part too long for the list: from its beginning if the day is still in it, else up to the day and what follows. */
function around(text: string, day: Part, from: number, to: number): string {
  const opening = cut(tidy(text.slice(from, to)));
  if (tidy(text.slice(from, day.end)).length < MOST - 1) return opening;
  const before = text.slice(Math.max(from, day.end - MOST), day.end);
  return `…${tidy(before.replace(/^\S*\s/u, ""))}`;
}

function cut(words: string): string {
  return words.length <= MOST ? words : `${words.slice(0, MOST).replace(/\s\S*$/u, "")}…`;
}

/** In one line, without a leading number or 'and', cells with a point between them, no stop at the end. */
function tidy(words: string): string {
  const line = words
    .replace(/\s*\|\s*/gu, " · ")
    .replace(/\s+/gu, " ")
    .replace(/^[\s·(]*(?:[\p{L}\d]{1,3}[.)]\s)?/u, "")
    .replace(/[\s.,;:·]+$/u, "");
  const and = OPENS_WITH_AND.exec(folded(line))?.[0].length ?? 0;
  return and > 0 ? line.slice(and) : line;
}
