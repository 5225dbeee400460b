import type { Check, Finding } from "../check";
import { finding } from "../check";
import { readNumbering, standsSomewhere, type ClauseNumber } from "./clause-numbers";
import { partAt, type Draft } from "../draft";
import { trimmed, type Span } from "../../text/spans";
import { referencesIn } from "./references";

/** Skipped or repeated numbers. Runs too short to judge are ignored. */
export const numberingSequence: Check = (draft) => [
  ...groupRuns(readNumbering(draft).clauses).flatMap((run) => inRun(draft, run)),
  ...repeatedItems(draft),
];

/** '(3)', '9(2)', 'б)' and 'Д.3.' at the start of a line. */
const ITEM =
  /(?<=^|\n)[^\S\n]{0,12}(?:\d{0,2}\(?(\d{1,2}|\p{Ll})\)|(\p{Lu})\.(\d{1,2})(?!\d|\.\d)\.?)\s{1,4}(?=[^\n]{0,20}\p{L})/gu;

/** Behind '(h)' the letter, below it the first Roman number. */
const ROMAN = /^[ivx]$/u;

/** An item that repeats the previous number, in a list that counts up to it. */
function repeatedItems(draft: Draft): Finding[] {
  const found: Finding[] = [];
  let last = { list: "", place: 0, counted: 0 };
  for (const match of draft.text.matchAll(ITEM)) {
    const [written, item, chapter, number] = match;
    const place = item !== undefined && /\p{L}/u.test(item) ? letterPlace(item) : Number(item ?? number);
    const list = `${partAt(draft, match.index)}/${chapter ?? `${clauseBefore(draft, match.index)}/${/\d/u.test(item ?? "")}`}`;
    const isNext = list === last.list && place === last.place + 1;
    if (list === last.list && place === last.place && last.counted > 1 && !ROMAN.test(item ?? ""))
      found.push(
        finding("repeatedNumber", lineFrom(draft, match.index), {
          values: { number: written.trim() },
          severity: "medium",
        }),
      );
    else last = { list, place, counted: isNext ? last.counted + 1 : 1 };
  }
  return found;
}

/** Position of a letter in its alphabet; lists skip some letters. */
function letterPlace(letter: string): number {
  const place = LISTED.indexOf(letter);
  return place < 0 ? 0 : place + 1;
}
const LISTED = "abcdefghijklmnopqrstuvwxyz      абвгдежзиклмнопрстуфхцчшщэюя";

function clauseBefore(draft: Draft, at: number): number {
  const { clauses } = readNumbering(draft);
  let [low, high] = [0, clauses.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((clauses[middle]?.line.start ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lineFrom({ text }: Draft, start: number): Span {
  const end = text.indexOf("\n", start + 1);
  return trimmed(text, { start, end: Math.min(end < 0 ? text.length : end, start + LONGEST_LINE) });
}

/** UTF-16 units. */
const LONGEST_LINE = 120;

/**
 * Siblings in order: '3.1', '3.2', …, whatever is below them; likewise chapters '1', '2', …. A list within clause 9
 * that counts from 1 again breaks off the clauses, which clause 10 takes up.
 */
function groupRuns(clauses: readonly ClauseNumber[]): ClauseNumber[][] {
  const runs: ClauseNumber[][] = [];
  const open = new Map<string, ClauseNumber[]>();
  const left = new Map<string, ClauseNumber[]>();
  for (const clause of clauses) {
    const key = `${clause.part}/${clause.kind}/${clause.levels.length}/${clause.levels.slice(0, -1).join(".")}`;
    const run = open.get(key);
    const before = left.get(key);
    if (run && !(clause.number === "1") && isNext(run, clause, 2)) run.push(clause);
    else if (before && isNext(before, clause, 1) && lastOf(before) < lastOf([clause])) {
      before.push(clause);
      open.set(key, before);
    } else {
      const begun = [clause];
      runs.push(begun);
      open.set(key, begun);
      if (run && (clause.number === "1" || !before)) left.set(key, run);
    }
  }
  return runs.filter((run) => run[0]?.levels.at(-1) === 1 && run.length >= (run[0].levels.length > 1 ? 2 : 3));
}

function isNext(run: readonly ClauseNumber[], clause: ClauseNumber, step: number): boolean {
  const [last, own] = [lastOf(run), lastOf([clause])];
  return own >= last && own <= last + step;
}

function lastOf(run: readonly ClauseNumber[]): number {
  return run.at(-1)?.levels.at(-1) ?? 0;
}

function inRun(draft: Draft, run: readonly ClauseNumber[]): Finding[] {
  return run.flatMap((clause, index) => {
    const before = run[index - 1];
    if (!before) return [];
    const step = (clause.levels.at(-1) ?? 0) - (before.levels.at(-1) ?? 0);
    if (step === 0) return repeated(draft, run, index);
    return step === 2 ? gap(draft, before, clause) : [];
  });
}

function gap(draft: Draft, before: ClauseNumber, clause: ClauseNumber): Finding[] {
  const number = [...clause.levels.slice(0, -1), (clause.levels.at(-1) ?? 0) - 1].join(".");
  const between = draft.text.slice(before.line.start, clause.line.start);
  if (
    readNumbering(draft).known.has(number) ||
    isMentionedAsClause(between, number) ||
    standsSomewhere(draft.text, number)
  )
    return [];
  return [
    finding("numberingGap", clause.line, {
      values: { number: likeWritten(number, clause.written), before: before.written, after: clause.written },
      severity: "medium",
    }),
  ];
}

/** The missing clause exists but within a line or in words: '3.3 [Reserved]', 'Article IV', 'FOURTH'. */
function isMentionedAsClause(between: string, number: string): boolean {
  if (number.includes("."))
    return new RegExp(`(?<![\\d.])${number.replaceAll(".", "\\.0?")}(?!\\d|\\.\\d)`, "u").test(between);
  return new RegExp(
    `(?<![\\d.,$])${number}[.)]|(?:article|section|chapter|статья|раздел|глава|бүлэг)\\s{1,3}(?:${number}|[ivxl]+)(?![\\p{L}\\d])`,
    "iu",
  ).test(between);
}

/** '8.5' as '8.05' if clauses are numbered like that. */
function likeWritten(number: string, like: string): string {
  return /\.0\d$/u.test(like) ? number.replace(/\.(\d)$/u, ".0$1") : number;
}

/**
 * Reports the second of two. Corrects its number only if the next one is free and nothing refers to it: only people
 * know which of the two a reference means.
 */
function repeated(draft: Draft, run: readonly ClauseNumber[], index: number): Finding[] {
  const clause = run[index];
  const earlier = run[index - 1];
  if (!clause || !earlier || isRunOn(draft, earlier, clause) || isListed(draft, earlier, clause)) return [];
  const next = (clause.levels.at(-1) ?? 0) + 1;
  const free = [...clause.levels.slice(0, -1), next].join(".");
  const own = draft.text.slice(clause.line.start, clause.line.end);
  const isFree =
    !readNumbering(draft).known.has(free) && own.startsWith(clause.number) && clause.written === clause.number;
  const isItsOwn = !OPENS_A_LIST.test(own.slice(clause.number.length)) && !isReferredTo(draft, clause);
  return [
    finding("repeatedNumber", clause.line, {
      values: { number: clause.written },
      severity: "medium",
      replacement: isFree && isItsOwn ? free + own.slice(clause.number.length) : null,
    }),
  ];
}

/** '10.1 (a) …' may be the first item of clause 10.1. */
const OPENS_A_LIST = /^[.)]?\s{0,12}\(/u;

/** Clauses of other chapters come in between: a list of clause numbers, or a quotation. */
function isListed(draft: Draft, earlier: ClauseNumber, clause: ClauseNumber): boolean {
  const { clauses } = readNumbering(draft);
  return clauses
    .slice(clauses.indexOf(earlier) + 1, clauses.indexOf(clause))
    .some(({ levels, part }) => part === clause.part && levels[0] !== clause.levels[0]);
}

function isReferredTo(draft: Draft, { number, line }: ClauseNumber): boolean {
  return referencesIn(draft).some(
    (reference) =>
      (reference.number === number || reference.number.startsWith(`${number}.`)) &&
      (reference.start < line.start || reference.start >= line.end),
  );
}

/** UTF-16 units. */
const LONGEST_HEADING = 80;

/** '40.1 LANGUAGE', followed on the next line by clause '40.1' itself. */
function isRightBehind(draft: Draft, earlier: ClauseNumber, clause: ClauseNumber): boolean {
  return draft.text.slice(earlier.line.end, clause.line.start).trim() === "";
}

/** A clause printed twice, or its line in a header or table of contents: not a repeated number. */
function isRunOn(draft: Draft, earlier: ClauseNumber, clause: ClauseNumber): boolean {
  const words = (line: ClauseNumber["line"]) =>
    draft.lower
      .slice(line.start, line.end)
      .replace(/[^\p{L}]+/gu, " ")
      .trim();
  const [one, other] = [words(earlier.line), words(clause.line)];
  const isItsHeading = earlier.line.end - earlier.line.start < LONGEST_HEADING && isRightBehind(draft, earlier, clause);
  if (isItsHeading && !/[.;]$/u.test(draft.text.slice(earlier.line.start, earlier.line.end).trim())) return true;
  return one === other || one.startsWith(other) || other.startsWith(one) || other.length < 4;
}
