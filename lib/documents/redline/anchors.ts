import { heaviestAscending, longestAscending, type WeighedMatch, matchSequences, type Match } from "./match-sequences";

/**
 * What occurs once in each is paired first ("patience"), so that a blank line or a repeated phrase can't tear apart
 * what belongs together; the rest is matched in between. @param size the numbers are below it
 */
export function equalParagraphs(a: Int32Array, b: Int32Array, size: number): Match[] {
  return matchesAround(longestAscending(uniqueMatches(a, b, size)), { a, b, size });
}

/**
 * The same of words that moved within their paragraph: the stretches around what occurs once in each are kept by their
 * weight, so that many blanks and small words in other places never outweigh a whole sentence. Each place is in two
 * stretches at most, so that cost grows with length.
 * @param weights of the numbers, by number
 */
export function heavyMatches(a: Int32Array, b: Int32Array, weights: Float64Array): Match[] {
  const size = weights.length;
  const weighed = stretchesAround(uniqueMatches(a, b, size), a, b).map((pair): WeighedMatch => {
    return { ...pair, weight: weights[a[pair.from] as number] as number }; // places of matches are within `a`
  });
  return matchesAround(heaviestAscending(weighed, b.length), { a, b, size });
}

/** Matches with all that is equal beside them, each stretch once. @param matches ascending by `from` */
function stretchesAround(matches: readonly Match[], a: Int32Array, b: Int32Array): Match[] {
  const found: Match[] = [];
  const reached = new Map<number, number>(); // by how far apart both places are
  for (const { from, to } of matches) {
    if ((reached.get(from - to) ?? -1) >= from) continue;
    let [first, last] = [0, 0];
    while (from > first && to > first && a[from - first - 1] === b[to - first - 1]) first += 1;
    while (from + last + 1 < a.length && to + last + 1 < b.length && a[from + last + 1] === b[to + last + 1]) last += 1;
    for (let step = -first; step <= last; step += 1) found.push({ from: from + step, to: to + step });
    reached.set(from - to, from + last);
  }
  return found;
}

function matchesAround(
  anchors: readonly Match[],
  { a, b, size }: { a: Int32Array; b: Int32Array; size: number },
): Match[] {
  const found: Match[] = [];
  let last = { from: 0, to: 0 };
  const between = (end: Match) => {
    const inner = matchSequences(a.subarray(last.from, end.from), b.subarray(last.to, end.to), size);
    for (const match of inner) found.push({ from: last.from + match.from, to: last.to + match.to });
  };
  for (const anchor of anchors) {
    if (anchor.from > last.from && anchor.to > last.to) between(anchor);
    found.push(anchor);
    last = { from: anchor.from + 1, to: anchor.to + 1 };
  }
  between({ from: a.length, to: b.length });
  return found;
}

function uniqueMatches(a: Int32Array, b: Int32Array, size: number): Match[] {
  const placeInB = onlyPlaces(b, size);
  const placeInA = onlyPlaces(a, size);
  const pairs: Match[] = [];
  a.forEach((id, from) => {
    const to = placeInB[id] as number; // ids are below the size of the table
    if (placeInA[id] === from && to >= 0) pairs.push({ from, to });
  });
  return pairs;
}

/** Where each number occurs; below zero when it doesn't, or more than once. */
function onlyPlaces(values: Int32Array, size: number): Int32Array {
  const [NOWHERE, OFTEN] = [-1, -2];
  const places = new Int32Array(size).fill(NOWHERE);
  values.forEach((id, place) => (places[id] = places[id] === NOWHERE ? place : OFTEN));
  return places;
}
