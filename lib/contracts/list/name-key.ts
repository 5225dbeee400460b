/**
 * The key a contract's name sorts by, so that a database index can keep an alphabet's order unknown to the database:
 * compares like `Intl.Collator`, ignoring case and accents, numbers by value. Pure.
 */
import { normalized } from "@/lib/normalized";

/** Lowest first; signs not listed sort after these. */
const SIGNS = " _-,;:!?.'\"()[]{}§@*/\\&#%`^+<=>|~$£¥₮€₽";
const DIGITS = /\d+/;
const LATIN = "abcdefghijklmnopqrstuvwxyz";
const CYRILLIC = "аәбвгғҕдђҙежєҗзѕиійјкқҡлљмнңҥњоөпрстћуүұфхҳһцчҷҹџшщъыьѣэюя";
/** Letters that don't decompose to their base letter. */
const SAME = new Map(
  Object.entries({ ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d", ı: "i", ґ: "г", "\u00a0": " " }),
);
/** A name has at most 200 characters; compatibility forms may be longer. */
const MOST_CHARS = 200;

/** Where each class of key starts, by first character; a letter of neither alphabet comes last. */
const AT = { sign: 0x21, otherSign: "\x60", number: "\x70", first: 0x100, second: 0x200, other: "\u0300" } as const;

export type NameKeys = { nameLatin: string; nameCyrillic: string };

/** Two keys: in one, Latin letters sort before Cyrillic, as English readers expect; in the other, after. */
export function nameKeys(name: string): NameKeys {
  const pieces = foldedName(name).match(/\d+|\P{Nd}|\p{Nd}/gsu) ?? [];
  const key = (first: string, second: string) =>
    (pieces.map((piece) => letterWeight(piece, first, second)).join("") || " ").slice(0, MOST_CHARS);
  return { nameLatin: key(LATIN, CYRILLIC), nameCyrillic: key(CYRILLIC, LATIN) };
}

/** Which key a reader of `language` (BCP 47) sorts by. */
export function nameKeyFor(language: string): keyof NameKeys {
  return language === "ru" || language === "mn" ? "nameCyrillic" : "nameLatin";
}

function foldedName(name: string): string {
  return [...normalized(normalized(name, "NFKC").toLowerCase(), "NFC")].map(baseLetter).join("");
}

/** й is a letter of its own, so letters of either alphabet are never decomposed. */
function baseLetter(letter: string): string {
  const same = SAME.get(letter);
  if (same !== undefined) return same;
  return CYRILLIC.includes(letter) ? letter : normalized(letter, "NFD").replace(/\p{M}/gu, "");
}

function letterWeight(piece: string, first: string, second: string): string {
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

/** More digits means a larger number. */
function numberKey(digits: string): string {
  const value = digits.replace(/^0+(?=.)/, "");
  return AT.number + String.fromCharCode(AT.sign + Math.min(value.length, 90)) + value;
}
