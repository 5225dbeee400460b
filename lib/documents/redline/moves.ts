import { type Pairing, alikePairs } from "./align-paragraphs";
import { splitWords } from "./tokens";

/** Shorter paragraphs aren't reported as moved: a heading like 'Notices' may be a different one. */
const LEAST_WORDS = 4;
/** A moved and edited paragraph has at least this many words, most of them unchanged. */
const LEAST_EDITED_WORDS = 8;
const LEAST_SIMILARITY = 0.7;
/** With more deletions and insertions the text is a different one, and nothing counts as moved and edited. */
const MOST_OPEN = 500;

/** Where a paragraph was moved from. Both places share `number`. */
export type Move = { number: number; origin: Pairing };
type Texts = { from: readonly string[]; to: readonly string[] };

/**
 * Deleted at one place and inserted at another, verbatim or slightly edited. Equal neighbours at both places moved
 * along, however short. Both of a pair have the same number.
 */
export function findMoves(pairings: readonly Pairing[], texts: Texts): Map<Pairing, Move> {
  const places = new Places(pairings, texts);
  if (places.taken.length === 0 || places.put.length === 0) return new Map();
  places.takeSame();
  places.takeAlong();
  places.takeEdited();
  places.takeAlong();
  return numbered(pairings, places.origins);
}

class Places {
  /** Indices of plain deletions or insertions, so far. */
  readonly taken: readonly number[];
  readonly put: readonly number[];
  /** Where each inserted paragraph was taken from. */
  readonly origins = new Map<number, number>();
  readonly #gone = new Set<number>();

  constructor(
    readonly pairings: readonly Pairing[],
    readonly texts: Texts,
  ) {
    const indices = pairings.map((_, index) => index);
    this.taken = indices.filter((index) => pairings[index]?.to.length === 0);
    this.put = indices.filter((index) => pairings[index]?.from.length === 0);
  }

  takeSame(): void {
    const byText = new Map<string, number[]>();
    for (const index of this.taken) {
      const sameText = byText.get(this.#textAt(index));
      if (sameText) sameText.push(index);
      else byText.set(this.#textAt(index), [index]);
    }
    for (const index of this.put) {
      const text = this.#textAt(index);
      const origin = splitWords(text).length >= LEAST_WORDS ? byText.get(text)?.shift() : undefined;
      if (origin !== undefined) this.#pair(origin, index);
    }
  }

  takeEdited(): void {
    const open = (index: number) => this.#isOpen(index) && splitWords(this.#textAt(index)).length >= LEAST_EDITED_WORDS;
    const [taken, put] = [this.taken.filter(open), this.put.filter(open)];
    if (taken.length > MOST_OPEN || put.length > MOST_OPEN) return;
    const textsAt = (indices: readonly number[]) => indices.map((index) => this.#textAt(index));
    const { pairs } = alikePairs(textsAt(taken), textsAt(put), LEAST_SIMILARITY);
    for (const { from, to } of pairs.sort((one, other) => other.weight - one.weight)) {
      const [origin, index] = [taken[from], put[to]];
      if (origin !== undefined && index !== undefined && this.#isOpen(origin) && this.#isOpen(index))
        this.#pair(origin, index);
    }
  }

  /** Equal words on the same side of both places move along. */
  takeAlong(): void {
    for (const [start, from] of [...this.origins])
      for (const step of [-1, 1]) {
        let [index, origin] = [start + step, from + step];
        while (this.#isAlong(origin, index)) {
          this.#pair(origin, index);
          [index, origin] = [index + step, origin + step];
        }
      }
  }

  #isAlong(origin: number, index: number): boolean {
    const [old, fresh] = [this.pairings[origin], this.pairings[index]];
    return (
      old?.to.length === 0 &&
      fresh?.from.length === 0 &&
      this.#isOpen(origin) &&
      this.#isOpen(index) &&
      this.#textAt(origin) === this.#textAt(index)
    );
  }

  #isOpen(index: number): boolean {
    return !this.#gone.has(index);
  }

  #pair(origin: number, index: number): void {
    this.origins.set(index, origin);
    this.#gone.add(origin).add(index);
  }

  #textAt(index: number): string {
    const { from, to } = this.pairings[index] as Pairing; // the indices are its own
    return (to.length > 0 ? this.texts.to[to.start] : this.texts.from[from.start]) ?? "";
  }
}

function numbered(pairings: readonly Pairing[], origins: ReadonlyMap<number, number>): Map<Pairing, Move> {
  const moves = new Map<Pairing, Move>();
  const ordered = [...origins].sort(([one], [other]) => one - other);
  ordered.forEach(([index, from], number) => {
    const [fresh, origin] = [pairings[index], pairings[from]];
    if (fresh && origin) moves.set(origin, { number, origin }).set(fresh, { number, origin });
  });
  return moves;
}
