/** Approximate longest common subsequences: Myers' algorithm from both ends, with a bounded cost per step. */

/** `a[pair.from]` and `b[pair.to]` are equal. */
export type Match = { from: number; to: number };

/** After this many rounds a search takes the furthest point reached; fewer rounds on very long sequences. */
const ROUNDS = { least: 32, most: 256, budget: 6_000_000 };

/**
 * Cost: length times the number of differences, capped at about 500 times the length; an exact longest common
 * subsequence unless a stretch has hundreds of differences. @param size exclusive upper bound of the numbers
 */
export function matchSequences(a: Int32Array, b: Int32Array, size: number): Match[] {
  const left = kept(a, seenIn(b, size));
  const right = kept(b, seenIn(a, size));
  const search = new Search(left.values, right.values);
  search.run();
  return search.matches().map(({ from, to }) => ({ from: left.places[from] ?? 0, to: right.places[to] ?? 0 }));
}

function seenIn(values: Int32Array, size: number): Uint8Array {
  const seen = new Uint8Array(size);
  for (const value of values) seen[value] = 1;
  return seen;
}

/** Only values on both sides can match; the others would cost the most. */
function kept(values: Int32Array, seen: Uint8Array): { values: Int32Array; places: Int32Array } {
  const places = new Int32Array(values.length);
  let count = 0;
  for (let index = 0; index < values.length; index += 1)
    if (seen[values[index] as number] === 1) places[count++] = index;
  const chosen = places.subarray(0, count);
  return { values: chosen.map((place) => values[place] as number), places: chosen };
}

type Box = { a0: number; a1: number; b0: number; b1: number };

/** Typed array indices are always within bounds here; `as number` says so where the compiler can't know. */
class Search {
  readonly #a: Int32Array;
  readonly #b: Int32Array;
  readonly #isUnmatchedInA: Uint8Array;
  readonly #isUnmatchedInB: Uint8Array;
  /** Furthest places in `a` by diagonal, from the start and from the end; shifted by `#shift`. */
  readonly #ahead: Int32Array;
  readonly #back: Int32Array;
  readonly #shift: number;
  readonly #maxRounds: number;

  constructor(a: Int32Array, b: Int32Array) {
    this.#a = a;
    this.#b = b;
    this.#isUnmatchedInA = new Uint8Array(a.length);
    this.#isUnmatchedInB = new Uint8Array(b.length);
    this.#shift = b.length + 1;
    this.#maxRounds = Math.max(
      ROUNDS.least,
      Math.min(ROUNDS.most, Math.floor(ROUNDS.budget / (a.length + b.length + 1))),
    );
    this.#ahead = new Int32Array(a.length + b.length + 3);
    this.#back = new Int32Array(a.length + b.length + 3);
  }

  run(): void {
    const open: Box[] = [{ a0: 0, a1: this.#a.length, b0: 0, b1: this.#b.length }];
    for (let box = open.pop(); box; box = open.pop()) {
      const rest = this.#trimmed(box);
      if (rest.a0 === rest.a1) this.#isUnmatchedInB.fill(1, rest.b0, rest.b1);
      else if (rest.b0 === rest.b1) this.#isUnmatchedInA.fill(1, rest.a0, rest.a1);
      else {
        const [a, b] = this.#meetingPoint(rest);
        open.push({ a0: a, a1: rest.a1, b0: b, b1: rest.b1 }, { a0: rest.a0, a1: a, b0: rest.b0, b1: b });
      }
    }
  }

  matches(): Match[] {
    const found: Match[] = [];
    let to = 0;
    for (let from = 0; from < this.#a.length; from += 1) {
      if (this.#isUnmatchedInA[from] === 1) continue;
      while (this.#isUnmatchedInB[to] === 1) to += 1;
      found.push({ from, to });
      to += 1;
    }
    return found;
  }

  #trimmed({ a0, a1, b0, b1 }: Box): Box {
    while (a0 < a1 && b0 < b1 && this.#a[a0] === this.#b[b0]) {
      a0 += 1;
      b0 += 1;
    }
    while (a0 < a1 && b0 < b1 && this.#a[a1 - 1] === this.#b[b1 - 1]) {
      a1 -= 1;
      b1 -= 1;
    }
    return { a0, a1, b0, b1 };
  }

  /** A point on a shortest path through the box, or the furthest reached in time. Never a corner of the box. */
  #meetingPoint(box: Box): [number, number] {
    const { a0, a1, b0, b1 } = box;
    const [lowest, highest] = [a0 - b1, a1 - b0];
    const isOdd = ((a0 - b0 - a1 + b1) & 1) !== 0;
    const ahead = { low: a0 - b0, high: a0 - b0 };
    const back = { low: a1 - b1, high: a1 - b1 };
    this.#ahead[ahead.low + this.#shift] = a0;
    this.#back[back.low + this.#shift] = a1;
    for (let round = 1; ; round += 1) {
      widen(ahead, lowest, highest, (diagonal) => (this.#ahead[diagonal + this.#shift] = -1));
      const met = this.#stepAhead(box, ahead, isOdd ? back : null);
      if (met) return met;
      widen(back, lowest, highest, (diagonal) => (this.#back[diagonal + this.#shift] = a1 + 1));
      const metBack = this.#stepBack(box, back, isOdd ? null : ahead);
      if (metBack) return metBack;
      if (round >= this.#maxRounds) return this.#furthest(box, ahead, back);
    }
  }

  #stepAhead({ a1, b1 }: Box, { low, high }: Span, other: Span | null): [number, number] | null {
    const [reached, back, shift] = [this.#ahead, this.#back, this.#shift];
    for (let diagonal = high; diagonal >= low; diagonal -= 2) {
      const at = diagonal + shift;
      let a = Math.max((reached[at - 1] as number) + 1, reached[at + 1] as number);
      let b = a - diagonal;
      while (a < a1 && b < b1 && this.#a[a] === this.#b[b]) {
        a += 1;
        b += 1;
      }
      reached[at] = a;
      if (other && diagonal >= other.low && diagonal <= other.high && (back[at] as number) <= a) return [a, b];
    }
    return null;
  }

  #stepBack({ a0, b0 }: Box, { low, high }: Span, other: Span | null): [number, number] | null {
    const [reached, ahead, shift] = [this.#back, this.#ahead, this.#shift];
    for (let diagonal = high; diagonal >= low; diagonal -= 2) {
      const at = diagonal + shift;
      let a = Math.min(reached[at - 1] as number, (reached[at + 1] as number) - 1);
      let b = a - diagonal;
      while (a > a0 && b > b0 && this.#a[a - 1] === this.#b[b - 1]) {
        a -= 1;
        b -= 1;
      }
      reached[at] = a;
      if (other && diagonal >= other.low && diagonal <= other.high && a <= (ahead[at] as number)) return [a, b];
    }
    return null;
  }

  /** Of both searches, the point furthest from its own end. */
  #furthest({ a0, a1, b0, b1 }: Box, ahead: Span, back: Span): [number, number] {
    let best = { a: a0, b: b0, done: -1 };
    for (let diagonal = ahead.high; diagonal >= ahead.low; diagonal -= 2) {
      const a = Math.min(this.#ahead[diagonal + this.#shift] as number, a1, b1 + diagonal);
      const done = 2 * a - diagonal - a0 - b0;
      if (done > best.done) best = { a, b: a - diagonal, done };
    }
    for (let diagonal = back.high; diagonal >= back.low; diagonal -= 2) {
      const a = Math.max(this.#back[diagonal + this.#shift] as number, a0, b0 + diagonal);
      const done = a1 + b1 - (2 * a - diagonal);
      if (done > best.done) best = { a, b: a - diagonal, done };
    }
    return [best.a, best.b];
  }
}

type Span = { low: number; high: number };

/** Adds a diagonal on each side, within the box; those just outside get a value that never wins. */
function widen(span: Span, lowest: number, highest: number, bar: (diagonal: number) => void): void {
  if (span.low > lowest) bar(--span.low - 1);
  else span.low += 1;
  if (span.high < highest) bar(++span.high + 1);
  else span.high -= 1;
}

/** The longest subsequence of `pairs` (ascending by `from`) that also ascends by `to`. */
export function longestAscending(pairs: readonly Match[]): Match[] {
  const ends: number[] = [];
  const before = new Int32Array(pairs.length).fill(-1);
  pairs.forEach(({ to }, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.to ?? 0) < to) low = middle + 1;
      else high = middle;
    }
    before[index] = ends[low - 1] ?? -1;
    ends[low] = index;
  });
  return backwards(pairs, before, ends.at(-1) ?? -1);
}

export type WeighedMatch = Match & { weight: number };

/** The heaviest one. Cost: pairs times the logarithm of `length`, the number of `to` places. */
export function heaviestAscending(pairs: readonly WeighedMatch[], length: number): WeighedMatch[] {
  const ordered = [...pairs].sort((one, other) => one.from - other.from || other.to - one.to);
  const heaviest = new Int32Array(length + 1).fill(-1); // a Fenwick tree of the best chain that ends below a place
  const totals = new Float64Array(ordered.length);
  const before = new Int32Array(ordered.length).fill(-1);
  const total = (index: number) => (index < 0 ? 0 : (totals[index] ?? 0));
  let best = -1;
  ordered.forEach(({ to, weight }, index) => {
    let previous = -1;
    for (let place = to; place > 0; place -= place & -place)
      if (total(heaviest[place] ?? -1) > total(previous)) previous = heaviest[place] ?? -1;
    before[index] = previous;
    totals[index] = total(previous) + weight;
    for (let place = to + 1; place <= length; place += place & -place)
      if (total(heaviest[place] ?? -1) < total(index)) heaviest[place] = index;
    if (total(index) > total(best)) best = index;
  });
  return backwards(ordered, before, best);
}

function backwards<T>(items: readonly T[], before: Int32Array, last: number): T[] {
  const chain: T[] = [];
  for (let index = last; index >= 0; index = before[index] ?? -1) chain.push(items[index] as T);
  return chain.reverse();
}
