import type { Language } from "@/lib/copy/languages";
import { MONGOLIAN, RUSSIAN } from "../lexicon/frequent-words";

const LATIN = /[a-z]/giu;
const CYRILLIC = /[а-яёөү]/giu;

/**
 * The language of a text, first by its letters (ө and ү are Mongolian), then by frequent words; null if it has no
 * letters. Linear in the text.
 */
export function detectLanguage(text: string): Language | null {
  const latin = text.match(LATIN)?.length ?? 0;
  const cyrillic = text.match(CYRILLIC)?.length ?? 0;
  if (latin + cyrillic === 0) return null;
  if (latin > cyrillic) return "en";
  return mongolianWeight(text) > 0 ? "mn" : "ru";
}

/** Positive if a Cyrillic text is Mongolian rather than Russian; near 0 if it can't be told. Linear in the text. */
export function mongolianWeight(text: string): number {
  let weight = 0;
  for (const word of text.toLowerCase().match(/[а-яёөү]+/gu) ?? []) {
    if (/[өү]/u.test(word) || /аа|ээ|(?<!о)оо(?!п|б|о)|уу|хгүй$/u.test(word)) weight += 1.5;
    if (/[щъ]|ств|ени[еяю]|ого$|ать$|ить$|ый$|ая$|ых$/u.test(word)) weight -= 1;
    if (MONGOLIAN.has(word)) weight += 1;
    if (RUSSIAN.has(word)) weight -= 1;
  }
  return weight;
}
