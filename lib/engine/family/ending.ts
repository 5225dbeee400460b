import { writeDay } from "@/lib/days";
import type { Passage } from "../port";
import type { Reading } from "../text/reading";
import { toPassage } from "../text/spans";
import { datesAmong } from "../time/written/dates";
import { tokenize } from "../time/written/tokens";
import * as cue from "./ending-words";

/**
 * Where a document says that it ends the agreement. `days` are those that the sentence names, YYYY-MM-DD; `isPlain`: it
 * says so of the whole agreement, without a condition.
 */
export type Ending = { passage: Passage; days: readonly string[]; isPlain: boolean };

/** A longer sentence is read as far as this; UTF-16 units. */
const LONGEST = 1_200;
/** More such sentences than any notice has. */
const MOST = 40;

/**
 * The sentence of a termination that ends the agreement, the first that names a day if one does. Null if none says it.
 * Linear in the text.
 */
export function endingIn({ contract, sentences }: Reading): Ending | null {
  const found: Ending[] = [];
  for (const { start, end, isTitle } of sentences) {
    if (isTitle) continue;
    if (found.length >= MOST) break;
    const words = contract.text.slice(start, Math.min(end, start + LONGEST));
    if (!cue.ends.test(words)) continue;
    const days = daysIn(words);
    found.push({ passage: toPassage(contract, { start, end }), days, isPlain: !cue.endsPartly.test(words) });
  }
  return found.find(({ days }) => days.length > 0) ?? found[0] ?? null;
}

/** Whether words say how long an agreement holds: of one that was ended they say it no longer for sure. */
export const isAboutLasting = (words: string): boolean => cue.lasts.test(words.slice(0, LONGEST * 4));

function daysIn(words: string): string[] {
  const days = datesAmong(tokenize(words)).flatMap(({ year, month, day, isEitherWay }) =>
    year === null || isEitherWay ? [] : [writeDay({ year, month, day })],
  );
  return [...new Set(days)];
}
