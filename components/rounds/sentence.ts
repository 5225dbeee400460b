/** A change within its whole sentence, to word it anew. Pure. Source: B-26.12. */
import type { RoundChangeDto } from "@/lib/exchange/rounds/schema";

/** What stands before and after a change in its sentence. */
export type Sentence = { before: string; after: string };

/** A longer sentence is cut, so that the field stays one to read. UTF-16 units. */
const LONGEST_SIDE = 600;
/** A sentence ends before a capital; '23.' and 'No.' within a line end none. */
const ENDS = /[.!?;]["”»)]?\s+(?=["“«(]?[\p{Lu}])/gu;

/** Both empty where the change is outside the text, or takes in or parts whole paragraphs. */
export function findSentence(
  text: string,
  {
    place,
    before,
    after,
    start,
    end,
    isWhole,
  }: Pick<RoundChangeDto, "place" | "before" | "after" | "start" | "end" | "isWhole">,
): Sentence {
  if (place !== "text" || isWhole || /[\n\t]/u.test(before + after)) return { before: "", after: "" };
  const lineStart = Math.max(...["\n", "\t"].map((sign) => text.lastIndexOf(sign, start - 1))) + 1;
  const lineEnd = Math.min(...["\n", "\t"].map((sign) => placeOf(text, sign, end)));
  const head = text.slice(Math.max(start === 0 ? 0 : lineStart, start - LONGEST_SIDE), start);
  const tail = text.slice(end, Math.min(lineEnd, end + LONGEST_SIDE));
  const begins = [...head.matchAll(ENDS)].map((found) => found.index + found[0].length).at(-1) ?? 0;
  const [first] = [...tail.matchAll(ENDS)];
  return { before: head.slice(begins), after: first ? tail.slice(0, first.index + first[0].trimEnd().length) : tail };
}

function placeOf(text: string, sign: string, from: number): number {
  const place = text.indexOf(sign, from);
  return place === -1 ? text.length : place;
}

/** The words in a change's place, where the rest of its sentence was left as it is; else null. */
export function wordsWithin(written: string, { before, after }: Sentence): string | null {
  const isKept = written.startsWith(before) && written.endsWith(after);
  return isKept && written.length >= before.length + after.length
    ? written.slice(before.length, written.length - after.length)
    : null;
}
