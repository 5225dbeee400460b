import { groupedBy } from "@/lib/grouped-by";
import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { ReturnedChange } from "./change";
import type { Hand } from "./hands";
import type { Piece, Stretch } from "./merged";
import { BOUNDARY, LABEL, type Reading } from "./reading";

/** A stretch of a reading as people see it: whole blocks without what ends the last, or a part of the text. */
type Span = Stretch & { isWhole: boolean };

/**
 * The changes that pieces are, their places in the text of `before`. Whole paragraphs and rows that came or went are a
 * change each; what goes at one place and comes at another is a move.
 */
export function changesOf(pieces: readonly Piece[], before: Reading, after: Reading): ReturnedChange[] {
  const found = pieces.map((piece) => ({ hand: piece.hand, changes: changesOfPiece(piece, before, after) }));
  return withMoves(found);
}

function changesOfPiece(piece: Piece, before: Reading, after: Reading): ReturnedChange[] {
  const told = { hand: piece.hand, before, after };
  const gone = isEmpty(piece.gone) ? null : spanOf(before, piece.gone);
  const come = isEmpty(piece.come) ? null : spanOf(after, piece.come);
  if (gone && come) return [replacement(piece, { gone, come }, told)];
  if (gone) return blocksIn(before, gone).map((span) => change("delete", { gone: span, come: null }, told));
  if (!come) return [];
  const at = placeOf(piece, come, { before, after });
  const nothing = { start: at, end: at, isWhole: come.isWhole };
  return blocksIn(after, come).map((span) => change("insert", { gone: nothing, come: span }, told));
}

function replacement(
  piece: Piece,
  { gone, come }: { gone: Span; come: Span },
  told: { hand: Hand; before: Reading; after: Reading },
): ReturnedChange {
  if (gone.isWhole === come.isWhole) return change("replace", { gone, come }, told);
  const asText = (span: Stretch) => ({ ...span, isWhole: false });
  return change("replace", { gone: asText(piece.gone), come: asText(piece.come) }, told);
}

function change(
  kind: "insert" | "delete" | "replace",
  { gone, come }: { gone: Span; come: Span | null },
  { hand, before, after }: { hand: Hand; before: Reading; after: Reading },
): ReturnedChange {
  const isWhole = gone.isWhole && (come?.isWhole ?? true);
  return {
    kind,
    tracked: true,
    place: "text",
    author: hand.author,
    at: hand.at,
    before: before.text.slice(gone.start, gone.end),
    after: come ? after.text.slice(come.start, come.end) : "",
    start: Math.min(gone.start, before.text.length),
    end: Math.min(gone.end, before.text.length),
    isWhole,
    html: come && isWhole ? htmlIn(after, come) : null,
    to: null,
  };
}

/**
 * A stretch of whole blocks begins with the number that Word counts. Where the end of the paragraph before went with it
 * instead of its own, it is the same to whoever reads.
 */
function spanOf(reading: Reading, { start, end }: Stretch): Span {
  const { sort } = reading;
  const first = startOfBlock(reading, start);
  if (sort[end - 1] === BOUNDARY && isAllLabel(reading, first, start))
    return { start: first, end: end - 1, isWhole: true };
  if (sort[start] === BOUNDARY && sort[end - 1] !== BOUNDARY && sort[end] === BOUNDARY)
    return { start: start + 1, end, isWhole: true };
  return { start, end, isWhole: false };
}

/** Where something is put that stands in `after` only. */
function placeOf(piece: Piece, come: Span, { before, after }: { before: Reading; after: Reading }): number {
  let at = piece.at;
  const isBehindBlock = come.isWhole && after.sort[piece.come.start] === BOUNDARY;
  if (isBehindBlock) while (at < before.sort.length && before.sort[at] !== BOUNDARY) at += 1;
  if (isBehindBlock) return at + 1;
  if (!come.isWhole) while (before.sort[at] === LABEL) at += 1;
  return at;
}

/** Whole blocks one by one; anything else as it is. */
function blocksIn(reading: Reading, span: Span): Span[] {
  if (!span.isWhole) return [span];
  const spans: Span[] = [];
  for (let start = span.start; start <= span.end;) {
    let end = start;
    while (end < span.end && reading.sort[end] !== BOUNDARY) end += 1;
    spans.push({ start, end, isWhole: true });
    start = end + 1;
  }
  return spans;
}

function htmlIn(reading: Reading, { start, end }: Stretch): string {
  const first = blockAt(reading, start);
  const last = blockAt(reading, end);
  return htmlFromBlocks(reading.blocks.slice(first, last + 1));
}

/** The block in which a unit stands, its end included. */
export function blockAt({ starts }: Reading, unit: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? Infinity) <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}

function startOfBlock(reading: Reading, unit: number): number {
  return reading.starts[blockAt(reading, unit)] ?? 0;
}

function isAllLabel({ sort }: Reading, start: number, end: number): boolean {
  for (let unit = start; unit < end; unit += 1) if (sort[unit] !== LABEL) return false;
  return true;
}

function isEmpty({ start, end }: Stretch): boolean {
  return start === end;
}

/** Pairs what moved away with what moved in, by its words; what has no twin is deleted or inserted. */
function withMoves(found: readonly { hand: Hand; changes: readonly ReturnedChange[] }[]): ReturnedChange[] {
  const all = found.flatMap(({ hand, changes }) => changes.map((one) => ({ isMove: hand.isMove, one })));
  const moved = all.flatMap(({ isMove, one }) => (isMove && one.kind === "insert" ? [one] : []));
  const arrived = groupedBy(moved, ({ after }) => after);
  const taken = new Set<ReturnedChange>();
  const moves = new Map<ReturnedChange, ReturnedChange>();
  for (const { isMove, one } of all) {
    const twin = isMove && one.kind === "delete" ? arrived.get(one.before)?.shift() : undefined;
    if (!twin || twin.isWhole !== one.isWhole) continue;
    taken.add(twin);
    moves.set(one, { ...one, kind: "move", after: twin.after, html: twin.html, to: twin.start });
  }
  return all.flatMap(({ one }) => (taken.has(one) ? [] : [moves.get(one) ?? one]));
}
