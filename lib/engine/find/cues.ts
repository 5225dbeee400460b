import { matchesAny } from "../text/matcher";
import type { Sentence } from "../text/reading";

/**
 * Matches folded text where `when` does and `unless` doesn't. Every gap is bounded, so that matching stays linear.
 * `\p{L}` stands where a Cyrillic ending may follow.
 */
export type Cue = { when: RegExp; unless?: RegExp };

/** Titles never have one: they name a clause, they don't make it; nor do instructions to a machine. */
export function hasCue(sentence: Sentence, cues: readonly Cue[]): boolean {
  return !sentence.isTitle && !sentence.isInstruction && matchesAny(sentence.folded, cues, sentence);
}

export function matchesCue(folded: string, cues: readonly Cue[]): boolean {
  return matchesAny(folded, cues);
}
