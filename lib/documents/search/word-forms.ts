/**
 * Other forms of a word, approximately: the word without its endings is part of them. Nothing of this is stored,
 * because texts are searched for the part itself. Pure, client-safe. Source: B-7.7.
 */

/** Endings of case, number and possession, longest first. Not a long vowel alone: it may be the word's own (гэрээ). */
const MONGOLIAN = endings(
  "уудын үүдийн ууд үүд нууд нүүд нуудын нүүдийн ийн ын ний ны гийн ийг ыг нд аас ээс оос өөс наас нээс ноос нөөс гаас гээс",
  "аар ээр оор өөр гаар гээр гоор гөөр аараа ээрээ оороо өөрөө аасаа ээсээ оосоо өөсөө тай тэй той руу рүү луу лүү",
  "даа дээ доо дөө ындаа нийхээ ынхаа ийнхаа ийнхээ ийгээ ыгаа чууд чүүд",
);
const PLURAL = endings("ууд үүд нууд нүүд чууд чүүд");
/** After a long vowel a single letter is an ending too. */
const AFTER_LONG_VOWEL = /(?:аа|ээ|оо|өө|уу|үү|ий)[гдн]$/;
const RUSSIAN = endings(
  "иями ями ами ого его ому ему ыми ими ий ый ой ая яя ое ее ые ие ую юю ых их ым им ов ев ей ом ем ах ях ам ям ию ии ия",
  "а я о е ы и у ю ь",
);
const ENGLISH = endings("ings ing edly ed ers es s");
/** Minimum length of the rest, so that it is still a word. */
const SHORTEST = 3;
const SHORTEST_IN_ENGLISH = 4;
const VOWELS = "аэоөуүиыяеюё";

export type WordForm = {
  /** Folded: what the text contains. */
  piece: string;
  /** The piece begins a word that may continue in any way. */
  isStem: boolean;
  /** The piece is a whole word. */
  isWhole?: true;
};

/** @param term from `searchTerms`: a word, or a quoted phrase or word, which has no other form */
export function listForms(term: string): readonly WordForm[] {
  if (term.startsWith('"')) return [{ piece: term.replaceAll('"', ""), isStem: false, isWhole: true }];
  if (/^\p{Script=Latin}+$/u.test(term)) return asForms(term, english(term));
  if (!/^\p{Script=Cyrillic}+$/u.test(term)) return [{ piece: term, isStem: false }];
  const stem = mongolian(term);
  const russian = /[өү]|([аоуэ])\1/.test(term) ? [] : [shortened(term, RUSSIAN)].filter((one) => one !== null);
  return asForms(term, [stem, ...otherVowels(stem), ...russian]);
}

/** Drops forms that contain another, because that one matches all they match. */
function asForms(term: string, stems: readonly string[]): WordForm[] {
  const pieces = [...new Set([term, ...stems])];
  const least = pieces.filter((piece) => !pieces.some((other) => other !== piece && piece.startsWith(other)));
  return least.map((piece) => ({ piece, isStem: piece !== term }));
}

function english(term: string): string[] {
  if (term.length > SHORTEST_IN_ENGLISH && term.endsWith("ies")) return [`${term.slice(0, -3)}y`];
  if (term.length > SHORTEST_IN_ENGLISH && /[^aeiou]y$/.test(term)) return [`${term.slice(0, -1)}ies`];
  if (/(?:ss|us|is)$/.test(term)) return [];
  const ending = ENGLISH.find((one) => term.endsWith(one) && term.length - one.length >= SHORTEST_IN_ENGLISH);
  return ending === undefined ? [] : [term.slice(0, -ending.length)];
}

/** Without its case ending, and then its number ending. */
function mongolian(term: string): string {
  const ofCase = shortened(term, MONGOLIAN);
  if (ofCase !== null) return shortened(ofCase, PLURAL) ?? ofCase;
  return AFTER_LONG_VOWEL.test(term) && term.length > SHORTEST + 1 ? term.slice(0, -1) : term;
}

function shortened(word: string, list: readonly string[]): string | null {
  const ending = list.find((one) => word.endsWith(one) && word.length - one.length >= SHORTEST);
  return ending === undefined ? null : word.slice(0, -ending.length);
}

/** A short vowel before the last consonant may drop out: ажил, ажлаар; түрээслэгч is unchanged. */
function otherVowels(word: string): string[] {
  const [last = "", beforeLast = "", third = ""] = [...word].reverse();
  if (word.length < SHORTEST || VOWELS.includes(last)) return [];
  if (VOWELS.includes(beforeLast) && !VOWELS.includes(third) && word.length > SHORTEST)
    return [word.slice(0, -2) + last];
  if (VOWELS.includes(beforeLast) || word.length > SHORTEST) return [];
  return [...VOWELS.slice(0, 4), "и"].map((vowel) => word.slice(0, -1) + vowel + last);
}

function endings(...lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.split(" "))
    .sort((one, other) => other.length - one.length || (one < other ? -1 : 1));
}
