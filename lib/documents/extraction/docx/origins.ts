import type { Block, Inline, TextRun } from "@/lib/documents/richtext/blocks";
import { cleanCharacters, unseenPlaces, withoutUnseen } from "@/lib/documents/richtext/characters";

/**
 * Where text was read: `length` UTF-16 units from unit `from` of the element whose tag is number `at` of its part
 * (`XmlElement.at`). In a `w:t` each unit is one of its text; any other element is shown or removed as a whole. Below
 * 0: added by the reader, not in the file.
 */
export type Origin = { at: number; from: number; length: number };
/** A run with the origins of its text; their lengths add up to the text's. */
export type SourcedRun = TextRun & { origins: readonly Origin[] };

/** The parts of a package with contract text. */
export type StoryPart = "main" | "footnotes" | "endnotes";
/** The file elements of a block: paragraphs (several if one continues into the next), or a table row. */
export type BlockSource = { part: StoryPart } & (
  | { kind: "paragraphs"; at: readonly number[] }
  | { kind: "row"; at: number; cells: readonly number[] }
);
/** A block with its source elements, if the format has elements. */
export type SourcedBlock = Block & Sourced;
export type Sourced = { source?: BlockSource };

export const NOWHERE = -1;

/** A range of text units, end exclusive. */
type Range = { start: number; end: number };

/** The origins of a run; NOWHERE for a run without any. */
export function listOrigins(run: TextRun): readonly Origin[] {
  return isSourced(run) ? run.origins : [{ at: NOWHERE, from: 0, length: run.text.length }];
}

/** The run from unit `start` to unit `end`. */
export function slicedRun(run: SourcedRun, start: number, end: number): SourcedRun {
  if (start === 0 && end === run.text.length) return run;
  return { ...run, text: run.text.slice(start, end), origins: withinRanges(run.origins, [{ start, end }]) };
}

/** The run without meaningless characters, and those that have no shape. */
export function cleanRun(run: SourcedRun): SourcedRun {
  const text = withoutUnseen(cleanCharacters(run.text));
  if (text === run.text) return run;
  if (text.length === run.text.length) return { ...run, text };
  const unseen = unseenPlaces(run.text);
  const kept: Range[] = [];
  let at = 0;
  for (const character of run.text) {
    const end = at + character.length;
    if (cleanCharacters(character) !== "" && !unseen.has(at)) {
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

/** The parts of the origins within the ascending ranges; in one pass over both. */
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

/** The block without its source. */
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
