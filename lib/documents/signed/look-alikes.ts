import { normalized } from "@/lib/normalized";
/** Which letters a reader of pictures takes for each other. Pure, linear. Source: B-28.7. */

/** Letters of the two alphabets that are drawn alike, small ones by their capitals too. */
const CYRILLIC = "аеорсхукмтнвіѕј";
const LATIN = "aeopcxykmthbisj";
const TWINS = new Map([...CYRILLIC].map((letter, at) => [letter, LATIN[at] ?? letter]));
/** Letters whose small form is drawn as the large one. */
const ONE_SHAPE = new Set("cosvwxzpkuвгджзийклмнптцчшщъыьэюяосхукпөү");
const ACCENTS = /\p{M}/gu;
const DRAWN_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[ҮүҰұУу]/gu, "y"],
  [/[Өөθ]/gu, "o"],
  [/[|!Iil]/gu, "l"],
  [/rn/gu, "m"],
  [/cl/gu, "d"],
  [/vv/gu, "w"],
  [/щ/giu, "ш"],
  [/ъ/giu, "ь"],
  [/э/giu, "з"],
];

/** A word as it looks on paper, whichever alphabet its letters are of. */
export function onPaper(word: string): string {
  return word.replace(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const twin = TWINS.get(small);
    return twin === undefined ? letter : small === letter ? twin : twin.toUpperCase();
  });
}

/** Whether two words look the same but for dots above a letter: ё and е, й and и. */
export function isDrawnSame(one: string, other: string): boolean {
  return twinsOf(one) === twinsOf(other);
}

/** Whether letters of one word are easily taken for those of the other. */
export function looksAlike(one: string, other: string): boolean {
  if (isDrawnSame(one, other)) return true;
  if (one.toLowerCase() === other.toLowerCase()) return isCaseOfOneShape(one, other);
  return shapesOf(one) === shapesOf(other);
}

function isCaseOfOneShape(one: string, other: string): boolean {
  const [a, b] = [[...one], [...other]];
  return a.every((letter, at) => letter === b[at] || ONE_SHAPE.has(letter.toLowerCase()));
}

function shapesOf(word: string): string {
  const drawn = DRAWN_ALIKE.reduce((text, [letters, shape]) => text.replace(letters, shape), word);
  return twinsOf(drawn.toLowerCase());
}

function twinsOf(word: string): string {
  return onPaper(normalized(word, "NFD").replace(ACCENTS, ""));
}

/** How many letters have to be changed, added or taken away; counts no further than `most`. */
export function lettersApart(one: string, other: string, most: number): number {
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = b.map((_, at) => at + 1);
  let corner = 0;
  for (const [index, letter] of a.entries()) {
    let [diagonal, left] = [corner, index + 1];
    corner = index + 1;
    row = row.map((above, at) => {
      const cost = letter === b[at] ? diagonal : 1 + Math.min(diagonal, above, left);
      diagonal = above;
      return (left = cost);
    });
    if (Math.min(corner, ...row) > most) return most + 1;
  }
  return row.at(-1) ?? a.length;
}
