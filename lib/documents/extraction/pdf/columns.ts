import type { Piece } from "./pieces";
import { joinedText, type Row } from "./rows";

/** Rows read in sequence. `right` is the right limit of its lines; null if only the whole document tells. */
export type Region = { rows: Row[]; right: number | null };

type Gap = { from: number; to: number };
type Band = { end: number; left: Row[]; right: Row[]; gutter: Gap };

const NARROWEST_GUTTER = 0.8;
const FEWEST_ROWS = 4;
const SHORTEST_PROSE = 20;
const MOST_COLUMNS_DEEP = 3;
/**
 * How often to look for columns, per row. A page of 128 rows never reaches this; a table of thousands would be scanned
 * from each row.
 */
const MOST_LOOKS = 64;

/**
 * Regions in reading order: left column, right column. Table rows stay whole, unless both columns hold prose (as in
 * bilingual contracts): those are read cell by cell.
 */
export function splitRegions(rows: readonly Row[], depth = 0): Region[] {
  const regions: Region[] = [];
  let single: Row[] = [];
  const flush = () => {
    if (single.length > 0) regions.push({ rows: single, right: null });
    single = [];
  };
  const strips = depth < MOST_COLUMNS_DEEP ? rows.map(findGaps) : [];
  let looks = MOST_LOOKS * rows.length;
  for (let index = 0; index < rows.length;) {
    const run = looks > 0 ? dividedFrom(rows, strips, index) : null;
    looks -= run ? run.end - index : 0;
    const band =
      run?.gutter && run.end - index >= FEWEST_ROWS ? findBand(rows.slice(index, run.end), index, run.gutter) : null;
    if (!band) {
      single.push(rows[index] as Row);
      index += 1;
      continue;
    }
    flush();
    regions.push(...columnRegions(band, depth));
    index = band.end;
  }
  flush();
  return regions;
}

/** The longest run of rows from `start` divided by one empty strip, and the widest such strip. */
function dividedFrom(
  rows: readonly Row[],
  strips: readonly (readonly Gap[])[],
  start: number,
): { end: number; gutter: Gap | null } | null {
  if (strips.length === 0) return null;
  let gaps: readonly Gap[] = (strips[start] ?? []).filter(
    (gap) => Number.isFinite(gap.from) && Number.isFinite(gap.to),
  );
  let end = start + 1;
  while (end < rows.length) {
    const narrowest = NARROWEST_GUTTER * (rows[end] as Row).size;
    const wide = overlaps(gaps, strips[end] ?? []).filter((gap) => gap.to - gap.from >= narrowest);
    if (wide.length === 0) break;
    gaps = wide;
    end += 1;
  }
  const gutter = gaps.reduce<Gap | null>(
    (best, gap) => (best && best.to - best.from >= gap.to - gap.from ? best : gap),
    null,
  );
  return { end, gutter };
}

/** The overlap of two lists of strips, each from left to right. */
function overlaps(ones: readonly Gap[], others: readonly Gap[]): Gap[] {
  const common: Gap[] = [];
  for (let one = 0, other = 0; one < ones.length && other < others.length;) {
    const [gap, beside] = [ones[one] as Gap, others[other] as Gap];
    const [from, to] = [Math.max(gap.from, beside.from), Math.min(gap.to, beside.to)];
    if (from < to) common.push({ from, to });
    if (gap.to < beside.to) one += 1;
    else other += 1;
  }
  return common;
}

function findBand(rows: readonly Row[], start: number, gutter: Gap): Band | null {
  const middle = (gutter.from + gutter.to) / 2;
  const left = rows.flatMap((row) => side(row, (piece) => piece.x < middle));
  const right = rows.flatMap((row) => side(row, (piece) => piece.x >= middle));
  const beside = nearestIn(right);
  const both = left.filter((row) => beside(row, 0.5 * row.size) !== null).length;
  if (both < 3 || left.length < FEWEST_ROWS || right.length < FEWEST_ROWS) return null;
  if (!(areProse(left) && areProse(right)) && !arePartyBlocks(left, right, gutter)) return null;
  return { end: start + rows.length, left, right, gutter };
}

function side(row: Row, belongs: (piece: Piece) => boolean): Row[] {
  const pieces = row.pieces.filter(belongs);
  const written = pieces.filter((piece) => piece.text.trim() !== "");
  const largest = written.reduce<Piece | null>((best, piece) => (best && best.size >= piece.size ? best : piece), null);
  return largest ? [{ y: largest.y, size: largest.size, pieces }] : [];
}

function areProse(rows: readonly Row[]): boolean {
  return rows.reduce((sum, row) => sum + joinedText(row.pieces).length, 0) / rows.length >= SHORTEST_PROSE;
}

/** Signature and address blocks, side by side for each party: aligned starts, fields to fill in. */
function arePartyBlocks(left: readonly Row[], right: readonly Row[], gutter: Gap): boolean {
  const isWide = gutter.to - gutter.from >= 1.5 * (left[0]?.size ?? 0);
  const fields = [left, right].map(
    (rows) => rows.filter((row) => /[:_]/.test(joinedText(row.pieces))).length / rows.length,
  );
  const isAligned = [left, right].every((rows) => {
    const starts = rows.map((row) => row.pieces.find((piece) => piece.text.trim() !== "")?.x ?? 0);
    return mostWithin(starts, 3) >= 0.7 * rows.length;
  });
  return isWide && isAligned && fields.every((share) => share >= 0.3);
}

/** The most values that lie closer than `distance` to one of them. */
function mostWithin(values: readonly number[], distance: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  let [most, from, to] = [0, 0, 0];
  for (const value of sorted) {
    while (value - (sorted[from] as number) >= distance) from += 1;
    while (to < sorted.length && (sorted[to] as number) - value < distance) to += 1;
    most = Math.max(most, to - from);
  }
  return most;
}

function columnRegions(band: Band, depth: number): Region[] {
  const cuts = sharedParagraphStarts(band.left, band.right);
  const columns = [band.left, band.right].map((rows) => ({ cells: splitCells(rows, cuts), right: rowsEnd(rows) }));
  return Array.from({ length: cuts.length + 1 }, (_, index) =>
    columns.flatMap(({ cells, right }) =>
      splitRegions(cells[index] ?? [], depth + 1).map((region) => ({ ...region, right: region.right ?? right })),
    ),
  ).flat();
}

/** If nearly all begin at the same height, the columns are a table of clauses. */
function sharedParagraphStarts(left: readonly Row[], right: readonly Row[]): number[] {
  const [one, other] = [paragraphStarts(left), paragraphStarts(right)];
  const beside = nearestIn(other);
  const shared = one.flatMap((row) => {
    const partner = beside(row, 0.4 * row.size);
    return partner === null ? [] : [Math.min(row.y, partner) - 0.1];
  });
  return shared.length >= 1 && shared.length >= 0.7 * Math.max(one.length, other.length) ? shared : [];
}

function paragraphStarts(rows: readonly Row[]): Row[] {
  const steps = rows.slice(1).map((row, index) => row.y - (rows[index] as Row).y);
  const usual = [...steps].sort((one, other) => one - other)[Math.floor(steps.length * 0.3)] ?? 0;
  return rows.filter((_, index) => index > 0 && (steps[index - 1] ?? 0) > usual * 1.3);
}

/** Finds the height of the row nearest to another, if within the distance. */
function nearestIn(rows: readonly Row[]): (row: Row, distance: number) => number | null {
  const heights = rows.map((row) => row.y).sort((one, other) => one - other);
  return ({ y }, distance) => {
    const at = firstFrom(heights, y);
    const near = heights.slice(Math.max(0, at - 1), at + 1).filter((height) => Math.abs(height - y) < distance);
    return near.length === 0
      ? null
      : near.reduce((one, other) => (Math.abs(other - y) < Math.abs(one - y) ? other : one));
  };
}

/** Splits rows at heights. A cell has the rows from its own cut to the next. */
function splitCells(rows: readonly Row[], cuts: readonly number[]): Row[][] {
  const sorted = [...cuts].sort((one, other) => one - other);
  const cells: Row[][] = Array.from({ length: cuts.length + 1 }, () => []);
  for (const row of rows) cells[firstFrom(sorted, row.y, { isPast: true })]?.push(row);
  return cells;
}

/** Index of the first value not below `value`, or past it. */
function firstFrom(sorted: readonly number[], value: number, { isPast = false } = {}): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const at = sorted[middle] as number;
    if (at < value || (isPast && at === value)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The strips of a row without text, from far left to far right. */
function findGaps(row: Row): Gap[] {
  const gaps: Gap[] = [];
  let from = -Infinity;
  const written = row.pieces.filter((piece) => piece.text.trim() !== "").sort((one, other) => one.x - other.x);
  for (const piece of written) {
    if (piece.x - from >= NARROWEST_GUTTER * row.size) gaps.push({ from, to: piece.x });
    from = Math.max(from, piece.x + piece.width);
  }
  return [...gaps, { from, to: Infinity }];
}

function rowsEnd(rows: readonly Row[]): number {
  return Math.max(
    ...rows.flatMap((row) => row.pieces.map((piece) => (piece.text.trim() === "" ? -Infinity : piece.x + piece.width))),
  );
}
