import type { Span } from "../text/spans";
import type { Draft } from "./draft";

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Where a term stands in the contract, in any case and number: 'Party' in 'Parties', «Услуги» in «Услуг», “Бараа” in “Барааны”.
 * A single word is told from the ordinary word by its capital. Lazily, in order of the text.
 */
export function* usesOf(draft: Pick<Draft, "text" | "lower">, term: string): Generator<Span> {
  const stems = wordsOfTerm(term).map(stemOf);
  const first = stems[0]?.stem ?? "";
  if (first.length === 0) return;
  const rest = patternOf(stems);
  const isPhrase = stems.length > 1;
  for (let at = draft.lower.indexOf(first); at >= 0; at = draft.lower.indexOf(first, at + 1)) {
    if (LETTER.test(draft.text.charAt(at - 1))) continue;
    rest.lastIndex = at;
    const match = rest.exec(draft.lower);
    if (match && (isPhrase || isCapital(draft.text.charAt(at)) || draft.text.charAt(at) === term.charAt(0))) yield { start: at, end: at + match[0].length };
  }
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase() || letter === letter.toUpperCase();
}

function patternOf(stems: readonly { stem: string; ending: number }[]): RegExp {
  const words = stems.map(({ stem, ending }) => `${stem.replace(/[^\p{L}\p{N}]/gu, ".")}\\p{L}{0,${ending}}`);
  return new RegExp(`${words.join("[\\s,/\u00ad-]{1,4}")}(?![\\p{L}\\p{N}])`, "uy");
}

/** 'Non-Compete Period(s)' as 'non', 'compete', 'period'. */
export function wordsOfTerm(term: string): string[] {
  return term.toLowerCase().replace(/\((?:s|es|ies)\)|\/s$/gu, "").split(/[\s/\u00ad-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The part of a lower-case word that no inflection changes, and how many letters may follow it. */
export function stemOf(word: string): { stem: string; ending: number } {
  if (/[өү]/u.test(word)) return { stem: word.length > 4 ? word.slice(0, -1) : word, ending: 7 };
  if (/[а-я]/u.test(word)) return { stem: word.length > 5 ? word.slice(0, -2) : word.length > 3 ? word.slice(0, -1) : word, ending: 8 };
  if (word.length > 3 && /(?:ies|y)$/u.test(word)) return { stem: word.replace(/(?:ies|y)$/u, ""), ending: 3 };
  return { stem: word.length > 3 ? word.replace(/e?s$/u, "") : word, ending: word.length > 2 ? 3 : 1 };
}
