import type { Pairing } from "./align-paragraphs";
import { wordsOf } from "./tokens";

/** Shorter paragraphs are not told as moved: a heading like 'Notices' may well be another one. */
const LEAST_WORDS = 4;

/** Deleted at one place and inserted at another, word for word: both carry the same number. */
export function movesOf(
  pairings: readonly Pairing[],
  texts: { from: readonly string[]; to: readonly string[] },
): Map<Pairing, number> {
  const taken = new Map<string, Pairing[]>();
  for (const pairing of pairings) {
    if (pairing.to.length > 0) continue;
    const text = texts.from[pairing.from.start] ?? "";
    const sameText = taken.get(text);
    if (sameText) sameText.push(pairing);
    else taken.set(text, [pairing]);
  }
  const moves = new Map<Pairing, number>();
  let count = 0;
  for (const pairing of pairings) {
    if (pairing.from.length > 0 || taken.size === 0) continue;
    const text = texts.to[pairing.to.start] ?? "";
    const origin = wordsOf(text).length >= LEAST_WORDS ? taken.get(text)?.shift() : undefined;
    if (!origin) continue;
    moves.set(origin, count).set(pairing, count);
    count += 1;
  }
  return moves;
}
