import { groupedBy } from "@/lib/grouped-by";
import type { Check } from "../check";
import { finding } from "../check";
import type { Draft } from "../draft";
import * as cue from "./references.cues";
import { anyOf } from "../../language/patterns";

/** A clause's own number at the start of its line: 'F.8', 'Е-9', 'A4', 'GT 9.3', 'ОУ-7.1', 'VI-3', 'VII.4', '6-4'. */
const OWN =
  /(?:^|\n)[ \t]{0,12}(\p{Lu}{1,4}|\d{1,2}(?=-))([. -]?)(\d{1,2})(?:\.(\d{1,2}))?[.)]?(?=[ \t]+[^\s\d]|[ \t]+\d+[ \t]\p{L})/gu;
/** The same amid a line. */
const NAMED =
  /(?<=[^\n\p{L}\p{N}.,/-])(\p{Lu}{1,4}|\d{1,2}(?=-))([. -]?)(\d{1,2})(?:\.(\d{1,2}))?(?![\p{N}/%]|[.,]\d|-\d)/gu;
const CLAUSE_BEFORE = anyOf(cue.clauseBefore);
const CASE_BEHIND = anyOf(cue.caseBehind);
const ANNEX_BEFORE = anyOf(cue.annexBefore);
const REFERS_BEFORE = anyOf(cue.refersBefore);
const SAID_BEHIND = anyOf(cue.saidBehind);
/** So many clauses with letters make a numbering, and of so many a letter is sure to name a clause. */
const [FEWEST_CLAUSES, FEWEST_LETTERS, SURE] = [6, 2, 3];
/** UTF-16 units in which the word for a clause or an annex stands before its number. */
const BEFORE = 30;

/**
 * References to clauses that don't exist, where clauses are numbered by a letter or a chapter and a number: 'clause
 * H4', 'Е-9-д', 'GT 14.2', '6-5-д'. Linear in the text.
 */
export const letteredReferences: Check = (draft) => {
  const { text } = draft;
  const own = clausesIn(text);
  if (!own) return [];
  return [...text.matchAll(NAMED)].flatMap((match) => {
    const [written] = match;
    const end = match.index + written.length;
    const [number = ""] = keysOf(match);
    if (own.known.has(number) || !isReference(draft, match, own)) return [];
    const span = { start: match.index, end };
    return [finding("brokenReference", span, { values: { number: written }, severity: "medium" })];
  });
};

/** The clauses' numbers, how many have each letter with its separator, and the separator of most. */
type Lettered = { known: ReadonlySet<string>; letters: ReadonlyMap<string, number>; separator: string };

/** The clauses of a contract, if most are numbered by letter and number with one separator. */
function clausesIn(text: string): Lettered | null {
  const all = [...text.matchAll(OWN)];
  const bySeparator = groupedBy(all, (match) => match[2] ?? "");
  const [most] = [...bySeparator].sort((one, other) => other[1].length - one[1].length);
  if (!most) return null;
  const [separator, clauses] = most;
  const names = new Set(clauses.map((match) => match[1] ?? ""));
  const isOnePaper = names.size < FEWEST_LETTERS && [...names].every((letter) => letter.length < 2);
  if (clauses.length < FEWEST_CLAUSES || isOnePaper) return null;
  const letters = new Map([...groupedBy(all, lettersOf)].map(([letter, { length }]) => [letter, length]));
  return { known: new Set(all.flatMap(keysOf)), letters, separator };
}

function lettersOf(match: RegExpMatchArray): string {
  return `${match[1] ?? ""}${match[2] ?? ""}`;
}

/** 'GT 9.3' as GT9.3, and its chapter, GT9. */
function keysOf({ 1: letter = "", 3: number = "", 4: part }: RegExpMatchArray): string[] {
  const chapter = `${letter}-${Number(number)}`;
  return part === undefined ? [chapter] : [`${chapter}.${Number(part)}`, chapter];
}

/**
 * A paper size or an annex looks the same: a reference has a clause's word or case, or the clauses' own letters. A
 * stretch of days has a hyphen as well: it isn't 'said' by anybody.
 */
function isReference({ text }: Draft, match: RegExpMatchArray, own: Lettered): boolean {
  const [written, letter = "", separator = ""] = match;
  const at = match.index ?? 0;
  const before = text.slice(Math.max(0, at - BEFORE), at);
  if (ANNEX_BEFORE.test(before)) return false;
  const behind = text.slice(at + written.length, at + written.length + BEFORE);
  const count = own.letters.get(lettersOf(match)) ?? 0;
  if (separator !== own.separator && count < SURE)
    return separator !== " " && CLAUSE_BEFORE.test(before) && !/\d/u.test(letter);
  if (/\d/u.test(letter)) return count > 0 && (SAID_BEHIND.test(behind) || CLAUSE_BEFORE.test(before));
  if (CLAUSE_BEFORE.test(before)) return true;
  if (count >= SURE && (letter.length > 1 || REFERS_BEFORE.test(before))) return true;
  return separator !== "" && count > 0 && CASE_BEHIND.test(behind);
}
