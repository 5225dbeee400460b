import { htmlFromBlocks } from "@/lib/documents/richtext/to-html";
import type { WordNode } from "@/lib/word/file/tree";
import type { Found, ReturnedChange } from "./change";
import type { Hand, Hands } from "./hands";
import type { Piece, Stretch } from "./merged";
import { withMoves, type MoveNames } from "./moves";
import { BOUNDARY, LABEL, type Reading } from "./reading";

/** A range of a reading as people see it: whole blocks without the last one's end, or part of the text. */
type Span = Stretch & { isWhole: boolean };

/**
 * The changes made of pieces, with places in the text of `before`. Each inserted or deleted whole paragraph or row is a
 * change; text removed in one place and inserted in another is a move.
 */
export function toChanges(
  pieces: readonly Piece[],
  { hands, names }: { hands: Hands; names: MoveNames },
  before: Reading,
  after: Reading,
): Found[] {
  return withMoves(
    pieces.map((piece) => {
      const changes = changesOfPiece(piece, before, after);
      const marks = changes.map(() => new Set<WordNode>());
      addMarks(marks, changes, { reading: before, stretch: piece.gone, way: "gone", hands });
      addMarks(marks, changes, { reading: after, stretch: piece.come, way: "come", hands });
      return {
        hand: piece.hand,
        found: changes.map(({ change: one }, index) => ({ change: one, marks: marks[index] ?? new Set() })),
      };
    }),
    names,
  );
}

/** A change, and its last unit in the reading that it splits into blocks. */
type Cut = { change: ReturnedChange; end: number };

/** Assigns each unit's elements to the change whose block it is in, or ends. */
function addMarks(
  marks: readonly Set<WordNode>[],
  changes: readonly Cut[],
  of: { reading: Reading; stretch: Stretch; way: "gone" | "come"; hands: Hands },
): void {
  const { reading, stretch, way, hands } = of;
  let index = 0;
  for (let unit = stretch.start; unit < stretch.end; unit += 1) {
    while (changes.length > 1 && index < changes.length - 1 && unit > (changes[index]?.end ?? 0)) index += 1;
    for (const mark of hands.listMarks(reading.node[unit] ?? -1, reading.sort[unit] ?? 0, way)) marks[index]?.add(mark);
  }
}

function changesOfPiece(piece: Piece, before: Reading, after: Reading): Cut[] {
  const context = { hand: piece.hand, before, after };
  const gone = isEmpty(piece.gone) ? null : toSpan(before, piece.gone);
  const come = isEmpty(piece.come) ? null : toSpan(after, piece.come);
  if (gone && come) return [{ change: replacement(piece, { gone, come }, context), end: Infinity }];
  if (gone)
    return blocksIn(before, gone).map((span) => ({
      change: change("delete", { gone: span, come: null }, context),
      end: span.end,
    }));
  if (!come) return [];
  const at = insertionPlace(piece, come, { before, after });
  const nothing = { start: at, end: at, isWhole: come.isWhole };
  return blocksIn(after, come).map((span) => ({
    change: change("insert", { gone: nothing, come: span }, context),
    end: span.end,
  }));
}

function replacement(
  piece: Piece,
  { gone, come }: { gone: Span; come: Span },
  context: { hand: Hand; before: Reading; after: Reading },
): ReturnedChange {
  if (gone.isWhole === come.isWhole) return change("replace", { gone, come }, context);
  const asText = (span: Stretch) => ({ ...span, isWhole: false });
  return change("replace", { gone: asText(piece.gone), come: asText(piece.come) }, context);
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
 * A range of whole blocks begins with the number that Word counts. If the previous paragraph's end was removed with it
 * instead of its own, readers see no difference.
 */
function toSpan(reading: Reading, { start, end }: Stretch): Span {
  const { sort } = reading;
  const first = startOfBlock(reading, start);
  if (sort[end - 1] === BOUNDARY && isAllLabel(reading, first, start))
    return { start: first, end: end - 1, isWhole: true };
  if (sort[start] === BOUNDARY && sort[end - 1] !== BOUNDARY && sort[end] === BOUNDARY)
    return { start: start + 1, end, isWhole: true };
  return { start, end, isWhole: false };
}

/** Where something is inserted that is only in `after`. */
function insertionPlace(piece: Piece, come: Span, { before, after }: { before: Reading; after: Reading }): number {
  let at = piece.at;
  const isBehindBlock = come.isWhole && after.sort[piece.come.start] === BOUNDARY;
  if (isBehindBlock) while (at < before.sort.length && before.sort[at] !== BOUNDARY) at += 1;
  if (isBehindBlock) return at + 1;
  if (!come.isWhole) while (before.sort[at] === LABEL) at += 1;
  return at;
}

/** Whole blocks one by one; anything else unchanged. */
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

/** The block of a unit, including its end. */
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
