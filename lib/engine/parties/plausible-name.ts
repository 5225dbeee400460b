import { folded } from "../text/folding";
import { ANY_ROLE_WORD, BETWEEN_NAMES, COMPANY_FORM, ENDS_OPEN, NO_NAME } from "./terms";

/** A name is at most so long, in UTF-16 units; an English one has at most so many small words beside 'of' and 'and'. */
const LONGEST_NAME = 160;
const MOST_SMALL_WORDS = 2;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.&-]*/gu;
/** 'Acme', 'eBay', 'ИП', '3M' */
const CAPITALISED = /^\p{N}*\p{L}{0,2}\p{Lu}/u;
/** Names in Russian and Mongolian have small words: 'Хан-Уул дүүргийн эрүүл мэндийн төв'. */
const CYRILLIC = /\p{Script=Cyrillic}/u;
/** A sentence ends in it: 'the terms of this letter. We are called'. */
const SENTENCE_ENDS = /\p{Ll}{3}[.!?]\s\p{Lu}/u;
/** '[Insert name]', '<Company name>', 'Acme ____', 'Mr./Mrs. …': to be filled in. */
const BLANK = /[[\]<>{}…]|_{2,}|\.{4,}/u;

/**
 * Whether words can be the name of a firm or person, rather than a blank, a role, or a piece of a sentence. A party's
 * role alone ('Company', 'RECEIVING PARTY') is no name. Source: B-12.2.
 */
export function isPlausibleName(written: string): boolean {
  const name = written.trim();
  if (name.length > LONGEST_NAME || BLANK.test(name) || ENDS_OPEN.test(name) || NO_NAME.test(name)) return false;
  if (endsASentence(name)) return false;
  const words = [...name.matchAll(WORD)].map(([word]) => word);
  const small = words.filter((word) => /^\p{Ll}+[.,]?$/u.test(word) && !BETWEEN_NAMES.test(word));
  return (
    words.some((word) => CAPITALISED.test(word)) &&
    (small.length <= MOST_SMALL_WORDS || CYRILLIC.test(name)) &&
    !words.every((word) => ANY_ROLE_WORD.test(folded(word)))
  );
}

/** Whether words that were taken for a name hold the end of one sentence and the beginning of another. */
export function endsASentence(name: string): boolean {
  return SENTENCE_ENDS.test(name) && !COMPANY_FORM.test(name);
}
