import { detectLanguage } from "../language/identify";
import { stemIn } from "../language/stem";
import { STOP } from "../lexicon/stop-words";
import { folded, splitWords } from "../text/folding";

/** Only the first words of a longer message are read. */
const MOST_WORDS = 80;
/** Endings are left off: what remains of a word is at least this long. */
export const SHORTEST = 4;
const LONGEST_ENDING = 3;
/** A passage is read as far as this; UTF-16 units. */
const LONGEST_PASSAGE = 5_000;

/**
 * Whether a passage has every word of a question that a text has in no form, and there is such a word: what is asked
 * stands there, and not in the text. Linear in the texts.
 */
export function standsOnlyThere(question: string, { passage, text }: { passage: string; text: string }): boolean {
  const language = detectLanguage(question) ?? "en";
  const words = splitWords(folded(question)).slice(0, MOST_WORDS);
  const telling = words.filter((word) => word.length >= SHORTEST && !STOP[language].has(stemIn(language, word)));
  const all = folded(text);
  const missing = [...new Set(telling.map(beginning))].filter((begin) => !all.includes(begin));
  const there = folded(passage.slice(0, LONGEST_PASSAGE));
  return missing.length > 0 && missing.every((begin) => there.includes(begin));
}

/** A word without its ending. */
export const beginning = (word: string) => word.slice(0, Math.max(SHORTEST, word.length - LONGEST_ENDING));
