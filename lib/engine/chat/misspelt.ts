import * as en from "../cues/en/question-words";
import * as enAsking from "../cues/en/yes-or-no";
import * as mn from "../cues/mn/question-words";
import * as mnAsking from "../cues/mn/yes-or-no";
import * as ru from "../cues/ru/question-words";
import * as ruAsking from "../cues/ru/yes-or-no";
import { folded, wordsOf } from "../text/folding";
import type { Reading, Sentence } from "../text/reading";
import { stem, stemsOf } from "./stemming";

/** Shorter words are too easily like others. */
const SHORTEST = 5;
/** Of words as short as this only those by which a question is put: 'whn'. */
const SHORTEST_ASKED = 3;
const LONGER = 8;
/** More words of a question are not looked for. */
const MOST_WORDS = 8;

/**
 * Sentences with a word that is nearly one of the question's: a letter was missed or doubled, or its form is another
 * that no ending tells. Asked only where none of the question's words stands in the contract, so that nothing is called
 * absent because it was misspelt. Linear in the text.
 */
export function sentencesNearlyNaming(reading: Reading, question: string, limit: number): Sentence[] {
  const asked = wordsOf(question.toLowerCase()).filter((word) => word.length >= SHORTEST && stemsOf(word).length > 0);
  const looked = [...new Set(asked)].slice(0, MOST_WORDS);
  const alike = new Map<string, boolean>();
  const isNearly = (word: string) => {
    const known = alike.get(word);
    if (known !== undefined) return known;
    const found = stemsOf(word).length > 0 && looked.some((own) => areNearlyOne(own, word));
    alike.set(word, found);
    return found;
  };
  const found: Sentence[] = [];
  for (const sentence of reading.sentences) {
    if (found.length >= limit) break;
    if (!sentence.isTitle && !sentence.isInstruction && wordsOf(sentence.folded).some(isNearly)) found.push(sentence);
  }
  return found;
}

/** What people ask with: the engine's own words of questions, topics and synonyms. */
const ASKED_WITH: ReadonlySet<string> = new Set(
  [en, ru, mn]
    .flatMap(({ STOP_WORDS, SYNONYMS, ASKED_WITH: more }) => [...STOP_WORDS, ...SYNONYMS, ...more])
    .concat(
      [enAsking, ruAsking, mnAsking].flatMap((pack) => [...pack.ASKING_WORDS, ...Object.values(pack.TOPIC_WORDS)]),
    )
    .flatMap((words) => words.split(" ")),
);

const QUESTION_WORDS: ReadonlySet<string> = new Set([en, ru, mn].flatMap(({ STOP_WORDS }) => [...STOP_WORDS]));

/**
 * A question with the words that it misspells put right; the same where it has none. Only a word that neither people
 * ask with nor the contract has is put right, by the first of theirs that is nearly the same.
 */
export function wellSpelt(reading: Reading, question: string): string {
  let left = MOST_WORDS;
  return question.replace(WORD, (written) => {
    const word = folded(written);
    if (left === 0 || word.length < SHORTEST_ASKED || ASKED_WITH.has(word) || stemIsKnown(reading, word))
      return written;
    left -= 1;
    const known = word.length < SHORTEST ? QUESTION_WORDS : ASKED_WITH;
    return [...known].find((one) => areNearlyOne(word, one)) ?? written;
  });
}

const WORD = /\p{L}+/gu;
const vocabularies = new WeakMap<Reading, ReadonlySet<string>>();

/** Whether a word, in whatever form, stands in the contract or is one that people ask with. */
function stemIsKnown(reading: Reading, word: string): boolean {
  const known =
    vocabularies.get(reading) ??
    new Set([...reading.sentences.flatMap((sentence) => wordsOf(sentence.folded)), ...ASKED_WITH].map(stem));
  vocabularies.set(reading, known);
  return known.has(stem(word));
}

/** Whether one letter, or two in long words, makes one word of the other. */
function areNearlyOne(one: string, other: string): boolean {
  if (other.length < SHORTEST - 1 || one[0] !== other[0]) return false;
  const most = Math.min(one.length, other.length) >= LONGER ? 2 : 1;
  return Math.abs(one.length - other.length) <= most && distance(one, other, most) <= most;
}

/** How many letters are to be put in, left out or changed; counted no further than beyond `most`. */
function distance(one: string, other: string, most: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let place = 1; place <= other.length; place += 1)
      next.push(
        Math.min(
          (row[place] ?? 0) + 1,
          (next[place - 1] ?? 0) + 1,
          (row[place - 1] ?? 0) + (other[place - 1] === letter ? 0 : 1),
        ),
      );
    if (Math.min(...next) > most) return most + 1;
    row = next;
  }
  return row[other.length] ?? 0;
}
