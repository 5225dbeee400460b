import { isPageMark, type Block, type Inline, type TextRun } from "@/lib/documents/richtext/blocks";
import { SURE_FROM, type ScannedPage } from "@/lib/documents/scans/scanned-page";
import { DOUBTFUL } from "./fonts";
import type { PagePieces } from "./pieces";

/** Sizes that differ by less than this share are one: a picture tells them roughly, and larger ones make headings. */
const SAME_SIZE = 0.25;

/** A page that was read from a picture, as if it had a text layer. */
export function piecesOfScan({ height, lines }: ScannedPage): PagePieces {
  const body = middleOf(lines.map(({ size }) => size));
  const upright = lines.flatMap(({ y, size, words }) =>
    words.map(({ text, confidence, x, width }, index) => ({
      text: index < words.length - 1 ? `${text} ` : text, // boxes of words may touch
      x,
      y,
      width,
      size: Math.abs(size - body) < SAME_SIZE * body ? body : size,
      font: confidence < SURE_FROM ? DOUBTFUL : "",
      isRightToLeft: false,
    })),
  );
  return { upright, turned: [], left: 0, top: 0, bottom: height, quarters: 0 };
}

function middleOf(sizes: readonly number[]): number {
  return [...sizes].sort((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 10;
}

/** Takes the marks of doubt out again. @returns where those words stand in the plain text of the blocks */
export function withoutDoubts(blocks: readonly Block[]): {
  blocks: Block[];
  uncertain: { start: number; end: number }[];
} {
  const uncertain: { start: number; end: number }[] = [];
  let start = 0;
  const sure = blocks.map((block) => {
    let offset = start;
    const inlines: Inline[] = [];
    for (const inline of block.inlines) {
      if (isPageMark(inline)) inlines.push(inline);
      else {
        if (inline.marks.includes("strike")) uncertain.push(...wordsIn(inline.text, offset));
        offset += inline.text.length;
        addTo(inlines, { ...inline, marks: inline.marks.filter((mark) => mark !== "strike") });
      }
    }
    start = offset + 1;
    return { ...block, inlines };
  });
  return { blocks: sure, uncertain };
}

function wordsIn(text: string, offset: number): { start: number; end: number }[] {
  return [...text.matchAll(/\S+/g)].map((word) => ({
    start: offset + word.index,
    end: offset + word.index + word[0].length,
  }));
}

function addTo(inlines: Inline[], run: TextRun): void {
  const last = inlines.at(-1);
  if (last && !isPageMark(last) && last.marks.join() === run.marks.join())
    inlines[inlines.length - 1] = { ...last, text: last.text + run.text };
  else inlines.push(run);
}
