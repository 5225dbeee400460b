/** Whether two texts differ in given places alone. Pure. Source: B-51.5. */

/** What is written there may be that much longer, in UTF-16 units: '5O' becomes '50 000'. */
const LONGER = 40;
/** In UTF-16 units: what is longer is corrected in several places. */
const LONGEST_WORD = 200;

/** `mayVanish`: nothing may stand there instead. */
type Span = { start: number; end: number; mayVanish?: boolean };

/**
 * Whether a text is another with some of its spans written differently, each on its line. Linear in both: each place is
 * looked at once for every length that a correction can have. @param spans ascending, in `from`
 */
export function differsOnlyIn(spans: readonly Span[], from: string, to: string): boolean {
  let [at, place] = [0, 0];
  for (const [index, { start, end, mayVanish = false }] of spans.entries()) {
    const kept = from.slice(at, start);
    if (!to.startsWith(kept, place)) return false;
    place += kept.length;
    const next = spans[index + 1]?.start;
    const length = correctedLength(
      { word: from.slice(start, end), kept: from.slice(end, next), isLast: !next, mayVanish },
      to,
      place,
    );
    if (length === null) return false;
    place += length;
    at = end;
  }
  return from.slice(at) === to.slice(place);
}

type Behind = { word: string; kept: string; isLast: boolean; mayVanish: boolean };

/** How long the word is that stands at this place now; null if what followed it isn't there. */
function correctedLength({ word, kept, isLast, mayVanish }: Behind, to: string, place: number): number | null {
  const follows = (length: number) =>
    isLast ? to.length - place - length === kept.length && to.endsWith(kept) : to.startsWith(kept, place + length);
  if (to.startsWith(word, place) && follows(word.length)) return word.length;
  if (mayVanish && follows(0)) return 0;
  for (
    let length = 1;
    length <= Math.min(word.length, LONGEST_WORD) + LONGER && place + length <= to.length;
    length += 1
  ) {
    if (to[place + length - 1] === "\n") return null;
    if (follows(length)) return length;
  }
  return null;
}
