/** Mongolian as many people type it, in Latin letters: 'tulbur hed ve' for 'төлбөр хэд вэ'. Pure. */

const PAIRS: readonly (readonly [string, string])[] = [
  ["shch", "щ"],
  ["kh", "х"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["ts", "ц"],
  ["zh", "ж"],
  ["ya", "я"],
  ["ye", "е"],
  ["yo", "ё"],
  ["yu", "ю"],
  ["ii", "ий"],
  ["ai", "ай"],
  ["ei", "эй"],
  ["oi", "ой"],
  ["ui", "уй"],
];
const LETTERS: Readonly<Record<string, string>> = {
  a: "а",
  b: "б",
  c: "ц",
  d: "д",
  e: "э",
  f: "ф",
  g: "г",
  h: "х",
  i: "и",
  j: "ж",
  k: "к",
  l: "л",
  m: "м",
  n: "н",
  o: "о",
  p: "п",
  q: "ч",
  r: "р",
  s: "с",
  t: "т",
  u: "у",
  v: "в",
  w: "в",
  x: "х",
  y: "й",
  z: "з",
};
/** How one word's o and u may be meant: vowels of one word are all back or all front, and u is typed for ө and ү. */
const VOWELS: readonly (readonly [o: string, u: string])[] = [
  ["о", "у"],
  ["ө", "ү"],
  ["ө", "ө"],
  ["о", "ө"],
];
/** UTF-16 units. */
const LONGEST_WORD = 40;

/** The words in Cyrillic letters that a word in Latin letters may stand for, the likeliest first. Linear. */
export function cyrillicFor(word: string): string[] {
  if (!/^[a-z]+$/u.test(word) || word.length > LONGEST_WORD) return [word];
  const plain = letters(word);
  const all = VOWELS.map(([o, u]) => plain.replace(/о/gu, o).replace(/у/gu, u));
  const isFront = /[эе]/u.test(plain);
  const [back = plain, ...front] = all;
  return [...new Set(isFront ? [...front, back] : all)];
}

function letters(word: string): string {
  let [made, at] = ["", 0];
  while (at < word.length) {
    const pair = PAIRS.find(([latin]) => word.startsWith(latin, at));
    made += pair ? pair[1] : letterAt(word, at);
    at += pair?.[0].length ?? 1;
  }
  return made;
}

/** 'v' between consonants is typed for ү: 'hvsvv'. */
function letterAt(word: string, at: number): string {
  const isBesideVowel = /[aeiouy]/u.test(`${word[at - 1] ?? ""}${word[at + 1] ?? ""}`);
  if (word[at] === "v" && at > 0 && !isBesideVowel) return "ү";
  return LETTERS[word[at] ?? ""] ?? "";
}

/** Known share from which a text is taken for Mongolian. */
const LEAST_KNOWN = 0.4;

/** Whether a word is one that a language has, or that the contract has. */
type Known = (language: "en" | "mn", word: string) => boolean;

/** A text of Mongolian words in Latin letters, in Cyrillic ones; null if it is none. Linear in the text. */
export function inCyrillic(words: readonly string[], isKnown: Known): string[] | null {
  const latin = words.filter((word) => /^[a-z]+$/u.test(word));
  if (latin.length === 0) return null;
  const meant = new Map(
    latin.map((word) => {
      const choices = cyrillicFor(word);
      return [word, choices.find((one) => isKnown("mn", one)) ?? choices[0] ?? word] as const;
    }),
  );
  const share = (test: (word: string) => boolean) => latin.filter(test).length / latin.length;
  const mongolian = share((word) => isKnown("mn", meant.get(word) ?? ""));
  if (mongolian < LEAST_KNOWN || mongolian <= share((word) => isKnown("en", word))) return null;
  return words.map((word) => meant.get(word) ?? word);
}
