import { groupedBy } from "@/lib/grouped-by";
import type { Glossary, Term } from "./terms";

/** A stretch of the quote, in characters of it. */
export type FoundTerm = { term: Term; start: number; end: number };

type Form = { term: Term; words: readonly FormWord[] };
/** `isStem`: an ending may follow. */
type FormWord = { letters: string; isStem: boolean };
/** Forms by the first letters of their first word. */
type Forms = ReadonlyMap<string, readonly Form[]>;

/** Endings are no longer, so that 'пеня' is not met in a word that only begins like it. */
const LONGEST_ENDING = 6;
const KEY_LETTERS = 3;
const WORD = /[\p{L}\p{N}]+(?:[-‐‑][\p{L}\p{N}]+)*/gu;

const prepared = new WeakMap<Glossary, Forms>();

/**
 * Terms of a glossary that a text in its language uses, in text order, none within another; of two that begin at one
 * word, the longer. Each word is looked up once by its first letters: linear in the text.
 */
export function findTerms(text: string, glossary: Glossary): FoundTerm[] {
  const forms = prepare(glossary);
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ folded: fold(word), start: index, word }));
  const found: FoundTerm[] = [];
  for (let at = 0; at < words.length;) {
    const first = words[at];
    const form = first && longestAt(words, at, forms.get(first.folded.slice(0, KEY_LETTERS)) ?? []);
    const last = form && words[at + form.words.length - 1];
    if (form && last) found.push({ term: form.term, start: first.start, end: last.start + last.word.length });
    at += form?.words.length ?? 1;
  }
  return found;
}

type Word = { folded: string; start: number; word: string };

function longestAt(words: readonly Word[], at: number, forms: readonly Form[]): Form | undefined {
  let longest: Form | undefined;
  for (const form of forms)
    if (form.words.length > (longest?.words.length ?? 0) && isAt(words, at, form)) longest = form;
  return longest;
}

function isAt(words: readonly Word[], at: number, form: Form): boolean {
  return form.words.every((wanted, place) => {
    const folded = words[at + place]?.folded;
    if (folded === undefined) return false;
    if (!wanted.isStem) return folded === wanted.letters;
    return folded.startsWith(wanted.letters) && folded.length - wanted.letters.length <= LONGEST_ENDING;
  });
}

function prepare(glossary: Glossary): Forms {
  const known = prepared.get(glossary);
  if (known) return known;
  const all = Object.entries(glossary) as [Term, Glossary[Term]][]; // its keys are the terms
  const forms = groupedBy(
    all.flatMap(([term, [written]]) => written.map((form) => ({ term, words: form.split(" ").map(toFormWord) }))),
    ({ words }) => (words[0]?.letters ?? "").slice(0, KEY_LETTERS),
  );
  prepared.set(glossary, forms);
  return forms;
}

function toFormWord(word: string): FormWord {
  const letters = fold(word.replace("*", ""));
  return { letters, isStem: word.endsWith("*") };
}

/** Lower case can change a letter's length, so it is only compared, never measured. */
function fold(word: string): string {
  return word.toLowerCase().replace(/ё/g, "е").replace(/[‐‑]/g, "-");
}
