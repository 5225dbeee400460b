/**
 * By what two names of a firm are compared: letter by letter, without the company's form in Latin letters, and by the
 * look of the letters. Pure. Source: B-30.3, B-30.4.
 */
import { createHash } from "node:crypto";
import { normalized } from "@/lib/normalized";

/** Forms of companies, which say nothing about which firm it is. Folded, as `wordsOf` of `keys.ts` parts them. Pure. */

const ENGLISH = [
  "inc; incorporated; corp; corporation; company; co; ltd; limited; llc; llp; lp; plc; pty ltd; pte ltd; pty; pte",
  "limited liability company; public limited company; private limited company; joint stock company; jsc; cjsc; ojsc; pjsc",
  "gmbh; gesellschaft mit beschrankter haftung; ag; kg; ug; se; sa; sarl; sas; srl; spa; nv; bv; ab; oy; as; aps",
  "ooo; oao; zao; pao; ao; ip; hhk; hk; xxk; xk; tovhk; bhk",
];
const RUSSIAN = [
  "ооо; оао; зао; пао; ао; нао; тоо; одо; чп; ип; чуп; уп; фгуп; гуп; муп",
  "общество с ограниченной ответственностью; акционерное общество; публичное акционерное общество",
  "закрытое акционерное общество; открытое акционерное общество; непубличное акционерное общество",
  "индивидуальный предприниматель; товарищество с ограниченной ответственностью",
];
const MONGOLIAN = [
  "ххк; хк; төхк; төүг; ббсб; ххн; хзх; ббн; төаатүг; онөхк",
  "хязгаарлагдмал хариуцлагатай компани; хувьцаат компани; компани",
];

/** Each as its words; longer ones first, as the shorter stand within them. */
const COMPANY_FORMS: readonly (readonly string[])[] = [...ENGLISH, ...RUSSIAN, ...MONGOLIAN]
  .flatMap((line) => line.split("; "))
  .map((form) => form.split(" "))
  .sort((one, other) => other.length - one.length);

export type NameKeysOfFirm = { key: string; looseKey: string; lookKey: string };

/** A longer key ends with a hash of all of it, so that two long names are not one. UTF-16 units. */
const KEY_CHARS = 160;
/** What is shorter says too little to be alike: 'АБ', 'Co'. */
const LEAST_LOOSE_CHARS = 3;
/** As much of a name as it is known by; text of more is no name. */
const NAME_CHARS = 1_000;

/** Null where a name has no letter: a blank that is still to be filled in. */
export function keysOfName(name: string): NameKeysOfFirm | null {
  const words = splitWords(name);
  const key = words.join("");
  if (!/\p{L}[\p{M}\p{N}]{0,9}\p{L}/u.test(key)) return null;
  const bare = withoutForm(words).join(" ");
  const loose = inLatin(bare).replaceAll(" ", "");
  return {
    key: shortened(key),
    looseKey: loose.length < LEAST_LOOSE_CHARS ? "" : shortened(loose),
    lookKey: shortened(toLook(key)),
  };
}

/** What is looked for among loose keys. */
export function looseSearch(text: string): string {
  const loose = inLatin(splitWords(text).join(" ")).replaceAll(" ", "");
  return loose.length < LEAST_LOOSE_CHARS ? "" : loose.slice(0, KEY_CHARS);
}

/** A registration number without what it is written with: 'No. 5123-456' and '5123456' are one; '' for none. */
export function numberKey(registration: string): string {
  const sign = normalized(registration, "NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .slice(0, KEY_CHARS);
  return /\d{4}/u.test(sign) ? sign : "";
}

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Letters and digits, folded; '&' is a word, signs within one word ('L.L.C.', "O'Neill") are none. */
function splitWords(name: string): string[] {
  const folded = normalized(normalized(name.slice(0, NAME_CHARS), "NFKC").toLowerCase(), "NFC")
    .replace(INVISIBLE, "")
    .replaceAll("ё", "е")
    .replace(/(?<=\p{L})[.'’](?=\p{L})/gu, "")
    .replace(/[&+]/gu, " and ");
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

/** Without its form, at either end and before a bracket; a name that is nothing but forms stays. */
function withoutForm(words: readonly string[]): string[] {
  let left = [...words];
  for (let isShorter = true; isShorter;) {
    const before = left.length;
    for (const form of COMPANY_FORMS) {
      if (left.length <= form.length) continue;
      if (form.every((word, at) => left[at] === word)) left = left.slice(form.length);
      else if (form.every((word, at) => left[left.length - form.length + at] === word))
        left = left.slice(0, -form.length);
    }
    if (left.length > 1 && left[0] === "the") left = left.slice(1);
    isShorter = left.length < before;
  }
  return left;
}

/** How Russian and Mongolian letters are written in Latin ones, as coarse as people write them. */
const LATIN_LETTERS = new Map(
  Object.entries({
    ...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ж: "j", з: "z", и: "i", й: "i", к: "k", л: "l", м: "m" },
    ...{ н: "n", о: "o", ө: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ү: "u", ф: "f", х: "h", ц: "c", ч: "ch" },
    ...{ ш: "sh", щ: "sh", ъ: "", ы: "i", ь: "", э: "e", ю: "iu", я: "ia", і: "i", ї: "i", є: "e", ґ: "g" },
  }),
);

function inLatin(bare: string): string {
  return normalized([...bare].map((letter) => LATIN_LETTERS.get(letter) ?? letter).join(""), "NFD")
    .replace(/\p{M}/gu, "")
    .replace(/shch/g, "sh")
    .replace(/zh/g, "j")
    .replace(/kh/g, "h")
    .replace(/ts/g, "c")
    .replace(/ck/g, "k")
    .replace(/x/g, "ks")
    .replace(/q/g, "k")
    .replace(/w/g, "v")
    .replace(/y/g, "i")
    .replace(/\band\b|\bi\b|\bba\b/g, "")
    .replace(/(\p{L})\1+/gu, "$1");
}

/** Letters of other scripts that are drawn like Latin ones. */
const LOOKS_LIKE = new Map(
  Object.entries({
    ...{ а: "a", в: "b", с: "c", е: "e", н: "h", к: "k", м: "m", о: "o", р: "p", т: "t", у: "y", х: "x", ү: "y" },
    ...{
      і: "i",
      ј: "j",
      ѕ: "s",
      ԁ: "d",
      һ: "h",
      ӏ: "l",
      α: "a",
      β: "b",
      ε: "e",
      ι: "i",
      κ: "k",
      ν: "v",
      ο: "o",
      ρ: "p",
    },
    ...{ τ: "t", υ: "y", χ: "x", "0": "o", "1": "l", ı: "i" },
  }),
);
const toLook = (key: string) => [...key].map((letter) => LOOKS_LIKE.get(letter) ?? letter).join("");

function shortened(key: string): string {
  if (key.length <= KEY_CHARS) return key;
  return `${key.slice(0, KEY_CHARS)} ${createHash("sha256").update(key).digest("hex").slice(0, 16)}`;
}
