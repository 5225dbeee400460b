import { anyOf, withFlags } from "../language/patterns";
import * as cue from "./changes.cues";
import type { Span } from "./spans";

const PART_OUT = anyOf(cue.partOut);
/** Where a part of a clause may begin: '(c)', 'в)', '3)', at a line's start or behind the part before. */
const MARK = /(?<=^|[\n;:,.]\s{0,8}(?:\p{L}{1,5}\s{1,4})?)\(?(\p{L}{1,4}|\d{1,2})\)(?=\s)/gu;
const FIRST: ReadonlySet<string> = new Set(["a", "i", "1", "а"]);

/**
 * The parts of a clause that a change behind the clause's number takes out: 'paragraph (c) is deleted'. Of several
 * lists with such a letter none is. Linear in both texts.
 */
export function partsOut(after: string, old: { start: number; text: string }): Span[] {
  const taken = [...after.matchAll(withFlags(PART_OUT, "giu"))];
  if (taken.length === 0) return [];
  const marks = [...old.text.matchAll(MARK)];
  const letters = marks.map(({ 1: one = "" }) => one.toLowerCase());
  if (letters.filter((one) => FIRST.has(one)).length > 1) return [];
  const places = new Map(letters.map((one, at) => [one, at] as const).reverse()); // the first of each
  return taken.flatMap((match) => {
    const letter = match.slice(1).find((one) => one !== undefined);
    const at = places.get(letter?.toLowerCase() ?? "") ?? -1;
    const mark = marks[at];
    if (!mark) return [];
    const end = marks[at + 1]?.index ?? endOfPart(old.text, mark.index);
    const words = old.text.slice(mark.index, end).trimEnd();
    return [{ start: old.start + mark.index, end: old.start + mark.index + words.length }];
  });
}

/** The last part ends with its line, or its sentence. */
function endOfPart(text: string, from: number): number {
  const rest = text.slice(from);
  const end = rest.search(/\n|(?<=[.;])\s(?=\p{Lu})/u);
  return end < 0 ? text.length : from + end;
}
