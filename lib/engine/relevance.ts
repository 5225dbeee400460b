import type { FindCategory } from "./port";
import { clausesByRelevance, indexOf } from "./ask/answer";
import { find } from "./find/find";
import { DEFINES_AFTER, QUOTED } from "./suggest/terms/definition-forms";
import { summarize } from "./summarize";
import { referencesIn } from "./text/clauses-named";
import { either } from "./text/either";
import { sectionName, type Reading } from "./text/reading";
import type { Span } from "./text/spans";

/** What the most relevant parts should be about. */
export type Focus =
  | { kind: "category"; category: FindCategory }
  | { kind: "question"; text: string }
  | { kind: "summary" };
/** A section, or a part of a long one, under the name a person would look for. */
export type ReadableSection = Span & { name: string };

/** Longer sections are split. UTF-16 units. */
const LONGEST = 6_000;
const LONGEST_NAME = 80;
const HITS = 60;
/** The first few also bring the sections they refer to and those that change them. */
const BEST = 5;
const DEFINITIONS = either(
  String.raw`\bdefinitions?\b|\binterpretation\b`,
  "определени|термин",
  "тодорхойлолт|нэр том",
);
/** How soon after a quoted term its definition must begin. UTF-16 units. */
const DEFINED_WITHIN = 100;

/**
 * All sections, the most relevant for `focus` first: the opening, what the engine's own answer is based on and refers
 * to, all amendments and definitions, the closest words, then the rest in order.
 */
export function sectionsByRelevance(reading: Reading, focus: Focus): ReadableSection[] {
  const units = readableUnits(reading);
  const ranks = new Map<number, number>([[0, 0]]);
  const offsets = offsetsFor(reading, focus);
  const best = offsets.slice(0, BEST);
  for (const offset of [...best, ...alongWith(reading, best), ...offsets.slice(BEST)]) {
    const at = unitAt(units, offset);
    if (!ranks.has(at)) ranks.set(at, ranks.size);
  }
  const rank = (at: number) => ranks.get(at) ?? units.length + at;
  return units
    .map((unit, at) => ({ unit, at }))
    .sort((a, b) => rank(a.at) - rank(b.at))
    .map(({ unit }) => unit);
}

function offsetsFor(reading: Reading, focus: Focus): number[] {
  if (focus.kind === "category") return find(reading, focus.category).map(({ start }) => start);
  if (focus.kind === "question")
    return clausesByRelevance(reading, focus.text)
      .slice(0, HITS)
      .map(({ start }) => start);
  return [...summarize(reading, "en")].flatMap((piece) => (piece.kind === "passage" ? [piece.passage.start] : []));
}

/** Sections needed to read others correctly: what they refer to and what changes them, amendments, definitions. */
function alongWith(reading: Reading, offsets: readonly number[]): number[] {
  const { units, inForce } = indexOf(reading);
  const best = new Set(offsets.map((offset) => unitAt(units, offset)));
  const named = new Set(
    [...best].flatMap((at) => referencesIn(units[at]?.text ?? "").map((number) => number.replace(/\(.*/u, ""))),
  );
  const tied = new Set([...best].flatMap((at) => inForce.ties.get(at) ?? []));
  const isAlong = [
    (at: number) => named.has(units[at]?.number?.toLowerCase() ?? "") || tied.has(at),
    (at: number) => inForce.amending.has(at),
    (at: number) => defines(units[at]?.heading ?? "", units[at]?.text ?? ""),
  ];
  return isAlong.flatMap((is) => units.flatMap(({ start }, at) => (is(at) ? [start] : [])));
}

function defines(heading: string, text: string): boolean {
  if (DEFINITIONS.test(heading)) return true;
  return [...text.matchAll(QUOTED)].some(({ index, 0: { length } }) =>
    DEFINES_AFTER.test(text.slice(index + length, index + length + DEFINED_WITHIN)),
  );
}

function unitAt(units: readonly Span[], offset: number): number {
  let low = 0;
  let high = units.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((units[middle]?.start ?? Infinity) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function readableUnits(reading: Reading): ReadableSection[] {
  const { text } = reading.contract;
  return reading.sections.flatMap((section) => {
    const given = sectionName(section);
    return pieces(reading, section).map((span) => ({
      ...span,
      name: given === "" || given.length > LONGEST_NAME ? openingWords(text, span) : given,
    }));
  });
}

/** Splits a long section after paragraphs, or at the maximum length if a paragraph is longer. */
function pieces(reading: Reading, { start, end }: Span): Span[] {
  if (end <= start) return [];
  if (end - start <= LONGEST) return [{ start, end }];
  const ends = reading.paragraphs.map((paragraph) => paragraph.end).filter((at) => at > start && at < end);
  const parts: Span[] = [];
  for (let from = start; from < end;) {
    const fitting = ends.filter((at) => at > from && at - from <= LONGEST).at(-1);
    const to = end - from <= LONGEST ? end : (fitting ?? from + LONGEST);
    parts.push({ start: from, end: to });
    from = to;
  }
  return parts;
}

/** The first words of a section without a name. */
function openingWords(text: string, { start, end }: Span): string {
  const words = text
    .slice(start, Math.min(end, start + 300))
    .trim()
    .replace(/\s+/g, " ");
  return words.length <= 60 ? words : `${words.slice(0, 60).replace(/\s\S*$/u, "")}…`;
}
