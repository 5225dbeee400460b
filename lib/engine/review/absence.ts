import { toPatternList, type Patterns } from "../language/patterns";
import * as cue from "./absence.cues";
import { matchesAny } from "../text/matcher";
import type { Reading } from "../text/reading";
import type { TopicId } from "./topics";

const WORDS: Readonly<Record<string, Patterns>> = cue;
const CUES = new Map(
  Object.entries(WORDS).map(([topic, patterns]) => [topic, toPatternList(patterns).map((when) => ({ when }))]),
);

/**
 * Index of the first sentence or heading with words of a topic; null if there is none, or the topic has no word list.
 * If there is one, the topic isn't absent, whatever its weights say.
 */
export function sentenceNaming(reading: Reading, topic: TopicId): number | null {
  const cues = CUES.get(topic);
  if (!cues) return null;
  const index = reading.sentences.findIndex(
    (sentence) => !sentence.isInstruction && matchesAny(sentence.folded, cues, sentence),
  );
  return index < 0 ? null : index;
}
