import { anyOf } from "../../language/patterns";
import * as cue from "../days.cues";
import { numberWord } from "./number-words";
import type { Token } from "./tokens";

/** A number in figures or words, up to the token before `next`. */
export type ReadNumber = { value: number; next: number };

/** Maximum words in one number: 'two thousand and twenty-six'. */
const MOST_WORDS = 9;
const MOST_FIGURES = 4;

/** The number that begins at a token: '12', 'twenty-seventh', 'две тысячи двадцать шестого'. */
export function numberAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const text = tokens[at]?.text ?? "";
  if (/^\d/u.test(text)) return text.length <= MOST_FIGURES ? { value: Number(text), next: at + 1 } : null;
  let sum = 0;
  let group = 0;
  let next = at;
  for (let here = at; here < at + MOST_WORDS; here += 1) {
    const word = tokens[here]?.text ?? "";
    const value = numberWord(word);
    if (value === null) {
      if (here > at && (word === "-" || word === "and") && numberWord(tokens[here + 1]?.text ?? "") !== null) continue;
      break;
    }
    if (value === 1000 && sum === 0) [sum, group] = [(group || 1) * 1000, 0];
    else if (value === 100 && group > 0 && group < 10) group *= 100;
    else if (fits(group, value)) group += value;
    else break;
    next = here + 1;
  }
  return next > at ? { value: sum + group, next } : null;
}

/** Whether a word can continue what was read: hundreds, then tens, then ones. */
function fits(group: number, value: number): boolean {
  if (group === 0) return value < 1000;
  if (value >= 100) return false;
  return value >= 10 ? group % 100 === 0 : group % 10 === 0;
}

/** The number whose last token is at `at`, with its first token; null if none ends there. */
export function numberEndingAt(tokens: readonly Token[], at: number): (ReadNumber & { from: number }) | null {
  for (let from = Math.max(0, at - MOST_WORDS + 1); from <= at; from += 1) {
    const read = numberAt(tokens, from);
    if (read?.next === at + 1) return { ...read, from };
  }
  return null;
}

const SCALES: readonly (readonly [RegExp, number])[] = [
  [anyOf(cue.thousand), 1_000],
  [anyOf(cue.million), 1_000_000],
  [anyOf(cue.billion), 1_000_000_000],
];
/** The 'and' between two numerals. Lower case. */
export const NUMERAL_JOINT = anyOf(cue.numeralJoint);
const SKIPPED = anyOf(NUMERAL_JOINT, cue.skipped);
const LONGEST_SPELT = 14;

/** 'the first three (3) months' counts three. */
const ORDINALS = [/^(?:first|second|third)/u, /^(?:перв|втор|трет)/u, /^эхний/u];

/** 'thirty-five', 'сто восемьдесят тысяч', 'наян зургаан сая'; null if a word isn't a numeral. */
export function numberSpelt(text: string): number | null {
  const parts =
    text
      .toLowerCase()
      .replaceAll("ё", "е")
      .match(/[^\s-]+/gu) ?? [];
  const words = parts.filter((part) => !SKIPPED.test(part));
  const numerals =
    words.length > 1 && ORDINALS.some((ordinal) => ordinal.test(words[0] ?? "")) ? words.slice(1) : words;
  if (numerals.length === 0 || parts.length > LONGEST_SPELT) return null;
  let [total, group] = [0, 0];
  for (const part of numerals) {
    const scale = SCALES.find(([pattern]) => pattern.test(part))?.[1];
    const value = numberWord(part);
    if (scale !== undefined) [total, group] = [total + Math.max(group, 1) * scale, 0];
    else if (value === null) return null;
    else group = value === 100 && group > 0 && group < 10 ? group * 100 : group + value;
  }
  return total + group;
}
