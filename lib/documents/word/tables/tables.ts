import { blockText, type Block, type RowBlock } from "@/lib/documents/richtext/blocks";
import type { Pairing } from "@/lib/documents/redline/align-paragraphs";
import { heaviestAscending, type WeighedMatch } from "@/lib/documents/redline/match-sequences";
import type { Carrier } from "@/lib/documents/word/carrier";
import { around, type WordNode } from "@/lib/documents/word/file/tree";

/** A row of a new text; `index` is its number among the blocks that have text, null where it has none. */
export type NumberedRow = { block: RowBlock; index: number | null };
/** The rows of one table of a new text. */
export type NewTable = { rows: readonly NumberedRow[] };

/** Rows beside each other are looked at in pairs up to so many; of more, each stands for itself. */
const MAX_PAIRS = 10_000;

/** For each block that has text the table it is a row of. */
export function tablesOf(blocks: readonly Block[]): Map<number, NewTable> {
  const tables = new Map<number, NewTable>();
  let table: { rows: NumberedRow[] } = { rows: [] };
  let index = 0;
  for (const [place, block] of blocks.entries()) {
    const hasText = blockText(block).trim() !== "";
    if (block.kind === "row") {
      if (block.isFirst || blocks[place - 1]?.kind !== "row") table = { rows: [] };
      table.rows.push({ block, index: hasText ? index : null });
      if (hasText) tables.set(index, table);
    }
    if (hasText) index += 1;
  }
  return tables;
}

/** The element of the table that a block of the file is a row of. */
export function tableElement(carrier: Carrier, index: number): WordNode | null {
  const [row] = carrier.isRow(index) ? carrier.elements(index) : [];
  return row ? around(row, ({ name }) => name === "w:tbl") : null;
}

/**
 * Pairings in which rows of one table that were deleted and inserted at one place are the same rows, changed: as many
 * as before by their order, else by the cells that they share.
 */
export function withPairedRows(
  pairings: readonly Pairing[],
  { oldRow, newRow }: { oldRow: (index: number) => Row | null; newRow: (index: number) => Row | null },
): Pairing[] {
  const result: Pairing[] = [];
  let [olds, news]: [Row[], Row[]] = [[], []];
  const close = () => {
    for (const pairing of pairedRows(olds, news)) result.push(pairing);
    [olds, news] = [[], []];
  };
  for (const pairing of pairings) {
    const old = pairing.to.length === 0 ? oldRow(pairing.from.start) : null;
    const fresh = pairing.from.length === 0 ? newRow(pairing.to.start) : null;
    const isOther =
      (old && olds[0] && old.table !== olds[0].table) ?? (fresh && news[0] && fresh.table !== news[0].table);
    if (isOther || !(old ?? fresh)) close();
    if (old) olds.push({ ...old, pairing });
    else if (fresh) news.push({ ...fresh, pairing });
    else result.push(pairing);
  }
  close();
  return result;
}

/** A row: which table it is of, and its cells. */
export type Row = { table: unknown; cells: readonly string[]; pairing?: Pairing };

function pairedRows(olds: readonly Row[], news: readonly Row[]): Pairing[] {
  const matches =
    olds.length === news.length ? olds.map((_, index) => ({ from: index, to: index })) : alike(olds, news);
  const result: Pairing[] = [];
  let [from, to] = [0, 0];
  const upTo = (endFrom: number, endTo: number) => {
    for (const { pairing } of [...olds.slice(from, endFrom), ...news.slice(to, endTo)])
      if (pairing) result.push(pairing);
    [from, to] = [endFrom, endTo];
  };
  for (const match of matches) {
    upTo(match.from, match.to);
    const [old, fresh] = [olds[match.from]?.pairing, news[match.to]?.pairing];
    if (old && fresh) result.push({ from: old.from, to: fresh.to });
    [from, to] = [match.from + 1, match.to + 1];
  }
  upTo(olds.length, news.length);
  return result;
}

function alike(olds: readonly Row[], news: readonly Row[]): { from: number; to: number }[] {
  if (olds.length * news.length > MAX_PAIRS) return [];
  const weighed: WeighedMatch[] = [];
  olds.forEach((old, from) => {
    news.forEach((fresh, to) => {
      const shared = old.cells.filter((text, index) => text.trim() !== "" && text === fresh.cells[index]).length;
      if (shared > 0 && old.cells.length === fresh.cells.length) weighed.push({ from, to, weight: shared });
    });
  });
  return heaviestAscending(weighed, news.length);
}
