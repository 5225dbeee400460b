import type { Cue } from "../find/cues";
import { hasCue } from "../find/cues";
import type { Reading, Sentence } from "../text/reading";

/** How a clause on a subject is worded. Folded text. */
export type Topic = { id: string; stated: readonly Cue[] };

/** The sentences on a topic, in text order. */
export function sentencesOn(reading: Reading, topic: Topic): Sentence[] {
  return reading.sentences.filter((sentence) => hasCue(sentence, topic.stated));
}
