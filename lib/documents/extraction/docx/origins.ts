import type { Block, Inline, TextRun } from "@/lib/documents/richtext/blocks";
import { cleanCharacters } from "@/lib/documents/richtext/characters";

/**
 * Where a stretch of text was read: so many UTF-16 units from unit `from` of the element whose tag is number `at` of
 * its part (`XmlElement.at`). Of a `w:t` each unit is one of its text; what any other element shows is shown or gone
 * as a whole. Below 0: put there by the reader, and nowhere in the file.
 */
export type Origin = { at: number; from: number; length: number };
/** A run with where its text was read; the lengths of the origins are the text's. */
export type SourcedRun = TextRun & { origins: readonly Origin[] };

/** The parts of a package that hold text of the contract. */
export type StoryPart = "main" | "footnotes" | "endnotes";
/** Which element of the file a block is: paragraphs (several where one runs on into the next), or a table's row. */
export type BlockSource = { part: StoryPart } & (
  { kind: "paragraphs"; at: readonly number[] } | { kind: "row"; at: number; cells: readonly number[] }
);
/** A block and, where the format has elements, which it is. */
export type SourcedBlock = Block & Sourced;
export type Sourced = { source?: BlockSource };

export const NOWHERE = -1;

/** Units of a text, the last not counted in. */
type Range = { start: number; end: number };

/** The origins of a run; of one that says none, nowhere. */
export function originsOf(run: TextRun): readonly Origin[] {
  return isSourced(run) ? run.origins : [{ at: NOWHERE, from: 0, length: run.text.length }];
}

/** The same run from unit `start` to unit `end`. */
export function slicedRun(run: SourcedRun, start: number, end: number): SourcedRun {
  if (start === 0 && end === run.text.length) return run;
  return { ...run, text: run.text.slice(start, end), origins: withinRanges(run.origins, [{ start, end }]) };
}

/** The run without the characters that mean nothing. */
export function cleanRun(run: SourcedRun): SourcedRun {
  const text = cleanCharacters(run.text);
  if (text === run.text) return run;
  if (text.length === run.text.length) return { ...run, text };
  const kept: Range[] = [];
  let at = 0;
  for (const character of run.text) {
    const end = at + character.length;
    if (cleanCharacters(character) !== "") {
      const last = kept.at(-1);
      if (last?.end === at) last.end = end;
      else kept.push({ start: at, end });
    }
    at = end;
  }
  const origins = withinRanges(run.origins, kept);
  const isExact = origins.reduce((sum, { length }) => sum + length, 0) === text.length;
  return { ...run, text, origins: isExact ? origins : [{ at: NOWHERE, from: 0, length: text.length }] };
}

/** What of the origins lies in the ranges, which follow each other; in one pass over both. */
function withinRanges(origins: readonly Origin[], ranges: readonly Range[]): Origin[] {
  const within: Origin[] = [];
  let [next, at] = [0, 0];
  for (const origin of origins) {
    const end = at + origin.length;
    while (next < ranges.length && (ranges[next]?.end ?? 0) <= at) next += 1;
    for (let index = next; index < ranges.length; index += 1) {
      const range = ranges[index];
      if (!range || range.start >= end) break;
      const [first, last] = [Math.max(range.start, at), Math.min(range.end, end)];
      if (first < last) within.push({ at: origin.at, from: origin.from + first - at, length: last - first });
    }
    at = end;
  }
  return within;
}

/** The block as everybody else knows it. */
export function withoutSource({ source: _, ...block }: SourcedBlock): Block {
  return { ...block, inlines: block.inlines.map(withoutOrigins) };
}

function withoutOrigins(inline: Inline): Inline {
  if ("page" in inline || !isSourced(inline)) return inline;
  const { origins: _, ...run } = inline;
  return run;
}

function isSourced(run: TextRun): run is SourcedRun {
  return "origins" in run;
}
