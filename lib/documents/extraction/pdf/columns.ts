import type { Piece } from "./pieces";
import { joinedText, type Row } from "./rows";

/**
 * Rows that are read one after the other. `right` is where its lines may end; null where only the whole document tells.
 */
export type Region = { rows: Row[]; right: number | null };

type Gap = { from: number; to: number };
type Band = { end: number; left: Row[]; right: Row[]; gutter: Gap };

const NARROWEST_GUTTER = 0.8;
const FEWEST_ROWS = 4;
const SHORTEST_PROSE = 20;
const MOST_COLUMNS_DEEP = 3;

/**
 * Finds columns of text and puts regions in reading order: left column, right column. Rows of tables stay whole, except
 * where both columns hold prose (as bilingual contracts do): those are read cell by cell.
 */
export function regionsOf(rows: readonly Row[], depth = 0): Region[] {
  const regions: Region[] = [];
  let single: Row[] = [];
  const flush = () => {
    if (single.length > 0) regions.push({ rows: single, right: null });
    single = [];
  };
  for (let index = 0; index < rows.length;) {
    const band = depth < MOST_COLUMNS_DEEP ? columnsFrom(rows, index) : null;
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

/** The longest run of rows from `start` that one empty strip divides, if both sides look like columns. */
function columnsFrom(rows: readonly Row[], start: number): Band | null {
  const first = rows[start] as Row;
  let gaps = gapsOf(first).filter((gap) => Number.isFinite(gap.from) && Number.isFinite(gap.to));
  let end = start + 1;
  while (end < rows.length) {
    const row = rows[end] as Row;
    const common = gaps.flatMap((gap) =>
      gapsOf(row).map((other) => ({ from: Math.max(gap.from, other.from), to: Math.min(gap.to, other.to) })),
    );
    const wide = common.filter((gap) => gap.to - gap.from >= NARROWEST_GUTTER * row.size);
    if (wide.length === 0) break;
    gaps = wide;
    end += 1;
  }
  const gutter = gaps.reduce<Gap | null>(
    (best, gap) => (best && best.to - best.from >= gap.to - gap.from ? best : gap),
    null,
  );
  return gutter && end - start >= FEWEST_ROWS ? bandOf(rows.slice(start, end), start, gutter) : null;
}

function bandOf(rows: readonly Row[], start: number, gutter: Gap): Band | null {
  const middle = (gutter.from + gutter.to) / 2;
  const left = rows.flatMap((row) => side(row, (piece) => piece.x < middle));
  const right = rows.flatMap((row) => side(row, (piece) => piece.x >= middle));
  const both = left.filter((row) => right.some((other) => Math.abs(other.y - row.y) < 0.5 * row.size)).length;
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

/** Blocks for signatures and addresses, one for each party side by side: aligned starts, fields to fill in. */
function arePartyBlocks(left: readonly Row[], right: readonly Row[], gutter: Gap): boolean {
  const isWide = gutter.to - gutter.from >= 1.5 * (left[0]?.size ?? 0);
  const fields = [left, right].map(
    (rows) => rows.filter((row) => /[:_]/.test(joinedText(row.pieces))).length / rows.length,
  );
  const isAligned = [left, right].every((rows) => {
    const starts = rows.map((row) => row.pieces.find((piece) => piece.text.trim() !== "")?.x ?? 0);
    const most = Math.max(...starts.map((start) => starts.filter((other) => Math.abs(other - start) < 3).length));
    return most >= 0.7 * rows.length;
  });
  return isWide && isAligned && fields.every((share) => share >= 0.3);
}

function columnRegions(band: Band, depth: number): Region[] {
  const cuts = sharedParagraphStarts(band.left, band.right);
  const bounds = [-Infinity, ...cuts, Infinity];
  return bounds.slice(0, -1).flatMap((from, index) => {
    const to = bounds[index + 1] ?? Infinity;
    return [band.left, band.right].flatMap((rows) => {
      const cell = rows.filter((row) => row.y >= from && row.y < to);
      const right = endOf(rows);
      return regionsOf(cell, depth + 1).map((region) => ({ ...region, right: region.right ?? right }));
    });
  });
}

/**
 * Heights at which both columns begin a paragraph together, if nearly all of them do: then the columns are a table of
 * clauses.
 */
function sharedParagraphStarts(left: readonly Row[], right: readonly Row[]): number[] {
  const [one, other] = [paragraphStarts(left), paragraphStarts(right)];
  const shared = one.flatMap((row) => {
    const partner = other.find((candidate) => Math.abs(candidate.y - row.y) < 0.4 * row.size);
    return partner ? [Math.min(row.y, partner.y) - 0.1] : [];
  });
  return shared.length >= 1 && shared.length >= 0.7 * Math.max(one.length, other.length) ? shared : [];
}

function paragraphStarts(rows: readonly Row[]): Row[] {
  const steps = rows.slice(1).map((row, index) => row.y - (rows[index] as Row).y);
  const usual = [...steps].sort((one, other) => one - other)[Math.floor(steps.length * 0.3)] ?? 0;
  return rows.filter((_, index) => index > 0 && (steps[index - 1] ?? 0) > usual * 1.3);
}

/** The strips of a row that hold no text, from the far left to the far right. */
function gapsOf(row: Row): Gap[] {
  const gaps: Gap[] = [];
  let from = -Infinity;
  const written = row.pieces.filter((piece) => piece.text.trim() !== "").sort((one, other) => one.x - other.x);
  for (const piece of written) {
    if (piece.x - from >= NARROWEST_GUTTER * row.size) gaps.push({ from, to: piece.x });
    from = Math.max(from, piece.x + piece.width);
  }
  return [...gaps, { from, to: Infinity }];
}

function endOf(rows: readonly Row[]): number {
  return Math.max(
    ...rows.flatMap((row) => row.pieces.map((piece) => (piece.text.trim() === "" ? -Infinity : piece.x + piece.width))),
  );
}
