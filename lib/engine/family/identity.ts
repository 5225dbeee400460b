import { writeDay } from "@/lib/days";
import type { Passage } from "../port";
import { toPassage, type Span } from "../text/spans";
import type { Reading } from "../text/reading";
import { datesAmong } from "../time/written/dates";
import { tokenize } from "../time/written/tokens";
import * as cue from "./identity-words";
import { endingIn } from "./ending";
import { numberKey } from "./number-key";

/** What a document says it is. */
const PAPER_KINDS = [
  "framework",
  "agreement",
  "amendment",
  "annex",
  "order",
  "renewal",
  "termination",
  "sideLetter",
] as const;
type PaperKind = (typeof PAPER_KINDS)[number];

/** `key` makes numbers comparable, '' without one; `day` is YYYY-MM-DD. */
type Named = { number: string; key: string; day: string | null };
/** A document's own name. `holdsFrom` is the day on which it says that it takes effect. */
type Identity = Named & { kind: PaperKind | null; holdsFrom: string | null; passage: Passage | null };
/** Another document that it names. */
type PaperReference = Named & { passage: Passage };
export type Identified = { own: Identity; references: PaperReference[] };

/** A title and what stands beside it; UTF-16 units. */
const HEAD = 1_500;
const TITLE_LINES = 6;
const LONGEST_TITLE = 240;
/** Where other documents are named: beginnings do it, and a clause or two. */
const SEARCHED = 60_000;
const BEHIND = 120;
const BEFORE = 140;
const MOST_REFERENCES = 12;

/** What a document calls itself, and which others it names, with their numbers and days. Linear in the text. */
export function identify(reading: Reading): Identified {
  const { contract } = reading;
  const { text } = contract;
  const title = titleIn(text);
  const papers = papersIn(text.slice(0, SEARCHED), title);
  const references = distinct(
    papers.map(({ number, key, day, span }) => ({
      number,
      key,
      day,
      passage: toPassage(contract, toLine(text, span)),
    })),
  );
  const own = ownName(text, title, papers);
  const passage = title ? toPassage(contract, title) : null;
  const kind = title?.kind ?? null;
  const from = kind === "termination" ? (endsOn(reading) ?? holdsFrom(text)) : holdsFrom(text);
  return { own: { ...own, kind, holdsFrom: from, passage }, references };
}

/** A termination holds from the day on which it plainly ends the agreement, not from that of the letter. */
function endsOn(reading: Reading): string | null {
  const ending = endingIn(reading);
  const [day, ...others] = ending?.isPlain ? ending.days : [];
  return others.length === 0 ? (day ?? null) : null;
}

type Title = Span & { kind: PaperKind; at: number };

/** The first line of the head that says what the document is. */
function titleIn(text: string): Title | null {
  let start = 0;
  for (let line = 0; line < TITLE_LINES && start < Math.min(text.length, HEAD);) {
    const found = text.indexOf("\n", start);
    const end = found < 0 ? text.length : found;
    const words = text.slice(start, Math.min(end, start + LONGEST_TITLE));
    if (words.trim() !== "") {
      line += 1;
      const kind = toKind(words.trim());
      if (kind) return { start, end: Math.min(end, start + LONGEST_TITLE), ...kind };
    }
    start = end + 1;
  }
  return null;
}

function toKind(line: string): { kind: PaperKind; at: number } | null {
  for (const [kind, pattern] of Object.entries(cue.toTitle) as [PaperKind, RegExp][]) {
    const found = pattern.exec(line);
    if (found) return { kind, at: found.index };
  }
  return null;
}

type Paper = Named & { span: Span };

function papersIn(text: string, title: Title | null): Paper[] {
  const papers: Paper[] = [];
  for (const { 0: noun, index } of text.matchAll(cue.PAPER)) {
    if (papers.length >= MOST_REFERENCES * 3) break;
    const paper = paperAt(text, { noun, start: index, end: index + noun.length }, title);
    if (paper) papers.push(paper);
  }
  return papers;
}

type Noun = Span & { noun: string };

function paperAt(text: string, { noun, start, end }: Noun, title: Title | null): Paper | null {
  const before = lineBefore(text, start);
  if (cue.isSelf.test(before.slice(-60))) return null;
  const isOfOthers = cue.isOblique.test(noun) || cue.refers.test(before.slice(-100));
  const isInHead = title !== null && start < HEAD && title.kind !== "agreement" && title.kind !== "framework";
  if (!isOfOthers && !isInHead) return null;
  const behind = lineBehind(text, end);
  const cited = cue.isMongolian.test(noun) ? nameBefore(before) : null;
  const isCited = cited !== null && (cited.key !== "" || cited.day !== null);
  if (!isCited && cue.isGenitive.test(noun)) return null;
  const named = isCited ? cited : nameIn(behind);
  const from = isCited ? start - before.length + named.from : start;
  const { number, key, day } = named;
  if (key === "" && day === null) return null;
  return { number, key, day, span: { start: from, end: isCited ? end : end + named.to } };
}

const lineBefore = (text: string, at: number) => {
  const window = text.slice(Math.max(0, at - BEFORE), at);
  return window.slice(window.lastIndexOf("\n") + 1);
};
/** A title may go on in the next line: 'No. 14' there belongs to it. */
const lineBehind = (text: string, at: number) => {
  const window = text.slice(at, at + BEHIND);
  const end = /[;\n]|\.\s(?=\p{Lu}\p{Ll})/u.exec(window)?.index ?? window.length;
  return window.slice(0, end);
};

/** A quotation begins with its line, if that is near. */
function toLine(text: string, { start, end }: Span): Span {
  return { start: start - lineBefore(text, start).length, end };
}

type Place = { from: number; to: number };

/** 'No. 14 of 12 March 2025', '(ref. FA-2024/03) dated …'. */
function nameIn(words: string): Named & Place {
  const marked = cue.markedNumber.exec(words);
  const found = marked && marked.index < 90 ? marked : cue.bareCode.exec(words.slice(0, 40));
  const number = found?.[1] === undefined ? "" : tidy(found[1]);
  const numberEnd = found ? found.index + found[0].length : 0;
  const date = dayIn(words);
  const isOfPaper = date && !cue.holdsFromDay.test(words.slice(Math.max(0, date.start - BEFORE_DAY), date.start));
  const day = date && isOfPaper && date.start >= numberEnd - 2 ? date : null;
  return { number, key: numberKey(number), day: day?.iso ?? null, from: 0, to: Math.max(numberEnd, day?.end ?? 0) };
}

/** UTF-16 units before a day in which it is told to be that from which something holds. */
const BEFORE_DAY = 40;

/** '2025 оны 3-р сарын 12-ны өдрийн № 14 гэрээний', '14 дугаартай гэрээний'. */
function nameBefore(words: string): Named & Place {
  const marked = lastMatch(cue.markedNumber, words) ?? lastMatch(cue.numberBefore, words);
  const number = marked ? tidy(marked.number) : "";
  const day = dayIn(words);
  const from = Math.min(marked?.index ?? words.length, day?.start ?? words.length);
  return { number, key: numberKey(number), day: day?.iso ?? null, from, to: words.length };
}

function lastMatch(pattern: RegExp, words: string): { number: string; index: number } | null {
  const found = [...words.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].at(-1);
  return found?.[1] === undefined ? null : { number: found[1], index: found.index };
}

/** The number's own dash, not one that goes on to a word. */
const tidy = (number: string) => number.replace(/[-–—/\\.\s]+$/u, "").replace(/\s+/gu, "");

function dayIn(words: string): { iso: string; start: number; end: number } | null {
  for (const { year, month, day, start, end, isEitherWay } of datesAmong(tokenize(words)))
    if (year !== null && !isEitherWay) return { iso: writeDay({ year, month, day }), start, end };
  return null;
}

/** Its own number stands by the title, its day in the head; what belongs to another document is left out. */
function ownName(text: string, title: Title | null, papers: readonly Paper[]): Named {
  if (!title) return { number: "", key: "", day: null };
  const head = text.slice(0, HEAD);
  const blanked = papers.reduce((left, { span: { start, end } }) => blank(left, start, end), head);
  const lines = blanked.slice(title.start, title.start + 400);
  const marked = withoutCompanyNumber(lines, cue.markedNumber.exec(lines));
  const code = cue.bareCode.exec(blanked.slice(title.start, title.end));
  const isNear = marked !== null && marked.index < title.end - title.start + 160;
  const number = tidy((isNear ? marked[1] : undefined) ?? code?.[1] ?? "");
  return { number, key: numberKey(number), day: dayIn(blanked)?.iso ?? null };
}

/** 'A company registered in Ireland under number 641877' has nothing to do with the document. */
function withoutCompanyNumber(lines: string, marked: RegExpExecArray | null): RegExpExecArray | null {
  if (marked === null) return null;
  const line = lines.slice(lines.lastIndexOf("\n", marked.index) + 1, marked.index);
  return cue.ofACompany.test(line.slice(-BEHIND)) ? null : marked;
}

function blank(text: string, start: number, end: number): string {
  if (start >= text.length) return text;
  const until = Math.min(end, text.length);
  return `${text.slice(0, start)}${" ".repeat(Math.max(0, until - start))}${text.slice(until)}`;
}

/** UTF-16 units around 'takes effect' in which a part of the paper, or a condition, is named. */
const [PART_BEFORE, CASE_BEHIND] = [40, 60];

/** The day on which a sentence says that the document takes effect; null if none does, or if a part has another day. */
function holdsFrom(text: string): string | null {
  const days = new Set<string>();
  const pattern = new RegExp(cue.takesEffect.source, `${cue.takesEffect.flags}g`);
  let [seen, isWhole] = [0, false];
  for (const { 0: found, index } of text.slice(0, SEARCHED).matchAll(pattern)) {
    if ((seen += 1) > 20) break;
    const start = text.lastIndexOf("\n", index) + 1;
    if (cue.onlyInACase.test((text.slice(index, index + CASE_BEHIND).split("\n")[0] ?? "").toLowerCase())) continue;
    // 'with effect from' stands before its day, other words before or behind it
    const isBeforeDay = cue.holdsFromDay.test(found);
    const from = isBeforeDay ? index : Math.max(start, index - 120);
    const day = dayIn(text.slice(from, index + 120).split("\n")[0] ?? "");
    if (!day || cue.changesFromIt.test(text.slice(from + day.end, from + day.end + CASE_BEHIND))) continue;
    const isOfPaper =
      cue.paperBefore.test(text.slice(Math.max(start, index - 120), index).toLowerCase()) ||
      cue.paperBehind.test(text.slice(from + day.end, from + day.end + CASE_BEHIND).toLowerCase());
    if (isBeforeDay && !isOfPaper) continue;
    days.add(day.iso);
    isWhole ||= !cue.isOfAPart.test(text.slice(Math.max(start, index - PART_BEFORE), index));
  }
  const [only] = days;
  return days.size === 1 && isWhole ? (only ?? null) : null;
}

function distinct(references: readonly PaperReference[]): PaperReference[] {
  const known = new Map<string, PaperReference>();
  for (const one of references) {
    const same = [...known.entries()].find(
      ([, other]) => (one.key !== "" && one.key === other.key) || (one.key === "" && one.day === other.day),
    );
    if (!same) known.set(`${one.key} ${one.day ?? ""}`, one);
    else if (same[1].day === null && one.day !== null) known.set(same[0], one);
  }
  return [...known.values()].slice(0, MOST_REFERENCES);
}
