import { longestAscending } from "./ascending";
import { matchSequences, type Match } from "./match-sequences";

/**
 * What occurs once in each is paired first ("patience"), so that a blank line or a repeated phrase can't tear apart
 * what belongs together; the rest is matched in between. @param size the numbers are below it
 */
export function equalParagraphs(a: Int32Array, b: Int32Array, size: number): Match[] {
  const found: Match[] = [];
  let last = { from: 0, to: 0 };
  const between = (end: Match) => {
    const inner = matchSequences(a.subarray(last.from, end.from), b.subarray(last.to, end.to), size);
    for (const match of inner) found.push({ from: last.from + match.from, to: last.to + match.to });
  };
  for (const anchor of uniqueMatches(a, b, size)) {
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
  return longestAscending(pairs);
}

/** Where each number occurs; below zero when it doesn't, or more than once. */
function onlyPlaces(values: Int32Array, size: number): Int32Array {
  const [NOWHERE, OFTEN] = [-1, -2];
  const places = new Int32Array(size).fill(NOWHERE);
  values.forEach((id, place) => (places[id] = places[id] === NOWHERE ? place : OFTEN));
  return places;
}
