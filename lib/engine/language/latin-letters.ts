/** Mongolian and Russian as many people type them, in Latin letters: 'tulbur hed ve' for 'төлбөр хэд вэ'. Pure. */

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
/** What Russians type otherwise than Mongolians, longest first. */
const RUSSIAN: readonly (readonly [string, string])[] = [
  ["shch", "щ"],
  ["sch", "щ"],
  ["kh", "х"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["ts", "ц"],
  ["zh", "ж"],
  ["ya", "я"],
  ["ia", "ия"],
  ["ye", "е"],
  ["yo", "ё"],
  ["yu", "ю"],
  ["iy", "ий"],
  ["yy", "ый"],
  ["oy", "ой"],
  ["ey", "ей"],
  ["ay", "ай"],
  ["e", "е"],
  ["h", "х"],
  ["j", "й"],
  ["q", "к"],
  ["w", "в"],
  ["x", "кс"],
  ["y", "ы"],
];
/** How one word's o and u may be meant: vowels of one word are all back or all front, and u is typed for ө and ү. */
const VOWELS: readonly (readonly [o: string, u: string])[] = [
  ["о", "у"],
  ["ө", "ү"],
  ["ө", "ө"],
  ["о", "ө"],
];
/** UTF-16 units. */
const LONGEST_WORD = 40;

type Typed = "mn" | "ru";

/** The words in Cyrillic letters that a word in Latin letters may stand for, the likeliest first. Linear. */
export function cyrillicFor(word: string, language: Typed = "mn"): string[] {
  if (!/^[a-z]+$/u.test(word) || word.length > LONGEST_WORD) return [word];
  if (language === "ru") return russianFor(word);
  const plain = letters(word, PAIRS);
  const all = VOWELS.map(([o, u]) => plain.replace(/о/gu, o).replace(/у/gu, u));
  const isFront = /[эе]/u.test(plain);
  const [back = plain, ...front] = all;
  return [...new Set(isFront ? [...front, back] : all)];
}

/** The soft sign is mostly left out, at the end of verbs too. */
function russianFor(word: string): string[] {
  const plain = letters(word, RUSSIAN);
  return [plain, `${plain}ь`, plain.replace(/и$/u, "й"), plain.replace(/([тнлс])([яюё])/gu, "$1ь$2")];
}

function letters(word: string, pairs: typeof PAIRS): string {
  let [made, at] = ["", 0];
  while (at < word.length) {
    const pair = pairs.find(([latin]) => word.startsWith(latin, at));
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

/** Known share from which a text is taken for a language. */
const LEAST_KNOWN = 0.4;

/** Whether a word is one that a language has, or that the contract has. */
type Known = (language: "en" | Typed, word: string) => boolean;

/**
 * A text of Mongolian or Russian words in Latin letters, in Cyrillic ones, by the language that knows more; null
 * if English knows as many. Linear in the text.
 */
export function inCyrillic(
  words: readonly string[],
  isKnown: Known,
): { language: Typed; words: readonly string[] } | null {
  const latin = words.filter((word) => /^[a-z]+$/u.test(word));
  if (latin.length === 0) return null;
  const share = (test: (word: string) => boolean) => latin.filter(test).length / latin.length;
  const [best] = (["mn", "ru"] as const)
    .map((language) => {
      const meant = new Map(
        latin.map((word) => {
          const choices = cyrillicFor(word, language);
          return [word, choices.find((one) => isKnown(language, one)) ?? choices[0] ?? word] as const;
        }),
      );
      return { language, meant, known: share((word) => isKnown(language, meant.get(word) ?? "")) };
    })
    .toSorted((one, other) => other.known - one.known);
  if (!best || best.known < LEAST_KNOWN || best.known <= share((word) => isKnown("en", word))) return null;
  return { language: best.language, words: words.map((word) => best.meant.get(word) ?? word) };
}
