/** Which words of a page need a look at the paper, beyond what each says by itself. Pure. Source: B-51.4, B-51.8. */
import { hasFigure, standsForNumber } from "./numbers";
import { isSure, SURE_FROM, type ScannedLine, type ScannedPage, type ScannedWord } from "./scanned-page";

/**
 * A page with more such words is too poor to trust its numbers. Chosen on clean pages, of which the worst has 4.5 per
 * cent (`scripts/eval-numbers.mts`).
 */
const MOST_POOR = 0.05;
/** Fewer don't count: on a short page a signature alone would be too much. */
const FEWEST_POOR = 3;
/** Words whose letters were mended are marked with the grey just below sure, which says nothing of the page. */
const POOR_BELOW = SURE_FROM - 1;

/** Whether so much of a page was read with doubt that what was read surely isn't to be trusted either. Linear. */
export function isPoorlyRead({ lines }: Pick<ScannedPage, "lines">): boolean {
  const words = lines.flatMap((line) => line.words);
  const poor = words.filter(({ confidence }) => confidence < POOR_BELOW).length;
  return poor >= FEWEST_POOR && poor > MOST_POOR * words.length;
}

/**
 * Words that need a look at the paper. @param withNumbers whether people confirm numbers: then also letters where a
 * number stands, parts of a number that was torn, and all numbers of a page that was read poorly. Linear.
 */
export function doubtedOnPage(page: Pick<ScannedPage, "lines">, withNumbers: boolean): ReadonlySet<ScannedWord> {
  const isPoor = withNumbers && isPoorlyRead(page);
  return new Set(page.lines.flatMap((line) => doubtedInLine(line, { withNumbers, isPoor })));
}

function doubtedInLine(
  { words, size }: ScannedLine,
  { withNumbers, isPoor }: { withNumbers: boolean; isPoor: boolean },
): ScannedWord[] {
  return words.filter((word, at) => {
    if (!isSure(word, withNumbers)) return true;
    if (!withNumbers) return false;
    const [before, after] = [words[at - 1], words[at + 1]];
    if (standsForNumber(word.text, before?.text, after?.text)) return true;
    return hasFigure(word.text) && (isPoor || isTorn(before, word, size) || isTorn(word, after, size));
  });
}

/** In type sizes: no space between words is narrower, on none of the pages that limits are chosen on. */
const NARROWEST_SPACE = 0.25;

/** Whether two numbers are too close together to be two: '14. 01. 2024' of a bad fax. */
function isTorn(before: ScannedWord | undefined, after: ScannedWord | undefined, size: number): boolean {
  if (!before || !after || !hasFigure(before.text) || !hasFigure(after.text)) return false;
  return after.x - (before.x + before.width) < NARROWEST_SPACE * size;
}
