import type { Check } from "../check";
import { finding } from "../check";
import type { Draft } from "../draft";
import * as cue from "./references.cues";
import { anyOf } from "../../language/patterns";

/** A clause's own number: 'F.8', 'Е-9', 'A4', at the start of its line. */
const OWN = /(?:^|\n)[ \t]{0,12}(\p{Lu})([.-]?)(\d{1,2})[.)]?(?=[ \t]+\S)/gu;
/** The same amid a line. */
const NAMED = /(?<=[^\n\p{L}\p{N}.,/-])(\p{Lu})([.-]?)(\d{1,2})(?![\p{N}/%]|[.,]\d)/gu;
const CLAUSE_BEFORE = anyOf(cue.clauseBefore);
const CASE_BEHIND = anyOf(cue.caseBehind);
const ANNEX_BEFORE = anyOf(cue.annexBefore);
/** So many clauses with letters make a numbering. */
const [FEWEST_CLAUSES, FEWEST_LETTERS] = [6, 2];
/** UTF-16 units in which the word for a clause or an annex stands before its number. */
const BEFORE = 30;

/**
 * References to clauses that don't exist, where clauses are numbered by a letter and a number: 'clause H4', 'Е-9-д'.
 * Linear in the text.
 */
export const letteredReferences: Check = (draft) => {
  const { text } = draft;
  const own = clausesIn(text);
  if (!own) return [];
  return [...text.matchAll(NAMED)].flatMap((match) => {
    const [written, letter = "", , number = ""] = match;
    const end = match.index + written.length;
    if (own.known.has(`${letter}${Number(number)}`) || !isReference(draft, match, own)) return [];
    const span = { start: match.index, end };
    return [finding("brokenReference", span, { values: { number: written }, severity: "medium" })];
  });
};

type Lettered = { known: ReadonlySet<string>; letters: ReadonlySet<string>; separator: string };

/** The clauses of a contract, if most are numbered by letter and number with one separator. */
function clausesIn(text: string): Lettered | null {
  const bySeparator = new Map<string, string[]>();
  for (const { 1: letter = "", 2: separator = "", 3: number = "" } of text.matchAll(OWN)) {
    const clauses = bySeparator.get(separator) ?? [];
    clauses.push(`${letter}${Number(number)}`);
    bySeparator.set(separator, clauses);
  }
  const [most] = [...bySeparator].sort((one, other) => other[1].length - one[1].length);
  if (!most) return null;
  const [separator, clauses] = most;
  const letters = new Set(clauses.map((clause) => clause.charAt(0)));
  if (clauses.length < FEWEST_CLAUSES || letters.size < FEWEST_LETTERS) return null;
  return { known: new Set([...bySeparator.values()].flat()), letters, separator };
}

/** A paper size or an annex looks the same: a reference has a clause's word or case, or the clauses' own separator. */
function isReference({ text }: Draft, match: RegExpExecArray, own: Lettered): boolean {
  const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
  if (ANNEX_BEFORE.test(before)) return false;
  const behind = text.slice(match.index + match[0].length, match.index + match[0].length + BEFORE);
  if (CLAUSE_BEFORE.test(before)) return true;
  const [, letter = "", separator = ""] = match;
  return separator !== "" && separator === own.separator && own.letters.has(letter) && CASE_BEHIND.test(behind);
}
