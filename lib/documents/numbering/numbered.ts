/** Clause numbers that are counted, as blocks have them: the first run of a paragraph or heading. Pure, client-safe. */
import { blockText, isPageMark, type Block, type TextRun } from "@/lib/documents/richtext/blocks";

/** A number and the rule by which it is counted (`number-rule.ts`). */
export type NumberRun = TextRun & { number: string };

/** The counted number that a block begins with; null where it has none, or a typed one. */
export function numberOf({ kind, inlines }: Block): NumberRun | null {
  if (kind !== "paragraph" && kind !== "heading") return null;
  const first = inlines.find((inline): inline is TextRun => !isPageMark(inline));
  return first && isNumber(first) ? first : null;
}

/** How much of a block's text is its counted number. */
export function numberLength(block: Block): number {
  return numberOf(block)?.text.length ?? 0;
}

/** The text of a block as people wrote it. */
export function writtenText(block: Block): string {
  return blockText(block).slice(numberLength(block));
}

/** The block with a number that says something else, or with none that is counted. */
export function withNumber<B extends Block>(block: B, number: { text: string } | "typed"): B {
  const run = numberOf(block);
  if (!run) return block;
  const { number: _, ...typed } = run;
  const next: TextRun = number === "typed" ? typed : { ...run, text: number.text };
  return { ...block, inlines: block.inlines.map((inline) => (inline === run ? next : inline)) };
}

function isNumber(run: TextRun): run is NumberRun {
  return run.number !== undefined;
}
