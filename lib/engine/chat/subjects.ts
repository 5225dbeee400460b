import { SUBJECT_WORDS as en } from "../cues/en/subject-words";
import { SUBJECT_WORDS as mn } from "../cues/mn/subject-words";
import { anyOf } from "../cues/pack";
import { SUBJECT_WORDS as ru } from "../cues/ru/subject-words";
import type { Reading } from "../text/reading";

/** A topic, or a kind of question with a way of answering of its own. */
export type Subject = keyof typeof en;

const SUBJECTS = Object.keys(en) as Subject[]; // its own keys
const WORDS = new Map<string, RegExp>(
  SUBJECTS.map((subject) => [subject, anyOf(en[subject], ru[subject], mn[subject])]),
);

/** Whether a heading or the text has a word of a subject. */
export function mentions(reading: Reading, subject: Subject): boolean {
  const words = WORDS.get(subject);
  return words !== undefined && reading.sentences.some(({ folded }) => words.test(folded));
}
