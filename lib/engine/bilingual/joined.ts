import type { Aligned } from "./align";
import type { Clause } from "./clause";

/** Two clauses that stand alone face to face, with one number or none, are each other's counterpart. */
export function faced(pairs: readonly Aligned[]): Aligned[] {
  const result: Aligned[] = [];
  for (const pair of pairs) {
    const before = result.at(-1);
    const [one, other] = [before?.first ?? pair.first, before?.second ?? pair.second];
    const isFacing = before && one && other && isAlone(before) && isAlone(pair) && one.number === other.number;
    if (isFacing && ratio(one.body.length, other.body.length) < MOST_UNLIKE)
      result[result.length - 1] = { first: one, second: other, likeness: 0 };
    else result.push(pair);
  }
  return result;
}

const isAlone = ({ first, second }: Aligned) => first === null || second === null;
/** Of lengths, as a logarithm: one is at most twice as long. */
const MOST_UNLIKE = 0.7;

/** A clause that one language writes in two paragraphs gets both, where that makes the lengths more alike. */
export function joined(pairs: readonly Aligned[]): Aligned[] {
  const result: Aligned[] = [];
  for (const pair of pairs) {
    const before = result.at(-1);
    const together = before && joinedWith(before, pair);
    if (together) result[result.length - 1] = together;
    else result.push(pair);
  }
  return result;
}

function joinedWith(before: Aligned, { first, second }: Aligned): Aligned | null {
  if (!before.first || !before.second || (first && second)) return null;
  const lone = first ?? second;
  if (!lone || lone.number !== null || lone.isHeading) return null;
  const [own, other] = first ? [before.first, before.second] : [before.second, before.first];
  if (own.end + 40 < lone.start && own.cell === null) return null;
  if (
    !isSameCell(own, lone) ||
    ratio(own.body.length + lone.body.length, other.body.length) > ratio(own.body.length, other.body.length)
  )
    return null;
  const both = withMore(own, lone);
  return first ? { ...before, first: both } : { ...before, second: both };
}

const ratio = (one: number, other: number) => Math.abs(Math.log((one + 8) / (other + 8)));

const isSameCell = ({ cell: one }: Clause, { cell: other }: Clause): boolean =>
  one === null || other === null
    ? one === other
    : one.table === other.table && one.row === other.row && one.column === other.column;

/** As if both were one paragraph: offsets are those of the whole text, with what parts them as spaces. */
function withMore(own: Clause, lone: Clause): Clause {
  const gap = lone.start - own.end;
  const at = lone.start + lone.bodyAt - own.start - own.bodyAt;
  const concepts = new Set([...own.concepts, ...lone.concepts]);
  const figures = lone.figures.map((one) => ({ ...one, start: one.start + at, end: one.end + at }));
  return {
    ...own,
    text: `${own.text}${" ".repeat(gap)}${lone.text}`,
    end: lone.end,
    body: `${own.body.padEnd(at)}${lone.body}`,
    figures: [...own.figures, ...figures],
    keys: new Set([...own.keys, ...lone.keys]),
    concepts,
  };
}
