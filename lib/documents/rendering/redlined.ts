import type { Block, Inline } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import { redline, type RedlineBlock, type RedlineRun } from "@/lib/documents/redline/redline";
import type { MarkInks } from "./laid-block";
import { CHANGED } from "./typography";

/** What the marks of `redlineBlocks` look like. */
export const REDLINE: MarkInks = { underline: CHANGED.inserted, strike: CHANGED.deleted };

const MARK_OF = { same: [], inserted: ["underline"], deleted: ["strike"] } as const;

/** One text with what leads from the older to the newer: what came in is underlined, what went is struck through. */
export function redlineBlocks(fromHtml: string, toHtml: string): Block[] {
  const { blocks } = redline(blocksFromHtml(fromHtml), blocksFromHtml(toHtml));
  return blocks.map(shownBlock);
}

function shownBlock({ shape, runs }: RedlineBlock): Block {
  const inlines = runs.map(shownRun);
  if (shape.kind !== "row") return { ...shape, inlines };
  return { kind: "row", isFirst: shape.isFirst, cells: shape.cells, inlines };
}

const shownRun = ({ kind, text }: RedlineRun): Inline => ({ text, marks: MARK_OF[kind] });
