import type { ContractText } from "../port";
import type { Span } from "./spans";

/** Words in some passages that were read from an image and may be wrong, without duplicates. Source: B-12.22. */
export function doubtsIn({ uncertain = [] }: Pick<ContractText, "uncertain">, passages: readonly Span[]): number {
  if (uncertain.length === 0) return 0;
  const met = new Set<number>();
  for (const { start, end } of passages)
    for (let at = firstBehind(uncertain, start); (uncertain[at]?.start ?? Infinity) < end; at += 1) met.add(at);
  return met.size;
}

/** Whether these passages can't support a statement, because they partly come from an image. */
export function isDoubtful(contract: Pick<ContractText, "uncertain" | "scanned">, passages: readonly Span[]): boolean {
  const { scanned = [] } = contract;
  const isScanned = ({ start, end }: Span) => (scanned[firstBehind(scanned, start)]?.start ?? Infinity) < end;
  return doubtsIn(contract, passages) > 0 || passages.some(isScanned);
}

/** The first word that doesn't end before a place. */
function firstBehind(words: readonly Span[], place: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.end ?? Infinity) <= place) low = middle + 1;
    else high = middle;
  }
  return low;
}
