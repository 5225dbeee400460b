import { alignParagraphs } from "@/lib/documents/redline/align-paragraphs";
import { wordRuns } from "@/lib/documents/redline/word-runs";

/** A range present in both texts. */
type Same = { from: number; to: number; length: number };

/** Maps places of one text to another: word by word, and within a word by its common start and end. */
export class Alignment {
  readonly #same: readonly Same[];

  constructor(
    readonly from: string,
    readonly to: string,
  ) {
    this.#same = from === to ? [{ from: 0, to: 0, length: from.length }] : sameStretches(from, to);
  }

  /** Whether at least one unit next to a place is in the other text too; true if there is none. */
  stands(at: number): boolean {
    if (this.from === "" || this.#findTo(at) !== null) return true;
    return at > 0 && this.#findTo(at - 1) !== null;
  }

  /** The corresponding range of the other text, without insertions at its edges. */
  stretch({ start, end }: { start: number; end: number }): { start: number; end: number } {
    if (start === end) {
      const at = this.place(start);
      return { start: at, end: at };
    }
    const first = this.#findTo(start) ?? this.#endBefore(start);
    const last = this.#findTo(end - 1);
    return { start: first, end: Math.max(first, last === null ? this.#startBehind(end) : last + 1) };
  }

  /** The corresponding place in the other text: after what precedes it, if that is in both. */
  place(at: number): number {
    const before = at > 0 ? this.#findTo(at - 1) : null;
    if (before !== null) return before + 1;
    return this.#findTo(at) ?? this.#endBefore(at);
  }

  /** Index of the last range that begins at or before a unit; -1 for none. */
  #indexAt(unit: number): number {
    let low = -1;
    let high = this.#same.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.#same[middle]?.from ?? Infinity) <= unit) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #findTo(unit: number): number | null {
    const same = this.#same[this.#indexAt(unit)];
    return same && unit < same.from + same.length ? same.to + unit - same.from : null;
  }

  #endBefore(unit: number): number {
    const same = this.#same[this.#indexAt(unit)];
    return same ? same.to + Math.min(same.length, unit - same.from) : 0;
  }

  #startBehind(unit: number): number {
    return this.#findTo(unit) ?? this.#same[this.#indexAt(unit) + 1]?.to ?? this.to.length;
  }
}

function sameStretches(from: string, to: string): Same[] {
  const [before, after] = [from.split("\n"), to.split("\n")];
  const same: Same[] = [];
  let at = { from: 0, to: 0 };
  const keep = (length: number) => {
    const last = same.at(-1);
    if (last && last.from + last.length === at.from && last.to + last.length === at.to) last.length += length;
    else if (length > 0) same.push({ ...at, length });
    at = { from: at.from + length, to: at.to + length };
  };
  const skip = (gone: number, come: number) => (at = { from: at.from + gone, to: at.to + come });
  for (const pairing of alignParagraphs(before, after)) {
    const one = before.slice(pairing.from.start, pairing.from.start + pairing.from.length).join("\n");
    const other = after.slice(pairing.to.start, pairing.to.start + pairing.to.length).join("\n");
    if (pairing.from.length === 0) skip(0, other.length + 1);
    else if (pairing.to.length === 0) skip(one.length + 1, 0);
    else {
      keepSame(one, other, { keep, skip });
      if (at.from < from.length && at.to < to.length) keep(1);
      else skip(1, 1);
    }
  }
  return same;
}

type Steps = { keep: (length: number) => void; skip: (gone: number, come: number) => void };

function keepSame(one: string, other: string, { keep, skip }: Steps): void {
  if (one === other) return keep(one.length);
  let gone = "";
  let come = "";
  const close = () => {
    const [head, tail] = sharedEnds(gone, come);
    keep(head);
    skip(gone.length - head - tail, come.length - head - tail);
    keep(tail);
    gone = come = "";
  };
  for (const { kind, text } of wordRuns(one, other, FINEST)) {
    if (kind === "deleted") gone += text;
    else if (kind === "inserted") come += text;
    else {
      close();
      keep(text.length);
    }
  }
  close();
}

const FINEST = { islandWords: 0, leastKept: 0 };

/** Lengths of the common start and end of two texts. */
function sharedEnds(one: string, other: string): [number, number] {
  const most = Math.min(one.length, other.length);
  let head = 0;
  while (head < most && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1;
  return [head, tail];
}
