import { anyOf } from "../language/patterns";
import { CHANGES_CLAUSE, LAW_BEFORE, LISTED, OF_A_LAW } from "./amendment-words";
import * as cue from "./changes.cues";
import { clausesNamedIn, type ClauseNamed } from "./clauses-named";
import { annexesOf, annexNamed } from "./parts";
import { sentencesIn } from "./sentences";
import type { Unit } from "./units";

/** Only the first few of several clauses with one number are considered. */
export const MOST_OF_A_NUMBER = 3;
/** UTF-16 units. */
const [BEHIND, BEFORE] = [70, 30];

/** The numbers that lines of a clause begin with: 'А.2. …', '4.1 …'; a bare one may be that of a row. */
const LINE_NUMBER = /(?:^|\n)[ \t]{0,8}((?:\p{L}\.\d{1,3}|\d{1,3}\.\d{1,3})(?:\.\d{1,3}){0,2})[.)]?(?=\s)/gu;

/** '(b)' at the start of a line below a table or in a list of few lines. */
const LINE_LETTER = /\n[ \t]{0,8}\((\p{L}|\d{1,2})\)\s/gu;

/** The clauses of a contract by number, and the annex that each stands in. */
export class NumberedClauses {
  /** By number, then by annex; `all` in text order. Only the first few of each. */
  readonly #places = new Map<string, { all: number[]; byAnnex: Map<string | null, number[]> }>();
  readonly #annexes: readonly (string | null)[];

  /** By their own numbers, by those of their lines, and '9(1)' for clause (1) below the heading 9. */
  constructor(units: readonly Unit[], amending: ReadonlySet<number>) {
    this.#annexes = annexesOf(units);
    let above: string | null = null;
    units.forEach(({ number, isTitle, text }, at) => {
      if (amending.has(at)) return;
      if (isTitle) above = number;
      else if (above !== null && number !== null && text.startsWith(`(${number})`))
        this.#add(`${above}(${number})`, at);
      if (number !== null) this.#add(number.toLowerCase(), at);
      for (const { 1: line = "" } of text.matchAll(LINE_NUMBER)) this.#add(line.toLowerCase(), at);
      if (above !== null && !isTitle)
        for (const { 1: letter = "" } of text.matchAll(LINE_LETTER)) this.#add(`${above}(${letter})`.toLowerCase(), at);
    });
  }

  #add(number: string, at: number): void {
    const known = this.#places.get(number) ?? { all: [], byAnnex: new Map<string | null, number[]>() };
    this.#places.set(number, known);
    const annex = this.#annexes[at] ?? null;
    const own = known.byAnnex.get(annex) ?? [];
    known.byAnnex.set(annex, own);
    for (const places of [known.all, own])
      if (places.length < MOST_OF_A_NUMBER && !places.includes(at)) places.push(at);
  }

  /**
   * The clauses of a number as it is written. 'Paragraph 1 of Schedule 2' is a clause of that annex; where none is
   * named, a number means a clause outside the annexes if there is one.
   */
  named(number: string, annex: string | null = null): number[] {
    const known = this.#places.get(number) ?? this.#places.get(number.replace(/\(.*/u, ""));
    return known?.byAnnex.get(annex) ?? (annex === null ? known?.all : undefined) ?? [];
  }
}

type Named = ClauseNamed & { annex: string | null };

/** The clauses of the contract that a text names, with the annex where it names one; no articles of a law. */
export function clausesOfContract(text: string): Named[] {
  return clausesNamedIn(text).flatMap((one) => {
    const [before, behind] = [
      text.slice(Math.max(0, one.start - BEFORE), one.start),
      text.slice(one.end, one.end + BEHIND),
    ];
    if (OF_A_LAW.test(behind) || LAW_BEFORE.test(before)) return [];
    const written = text.slice(one.start, one.end).replace(/\s/gu, "").toLowerCase();
    return [{ ...one, number: written, annex: annexBeside(before, behind) }];
  });
}

const ANNEX_BEHIND =
  /^(?:\s?\([\p{L}\d]{1,2}\))?\s(?:(?:of|to|in)\s(?:the\s)?)?(\p{L}{5,12}\s(?:№\s?|no\.\s?)?[\p{L}\d]{1,2}(?![\p{L}\d]))/iu;
const ANNEX_BEFORE =
  /((?:\p{L}{5,12}\s№?\s?\d{1,2}|\d{1,2}(?:\s?-?\s?(?:р|дугаар|дүгээр))\s\p{L}{8,14})[-\p{L}]{0,4})\s$/iu;

function annexBeside(before: string, behind: string): string | null {
  const beside = ANNEX_BEHIND.exec(behind)?.[1] ?? ANNEX_BEFORE.exec(before)?.[1];
  return beside === undefined ? null : annexNamed(beside);
}

/** The clauses that a clause outside an amendment says it changes, in the sentence that says it. Linear in the text. */
export function changedIn(text: string): Named[] {
  const named = clausesOfContract(text);
  const all = [...named, ...bareIn(text, named)].sort((one, other) => one.start - other.start);
  if (all.length === 0) return [];
  let next = 0;
  const startOfNext = () => all[next]?.start ?? Infinity;
  return sentencesIn(text, { start: 0, end: text.length }).flatMap(({ start, end }) => {
    while (startOfNext() < start) next += 1;
    const first = next;
    while (startOfNext() < end) next += 1;
    const own = all.slice(first, next).filter((one) => one.end <= end);
    return own.length === 0 ? [] : changedBySentence(text, { start, end }, own);
  });
}

function changedBySentence(
  text: string,
  { start, end }: { start: number; end: number },
  own: readonly Named[],
): Named[] {
  let marked = "";
  let from = start;
  own.forEach((one, at) => {
    marked += `${text.slice(from, one.start)}⟦${at}⟧`;
    from = one.end;
  });
  marked += text.slice(from, end);
  const hit = new Set(
    CHANGES_CLAUSE.flatMap((pattern) => [...marked.matchAll(pattern)]).flatMap((match) =>
      match.slice(1).flatMap((at) => (at === undefined ? [] : [Number(at)])),
    ),
  );
  const isListed = (at: number) => LISTED.test(text.slice(own[at]?.end ?? 0, own[at + 1]?.start ?? 0));
  own.forEach((_, at) => hit.has(at - 1) && isListed(at - 1) && hit.add(at));
  for (let at = own.length - 1; at >= 0; at -= 1) if (hit.has(at + 1) && isListed(at)) hit.add(at);
  return own.filter((_, at) => hit.has(at));
}

const BARE = anyOf(cue.bareChanged);

/** Clauses named by their bare number, beside the words that are changed in them. */
function bareIn(text: string, named: readonly Named[]): Named[] {
  let next = 0; // both stand in the order of the text
  return [...text.matchAll(BARE)].flatMap((match): Named[] => {
    const number = match.slice(1).find((one) => one !== undefined) ?? "";
    const start = match.index + match[0].indexOf(number);
    const end = start + number.length;
    while ((named[next]?.end ?? Infinity) <= start) next += 1;
    const isKnown = (named[next]?.start ?? Infinity) < end;
    return isKnown || OF_A_LAW.test(text.slice(end, end + BEHIND)) ? [] : [{ number, start, end, annex: null }];
  });
}

const CHANGES_LISTED = anyOf(cue.changesListed);
const PROPOSED = anyOf(cue.changesProposed);
const ON_CLAUSE = anyOf(cue.itemOnClause);
const NEXT_ITEM = /;\s|\n|(?<=\s)(?=\((?:\p{L}{1,4}|\d{1,2})\)\s)/u;

/** The items of a list of changes that a clause opens, the part of it behind the lead-in; null where it opens none. */
export function changesOpenedBy(text: string): string | null {
  const lead = CHANGES_LISTED.exec(text);
  if (!lead) return null;
  const from = text.slice(0, lead.index).search(/[^.;\n]*$/u);
  const end = lead.index + lead[0].length;
  return PROPOSED.test(text.slice(from, end)) ? null : text.slice(end);
}

/** The numbers of the clauses that the items of a list of changes begin with. Linear in the text. */
export function changedByItems(items: string): string[] {
  return items.split(NEXT_ITEM).flatMap((item) => {
    const match = ON_CLAUSE.exec(item);
    const number = match?.slice(1).find((one) => one !== undefined);
    if (!match || number === undefined || OF_A_LAW.test(item.slice(match[0].length, match[0].length + BEHIND)))
      return [];
    return [number];
  });
}
