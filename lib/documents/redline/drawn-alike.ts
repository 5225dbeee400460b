/**
 * Words that look the same but aren't: letters of other alphabets, digits of other scripts, invisible characters. Pure
 * and client-safe.
 */
import { normalized } from "@/lib/normalized";

/** Letters and digits by what they look like. */
const DRAWN_LIKE = new Map(
  Object.entries({
    ...{ A: "АΑ", B: "ВΒ", C: "СϹ", E: "ЕΕ", H: "НΗ", J: "Ј", K: "КΚ", M: "МΜ", N: "Ν", O: "ОΟ0", P: "РΡ", S: "Ѕ" },
    ...{ T: "ТΤ", X: "ХΧ", Y: "ҮΥ", Z: "Ζ" },
    ...{ a: "а", c: "сϲ", e: "е", h: "һ", i: "і", j: "ј", o: "оο", p: "р", s: "ѕ", v: "ѵν", w: "ѡ", x: "х", y: "у" },
    ...{ l: "1IІΙ|", "3": "З", "6": "б" },
  }).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);
/** Characters of zero width. */
const UNSEEN = /\p{Cf}/gu;

/** Whether two different texts look alike, so that a reader confuses them. Linear. */
export function isDrawnAlike(one: string, other: string): boolean {
  if (one === other || one === "" || other === "") return false;
  return drawnAs(one) === drawnAs(other);
}

function drawnAs(text: string): string {
  const plain = normalized(text, "NFKC").replace(UNSEEN, "").replace(/\s/gu, " ");
  return [...plain].map((letter) => DRAWN_LIKE.get(letter) ?? letter).join("");
}
