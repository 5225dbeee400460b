import { heaviestAscending, longestAscending, type WeighedMatch, matchSequences, type Match } from "./match-sequences";
import { Interner, splitTokens } from "./tokens";

/**
 * Pairs what occurs once in each first ("patience"), so that a blank line or repeated phrase can't split what belongs
 * together; then matches the rest in between. @param size exclusive upper bound of the numbers
 */
export function equalParagraphs(a: Int32Array, b: Int32Array, size: number): Match[] {
  return matchesAround(longestAscending(uniqueMatches(a, b, size)), { a, b, size });
}

/**
 * The same for words moved within their paragraph: stretches around what occurs once in each are chosen by weight, so
 * that many blanks and small words elsewhere never outweigh a whole sentence. Each place is in at most two stretches,
 * so that cost grows with length.
 * @param weights weight of each number, by number
 */
export function heavyMatches(a: Int32Array, b: Int32Array, weights: Float64Array): Match[] {
  const size = weights.length;
  const weighed = stretchesAround(uniqueMatches(a, b, size), a, b).map((pair): WeighedMatch => {
    return { ...pair, weight: weights[a[pair.from] as number] as number }; // places of matches are within `a`
  });
  return matchesAround(heaviestAscending(weighed, b.length), { a, b, size });
}

/** Matches extended over all equal neighbours, each stretch once. @param matches ascending by `from` */
function stretchesAround(matches: readonly Match[], a: Int32Array, b: Int32Array): Match[] {
  const found: Match[] = [];
  const reached = new Map<number, number>(); // by the distance between both places
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
    const to = placeInB[id] as number; // ids are below the table size
    if (placeInA[id] === from && to >= 0) pairs.push({ from, to });
  });
  return pairs;
}

/** Where each number occurs; below zero if it doesn't, or more than once. */
function onlyPlaces(values: Int32Array, size: number): Int32Array {
  const [NOWHERE, OFTEN] = [-1, -2];
  const places = new Int32Array(size).fill(NOWHERE);
  values.forEach((id, place) => (places[id] = places[id] === NOWHERE ? place : OFTEN));
  return places;
}

/** `word` says which one it is, and stays. */
export type TextRange = { start: number; end: number; word?: number };
/** `ranges` refer to `from`, ascending, without overlaps. */
export type RangesTask = { from: string; to: string; ranges: readonly TextRange[] };

/** A stretch present in both texts, by its start in each. */
type Equal = { from: number; to: number; length: number };

/** Where ranges of one text are in a later one; omits those whose words changed. */
export function carriedRanges({ from, to, ranges }: RangesTask): TextRange[] {
  const equal = equalStretches(from, to);
  const carried: TextRange[] = [];
  let next = 0;
  for (const range of ranges) {
    const { start, end } = range;
    while (next < equal.length && stretchEnd(equal[next]) < end) next += 1;
    const stretch = equal[next];
    if (stretch && stretch.from <= start)
      carried.push({ ...range, start: stretch.to + start - stretch.from, end: stretch.to + end - stretch.from });
  }
  return carried;
}

function stretchEnd(stretch: Equal | undefined): number {
  return stretch ? stretch.from + stretch.length : 0;
}

/** Equal lines first, then equal words between them; neighbours are merged. */
function equalStretches(from: string, to: string): Equal[] {
  const [a, b] = [splitLines(from), splitLines(to)];
  const ids = new Interner();
  const [idsA, idsB] = [ids.toIds(a), ids.toIds(b)];
  const [startsA, startsB] = [findStarts(a), findStarts(b)];
  const found: Equal[] = [];
  let last = { from: 0, to: 0 };
  const between = (end: { from: number; to: number }) => {
    const [offsetA, offsetB] = [startsA[last.from] ?? 0, startsB[last.to] ?? 0];
    const words = [from.slice(offsetA, startsA[end.from]), to.slice(offsetB, startsB[end.to])] as const;
    for (const equal of equalWords(...words))
      join(found, { from: offsetA + equal.from, to: offsetB + equal.to, length: equal.length });
  };
  for (const match of equalParagraphs(idsA, idsB, ids.size)) {
    between(match);
    join(found, { from: startsA[match.from] ?? 0, to: startsB[match.to] ?? 0, length: (a[match.from] ?? "").length });
    last = { from: match.from + 1, to: match.to + 1 };
  }
  between({ from: a.length, to: b.length });
  return found;
}

/** Each with its line break. */
function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function equalWords(from: string, to: string): Equal[] {
  if (from === "" || to === "") return [];
  const [a, b] = [splitTokens(from), splitTokens(to)];
  const ids = new Interner();
  const [idsA, idsB] = [ids.toIds(a), ids.toIds(b)];
  const [startsA, startsB] = [findStarts(a), findStarts(b)];
  return matchSequences(idsA, idsB, ids.size).map((match) => ({
    from: startsA[match.from] ?? 0,
    to: startsB[match.to] ?? 0,
    length: (a[match.from] ?? "").length,
  }));
}

/** Where each part begins, and where the last one ends. */
function findStarts(parts: readonly string[]): number[] {
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length);
  return starts;
}

function join(found: Equal[], next: Equal): void {
  const last = found.at(-1);
  if (last && last.from + last.length === next.from && last.to + last.length === next.to)
    found[found.length - 1] = { ...last, length: last.length + next.length };
  else found.push(next);
}
