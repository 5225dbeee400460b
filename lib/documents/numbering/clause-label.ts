/** The number at the start of a clause, and the one after it. Pure and client-safe. */
import { formatNumber } from "./number-format";
import { scheduleAt } from "./schedule-name";

/**
 * `text` includes the trailing blanks, `levels` are its numbers (letters and Roman numerals as numbers), `form` is
 * shared by labels of one kind: '#.#. ' for '9.2. '.
 */
export type ClauseLabel = { text: string; levels: readonly number[]; form: string };

const WORDS = "article|section|clause|статья|раздел|глава|пункт|бүлэг|зүйл|§";
const NUMBER = "(\\d{1,3}(?:\\.\\d{1,3}){0,5}|[ivxlc]{1,7}|\\p{L})";
/** 'Article 5', 'Статья IV.', '9.2', '9.2)', '(b)', 'C.'. */
const LABEL = new RegExp(`^((?:${WORDS})\\s{0,3}(?:№\\s{0,2})?)?(\\(?)${NUMBER}([.):]{0,2})(\\s{1,40}|$)`, "iu");
/** '5 дугаар зүйл.', '5.1 дүгээр зүйл', '3-р бүлэг'. */
const ORDINAL =
  /^()()(\d{1,3}(?:\.\d{1,3}){0,4})((?:\s{0,2}-\s{0,2}|\s{1,3})(?:дугаар|дүгээр|р)\s{1,3}(?:зүйл|бүлэг|хэсэг|заалт)[.:]?)(\s{1,40}|$)/iu;
/** 'НЭГ.', 'Арван нэг.'. */
const SPELLED = /^()()((?:арван\s{1,2})?[а-яөүё]{2,6})(\.)(\s{1,40}|$)/iu;
const KIND = new RegExp(`${WORDS}|хэсэг|заалт|schedule|appendix|annex|exhibit|attachment|приложение|хавсралт`, "iu");
const SPELLED_NUMBERS = ["нэг", "хоёр", "гурав", "дөрөв", "тав", "зургаа", "долоо", "найм", "ес", "арав"];
const ROMAN = /^(?=.)(?:l?x{0,3}|xl)(?:ix|iv|v?i{0,3})$/iu;
const LETTERS = { latin: 26, russian: 29 } as const;
const MOST = 200;

/** The number a text begins with; null if there is none, or it may be a year, a sum or a word. */
export function readClauseLabel(text: string): ClauseLabel | null {
  const head = text.slice(0, 90);
  const found = ORDINAL.exec(head) ?? LABEL.exec(head) ?? SPELLED.exec(head);
  const [all, word = "", open = "", number = "", close = ""] = found ?? [];
  if (all === undefined || (open !== "" && !close.startsWith(")"))) return null;
  if (word === "" && close === "" && !number.includes(".")) return null; // '5 tables', 'I agree'
  if (word !== "" && /^\p{Ll}/u.test(text.slice(all.length))) return null; // 'Section 7 applies'
  const levels = toLevels(number);
  if (levels === null || levels.some((level) => level < 1 || level > MOST)) return null;
  return { text: all, levels, form: findForm(all, number) };
}

/** Whether a number names its kind: 'Article IV', '5.1 дүгээр зүйл', but not '9.2'. */
export const saysItsKind = (number: string): boolean => KIND.test(number);

/** The next label, with its last number increased. */
export function labelAfter({ text, levels }: ClauseLabel): string {
  const next = (levels.at(-1) ?? 0) + 1;
  const number = numberIn(text);
  const at = text.indexOf(number);
  const last = number.split(".").at(-1) ?? number;
  const begin = at + number.length - last.length;
  const written = `${text.slice(0, begin)}${likeWritten(last, next)}${text.slice(at + number.length)}`;
  return written.replace(/дугаар|дүгээр/iu, (ending) => inCase(isFront(next) ? "дүгээр" : "дугаар", ending));
}

/** The first label below one: '9.1 ' below '9. '. Null if it would need letters or words. */
export function labelBelow({ text, levels }: ClauseLabel): string | null {
  const number = numberIn(text);
  return /^\d/u.test(number) ? `${levels.join(".")}.1${text.trimEnd().endsWith(")") ? ") " : " "}` : null;
}

function numberIn(text: string): string {
  const [, , , number = ""] = ORDINAL.exec(text) ?? LABEL.exec(text) ?? SPELLED.exec(text) ?? [];
  return number;
}

function toLevels(number: string): number[] | null {
  if (/^\d/u.test(number)) return number.split(".").map(Number);
  const spelled = spelledNumber(number);
  if (spelled !== null) return [spelled];
  if (ROMAN.test(number)) return [romanNumber(number)];
  const letter = [...number].length === 1 ? letterNumber(number.toLowerCase()) : null;
  return letter === null ? null : [letter];
}

function spelledNumber(number: string): number | null {
  const words = number.toLowerCase().split(/\s+/u);
  const unit = SPELLED_NUMBERS.indexOf(words.at(-1) ?? "") + 1;
  if (unit === 0) return null;
  return words.length > 1 ? 10 + unit : unit;
}

function romanNumber(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };
  const digits = [...text.toLowerCase()].map((letter) => values[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

function letterNumber(letter: string): number | null {
  for (const [format, count] of [
    ["lowerLetter", LETTERS.latin],
    ["russianLower", LETTERS.russian],
  ] as const)
    for (let value = 1; value <= count; value += 1) if (formatNumber(value, format) === letter) return value;
  return null;
}

/** A number in the style of another: '08' after '07', 'V' after 'IV', 'г' after 'в', 'ХОЁР' after 'НЭГ'. */
function likeWritten(like: string, value: number): string {
  if (/^\d/u.test(like)) return String(value).padStart(like.startsWith("0") ? like.length : 1, "0");
  if (spelledNumber(like) !== null) return inCase(spellNumber(value), like);
  if (ROMAN.test(like)) return inCase(formatNumber(value, "lowerRoman"), like);
  return inCase(formatNumber(value, /^[a-z]/iu.test(like) ? "lowerLetter" : "russianLower"), like);
}

function spellNumber(value: number): string {
  const [tens, unit] = [Math.floor((value - 1) / 10), SPELLED_NUMBERS[(value - 1) % 10] ?? ""];
  return tens === 0 ? unit : `арван ${unit}`;
}

function inCase(text: string, like: string): string {
  if (like === like.toUpperCase()) return text.toUpperCase();
  return /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Mongolian ordinals follow vowel harmony: 1, 4 and 9, and 40 and 90, are front. */
function isFront(value: number): boolean {
  const [unit, ten] = [value % 10, Math.floor(value / 10) % 10];
  return unit === 0 ? ten === 4 || ten === 9 : [1, 4, 9].includes(unit);
}

function findForm(text: string, number: string): string {
  const kind = /^\d/u.test(number)
    ? number.replace(/\d+/gu, "#")
    : spelledNumber(number) !== null
      ? "word"
      : number === number.toUpperCase()
        ? "I"
        : "i";
  const written = text.replace(number, kind).trimEnd();
  return written.replace(/дүгээр/iu, "дугаар").replace(/\s+/gu, " ");
}

// How to cite a clause: with its parent numbers if its own says little.

/** '(a)', 'a)', 'iv.', '(1)': restarts below each clause, so others have the same label. */
const ITEM = /^(?:\(|(?:\p{Ll}|[ivxlc]{1,7})[.):])/u;
/** Lines above to check; a longer list is cited by its own number. */
const MOST_LINES = 400;

/**
 * '9.2', '8.1(a)' for item '(a)' below 8.1, or 'Schedule 2, 2' within a schedule; "" if the line at `place` has no
 * number.
 */
export function clauseNameAt(text: string, place: number): string {
  const name = nameAt(text, place);
  const schedule = name === "" ? "" : scheduleAt(text, lineStart(text, place));
  return schedule === "" ? name : `${schedule}, ${name}`;
}

function nameAt(text: string, place: number): string {
  let start = lineStart(text, place);
  const own = readClauseLabel(lineFrom(text, start));
  if (own === null) return "";
  let name = cited(own);
  let known = own;
  for (let lines = 0; isItem(known) && start > 0 && lines < MOST_LINES; lines += 1) {
    start = lineStart(text, start - 1);
    const above = readClauseLabel(lineFrom(text, start));
    if (above === null) continue;
    const isSibling = isItem(above) && labelAfter(above).trim() === known.text.trim();
    const isWithinOne = isItem(above) && known.levels.at(-1) !== 1;
    if (!isSibling && !isWithinOne) name = `${cited(above)}${name.startsWith("(") ? "" : " "}${name}`;
    if (!isWithinOne || isSibling) known = above;
  }
  return name;
}

const isItem = ({ text }: ClauseLabel) => ITEM.test(text);
const cited = ({ text }: ClauseLabel) => text.replace(/[.:\s]+$/u, "");
const lineStart = (text: string, place: number) => (place === 0 ? 0 : text.lastIndexOf("\n", place - 1) + 1);

function lineFrom(text: string, start: number): string {
  const end = text.indexOf("\n", start);
  return text.slice(start, end < 0 ? undefined : end);
}
