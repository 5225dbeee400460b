/**
 * What a contract's name is sorted by, so that a database's index keeps the order of an alphabet that the database does
 * not know: as `Intl.Collator` compares, without case and accents, numbers by their value. Pure.
 */
import { normalized } from "@/lib/normalized";

/** From the lowest; what is not here comes behind. */
const SIGNS = " _-,;:!?.'\"()[]{}§@*/\\&#%`^+<=>|~$£¥₮€₽";
const DIGITS = /\d+/;
const LATIN = "abcdefghijklmnopqrstuvwxyz";
const CYRILLIC = "аәбвгғҕдђҙежєҗзѕиійјкқҡлљмнңҥњоөпрстћуүұфхҳһцчҷҹџшщъыьѣэюя";
/** Letters that no decomposition leads to their own. */
const SAME = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i", ґ: "г", "\u00a0": " " }),
);
/** A name has 200 characters at most; compatibility forms may be longer. */
const MOST_CHARS = 200;

/** Where what a key is made of begins, by what comes first; a letter of none of both alphabets comes last. */
const AT = { sign: 0x21, otherSign: "\x60", number: "\x70", first: 0x100, second: 0x200, other: "\u0300" } as const;

export type NameKeys = { nameLatin: string; nameCyrillic: string };

/** Two keys: by one Latin letters come before Cyrillic ones, as an English reader has it, by the other behind them. */
export function nameKeys(name: string): NameKeys {
  const pieces = foldedName(name).match(/\d+|\P{Nd}|\p{Nd}/gsu) ?? [];
  const key = (first: string, second: string) =>
    (pieces.map((piece) => weightOf(piece, first, second)).join("") || " ").slice(0, MOST_CHARS);
  return { nameLatin: key(LATIN, CYRILLIC), nameCyrillic: key(CYRILLIC, LATIN) };
}

/** Which of the keys a reader of `language` (BCP 47) sorts by. */
export function nameKeyOf(language: string): keyof NameKeys {
  return language === "ru" || language === "mn" ? "nameCyrillic" : "nameLatin";
}

function foldedName(name: string): string {
  return [...normalized(normalized(name, "NFKC").toLowerCase(), "NFC")].map(baseOf).join("");
}

/** й is a letter of its own, and so nothing is taken apart that the alphabets have. */
function baseOf(letter: string): string {
  const same = SAME.get(letter);
  if (same !== undefined) return same;
  return CYRILLIC.includes(letter) ? letter : normalized(letter, "NFD").replace(/\p{M}/gu, "");
}

function weightOf(piece: string, first: string, second: string): string {
  if (DIGITS.test(piece)) return numberKey(piece);
  for (const [list, start] of [
    [first, AT.first],
    [second, AT.second],
    [SIGNS, AT.sign],
  ] as const) {
    const index = list.indexOf(piece);
    if (index >= 0) return String.fromCharCode(start + index);
  }
  return (
    (/[\p{L}\p{N}]/u.test(piece) ? AT.other : AT.otherSign) + (piece.codePointAt(0) ?? 0).toString(16).padStart(6, "0")
  );
}

/** The longer number is the larger one. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=.)/, "");
  return AT.number + String.fromCharCode(AT.sign + Math.min(value.length, 90)) + value;
}
