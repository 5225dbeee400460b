import { finding, type Check, type Finding } from "../check";
import { hasItem } from "./clause-items";
import { parseLevels, readNumbering, standsSomewhere, type Numbers } from "./clause-numbers";
import type { Draft } from "../draft";
import { folded } from "../../text/folding";
import * as cue from "./references.cues";
import { anyOf, withFlags } from "../../language/patterns";

/** 'Section 5.2', 'clauses 7 and 8.1', 'п. 4.1', 'разделом 6', '4.1 дүгээр зүйл', '5.2-т'. */
const REFERENCE = withFlags(anyOf(cue.referenceTo), "g");
const REFERENCE_EN = withFlags(anyOf(cue.referenceTo.en), "g");
const CYRILLIC = /[\u0400-\u052f]/;
const REFERENCE_MN = withFlags(anyOf(cue.numberBefore), "gu");
const NUMBER =
  /^(\d{1,2}(?:\.\d{1,2}){0,3})(?![\d%\p{L}]|\.\d|\/)(\s?\(([\p{L}\d]{1,4})\))?(?:\s?\([\p{L}\d]{1,4}\))*/u;
const ITEM_BEFORE = anyOf(cue.itemBefore);
const ITEM_AFTER = anyOf(cue.itemAfter);
const NEXT = anyOf(cue.nextNumber);
/** Another document or a law is meant. */
const ELSEWHERE = anyOf(cue.elsewhere);
const BEFORE_ELSEWHERE = anyOf(cue.elsewhereBefore);
const NEXT_IN_LIST = anyOf(cue.nextInList);
/** A paper's own title stands within so many UTF-16 units; a list of references has at most so many. */
const [HEAD, MOST_LISTED] = [700, 12];
const AMENDMENT = anyOf(cue.amendmentTitle);
/** Sections known to be of a statute. */
const STATUTE =
  /^(?:83|401|409|280|162|16|13|10|365|366|368|351|382|482|501|503|504|508|11|12|5|8|2|7|9)\s?\((?:a|b|c|d|f|g|h|i|k|m|q)\)/u;
const TO_CLAUSE = anyOf(cue.toClause);
const FEWEST_CLAUSES = 6;
const FEWEST_CHAPTERS = 3;
/** UTF-16 units. */
const LONGEST_ITEM = 40;
const LONGEST_STEP = 140;
const TITLE_BEHIND = /^\s?\(\p{Lu}[^()\n]{2,90}\)/u;

/** References to clauses that don't exist. Silent if a contract's numbering is unclear. */
export const brokenReferences: Check = (draft) => {
  const numbers = readNumbering(draft);
  if (AMENDMENT.test(folded(draft.text.slice(0, HEAD)))) return [];
  if (numbers.clauses.length === 0) return fromAnotherDraft(draft);
  if (numbers.clauses.length < FEWEST_CLAUSES) return [];
  const standing = new Map<string, boolean>();
  const stands = (number: string) =>
    standing.get(number) ?? (standing.set(number, standsSomewhere(draft.text, number)).get(number) || false);
  const clauseHeads = new Set(numbers.clauses.map(({ line }) => line.start));
  return referencesIn(draft).flatMap((reference) => {
    const { start, end, number, item } = reference;
    if (clauseHeads.has(start) || isElsewhere(draft.text, reference)) return [];
    if (isMissing(draft, number) && !stands(number))
      return [finding("brokenReference", { start, end }, { values: { number }, severity: "medium" })];
    if (item === null || hasItem(draft, number, item.name) !== false) return [];
    const span = { start: Math.min(start, item.start), end: Math.max(end, item.end) };
    const values = { number: `${number} (${item.name})` };
    return [finding("brokenReference", span, { values, severity: "medium" })];
  });
};

/** A text whose numbers were lost on the way has many references to them. */
const MOST_LEFT_OVER = 2;
const FEWEST_SENTENCES = 15;

/** A contract without numbers refers to 'clause 8': the words come from another draft. */
function fromAnotherDraft(draft: Draft): Finding[] {
  const { text } = draft;
  const all = referencesIn(draft).filter(
    (one) => !isElsewhere(text, one) && TO_CLAUSE.test(text.slice(one.start, one.end)),
  );
  if (all.length > MOST_LEFT_OVER || draft.reading.sentences.length < FEWEST_SENTENCES) return [];
  return all.flatMap(({ start, end, number }) =>
    standsSomewhere(text, number)
      ? []
      : [finding("brokenReference", { start, end }, { values: { number }, severity: "medium" })],
  );
}

/** A number that refers to a clause of the text, and the item meant. */
export type Reference = { start: number; end: number; number: string; item: NamedItem | null };
type NamedItem = { start: number; end: number; name: string };

/** All references of a text to its own clauses, whether or not these exist. */
export function referencesIn(draft: Draft): readonly Reference[] {
  const known = references.get(draft) ?? allReferences(draft);
  references.set(draft, known);
  return known;
}

const references = new WeakMap<Draft, readonly Reference[]>();

function allReferences({ text, lower, language }: Draft): Reference[] {
  const found: Reference[] = [];
  for (const match of lower.matchAll(CYRILLIC.test(lower) ? REFERENCE : REFERENCE_EN)) {
    if (/\p{L}/u.test(text.charAt(match.index - 1))) continue;
    let at = match.index + match[0].length;
    for (let start = match.index, count = 0; count < 12; count += 1) {
      const number = NUMBER.exec(text.slice(at, at + 40));
      if (!number?.[1]) break;
      const end = at + number[1].length;
      found.push({ start, end, number: number[1], item: itemBehind(number, end) ?? itemBefore(text, start) });
      at += number[0].length;
      const next = NEXT.exec(text.slice(at, at + 20));
      if (!next) break;
      at += next[0].length;
      start = at;
    }
  }
  if (language !== "mn") return found;
  const ends = new Set(found.map(({ end }) => end));
  for (const match of text.matchAll(REFERENCE_MN)) {
    const number = match.slice(1).find((group) => group !== undefined) ?? "";
    if (ends.has(match.index + number.length)) continue;
    if (!/(?:^|\n)\s*$/u.test(text.slice(Math.max(0, match.index - 6), match.index)))
      found.push({
        start: match.index,
        end: match.index + number.length,
        number,
        item: itemAfter(text, match.index + number.length),
      });
  }
  return found;
}

function itemBehind(number: RegExpExecArray, start: number): NamedItem | null {
  const [, , bracket, name] = number;
  return bracket === undefined || name === undefined ? null : { start, end: start + bracket.length, name };
}

function itemBefore(text: string, end: number): NamedItem | null {
  const match = ITEM_BEFORE.exec(text.slice(Math.max(0, end - LONGEST_ITEM), end));
  const name = match?.slice(1).find((group) => group !== undefined);
  return match && name !== undefined ? { start: end - match[0].length, end, name } : null;
}

function itemAfter(text: string, start: number): NamedItem | null {
  const match = ITEM_AFTER.exec(text.slice(start, start + LONGEST_ITEM));
  return match?.[1] === undefined ? null : { start, end: start + match[0].length, name: match[1] };
}

function isMissing(draft: Draft, number: string): boolean {
  const { known, lastChapter, clauses } = readNumbering(draft);
  if (known.has(number)) return false;
  const levels = parseLevels(number);
  const chapter = levels?.[0];
  if (!levels || chapter === undefined || lastChapter < FEWEST_CHAPTERS) return false;
  if (chapter > lastChapter) return !isChapter(clauses, chapter);
  return hasSisters(clauses, levels) || isWithinPlainClause(draft, levels);
}

/** Chapters may continue after a gap: one with two clauses, or followed by such a chapter, exists. */
function isChapter(clauses: Numbers["clauses"], chapter: number): boolean {
  const beyond = clauses.filter(({ levels }) => (levels[0] ?? 0) >= chapter);
  return beyond.some(({ levels }) => levels[0] === chapter) || beyond.length >= 3;
}

/** '5.9' can only be missing if '5.1' and '5.2' exist; '5.2.4' if '5.2.1' does. */
function hasSisters(clauses: Numbers["clauses"], levels: readonly number[]): boolean {
  if (levels.length < 2) return false;
  const above = levels.slice(0, -1).join(".");
  const sisters = clauses.filter(
    ({ number, levels: own }) => own.length === levels.length && number.startsWith(`${above}.`),
  );
  return sisters.some(({ levels: own }) => own.at(-1) === 1) && sisters.some(({ levels: own }) => own.at(-1) === 2);
}

/** '12.3' although clause 12 has no parts. */
function isWithinPlainClause(draft: Draft, levels: readonly number[]): boolean {
  const [chapter, item, ...more] = levels.map(String);
  if (chapter === undefined || item === undefined || more.length > 0) return false;
  const isDivided = readNumbering(draft).clauses.some(({ number }) => number.startsWith(`${chapter}.`));
  return !isDivided && hasItem(draft, chapter, item) === false;
}

/** Whether a reference points outside the contract: to another document or a law. */
export function isElsewhere(text: string, { start, end }: { start: number; end: number }): boolean {
  const number = /[\d.]+$/u.exec(text.slice(start, end))?.[0] ?? "";
  if (STATUTE.test(text.slice(end - number.length, end + 6))) return true;
  if (BEFORE_ELSEWHERE.test(text.slice(Math.max(0, start - 60), start))) return true;
  const last = endOfList(text, end);
  return [end, last].some((at) => ELSEWHERE.test(text.slice(at, at + 90)));
}

/** 'Sections 4.4 and 6.9 (Costs) of the Lease': the words behind a list, and its last title, are about all of it. */
function endOfList(text: string, end: number): number {
  let at = end;
  for (let listed = 0; listed < MOST_LISTED; listed += 1) {
    const next = NEXT_IN_LIST.exec(text.slice(at, at + LONGEST_STEP));
    if (!next) break;
    at += next[0].length;
  }
  return at + (TITLE_BEHIND.exec(text.slice(at, at + LONGEST_STEP))?.[0].length ?? 0);
}
