import type { Match } from "./match-sequences";

/** The longest part of `pairs` (ascending by `from`) that ascends by `to` as well. */
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

/** The heaviest part. Cost: pairs times the logarithm of `length`, the number of `to` places. */
export function heaviestAscending(pairs: readonly WeighedMatch[], length: number): WeighedMatch[] {
  const ordered = [...pairs].sort((one, other) => one.from - other.from || other.to - one.to);
  const heaviest = new Int32Array(length + 1).fill(-1); // a Fenwick tree: the best chain that ends below a place
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
