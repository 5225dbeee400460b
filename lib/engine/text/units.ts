import type { Language } from "@/lib/copy/languages";
import { AMENDING_TITLE } from "./amendment-words";
import { detectLanguage } from "../language/identify";
import { anyOf } from "../language/patterns";
import { signingLine } from "../place/placing.cues";
import { folded } from "./folding";
import { ITEM_DEPTH, numberingAt, type Numbering } from "./numbering";
import type { Reading } from "./reading";
import { trimmed, type Span } from "./spans";

/**
 * A clause as shown in answers: a numbered clause with its list, a paragraph, or a few short adjacent lines. `heading`
 * is its own and those above it, outermost first.
 */
export type Unit = Span & {
  text: string;
  number: string | null;
  heading: string;
  language: Language;
  /** Only a title: it names what follows and answers nothing itself. */
  isTitle: boolean;
};

const SIGNING_LINE = anyOf(signingLine);
/** Up to here a clause and its list are one unit, UTF-16 units; beyond, each item gets its lead-in's words. */
const LONGEST_CLAUSE = 1_400;
const LONGEST_GROUP = 500;
const SHORT_LINE = 160;
const LONGEST_TITLE = 120;

/** The units of a contract in text order. Linear in the text. */
export function splitUnits(reading: Reading): Unit[] {
  const { text } = reading.contract;
  const main = detectLanguage(text.slice(0, 20_000)) ?? "en";
  const parts = reading.paragraphs.flatMap((span) => clausesWithin(reading, span)).map((span) => partAt(reading, span));
  const units: Unit[] = [];
  for (let at = 0; at < parts.length;) {
    const after = endOfUnit(parts, at);
    const first = parts[at];
    const last = parts[after - 1];
    if (first && last) units.push(unitFrom(reading, { first, last }, main));
    at = after;
  }
  return units;
}

type Part = Span & {
  numbering: Numbering | null;
  isTitle: boolean;
  section: number;
  opensList: boolean;
  opensAmendment: boolean;
  opensSignatures: boolean;
};

/** A shorter paragraph is one clause: 'Chapter I. Subject', 'Entry 3. 02.07.2027. …'. UTF-16 units. */
const SEVERAL_CLAUSES = 500;

/**
 * The numbered clauses that one long paragraph runs together: '1.1 … 1.2 …', 'Section 7.4 Audit. …', as in text that
 * was copied or converted. Else the paragraph itself.
 */
function clausesWithin(reading: Reading, paragraph: Span): Span[] {
  if (paragraph.end - paragraph.start < SEVERAL_CLAUSES) return [paragraph];
  const opening = findSentences(reading, paragraph)
    .slice(1)
    .filter(({ start, section }) => reading.sections[section]?.start === start);
  const starts = [paragraph.start, ...opening.map(({ start }) => start)];
  return starts.map((start, at) => trimmed(reading.contract.text, { start, end: starts[at + 1] ?? paragraph.end }));
}

function partAt(reading: Reading, span: Span): Part {
  const text = reading.contract.text.slice(span.start, span.end);
  const sentences = findSentences(reading, span);
  const section = sentences.at(-1)?.section ?? 0;
  const isTitle = sentences.length > 0 && sentences.every((sentence) => sentence.isTitle);
  const opening = (text.split("\n", 1)[0] ?? "").slice(0, LONGEST_TITLE);
  const opensAmendment = AMENDING_TITLE.test(opening);
  const opensSignatures = SIGNING_LINE.test(folded(opening));
  const opensList = /:\s*$/u.test(text.slice(-4));
  return { ...span, numbering: numberingAt(text), isTitle, section, opensList, opensAmendment, opensSignatures };
}

function findSentences(reading: Reading, span: Span) {
  let low = 0;
  let high = reading.sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reading.sentences[middle]?.start ?? Infinity) < span.start) low = middle + 1;
    else high = middle;
  }
  const found = [];
  for (let at = low; (reading.sentences[at]?.start ?? Infinity) < span.end; at += 1) {
    const sentence = reading.sentences[at];
    if (sentence) found.push(sentence);
  }
  return found;
}

/** Index after the last part of the unit that begins at `at`. */
function endOfUnit(parts: readonly Part[], at: number): number {
  const first = parts[at];
  if (!first || first.isTitle) return at + 1;
  const isShort = first.numbering === null && first.end - first.start <= SHORT_LINE;
  let after = at + 1;
  for (; after < parts.length; after += 1) {
    const next = parts[after];
    if (!next || next.isTitle || next.opensAmendment || (next.opensSignatures && !first.opensSignatures)) break;
    const size = next.end - first.start;
    const isItem = next.numbering !== null && next.numbering.depth >= ITEM_DEPTH;
    const follows = first.opensList && next.numbering === null && next.end - next.start <= SHORT_LINE;
    const isOwn = isItem && (isListed(first) || (after === at + 1 && isLaterItem(first, next)));
    const joins =
      isItem || follows
        ? size <= LONGEST_CLAUSE && !isOwn
        : isShort && next.numbering === null && size <= LONGEST_GROUP && next.end - next.start <= SHORT_LINE;
    if (!joins) break;
  }
  return after;
}

function isListed({ numbering }: Part): boolean {
  return numbering !== null && numbering.depth >= ITEM_DEPTH;
}

/** '(2)' after the end of another list continues a list of clauses, not the lines above it. */
function isLaterItem(first: Part, next: Part): boolean {
  return first.numbering === null && !first.opensList && !FIRST_ITEMS.has(next.numbering?.number ?? "");
}
const FIRST_ITEMS = new Set(["1", "a", "i", "а"]);

function unitFrom(reading: Reading, { first, last }: { first: Part; last: Part }, main: Language): Unit {
  const text = reading.contract.text.slice(first.start, last.end);
  const section = reading.sections[last.section];
  return {
    start: first.start,
    end: last.end,
    text,
    number: first.numbering?.number ?? section?.number ?? null,
    heading: section?.heading ?? "",
    language: languageIn(text, main),
    isTitle: first.isTitle,
  };
}

/** Short lines get the contract's language if their letters allow it. */
function languageIn(text: string, main: Language): Language {
  const own = detectLanguage(text) ?? main;
  if (own === main || text.length >= 60) return own;
  return (own === "en") === (main === "en") ? main : own;
}
