import { anyOf, toPatternList } from "../language/patterns";
import type { ContractText, Passage } from "../port";
import { toPassage, type Span } from "../text/spans";
import { folded } from "../text/folding";
import * as cue from "./details.cues";

/** What a contract says of a party beside its name, each with its passage. */
export type PartyDetail = { kind: DetailKind; text: string; passage: Passage };
export const DETAIL_KINDS = ["registration", "address", "email", "phone", "person"] as const;
type DetailKind = (typeof DETAIL_KINDS)[number];
/** A party as the facts have it: its name, its role, and where it is introduced. */
export type Introduced = { value: string; role?: string; passage: Passage };

/** Details of the parties stand where these are introduced, and in as much of the text's end. UTF-16 units. */
const TAIL = 12_000;
const INTRODUCTION = 1_200;
const FOLLOWING = 250;
/** Lines below a party's name at the end that are still its own. */
const LINES_BELOW = 9;
/** Of one kind. */
const MOST_OF_A_KIND = 3;
const LONGEST_ADDRESS = 160;
const LONGEST_PERSON = 90;
/** A name shorter than this stands in other words. */
const LEAST_NAME = 4;
/** Parties whose lines are looked for. */
const MOST_PARTIES = 20;

const EMAIL = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/u;
const ENDS_AN_ADDRESS = anyOf(/[;()“”"|│\t\n]|\s{3}|(?<=\p{L}{4})\.\s(?=\p{Lu})|_{2}/iu, cue.afterAddress);
const ENDS_A_PERSON = anyOf(/[,;()“”"|│\t\n/]|\s{3}|_{2}/iu, cue.afterPerson);
const CELLS = /[\t|│]/u;

/** Registration, address and contacts of each party, by the place of the party; linear in the text. Source: B-30.2. */
export function partyDetails(contract: ContractText, parties: readonly Introduced[]): PartyDetail[][] {
  const known = parties.slice(0, MOST_PARTIES);
  const owned = ownLines(contract.text, known);
  return known.map((party, at) => {
    const introduction = findIntroduction(contract.text, party, known);
    return kept([introduction, ...(owned[at] ?? [])].flatMap((span) => detailsIn(contract, span)));
  });
}

/** With what follows in its line up to the next party: 'именуемое «Поставщик», в лице директора …'. */
function findIntroduction(text: string, { value, passage }: Introduced, parties: readonly Introduced[]): Span {
  const named = text.slice(passage.start, passage.start + INTRODUCTION).indexOf(value);
  const start = passage.start + Math.max(0, named); // another party may be introduced before it
  const behind = Math.min(passage.end, start + INTRODUCTION);
  const line = text.slice(behind, behind + FOLLOWING).indexOf("\n");
  const stop = line < 0 ? behind + FOLLOWING : behind + line;
  const words = text.slice(start, stop);
  const others = parties.flatMap((other) => {
    const at = other.value === value ? -1 : words.indexOf(other.value);
    return [other.passage.start, start + at].filter((place) => place > start);
  });
  return { start, end: Math.min(text.length, stop, ...others) };
}

/** Each once, a few of a kind. */
function kept(details: readonly PartyDetail[]): PartyDetail[] {
  const seen = new Map<string, number>();
  return details.filter(({ kind, text }) => {
    const [same, count] = [`${kind} ${folded(text)}`, seen.get(kind) ?? 0];
    if (seen.has(same) || count >= MOST_OF_A_KIND) return false;
    seen.set(same, 1).set(kind, count + 1);
    return true;
  });
}

/** Spans of the text's end that stand under a party's name or role, in its column where there are several. */
function ownLines(text: string, parties: readonly Introduced[]): Span[][] {
  const marks = parties.map(({ value, role }) => ({ name: folded(value), role: folded(role ?? "") }));
  const owned = parties.map((): Span[] => []);
  let columns: (number | null)[] = [];
  let spaced: Columns | null = null;
  let below = 0;
  for (const line of toLines(text, Math.max(0, text.length - TAIL))) {
    const cells = toCells(text, line);
    const wide = cells.length > 1 ? [] : spacedCells(text, line);
    const sides = wide.map((cell) => partyNamed(folded(text.slice(cell.start, cell.end)), marks));
    if (new Set(sides.filter((at) => at !== null)).size > 1) {
      [spaced, columns, below] = [{ sides, offsets: wide.map(({ start }) => start - line.start) }, [], 0];
      for (const [place, cell] of wide.entries()) owned[sides[place] ?? -1]?.push(cell);
      continue;
    }
    const named = cells.map((cell) => partyNamed(folded(text.slice(cell.start, cell.end)), marks));
    if (named.some((at) => at !== null)) [columns, spaced, below] = [named, null, 0];
    else below += 1;
    if (below > LINES_BELOW) [columns, spaced] = [[], null];
    for (const [place, cell] of (spaced ? wide : []).entries()) {
      const isFull = wide.length === spaced?.sides.length;
      owned[(isFull ? spaced?.sides[place] : sideOf(cell.start - line.start, spaced)) ?? -1]?.push(cell);
    }
    for (const [place, cell] of cells.entries()) {
      const party = columns.length === 1 ? columns[0] : columns[place];
      if (typeof party === "number") owned[party]?.push(cell);
    }
  }
  return owned;
}

/** Columns that only spaces keep apart: whose each one is, and where it begins in its line. */
type Columns = { sides: readonly (number | null)[]; offsets: readonly number[] };
/** Nobody aligns columns to the letter. */
const UNALIGNED = 6;

function sideOf(offset: number, columns: Columns | null): number | null {
  const place = columns?.offsets.findLastIndex((start) => start <= offset + UNALIGNED) ?? -1;
  return columns?.sides[place] ?? null;
}

function spacedCells(text: string, { start, end }: Span): Span[] {
  return [...text.slice(start, end).matchAll(/\S+(?: {1,2}\S+)*/gu)].map(({ index, 0: words }) => {
    return { start: start + index, end: start + index + words.length };
  });
}

/** The party whose name a cell has, or with whose role it begins; null where it is nobody, or more than one. */
function partyNamed(cell: string, marks: readonly { name: string; role: string }[]): number | null {
  const found = marks.flatMap(({ name, role }, at) => {
    const hasName = name.length >= LEAST_NAME && cell.includes(name);
    const hasRole = role.length >= LEAST_NAME && new Set([":", " ", ""]).has(cell.slice(role.length, role.length + 1));
    return hasName || (hasRole && cell.startsWith(role)) ? [at] : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

function* toLines(text: string, from: number): Generator<Span> {
  for (let start = from; start < text.length;) {
    const stop = text.indexOf("\n", start);
    const end = stop < 0 ? text.length : stop;
    if (end > start) yield { start, end };
    start = end + 1;
  }
}

function toCells(text: string, { start, end }: Span): Span[] {
  const cells: Span[] = [];
  let at = start;
  for (const part of text.slice(start, end).split(CELLS)) {
    if (part.trim() !== "") cells.push({ start: at, end: at + part.length });
    at += part.length + 1;
  }
  return cells;
}

const NUMBERS = toPatternList(cue.registered);
const PHONES = toPatternList(cue.telephone);
const ADDRESSES = anyOf(cue.addressed);
const POSTCODE = anyOf(cue.postcode);
const ACTING = anyOf(cue.actingBy);

function detailsIn(contract: ContractText, span: Span): PartyDetail[] {
  const words = contract.text.slice(span.start, span.end);
  const at = (kind: DetailKind, start: number, text: string): PartyDetail[] => {
    const clean = text.replace(/[\s,.]+$/u, "");
    if (!/[\p{L}\d]{2}/u.test(clean)) return [];
    const place = { start: span.start + start, end: span.start + start + clean.length };
    return [{ kind, text: clean.replace(/\s+/gu, " "), passage: toPassage(contract, place) }];
  };
  const numbers = NUMBERS.map((pattern) => pattern.exec(words)).filter((match) => match !== null);
  const email = EMAIL.exec(words);
  const phone = PHONES.map((pattern) => pattern.exec(words)).find((match) => match !== null);
  return [
    ...numbers.flatMap((match) => at("registration", match.index, match[0])),
    ...addressIn(words).flatMap(({ start, text }) => at("address", start, text)),
    ...(email ? at("email", email.index, email[0]) : []),
    ...(phone ? at("phone", phone.index + phone[0].lastIndexOf(phone[1] ?? ""), phone[1] ?? "") : []),
    ...personIn(words).flatMap(({ start, text }) => at("person", start, text)),
  ];
}

type Found = { start: number; text: string };

function addressIn(words: string): Found[] {
  const label = ADDRESSES.exec(words);
  const start = label ? label.index + label[0].length : (POSTCODE.exec(words)?.index ?? -1);
  if (start < 0) return [];
  const text = until(words.slice(start, start + LONGEST_ADDRESS), ENDS_AN_ADDRESS);
  return text.trim().length > 5 && !EMAIL.test(text) ? [{ start, text }] : [];
}

function personIn(words: string): Found[] {
  const label = ACTING.exec(words);
  if (!label) return [];
  const start = label.index + label[0].length;
  const text = until(words.slice(start, start + LONGEST_PERSON), ENDS_A_PERSON);
  return /\p{Lu}/u.test(text) && !/\d/u.test(text) ? [{ start, text }] : [];
}

function until(text: string, stop: RegExp): string {
  const end = stop.exec(text);
  return end ? text.slice(0, end.index) : text;
}
