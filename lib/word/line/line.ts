import { isPageMark, type Block, type TextRun } from "@/lib/documents/richtext/blocks";
import { NOWHERE, listOrigins, type SourcedBlock } from "@/lib/documents/extraction/docx/origins";
import { toBits } from "@/lib/word/markup";

/** Text with the marks of each unit. */
export type Marked = { text: string; bits: Uint8Array };
/** A line of a file: for each unit its element's number and its offset in it (`Origin`). */
export type Line = Marked & { at: Int32Array; from: Int32Array };

/** Separates two paragraphs that are processed together. */
export const BORDER = -2;

export function markedText(block: Block): Marked {
  const runs = block.inlines.filter((inline): inline is TextRun => !isPageMark(inline));
  const text = runs.map((run) => run.text).join("");
  const bits = new Uint8Array(text.length);
  let at = 0;
  for (const run of runs) bits.fill(toBits(run.marks), at, (at += run.text.length));
  return { text, bits };
}

export function toLine(block: SourcedBlock): Line {
  const marked = markedText(block);
  const at = new Int32Array(marked.text.length).fill(NOWHERE);
  const from = new Int32Array(marked.text.length);
  let place = 0;
  for (const run of block.inlines) {
    if (isPageMark(run)) continue;
    for (const origin of listOrigins(run)) {
      const end = Math.min(place + origin.length, at.length);
      at.fill(origin.at, place, end);
      for (const first = place; place < end; place += 1) from[place] = origin.from + place - first;
    }
  }
  return { ...marked, at, from };
}

export function slicedText({ text, bits }: Marked, start: number, end = text.length): Marked {
  return { text: text.slice(start, end), bits: bits.subarray(start, end) };
}

export function slicedLine(line: Line, start: number, end = line.text.length): Line {
  return { ...slicedText(line, start, end), at: line.at.subarray(start, end), from: line.from.subarray(start, end) };
}

/** Concatenates lines, with a border between two. */
export function joinedLines(lines: readonly Line[]): Line {
  const [only] = lines;
  if (only && lines.length === 1) return only;
  const text = lines.map((line) => line.text).join("\n");
  const joined = {
    text,
    bits: new Uint8Array(text.length),
    at: new Int32Array(text.length),
    from: new Int32Array(text.length),
  };
  let place = 0;
  lines.forEach((line, index) => {
    if (index > 0) joined.at[place++] = BORDER;
    joined.bits.set(line.bits, place);
    joined.at.set(line.at, place);
    joined.from.set(line.from, place);
    place += line.text.length;
  });
  return joined;
}

/** Ranges with one look, in order. */
export function splitLooks({ text, bits }: Marked): { text: string; bits: number }[] {
  const stretches: { text: string; bits: number }[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && bits[at] === bits[start]) continue;
    stretches.push({ text: text.slice(start, at), bits: bits[start] ?? 0 });
    start = at;
  }
  return text === "" ? [] : stretches;
}
