import type { Pairing } from "./align-paragraphs";
import type { Match } from "./match-sequences";
import { joined, sharedWords, type WordBag } from "./word-bag";

type Bags = { from: readonly WordBag[]; to: readonly WordBag[] };
/** Of a neighbour's words, the part that must come from what the pair alone leaves over. */
const LEAST_SHARE = 0.6;
/** A neighbour of fewer words is too little to tell. */
const LEAST_WORDS = 3;
/** More paragraphs are not taken together. */
const MAX_TOGETHER = 6;

/** Takes into each pair the unpaired paragraphs beside it that one paragraph was split into, or joined from. */
export function withNeighbours(pairs: readonly Match[], bags: Bags): Pairing[] {
  let free = { from: 0, to: 0 };
  return pairs.map((pair, index) => {
    const next = pairs[index + 1] ?? { from: bags.from.length, to: bags.to.length };
    const one = bags.from[pair.from] ?? new Int32Array();
    const other = bags.to[pair.to] ?? new Int32Array();
    const to = stretched(one, other, { bags: bags.to, at: pair.to, low: free.to, high: next.to });
    const isSplit = to.length > 1;
    const from = isSplit
      ? { start: pair.from, length: 1 }
      : stretched(other, one, { bags: bags.from, at: pair.from, low: free.from, high: next.from });
    free = { from: from.start + from.length, to: to.start + to.length };
    return { from, to };
  });
}

/** The neighbours of `at` whose words are what `whole` has beyond `part`. */
function stretched(
  whole: WordBag,
  part: WordBag,
  { bags, at, low, high }: { bags: readonly WordBag[]; at: number; low: number; high: number },
): { start: number; length: number } {
  let [start, end, together] = [at, at + 1, part];
  const take = (index: number) => {
    const bag = bags[index];
    if (!bag || bag.length < LEAST_WORDS || end - start >= MAX_TOGETHER) return false;
    const more = joined(together, bag);
    if (sharedWords(whole, more) - sharedWords(whole, together) < bag.length * LEAST_SHARE) return false;
    together = more;
    return true;
  };
  while (end < high && take(end)) end += 1;
  while (start > low && take(start - 1)) start -= 1;
  return { start, length: end - start };
}
