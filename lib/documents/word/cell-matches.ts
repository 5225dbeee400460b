import { matchSequences } from "@/lib/documents/redline/match-sequences";
import { Interner } from "@/lib/documents/redline/tokens";

/** For each new cell the number of the old one that it is like: the one of its text, else one at its place. */
export function matchedCells(olds: readonly string[], news: readonly string[]): number[] {
  const ids = new Interner();
  const result = news.map(() => -1);
  const [from, to] = [ids.idsOf(olds), ids.idsOf(news)];
  for (const match of matchSequences(from, to, ids.size)) result[match.to] = match.from;
  let last = -1;
  return result.map((old, index) => {
    const next = result.slice(index + 1).find((later) => later >= 0) ?? olds.length;
    last = old >= 0 ? old : Math.max(0, Math.min(last + 1 < next ? last + 1 : last, olds.length - 1));
    return last;
  });
}
