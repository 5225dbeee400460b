import type { Block, Inline, TextRun } from "@/lib/documents/richtext/blocks";
import { cleanCharacters } from "@/lib/documents/richtext/clean-characters";

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

/** The origins of a run; of one that says none, nowhere. */
export function originsOf(run: TextRun): readonly Origin[] {
  return isSourced(run) ? run.origins : [{ at: NOWHERE, from: 0, length: run.text.length }];
}

/** The same run from unit `start` to unit `end`. */
export function slicedRun(run: SourcedRun, start: number, end: number): SourcedRun {
  if (start === 0 && end === run.text.length) return run;
  const origins: Origin[] = [];
  let at = 0;
  for (const origin of run.origins) {
    const [first, last] = [Math.max(start, at), Math.min(end, at + origin.length)];
    if (first < last) origins.push({ at: origin.at, from: origin.from + first - at, length: last - first });
    at += origin.length;
  }
  return { text: run.text.slice(start, end), marks: run.marks, origins };
}

/** The run without the characters that mean nothing. */
export function cleanRun(run: SourcedRun): SourcedRun {
  const text = cleanCharacters(run.text);
  if (text === run.text) return run;
  if (text.length === run.text.length) return { ...run, text };
  const pieces = [...run.text].map((character) => ({ character, length: cleanCharacters(character).length }));
  const origins: Origin[] = [];
  let at = 0;
  for (const { character, length } of pieces) {
    if (length > 0) origins.push(...slicedRun(run, at, at + character.length).origins);
    at += character.length;
  }
  const isExact = origins.reduce((sum, { length }) => sum + length, 0) === text.length;
  return { text, marks: run.marks, origins: isExact ? origins : [{ at: NOWHERE, from: 0, length: text.length }] };
}

/** The block as everybody else knows it. */
export function withoutSource({ source: _, ...block }: SourcedBlock): Block {
  return { ...block, inlines: block.inlines.map(withoutOrigins) };
}

function withoutOrigins(inline: Inline): Inline {
  return "page" in inline ? inline : { text: inline.text, marks: inline.marks };
}

function isSourced(run: TextRun): run is SourcedRun {
  return "origins" in run;
}
