/**
 * The order in which a program drew a page's text. Programs draw a table row by row and each cell whole, which tells
 * cells from columns where gaps alone can't. Pure.
 */
import type { Region } from "./columns";
import type { Piece } from "./pieces";
import type { Row } from "./rows";

/** A stretch of a row drawn without a break. */
type Stretch = Row & { row: Row; from: number; to: number };

/** In type sizes: a wider gap begins another cell; a baseline this much lower is another line. */
const WIDEST_GAP = 1.5;
const LOWER = 0.4;
/** Each stretch is compared with those before it on its page. */
const MOST_STRETCHES = 2_000;

/**
 * The regions of a page in drawn order, or null where that order isn't plainly a reading order: text drawn higher up
 * than something before it must stand to the right of all that is level with it or below. So words can't be read from
 * another place than where they are seen. Also null where nothing stands beside anything, or text runs right to left.
 * @param rows of the page, without running headers
 * @param drawn the page's pieces in the order of the file
 */
export function drawnRegions(rows: readonly Row[], drawn: readonly Piece[]): Region[] | null {
  const found = stretchesOf(rows, drawn);
  if (found === null || found.length > MOST_STRETCHES) return null;
  const stretches = headerFirst(found);
  const regions: Region[] = [];
  let [lowest, isBeside] = [-Infinity, false];
  for (const [at, stretch] of stretches.entries()) {
    const isBelow = stretch.y > lowest + LOWER * stretch.size;
    if (!isBelow && !standsRightOf(stretch, stretches.slice(0, at))) return null;
    const before = stretches[at - 1];
    const open = regions.at(-1);
    const goesOn = isBelow && before !== undefined && before.from < stretch.to && stretch.from < before.to;
    const row = { y: stretch.y, size: stretch.size, pieces: [...stretch.pieces] };
    if (open && before?.row === stretch.row) open.rows.at(-1)?.pieces.push(...row.pieces);
    else if (open && goesOn) open.rows.push(row);
    else regions.push({ rows: [row], right: null });
    isBeside ||= !isBelow;
    lowest = Math.max(lowest, stretch.y);
  }
  return isBeside ? regions : null;
}

/** Of the last stretches to look at for a header that was drawn after the page's text. */
const LAST = 6;

/** A header that was drawn last is read first: it is the topmost row, and nothing of that row was drawn before. */
function headerFirst(stretches: readonly Stretch[]): Stretch[] {
  const top = stretches.reduce<Stretch | null>((least, one) => (least && least.y <= one.y ? least : one), null);
  const from = stretches.findIndex(({ row }) => row === top?.row);
  if (from < 1 || from < stretches.length - LAST) return [...stretches];
  const isHeader = ({ row }: Stretch) => row === top?.row;
  return [...stretches.filter(isHeader), ...stretches.filter((one) => !isHeader(one))];
}

/** Whether all that is level with a stretch, or below it, ends left of where it begins. */
function standsRightOf({ y, size, from }: Stretch, before: readonly Stretch[]): boolean {
  return before.every((other) => other.y <= y - LOWER * size || other.to <= from + LOWER * size);
}

/** The rows in drawn order, cut where the drawing leaves them or leaves a gap; null where text runs right to left. */
function stretchesOf(rows: readonly Row[], drawn: readonly Piece[]): Stretch[] | null {
  const places = new Map(drawn.map((piece, place) => [piece, place]));
  const written = rows
    .flatMap((row) => row.pieces.map((piece) => ({ row, piece, place: places.get(piece) })))
    .filter(({ piece }) => piece.text.trim() !== "");
  const ordered: { row: Row; piece: Piece; place: number }[] = [];
  for (const { row, piece, place } of written) {
    if (place === undefined || piece.isRightToLeft) return null;
    ordered.push({ row, piece, place });
  }
  const stretches: Stretch[] = [];
  let last: Row | null = null;
  for (const { row, piece } of ordered.sort((one, other) => one.place - other.place)) {
    const open = stretches.at(-1);
    const gap = piece.x - (open?.to ?? -Infinity);
    const isNear = Math.abs(gap) <= WIDEST_GAP * row.size;
    if (open && last === row && isNear) {
      open.pieces.push(piece);
      open.to = Math.max(open.to, piece.x + piece.width);
    } else stretches.push({ y: row.y, size: row.size, row, pieces: [piece], from: piece.x, to: piece.x + piece.width });
    last = row;
  }
  return stretches;
}
