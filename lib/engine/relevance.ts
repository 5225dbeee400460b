import type { FindCategory } from "./port";
import { clausesByRelevance } from "./ask/answer";
import { find } from "./find/find";
import { summarize } from "./summarize";
import { sectionName, type Reading } from "./text/reading";
import type { Span } from "./text/spans";

/** What a part of the contract should be about. */
export type Focus =
  { kind: "category"; category: FindCategory } | { kind: "question"; text: string } | { kind: "summary" };
/** A section, or a part of a long one, with the name by which a person would find it. */
export type ReadableSection = Span & { name: string };

/** Longer sections are read in parts. UTF-16 units. */
const LONGEST = 6_000;
const LONGEST_NAME = 80;
const HITS = 60;

/**
 * All sections, those that matter for `focus` first: the opening, what the engine's own answer rests on, the closest
 * words, then the rest in order.
 */
export function sectionsByRelevance(reading: Reading, focus: Focus): ReadableSection[] {
  const units = unitsOf(reading);
  const ranks = new Map<number, number>([[0, 0]]);
  for (const offset of offsetsFor(reading, focus)) {
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

function unitsOf(reading: Reading): ReadableSection[] {
  const { text } = reading.contract;
  return reading.sections.flatMap((section) => {
    const given = sectionName(section);
    return pieces(reading, section).map((span) => ({
      ...span,
      name: given === "" || given.length > LONGEST_NAME ? openingWords(text, span) : given,
    }));
  });
}

/** A long section in parts that end with paragraphs, or with the longest length where a paragraph is longer. */
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

/** What a section without a name begins with. */
function openingWords(text: string, { start, end }: Span): string {
  const words = text
    .slice(start, Math.min(end, start + 300))
    .trim()
    .replace(/\s+/g, " ");
  return words.length <= 60 ? words : `${words.slice(0, 60).replace(/\s\S*$/u, "")}…`;
}
