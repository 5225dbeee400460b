import { BOUNDARY, LABEL, type Reading, type Elements } from "./reading";
import type { Hand, Hands } from "./hands";

/** Adjacent units that one person deleted or inserted, from two readings; either range may be empty. */
export type Piece = { hand: Hand; gone: Stretch; come: Stretch; at: number };
export type Stretch = { start: number; end: number };

/** Called for unchanged units of one element: their offsets before and after, and their number. */
type OnSame = (before: number, after: number, length: number) => void;

/**
 * The differences between two readings of a file, given who deleted and inserted what: the pieces in text order, and
 * `onSame` for unchanged units. White space at block edges and numbers that Word counts aren't changes. Linear.
 */
export function mergedPieces(
  before: Reading,
  after: Reading,
  { elements, hands, onSame }: { elements: Elements; hands: Hands; onSame: OnSame },
): Piece[] {
  const walk = new Walk(before, after, { elements, hands });
  walk.run(onSame);
  return walk.pieces.filter(({ hand }) => hand !== NOBODY);
}

/** Whoever made the adjacent change. */
const NOBODY: Hand = { author: "", at: null, isMove: false, mark: null };

class Walk {
  readonly pieces: Piece[] = [];
  readonly #firstBefore: Int32Array;
  readonly #firstAfter: Int32Array;
  #piece: Piece | null = null;
  #at = 0;
  #i = 0;
  #j = 0;

  constructor(
    readonly before: Reading,
    readonly after: Reading,
    readonly by: { elements: Elements; hands: Hands },
  ) {
    this.#firstBefore = firsts(before, by.elements.nodes.length);
    this.#firstAfter = firsts(after, by.elements.nodes.length);
  }

  run(onSame: OnSame): void {
    const { before, after } = this;
    while (this.#i < before.sort.length || this.#j < after.sort.length) {
      if (this.#i < before.sort.length && before.sort[this.#i] === LABEL) this.#i += 1;
      else if (this.#j < after.sort.length && after.sort[this.#j] === LABEL) this.#j += 1;
      else this.#step(onSame);
    }
    this.#close();
  }

  #step(onSame: OnSame): void {
    const { before, after } = this;
    const [i, j] = [this.#i, this.#j];
    const [hasBefore, hasAfter] = [i < before.sort.length, j < after.sort.length];
    const isGone = hasBefore && this.#firstAfter[toSlot(before, i)] === -1;
    const isNew = hasAfter && this.#firstBefore[toSlot(after, j)] === -1;
    if (isGone && (!isNew || this.#findPlace(before, i) <= this.#findPlace(after, j))) return this.#gone(i);
    if (isNew) return this.#come(j);
    if (hasBefore && hasAfter && toSlot(before, i) === toSlot(after, j) && before.from[i] === after.from[j]) {
      this.#close();
      const length = this.#lengthOfSame(i, j);
      onSame(i, j, length);
      this.#at = i + length;
      this.#i += length;
      this.#j += length;
    } else if (!hasAfter || (hasBefore && this.#isEarlier(i, j))) this.#i += 1;
    else this.#j += 1;
  }

  /** How many units of the element continue alike in both. */
  #lengthOfSame(i: number, j: number): number {
    const { before, after } = this;
    const isSame = (reading: Reading, unit: number, at: number) =>
      reading.node[unit] === reading.node[at] && reading.sort[unit] === reading.sort[at];
    let length = 1;
    while (
      isSame(before, i + length, i) &&
      isSame(after, j + length, j) &&
      before.from[i + length] === after.from[j + length]
    )
      length += 1;
    return length;
  }

  /** Both elements are in both readings, but one of the two units isn't. */
  #isEarlier(i: number, j: number): boolean {
    const { before, after } = this;
    const [one, other] = [toSlot(before, i), toSlot(after, j)];
    if (one === other) return (before.from[i] ?? 0) < (after.from[j] ?? 0);
    return (this.#firstBefore[one] ?? 0) < (this.#firstBefore[other] ?? 0);
  }

  #findPlace(reading: Reading, unit: number): number {
    const id = reading.node[unit] ?? -1;
    const node = this.by.elements.nodes[id];
    return node && reading.sort[unit] === BOUNDARY ? id + node.lastAt - node.at : id;
  }

  #gone(unit: number): void {
    const { node, sort } = this.before;
    const piece = this.#openPiece(this.by.hands.gone(node[unit] ?? -1, sort[unit] ?? 0));
    if (piece.gone.end === piece.gone.start) piece.gone.start = unit;
    piece.gone.end = unit + 1;
    this.#at = unit + 1;
    this.#i += 1;
  }

  #come(unit: number): void {
    const { node, sort } = this.after;
    const piece = this.#openPiece(this.by.hands.come(node[unit] ?? -1, sort[unit] ?? 0));
    if (piece.come.end === piece.come.start) piece.come.start = unit;
    piece.come.end = unit + 1;
    this.#j += 1;
  }

  /** A unit without an author belongs to the adjacent change. */
  #openPiece(hand: Hand | null): Piece {
    const piece = this.#piece;
    if (piece && (hand === null || isOneHand(piece.hand, hand))) return piece;
    if (piece && piece.hand === NOBODY && hand) {
      piece.hand = hand;
      return piece;
    }
    const nowhere = { start: 0, end: 0 };
    this.#close();
    this.#piece = { hand: hand ?? NOBODY, gone: { ...nowhere }, come: { ...nowhere }, at: this.#at };
    return this.#piece;
  }

  #close(): void {
    if (this.#piece) this.pieces.push(this.#piece);
    this.#piece = null;
  }
}

function isOneHand(one: Hand, other: Hand): boolean {
  return one !== NOBODY && one.author === other.author && one.isMove === other.isMove;
}

/** The element of a unit; the end of a paragraph is distinct from the paragraph. */
function toSlot({ node, sort }: Reading, unit: number): number {
  return 2 * (node[unit] ?? -1) + (sort[unit] === BOUNDARY ? 1 : 0) + 2;
}

/** The first unit of each element in a reading; -1 if it has none. */
function firsts(reading: Reading, elements: number): Int32Array {
  const found = new Int32Array(2 * elements + 4).fill(-1);
  for (let unit = reading.sort.length - 1; unit >= 0; unit -= 1)
    if (reading.sort[unit] !== LABEL) found[toSlot(reading, unit)] = unit;
  return found;
}
