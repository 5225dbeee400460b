import { blockText, CELL_END, type Block } from "@/lib/documents/richtext/blocks";
import { findNumber, writtenText } from "@/lib/documents/numbering/number-rule";
import { alignParagraphs, type Pairing } from "@/lib/documents/redline/align-paragraphs";
import type { Carrier } from "./carrier";
import { isLastInContainer } from "./placement";
import { BAR, tableElement, withPairedRows, type NewTable, type Row } from "@/lib/word/tables/tables";

/**
 * Matches a file's blocks to a new text's, in order: like any text comparison, ignoring counted numbers. But a row
 * never matches a paragraph, rows at one place are paired, and the paragraph that ends a cell or the body stays.
 */
export function pairBlocks(
  carrier: Carrier,
  blocks: readonly Block[],
  tables: ReadonlyMap<number, NewTable>,
): Pairing[] {
  const isCounted = blocks.some((block) => findNumber(block) !== null);
  const toText = isCounted ? writtenText : blockText;
  const olds = carrier.blocks.map(toText);
  const rows = new Set(olds.filter((_, index) => carrier.isRow(index)));
  const news = blocks.map((block) => withoutBars(toText(block), rows));
  const aligned = alignParagraphs(olds, news).flatMap((pairing) => withoutMixed(pairing, carrier, blocks));
  const row = (table: unknown, text = ""): Row | null => (table ? { table, cells: text.split(CELL_END) } : null);
  const paired = withPairedRows(aligned, {
    oldRow: (index) => row(tableElement(carrier, index), olds[index]),
    newRow: (index) => row(tables.get(index), news[index]),
  });
  return withoutLastGaps(paired, (index) => endsContainer(carrier, index));
}

export function indices({ start, length }: { start: number; length: number }): number[] {
  return Array.from({ length }, (_, index) => start + index);
}

/** Paragraphs and rows don't turn into each other, except in versions from before tables existed. */
function withoutMixed(pairing: Pairing, carrier: Carrier, blocks: readonly Block[]): Pairing[] {
  const { from, to } = pairing;
  if (from.length === 0 || to.length === 0) return [pairing];
  const olds = indices(from).map((index) => carrier.isRow(index));
  const news = indices(to).map((index) => blocks[index]);
  const hasBars = news.every((block) => block?.kind === "row" || (block && blockText(block).includes(BAR)));
  if (news.every((block) => block?.kind !== "row") && (!olds.includes(true) || hasBars)) return [pairing];
  if (news.every((block) => block?.kind === "row") && !olds.includes(false)) return [pairing];
  return [
    ...indices(from).map((start) => ({ from: { start, length: 1 }, to: { start: to.start, length: 0 } })),
    ...indices(to).map((start) => ({ from: { start: from.start + from.length, length: 0 }, to: { start, length: 1 } })),
  ];
}

function endsContainer(carrier: Carrier, index: number): boolean {
  if (carrier.isRow(index)) return false;
  const paragraph = carrier.elements(index).at(-1);
  return paragraph !== undefined && isLastInContainer(paragraph);
}

/** A row's text from a version before tables existed, in today's form. */
function withoutBars(text: string, rows: ReadonlySet<string>): string {
  const cells = text.replaceAll(BAR, CELL_END);
  return rows.has(cells) ? cells : text;
}

/**
 * Pairings that don't delete the paragraph ending a cell, note or body if others are inserted in its place: the last of
 * those is written into it, because its end has to stay.
 */
function withoutLastGaps(pairings: readonly Pairing[], endsContainer: (index: number) => boolean): Pairing[] {
  const result: Pairing[] = [];
  let index = 0;
  while (index < pairings.length) {
    const deleted = stretch(pairings, index, isDeletion);
    const inserted = stretch(pairings, index + deleted.length, isInsertion);
    const last = deleted.at(-1);
    const filled = inserted.at(-1);
    if (last && filled && endsContainer(last.from.start))
      result.push(...deleted.slice(0, -1), ...inserted.slice(0, -1), { from: last.from, to: filled.to });
    else result.push(...deleted, ...inserted);
    index += deleted.length + inserted.length;
    const next = pairings[index];
    if (deleted.length + inserted.length === 0 && next) {
      result.push(next);
      index += 1;
    }
  }
  return result;
}

function stretch(pairings: readonly Pairing[], from: number, isWanted: (pairing: Pairing) => boolean): Pairing[] {
  let end = from;
  for (let next = pairings[end]; next && isWanted(next); next = pairings[end]) end += 1;
  return pairings.slice(from, end);
}

const isDeletion = ({ to }: Pairing) => to.length === 0;
const isInsertion = ({ from }: Pairing) => from.length === 0;
