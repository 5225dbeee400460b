import { signatureBlocks } from "./signature-blocks";
import { isPageMark, type Block, type TextRun } from "@/lib/documents/richtext/blocks";

const MOST_TITLE_CHARS = 120;
const MOST_LEAD_CHARS = 400;
/** An abbreviation of fewer letters is no title in capitals. */
const LEAST_CAPITALS = 3;

/**
 * Whether a paragraph that is no heading reads like one: short, and all of it bold or in capitals. What ends like a
 * sentence does not.
 */
export function isTitled(block: Block): boolean {
  if (block.kind !== "paragraph" && block.kind !== "item") return false;
  const runs = runsOf(block);
  const text = shortText(runs, MOST_TITLE_CHARS);
  if (text === null || !/\p{L}/u.test(text) || /[.;,]$|_{3}|\n/u.test(text)) return false;
  return isInCapitals(text) || runs.every((run) => run.marks.includes("bold") || !/\p{L}/u.test(run.text));
}

const isInCapitals = (text: string) => !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= LEAST_CAPITALS;

/** Whether a paragraph leads in what stands below it. */
export function leadsIn(block: Block): boolean {
  if (block.kind !== "paragraph" && block.kind !== "item") return false;
  const text = shortText(runsOf(block), MOST_LEAD_CHARS);
  return text !== null && /[:：]$/u.test(text);
}

/**
 * Behind which paragraphs no page of a Word file ends: titles, what leads in the next, and all but the last that sign.
 */
export function keptWithNext(blocks: readonly Block[]): ReadonlySet<number> {
  const kept = new Set(blocks.flatMap((block, index) => (isTitled(block) || leadsIn(block) ? [index] : [])));
  for (const { from, to } of signatureBlocks(blocks))
    for (let index = Math.max(0, from - 1); index < to - 1; index += 1) kept.add(index);
  return kept;
}

const runsOf = (block: Block): TextRun[] =>
  block.inlines.flatMap((inline) => (isPageMark(inline) || inline.text.trim() === "" ? [] : [inline]));

/** The text of what is that short. */
function shortText(runs: readonly TextRun[], most: number): string | null {
  if (runs.length > most || runs.reduce((length, { text }) => length + text.length, 0) > most) return null;
  return runs
    .map(({ text }) => text)
    .join("")
    .trim();
}
