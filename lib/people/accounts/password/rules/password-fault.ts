import { COMMON_WORDS } from "./common-words";

/** Neighbours on keyboards and in alphabets: rows, and the columns fingers run down. */
const RUNS = [
  "1234567890",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "qwertzuiopü",
  "azertyuiop",
  "qsdfghjklm",
  "wxcvbn",
  "йцукенгшщзхъ",
  "фывапролджэ",
  "ячсмитьбю",
  "фцужэнгшүзкъ",
  "йыбөахролдп",
  "ячёсмитьвю",
  "abcdefghijklmnopqrstuvwxyz",
  "абвгдежзийклмнопрстуфхцчшщъыьэюя",
  "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
  "абвгдеёжзийклмноөпрстуүфхцчшщъыьэюя",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "1q2w3e4r5t6y7u8i9o0p",
  "!@#$%^&*()",
];
const BOTH_WAYS = RUNS.flatMap((run) => [run, [...run].reverse().join("")]);
/** Shorter runs occur in any word. */
const MIN_RUN = 3;

/** Whether a lowercase password consists only of keyboard or alphabet runs, or of one repeated piece. */
function isPattern(password: string): boolean {
  return isRepeated(password) || isMadeOfRuns(password);
}

/** `aaaaaaaa`, `12121212`, `abcdabcd`: a piece of up to four characters, repeated. */
function isRepeated(password: string): boolean {
  const letters = [...password];
  return [1, 2, 3, 4].some(
    (length) => letters.length >= 2 * length && letters.every((letter, index) => letter === letters[index % length]),
  );
}

function isMadeOfRuns(password: string): boolean {
  let rest = password;
  while (rest !== "") {
    const length = longestRun(rest);
    if (length < MIN_RUN) return false;
    rest = rest.slice(length);
  }
  return true;
}

/** How many leading characters form a run, or repeat one character. */
function longestRun(text: string): number {
  const same = /^(.)\1*/u.exec(text)?.[0].length ?? 0;
  let longest = same;
  while (longest < text.length && BOTH_WAYS.some((run) => run.includes(text.slice(0, longest + 1)))) longest += 1;
  return longest;
}

/** Why a password that is long enough would still be guessed; each is the key of its message. */
export type PasswordFault = "passwordCommon" | "passwordPattern" | "passwordPersonal";

/** Characters used in place of a letter. */
const STAND_INS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "!": "i",
  "+": "t",
};
/** With shorter names, half of all passwords would contain one. */
const MIN_NAME_CHARS = 4;
/** From this length, two different words plus additions are more than guessers try (NIST SP 800-63B). */
const LONG_CHARS = 15;
/** Letters added to a word or name to make it long enough: guessers try up to this many. */
const MAX_ADDED_LETTERS = 2;

/**
 * What guessers try first: common words with some digits or symbols, keyboard runs, the user's name and address.
 * @returns the reason to reject it, or null. Source: B-2.5; list: `common-words.ts`.
 */
export function passwordFault(password: string, person: { name?: string; email?: string }): PasswordFault | null {
  const folded = password.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
  if (isPattern(folded)) return "passwordPattern";
  if (isPersonal(folded, person)) return "passwordPersonal";
  const isLong = [...folded].length >= LONG_CHARS;
  return hearts(folded).some((heart) => isCommon(heart, isLong)) ? "passwordCommon" : null;
}

/** The password without additions around its word, with and without swapped letters decoded. */
function hearts(folded: string): string[] {
  const bare = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  const readBack = (text: string) => [...text].map((sign) => STAND_INS[sign] ?? sign).join("");
  const trimmed = folded.replace(/[\d\W_]{1,8}$/u, (end) => (/\p{L}/u.test(end) ? end : ""));
  return [
    ...new Set([
      bare(folded),
      bare(readBack(folded)),
      bare(readBack(trimmed)),
      bare(folded).replace(/[^\p{L}]/gu, ""),
      folded,
    ]),
  ];
}

/** A common word, one repeated twice, or two of them in a password that isn't long. */
function isCommon(heart: string, isLong: boolean): boolean {
  const half = heart.slice(0, heart.length / 2);
  if (COMMON_WORDS.has(heart) || (half + half === heart && COMMON_WORDS.has(half))) return true;
  if (isLong) return false;
  const splits = Array.from({ length: Math.max(0, heart.length - 3) }, (_, index) => index + 2);
  return splits.some((at) => COMMON_WORDS.has(heart.slice(0, at)) && COMMON_WORDS.has(heart.slice(at)));
}

function isPersonal(folded: string, { name = "", email = "" }: { name?: string; email?: string }): boolean {
  const [box = "", site = ""] = email.toLowerCase().split("@");
  const parts = [
    ...name
      .normalize("NFKC")
      .toLowerCase()
      .split(/[^\p{L}]+/u),
    ...box.split(/[^\p{L}\d]+/u),
    box,
    site.split(".")[0] ?? "",
  ];
  const known = [...new Set(parts)]
    .filter((part) => [...part].length >= MIN_NAME_CHARS)
    .sort((one, other) => other.length - one.length);
  const rest = known.reduce((text, part) => text.replaceAll(part, ""), folded);
  return rest !== folded && [...rest.replace(/[^\p{L}]/gu, "")].length <= MAX_ADDED_LETTERS;
}
