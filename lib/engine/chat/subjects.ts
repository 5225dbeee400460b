import * as cue from "./subjects.cues";
import { anyOf } from "../language/patterns";
import type { Reading } from "../text/reading";

/** A topic, or a kind of question that is answered in a special way. */
export type Subject = keyof typeof cue.SUBJECT_WORDS.en;

/** Whether a heading or the text mentions a subject. */
export function mentions(reading: Reading, subject: Subject): boolean {
  const { en, ru, mn } = cue.SUBJECT_WORDS;
  const words = anyOf(en[subject], ru[subject], mn[subject]);
  return reading.sentences.some(({ folded }) => words.test(folded));
}
