/** How well a page was read. Pure. */
import { isSure, type ScannedLine } from "./scanned-page";

const WORD = /[\p{L}\p{N}]{2}/u;
const LONG_WORD = /^[^\p{L}]*\p{L}{4,}/u;

/** The share of long words in what was read, times the reader's confidence: from 0 to 100. */
export function legibility(lines: readonly ScannedLine[]): number {
  const words = lines.flatMap((line) => line.words);
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const long = words.filter(({ text }) => LONG_WORD.test(text));
  return letters === 0 ? 0 : long.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / letters;
}

/** How many letters and figures stand in words that need no look at the paper. */
export function sureLetters(lines: readonly ScannedLine[]): number {
  const words = lines.flatMap((line) => line.words).filter((word) => isSure(word, false) && WORD.test(word.text));
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

/**
 * The same for a page that stands upright; 0 if most long words are higher than wide: the reader follows lines down a
 * page that lies on its side too, but mixes them up.
 */
export function legibleUpright(lines: readonly ScannedLine[]): number {
  const long = lines.flatMap(({ words }) => words.filter(({ text }) => LONG_WORD.test(text)));
  const high = long.filter(({ width, height }) => height !== undefined && height.to - height.from > width);
  return high.length > long.length / 2 ? 0 : legibility(lines);
}
