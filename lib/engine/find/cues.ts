import { matchesAny } from "../text/matcher";
import type { Sentence } from "../text/reading";

/**
 * A cue as data: a sentence has the meaning when `when` matches its folded text and `unless` does not. Every gap in a
 * pattern is bounded, so that matching stays linear in the text. `\p{L}` stands where a Cyrillic ending may follow.
 */
export type Cue = { when: RegExp; unless?: RegExp };

/**
 * Whether a sentence has the meaning of any of the cues. Titles never do: they name a clause, they don't make it;
 * nor do instructions to a machine.
 */
export function hasCue(sentence: Sentence, cues: readonly Cue[]): boolean {
  return !sentence.isTitle && !sentence.isInstruction && matchesCue(sentence.folded, cues);
}

/** The same for folded text. */
export function matchesCue(folded: string, cues: readonly Cue[]): boolean {
  return matchesAny(folded, cues);
}
