import { AMENDING_TITLE, ANOTHER_PART, BASE_TITLE, OPERATION, OWN_TERMS, PREVAILING, SPECIAL } from "./amendment-words";
import { changedWithoutNumber } from "./changed-by-words";
import { referencesIn } from "./clauses-named";
import type { Unit } from "./units";

/** Which clauses of a contract are changed by others in it, by index among the units. */
export type TextInForce = {
  /** Clauses of an amendment, side letter or special terms; they prevail. */
  amending: ReadonlySet<number>;
  /** Clauses changed by another one. */
  amended: ReadonlySet<number>;
  /** For each clause, those it changes and those that change it. */
  ties: ReadonlyMap<number, readonly number[]>;
};

/** A row of a protocol of disagreements begins with the clause that it is about: '8.2 | 30 days | …'. */
const ROW = /(?:^|\n)[ \t]{0,8}(?:п\.\s?)?(\d{1,3}(?:\.\d{1,3}){0,3})\.?[ \t]*[|\t]/gu;
/** Only the first few of several clauses with one number are considered. */
const MOST_OF_A_NUMBER = 3;
/** Outside an amendment, a clause that names more than these only mentions them. */
const MOST_CHANGED = 3;
/** An amendment comes after the text it changes; special terms may come before it. */
const FIRST_SHARE = 0.3;

/** Reads which clauses of a contract change others. Linear in the text. */
export function readTextInForce(units: readonly Unit[]): TextInForce {
  const amending = amendingUnits(units);
  const numbered = clausesByNumber(units, amending);
  const ties = new Map<number, number[]>();
  const amended = new Set<number>();
  const byWords = changedWithoutNumber(units, amending);
  units.forEach((unit, at) => {
    const rows = amending.has(at) ? [...unit.text.matchAll(ROW)].map(({ 1: number = "" }) => number) : [];
    const meant = byWords.get(at) ?? [];
    if (rows.length === 0 && meant.length === 0 && !amending.has(at) && !OPERATION.test(unit.text)) return;
    const named = [...rows, ...referencesIn(unit.text)].flatMap(
      (number) => numbered.get(number) ?? numbered.get(number.replace(/\(.*/u, "")) ?? [],
    );
    const targets = [...new Set([...named, ...meant])].filter((target) => target !== at);
    if (!amending.has(at) && targets.length > MOST_CHANGED) return;
    for (const target of targets) {
      amended.add(target);
      tie(ties, at, target);
      tie(ties, target, at);
    }
  });
  return { amending, amended, ties };
}

function tie(ties: Map<number, number[]>, one: number, other: number): void {
  const known = ties.get(one);
  if (!known) ties.set(one, [other]);
  else if (known.length < MOST_OF_A_NUMBER * MOST_CHANGED) known.push(other);
}

/** The numbers that lines of a clause begin with: 'А.2. …', '4.1 …'; a bare one may be that of a row. */
const LINE_NUMBER = /(?:^|\n)[ \t]{0,8}((?:\p{L}\.\d{1,3}|\d{1,3}\.\d{1,3})(?:\.\d{1,3}){0,2})[.)]?(?=\s)/gu;

/** '(b)' at the start of a line below a table or in a list of few lines. */
const LINE_LETTER = /\n[ \t]{0,8}\((\p{L}|\d{1,2})\)\s/gu;

/** Clauses by their own numbers, by those of their lines, and '9(1)' for clause (1) below the heading 9. */
function clausesByNumber(units: readonly Unit[], amending: ReadonlySet<number>): Map<string, number[]> {
  const numbered = new Map<string, number[]>();
  const add = (number: string, at: number) => {
    const known = numbered.get(number);
    if (!known) numbered.set(number, [at]);
    else if (known.length < MOST_OF_A_NUMBER && !known.includes(at)) known.push(at);
  };
  let above: string | null = null;
  units.forEach(({ number, isTitle, text }, at) => {
    if (amending.has(at)) return;
    if (isTitle) above = number;
    else if (above !== null && number !== null && text.startsWith(`(${number})`)) add(`${above}(${number})`, at);
    if (number !== null) add(number.toLowerCase(), at);
    for (const { 1: line = "" } of text.matchAll(LINE_NUMBER)) add(line.toLowerCase(), at);
    if (above !== null && !isTitle)
      for (const { 1: letter = "" } of text.matchAll(LINE_LETTER)) add(`${above}(${letter})`.toLowerCase(), at);
  });
  return numbered;
}

function amendingUnits(units: readonly Unit[]): Set<number> {
  const amending = new Set<number>();
  let isOpen = false;
  units.forEach((unit, at) => {
    const opens = opensAmendment(unit, at / units.length);
    isOpen = opens || (isOpen && !(unit.isTitle && ANOTHER_PART.test(unit.text)));
    if (isOpen) amending.add(at);
    if (BASE_TITLE.test(unit.text) || (unit.isTitle && OWN_TERMS.test(unit.text))) isOpen = false;
  });
  return amending;
}

function opensAmendment(unit: Unit, place: number): boolean {
  if (unit.number !== null && unit.text.startsWith(unit.number)) return false;
  const head = unit.text.slice(0, HEAD);
  if (place > FIRST_SHARE && PREVAILING.test(head)) return true;
  if (AMENDING_TITLE.test(head)) return place > FIRST_SHARE || SPECIAL.test(head);
  return place > FIRST_SHARE && laterLines(unit.text).some((line) => AMENDING_TITLE.test(line));
}
const HEAD = 220;
const LONGEST_TITLE = 80;

/** Lines after a clause's head that may be a title: the amendment follows without an empty line. */
function laterLines(text: string): string[] {
  return text
    .slice(HEAD)
    .split("\n")
    .slice(1)
    .filter(
      (line) => line.replace(/\s{2,}/gu, " ").length <= LONGEST_TITLE && !/(?:[;:,]|\p{Ll}{3}\.)\s*$/u.test(line),
    );
}
