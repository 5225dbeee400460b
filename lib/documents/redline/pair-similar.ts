/** Which paragraphs of two stretches that have no equal ones left are the same paragraph, changed. */
import type { Pairing } from "./align-paragraphs";
import { heaviestAscending, type WeighedMatch } from "./ascending";
import type { Match } from "./match-sequences";
import { withNeighbours } from "./splits";
import { Interner } from "./tokens";
import { sharedWords, similarity, wordBags, type WordBag } from "./word-bag";

/** Paragraphs less alike than this are another paragraph. */
const LEAST_SIMILARITY = 0.45;
/** Where one stands alone against one, its place speaks for it. */
const LEAST_ALONE = 0.3;
/** Up to so many pairs each is looked at; beyond, only those that share words few others have. */
const MAX_ALL_PAIRS = 10_000;
/** A word in more paragraphs than this says nothing about which one is meant. */
const MAX_PARAGRAPHS_OF_WORD = 24;
/** Partners looked at for each paragraph of a long stretch. */
const MAX_CANDIDATES = 4;

type Bags = { from: WordBag[]; to: WordBag[] };

/** Split and joined paragraphs among them. What is in none was deleted or inserted. */
export function pairSimilar(from: readonly string[], to: readonly string[]): Pairing[] {
  if (from.length === 0 || to.length === 0) return [];
  const least = from.length === 1 && to.length === 1 ? LEAST_ALONE : LEAST_SIMILARITY;
  const { pairs, bags } = alikePairs(from, to, least);
  return withNeighbours(withThoseAlone(heaviestAscending(pairs, to.length), bags), bags);
}

/** Between two pairs, where one paragraph is left on either side, its place speaks for it too. */
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

/** The pairs that are at least so much alike, in no order; a paragraph may be in several. */
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
  const paragraphsOf = paragraphsByWord(to, size);
  const votes = new Int32Array(to.length);
  for (const [a, bag] of from.entries()) {
    const touched: number[] = [];
    for (const word of new Set(bag)) {
      for (const b of paragraphsOf[word] ?? []) {
        if (votes[b] === 0) touched.push(b);
        votes[b] = (votes[b] ?? 0) + 1;
      }
    }
    const best = touched.sort((one, other) => (votes[other] ?? 0) - (votes[one] ?? 0)).slice(0, MAX_CANDIDATES);
    for (const b of best) yield [a, b];
    for (const b of touched) votes[b] = 0;
  }
}

/** For each word the paragraphs that have it; none where there are too many. */
function paragraphsByWord(bags: readonly WordBag[], size: number): number[][] {
  const lists = Array.from({ length: size }, (): number[] => []);
  bags.forEach((bag, b) => {
    for (const word of new Set(bag)) lists[word]?.push(b);
  });
  return lists.map((list) => (list.length > MAX_PARAGRAPHS_OF_WORD ? [] : list));
}
