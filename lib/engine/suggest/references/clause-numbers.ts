import { ITEM_DEPTH } from "../../text/numbering";
import type { Span } from "../../text/spans";
import { partAt, type Draft } from "../draft";
import * as cue from "./references.cues";
import { anyOf, inOrder } from "../../language/patterns";

/** A clause's number at its beginning. `line` is the clause's first line, which is shown. */
export type ClauseNumber = {
  number: string;
  written: string;
  kind: string;
  levels: readonly number[];
  line: Span;
  part: number;
};

export type Numbers = {
  /** Clauses in text order. */
  clauses: readonly ClauseNumber[];
  /** Every number that some clause has, and its parent numbers. */
  known: ReadonlySet<string>;
  /** The last chapter of the gapless numbering. */
  lastChapter: number;
};

const LONGEST_LINE = 120;
const WORDS_FOLLOW = /^[^\n]{0,60}\p{L}{2}/u;
const NOT_CLAUSES = anyOf(cue.notClauses);
const NO_CLAUSE = anyOf(/^(?:\S{1,12}\s)?\d[\d.]*(?:\(|\s{0,3}[%°])/u, cue.noClause);

const known = new WeakMap<Draft, Numbers>();

/** How the clauses of a contract are numbered; computed once per draft. */
export function readNumbering(draft: Draft): Numbers {
  const ready = known.get(draft);
  if (ready) return ready;
  const clauses = findClauses(draft);
  const numbers = { clauses, known: withParents(draft, clauses), lastChapter: findLastChapter(clauses) };
  known.set(draft, numbers);
  return numbers;
}

function findClauses(draft: Draft): ClauseNumber[] {
  const clauses: ClauseNumber[] = [];
  let paragraph = -1;
  for (const { start, end, numbering, paragraph: own, isInstruction } of draft.reading.sentences) {
    const opens = own !== paragraph;
    paragraph = own;
    if (!numbering || numbering.depth >= ITEM_DEPTH || isInstruction || (!opens && numbering.depth < 2)) continue;
    const levels = parseLevels(numbering.number);
    if (
      !levels ||
      !WORDS_FOLLOW.test(draft.text.slice(start + numbering.length, end + 80)) ||
      NO_CLAUSE.test(draft.text.slice(start, start + 40))
    )
      continue;
    const head = draft.text.slice(start, start + 40);
    if (NOT_CLAUSES.test(head) || isCitation(draft.text, start, numbering.length)) continue;
    clauses.push({
      number: levels.join("."),
      written: numbering.number,
      kind: /^\p{L}{3,}|^§/u.exec(head)?.[0].toLowerCase() ?? "",
      levels,
      line: { start, end: lineEnd(draft.text, start, end) },
      part: partAt(draft, start),
    });
  }
  return clauses;
}

/** '3.2' as [3, 2], 'IV' as [4]; null for letters. */
export function parseLevels(number: string): number[] | null {
  if (/^\d/u.test(number)) return number.split(/[.-]/u).map(Number);
  const roman = romanNumber(number);
  return roman === null ? null : [roman];
}

function romanNumber(text: string): number | null {
  if (!/^(?=[ivxl])(?:xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/iu.test(text)) return null;
  const values: Record<string, number> = { i: 1, v: 5, x: 10, l: 50 };
  const digits = [...text.toLowerCase()].map((letter) => values[letter] ?? 0);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

function withParents(draft: Draft, clauses: readonly ClauseNumber[]): Set<string> {
  const all = new Set<string>();
  const add = (levels: readonly number[]) =>
    levels.forEach((_, index) => all.add(levels.slice(0, index + 1).join(".")));
  for (const { levels } of clauses) add(levels);
  for (const { start, numbering } of draft.reading.sentences)
    if (numbering && !isCitation(draft.text, start, numbering.length)) add(parseLevels(numbering.number) ?? []);
  return all;
}

/** 'Section 7.9 applies', '§ 11-д заасан': a sentence that begins with a citation, not a clause. */
function isCitation(text: string, start: number, length: number): boolean {
  if (/^-\p{Ll}/u.test(text.slice(start + length, start + length + 2))) return true;
  return (
    /^\p{L}{3}/u.test(text.slice(start, start + 3)) && /^\p{Ll}/u.test(text.slice(start + length, start + length + 1))
  );
}

function findLastChapter(clauses: readonly ClauseNumber[]): number {
  const chapters = new Set(clauses.filter(({ part }) => part === 0 || part === 1).map(({ levels }) => levels[0]));
  let last = 0;
  while (chapters.has(last + 1)) last += 1;
  return last;
}

function lineEnd(text: string, start: number, end: number): number {
  const line = text.indexOf("\n", start);
  return Math.min(line < 0 ? end : Math.min(line, end), start + LONGEST_LINE);
}

const BEFORE_A_NUMBER = /(?:^|\n|[.;:)\]"”»]\s{1,8}|\s{2,8}|\t|\*{1,2})\s{0,8}(?:§\s?)?/iu;
const HEADS_A_CLAUSE = inOrder(
  BEFORE_A_NUMBER,
  anyOf(inOrder(anyOf(cue.clauseWords), /\s{1,3}/iu), /(?:)/iu),
  /\(?$/iu,
);
/** At the start of a line a clause may begin in lower case: '10.2.3 in its entirety'. */
const HEADS_A_LINE = /(?:^|\n)[^\S\n]{0,12}\(?$/u;
const ENDS_AT_ALL = /^(?!\d|\.\d)[.):\]]?(?:\s|$)/u;
const ENDS_A_NUMBER = /^(?!\d|\.\d)[.):\]]?(?:\s*(?:\n|$)|\s+(?![\p{Ll}]))/u;

/** Whether a clause may have the number after all, including '8.05' for '8.5': the last check before reporting. */
export function standsSomewhere(text: string, number: string): boolean {
  return [number, number.replace(/\.(\d)$/u, ".0$1")].some((written) => {
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      const end = at + written.length;
      const [before, after] = [text.slice(Math.max(0, at - 32), at), text.slice(end, end + 12)];
      if (
        (ENDS_AT_ALL.test(after) && HEADS_A_LINE.test(before)) ||
        (ENDS_A_NUMBER.test(after) && HEADS_A_CLAUSE.test(before))
      )
        return true;
    }
    return false;
  });
}
