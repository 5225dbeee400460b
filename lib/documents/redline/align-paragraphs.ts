import { equalParagraphs } from "./anchors";
import { Interner, sharedWords, similarity, wordBags, type WordBag, joined } from "./tokens";
import { heaviestAscending, type WeighedMatch, type Match } from "./match-sequences";

type Stretch = { start: number; length: number };
/**
 * One to one (same or changed), one to several (split), several to one (joined), one to none (deleted), none to one
 * (inserted). Every paragraph of both is in exactly one pairing, in order.
 */
export type Pairing = { from: Stretch; to: Stretch };

/** Pairs the paragraphs of two texts: equal ones first, then similar ones in the gaps. */
export function alignParagraphs(from: readonly string[], to: readonly string[]): Pairing[] {
  const ids = new Interner();
  const [a, b] = [ids.toIds(from), ids.toIds(to)];
  const pairings: Pairing[] = [];
  let last = { from: 0, to: 0 };
  const closeGap = (end: { from: number; to: number }) => {
    const gap = {
      from: { start: last.from, length: end.from - last.from },
      to: { start: last.to, length: end.to - last.to },
    };
    for (const pairing of alignGap(gap, from, to)) pairings.push(pairing);
  };
  for (const match of equalParagraphs(a, b, ids.size)) {
    closeGap(match);
    pairings.push({ from: { start: match.from, length: 1 }, to: { start: match.to, length: 1 } });
    last = { from: match.from + 1, to: match.to + 1 };
  }
  closeGap({ from: from.length, to: to.length });
  return pairings;
}

/** A gap in order: deletions come before insertions at the same place. */
function alignGap(gap: Pairing, from: readonly string[], to: readonly string[]): Pairing[] {
  const { start: a, length: lengthA } = gap.from;
  const { start: b, length: lengthB } = gap.to;
  const pairings: Pairing[] = [];
  const none = (start: number): Stretch => ({ start, length: 0 });
  let [nextA, nextB] = [a, b];
  const upTo = (endA: number, endB: number) => {
    for (let index = nextA; index < endA; index += 1)
      pairings.push({ from: { start: index, length: 1 }, to: none(nextB) });
    for (let index = nextB; index < endB; index += 1)
      pairings.push({ from: none(endA), to: { start: index, length: 1 } });
    [nextA, nextB] = [endA, endB];
  };
  for (const pair of pairSimilar(from.slice(a, a + lengthA), to.slice(b, b + lengthB))) {
    upTo(a + pair.from.start, b + pair.to.start);
    pairings.push({ from: { start: nextA, length: pair.from.length }, to: { start: nextB, length: pair.to.length } });
    nextA += pair.from.length;
    nextB += pair.to.length;
  }
  upTo(a + lengthA, b + lengthB);
  return pairings;
}

// Finds which paragraphs of two ranges without equal ones are the same paragraph, changed.

/** Less similar paragraphs are different ones. */
const LEAST_SIMILARITY = 0.45;
/** Lower limit if a single paragraph faces a single one, because its position supports the match. */
const LEAST_ALONE = 0.3;
/** Up to this many pairs all are compared; beyond, only those that share rare words. */
const MAX_ALL_PAIRS = 10_000;
/** A word in more paragraphs than this doesn't help to match. */
const MAX_PARAGRAPHS_OF_WORD = 24;
/** Candidates per paragraph of a long range. */
const MAX_CANDIDATES = 4;

export type Bags = { from: readonly WordBag[]; to: readonly WordBag[] };

/** Includes split and joined paragraphs. Paragraphs in no pairing were deleted or inserted. */
function pairSimilar(from: readonly string[], to: readonly string[]): Pairing[] {
  if (from.length === 0 || to.length === 0) return [];
  const least = from.length === 1 && to.length === 1 ? LEAST_ALONE : LEAST_SIMILARITY;
  const { pairs, bags } = alikePairs(from, to, least);
  return withNeighbours(withThoseAlone(heaviestAscending(pairs, to.length), bags), bags);
}

/** If one paragraph is left on either side between two pairs, its position supports the match too. */
function withThoseAlone(pairs: readonly Match[], bags: Bags): Match[] {
  const all: Match[] = [];
  let last: Match = { from: -1, to: -1 };
  for (const pair of [...pairs, { from: bags.from.length, to: bags.to.length }]) {
    const alone = { from: last.from + 1, to: last.to + 1 };
    const [one, other] = [bags.from[alone.from], bags.to[alone.to]];
    const isAlone = pair.from === alone.from + 1 && pair.to === alone.to + 1;
    if (isAlone && one && other && similarity(one, other) >= LEAST_ALONE) all.push(alone);
    if (pair.from < bags.from.length) all.push(pair);
    last = pair;
  }
  return all;
}

/** The pairs with at least this similarity, in no order; a paragraph may be in several. */
export function alikePairs(
  from: readonly string[],
  to: readonly string[],
  least: number,
): { pairs: WeighedMatch[]; bags: Bags } {
  const words = new Interner();
  const bags = { from: wordBags(words, from), to: wordBags(words, to) };
  const likely =
    from.length * to.length <= MAX_ALL_PAIRS
      ? allPairs(from.length, to.length)
      : likelyPairs(bags.from, bags.to, words.size);
  const pairs: WeighedMatch[] = [];
  for (const [a, b] of likely) {
    const [one, other] = [bags.from[a], bags.to[b]];
    if (one && other && similarity(one, other) >= least)
      pairs.push({ from: a, to: b, weight: sharedWords(one, other) });
  }
  return { pairs, bags };
}

function* allPairs(lengthA: number, lengthB: number): Iterable<[number, number]> {
  for (let a = 0; a < lengthA; a += 1) for (let b = 0; b < lengthB; b += 1) yield [a, b];
}

function* likelyPairs(from: readonly WordBag[], to: readonly WordBag[], size: number): Iterable<[number, number]> {
  const paragraphsWith = paragraphsByWord(to, size);
  const votes = new Int32Array(to.length);
  for (const [a, bag] of from.entries()) {
    const touched: number[] = [];
    for (const word of new Set(bag)) {
      for (const b of paragraphsWith[word] ?? []) {
        if (votes[b] === 0) touched.push(b);
        votes[b] = (votes[b] ?? 0) + 1;
      }
    }
    const best = touched.sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0)).slice(0, MAX_CANDIDATES);
    for (const b of best) yield [a, b];
    for (const b of touched) votes[b] = 0;
  }
}

/** For each word the paragraphs that contain it; empty if there are too many. */
function paragraphsByWord(bags: readonly WordBag[], size: number): number[][] {
  const lists = Array.from({ length: size }, (): number[] => []);
  bags.forEach((bag, b) => {
    for (const word of new Set(bag)) lists[word]?.push(b);
  });
  return lists.map((list) => (list.length > MAX_PARAGRAPHS_OF_WORD ? [] : list));
}

/** Share of a neighbour's words that must be among those the pair alone leaves unmatched. */
const LEAST_SHARE = 0.6;
/** A neighbour with fewer words isn't enough evidence. */
const LEAST_WORDS = 3;
/** Maximum paragraphs joined together. */
const MAX_TOGETHER = 6;

/** Extends each pair by adjacent unpaired paragraphs that one paragraph was split into or joined from. */
function withNeighbours(pairs: readonly Match[], bags: Bags): Pairing[] {
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
