import { normalized } from "@/lib/normalized";

/** Cyrillic letters that look like Latin ones: 'СА-14' is typed in either script. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: "A",
  В: "B",
  Е: "E",
  Ё: "E",
  К: "K",
  М: "M",
  Н: "H",
  О: "O",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Ү: "Y",
  Х: "X",
  І: "I",
  Ѕ: "S",
  Ј: "J",
};

/**
 * What document numbers are compared by: 'fa-2024/03' and 'FA–2024/3' have one key, in whichever script their letters
 * were typed. '' for what holds no figure.
 */
export function numberKey(number: string): string {
  const letters = [...normalized(number, "NFKC").toUpperCase()].map((letter) => LOOK_ALIKE[letter] ?? letter);
  const parts = letters
    .join("")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const key = parts.map((part) => (/^\d+$/u.test(part) ? part.replace(/^0+(?=\d)/u, "") : part)).join("-");
  return /\d/u.test(key) ? key.slice(0, 60) : "";
}
