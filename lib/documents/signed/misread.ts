/** What of a scan is most likely the agreed text, misread. Pure. Source: B-28.7. */
import { SURE_FROM } from "@/lib/documents/scans/scanned-page";
import { isGuarded, isOpposite } from "./guarded";
import { isDrawnSame, lettersApart, looksAlike, onPaper } from "./look-alikes";

/** `confidence` in per cent; null where the page does not tell. */
export type ReadWord = { norm: string; confidence: number | null };
/** `names`: words of the parties' names, in small letters; `known`: all words of the agreed text. */
export type Guards = { names: ReadonlySet<string>; known: ReadonlySet<string> };

/** Signs that a speck, a fold or a faint print makes or hides, and that say nothing by themselves. */
const SPECK = /^[^\p{L}\p{N}\p{Sc}%‰№+=<>±×÷§&@/\\#]$/u;
/** Before a number they would be part of it. */
const OF_NUMBER = /^[-.,:]$/u;
const LONG_WORD = 6;
/** A word of which its reader was not sure may be shorter, or differ by more when it is longer. */
const UNSURE = { short: 4, long: 8 };
/** Longer stretches are read by people. */
const MOST_LETTERS = 80;

/**
 * Whether words of a scan are most likely the agreed ones: letters that look alike, one letter of a long word, a word
 * that was read with doubt and is nearly the same, spaces, specks. Never a number, an amount, a date, a negation or a
 * name, and never a word that the agreed text has elsewhere. @param next the word behind them in either text
 */
export function isProbablyMisread(
  agreed: readonly string[],
  signed: readonly ReadWord[],
  { guards, next }: { guards: Guards; next: readonly (string | undefined)[] },
): boolean {
  const guarded = (norm: string) => isGuarded(norm, guards.names);
  const ours = agreed.filter(guarded);
  const theirs = signed.map(({ norm }) => norm).filter(guarded);
  if (onPaper(ours.join(" ")) !== onPaper(theirs.join(" "))) return false;
  const isBeforeNumber = next.some((word) => word !== undefined && /\p{N}/u.test(word));
  const isSpeck = (norm: string) => SPECK.test(norm) && !(isBeforeNumber && OF_NUMBER.test(norm));
  const ourWords = agreed.filter((norm) => !isSpeck(norm));
  const theirWords = signed.filter(({ norm }) => !isSpeck(norm));
  if (ourWords.length === theirWords.length)
    return theirWords.every((word, at) => isMisread(ourWords[at] ?? "", word, guards));
  const joined = { norm: theirWords.map(({ norm }) => norm).join(""), confidence: least(theirWords) };
  return ourWords.length > 0 && theirWords.length > 0 && isMisread(ourWords.join(""), joined, guards);
}

function isMisread(agreed: string, { norm, confidence }: ReadWord, { names, known }: Guards): boolean {
  if (onPaper(agreed) === onPaper(norm)) return true;
  if (isGuarded(agreed, names) || isGuarded(norm, names)) return false;
  if (isDrawnSame(agreed, norm)) return true;
  const length = Math.max(agreed.length, norm.length);
  if (length > MOST_LETTERS || known.has(norm) || isOpposite(agreed, norm)) return false;
  if (looksAlike(agreed, norm)) return true;
  const isUnsure = confidence !== null && confidence < SURE_FROM;
  if (length >= (isUnsure ? UNSURE.short : LONG_WORD) && lettersApart(agreed, norm, 1) <= 1) return true;
  return isUnsure && length >= UNSURE.long && agreed[0] === norm[0] && lettersApart(agreed, norm, 2) <= 2;
}

function least(words: readonly ReadWord[]): number | null {
  const sure = words.flatMap(({ confidence }) => confidence ?? []);
  return sure.length === 0 ? null : Math.min(...sure);
}
