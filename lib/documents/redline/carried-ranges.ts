import { equalParagraphs } from "./anchors";
import { matchSequences } from "./match-sequences";
import { Interner, tokensOf } from "./tokens";

export type TextRange = { start: number; end: number };
/** `ranges` are of `from`, ascending, and don't overlap. */
export type RangesTask = { from: string; to: string; ranges: readonly TextRange[] };

/** What stands in both texts, by where it begins in each. */
type Equal = { from: number; to: number; length: number };

/** Where stretches of one text stand in a later one; those whose words were changed are left out. */
export function carriedRanges({ from, to, ranges }: RangesTask): TextRange[] {
  const equal = equalStretches(from, to);
  const carried: TextRange[] = [];
  let next = 0;
  for (const { start, end } of ranges) {
    while (next < equal.length && endOf(equal[next]) < end) next += 1;
    const stretch = equal[next];
    if (stretch && stretch.from <= start)
      carried.push({ start: stretch.to + start - stretch.from, end: stretch.to + end - stretch.from });
  }
  return carried;
}

function endOf(stretch: Equal | undefined): number {
  return stretch ? stretch.from + stretch.length : 0;
}

/** Equal lines first, then equal words between them; neighbours are joined. */
function equalStretches(from: string, to: string): Equal[] {
  const [a, b] = [linesOf(from), linesOf(to)];
  const ids = new Interner();
  const [idsA, idsB] = [ids.idsOf(a), ids.idsOf(b)];
  const [startsA, startsB] = [startsOf(a), startsOf(b)];
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

/** Each with the break that ends it. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function equalWords(from: string, to: string): Equal[] {
  if (from === "" || to === "") return [];
  const [a, b] = [tokensOf(from), tokensOf(to)];
  const ids = new Interner();
  const [idsA, idsB] = [ids.idsOf(a), ids.idsOf(b)];
  const [startsA, startsB] = [startsOf(a), startsOf(b)];
  return matchSequences(idsA, idsB, ids.size).map((match) => ({
    from: startsA[match.from] ?? 0,
    to: startsB[match.to] ?? 0,
    length: (a[match.from] ?? "").length,
  }));
}

/** Where each part begins, and where the last one ends. */
function startsOf(parts: readonly string[]): number[] {
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
