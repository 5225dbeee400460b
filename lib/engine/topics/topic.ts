import type { Cue } from "../find/cues";
import { hasCue } from "../find/cues";
import type { Reading, Sentence } from "../text/reading";

/** How a subject is asked for, and how a clause on it reads. Folded text. */
export type Topic = {
  id: string;
  asked: RegExp;
  stated: readonly Cue[];
  /** The act itself, to find the part of a long sentence that deals with it. */
  act?: RegExp;
};

/** The sentences on a topic, in order of the text, at most `limit`. */
export function sentencesOn(reading: Reading, topic: Topic, limit = Infinity): Sentence[] {
  const found: Sentence[] = [];
  for (const sentence of reading.sentences) {
    if (found.length >= limit) break;
    if (hasCue(sentence, topic.stated)) found.push(sentence);
  }
  return found;
}
