import { matchesAny } from "../text/matcher";
import type { Sentence } from "../text/reading";

/**
 * Matches folded text where `when` matches and `unless` doesn't. Every gap is bounded so that matching stays linear.
 * `\p{L}` allows for Cyrillic endings.
 */
export type Cue = { when: RegExp; unless?: RegExp };

/** Never true for titles, which name a clause without making it, or for instructions to a machine. */
export function hasCue(sentence: Sentence, cues: readonly Cue[]): boolean {
  return !sentence.isTitle && !sentence.isInstruction && matchesAny(sentence.folded, cues, sentence);
}

export function matchesCue(folded: string, cues: readonly Cue[]): boolean {
  return matchesAny(folded, cues);
}
