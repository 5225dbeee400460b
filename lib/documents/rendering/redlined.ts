import { compared } from "@/lib/documents/redline/compared";
import type { RedlineBlock, RedlineRun } from "@/lib/documents/redline/redline";
import { CELL_END, type Block, type Mark } from "@/lib/documents/richtext/blocks";
import { blocksFromHtml } from "@/lib/documents/richtext/from-html";
import type { OtherChanges } from "@/lib/copy/redline-legend";
import type { InkedRun } from "./laid-block";
import { CHANGED } from "./typography";

/**
 * One text with what leads from the older to the newer: what came in is underlined, what went is struck through, and
 * what was moved is so in a colour of its own at both places; words that only look otherwise have one too. Clause
 * numbers are the newer text's: that they count on is no change.
 */
export function redlineBlocks(fromHtml: string, toHtml: string): { blocks: Block[]; others: OtherChanges } {
  const { blocks, counts } = compared(blocksFromHtml(fromHtml), blocksFromHtml(toHtml));
  const others = { isMoved: counts.movedParagraphs > 0, isReformatted: counts.reformattedParagraphs > 0 };
  return { blocks: blocks.map(shownBlock), others };
}

function shownBlock({ shape, runs, edits, move, change }: RedlineBlock): Block {
  const place = { change, isMoved: move !== null, isEdited: edits !== undefined };
  const inlines = (edits ?? runs).flatMap((run) => shownRuns(run, place));
  return shape.kind === "row"
    ? { kind: "row", isFirst: shape.isFirst, cells: shape.cells, inlines }
    : { ...shape, inlines };
}

type Place = Pick<RedlineBlock, "change"> & { isMoved: boolean; isEdited: boolean };

function shownRuns(run: RedlineRun, place: Place): InkedRun[] {
  if (run.isNumber && run.kind === "deleted") return [];
  const { mark, ink } = lookOf(run, place);
  return (run.parts ?? [{ text: run.text, marks: [] }]).map(({ text, marks }) => ({
    text: run.kind === "deleted" && place.change !== "deleted" ? text.replaceAll(CELL_END, " ") : text, // the cells are the newer row's
    marks: mark && !marks.includes(mark) ? [...marks, mark] : marks,
    ...(ink ? { ink } : {}),
  }));
}

function lookOf({ kind, isNumber }: RedlineRun, { change, isMoved, isEdited }: Place): { mark?: Mark; ink?: string } {
  if (isNumber) return {};
  if (change === "reformatted") return { ink: CHANGED.reformatted };
  if (kind === "same") return isMoved ? { mark: "underline", ink: CHANGED.moved } : {};
  const ink = isMoved && !isEdited ? CHANGED.moved : CHANGED[kind];
  return { mark: kind === "inserted" ? "underline" : "strike", ink };
}
