import { equalParagraphs } from "./anchors";
import { pairSimilar } from "./pair-similar";
import { Interner } from "./tokens";

type Stretch = { start: number; length: number };
/**
 * One and one (same or changed), one and several (split), several and one (joined), one and none (deleted), none and
 * one (inserted). Every paragraph of both is in exactly one, in order.
 */
export type Pairing = { from: Stretch; to: Stretch };

/** Pairs the paragraphs of two texts: equal ones first, then in the gaps between them those that are alike. */
export function alignParagraphs(from: readonly string[], to: readonly string[]): Pairing[] {
  const ids = new Interner();
  const [a, b] = [ids.idsOf(from), ids.idsOf(to)];
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

/** A gap in order: what is deleted stands before what is inserted at its place. */
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
