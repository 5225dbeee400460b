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

/** How many of these passages have words that nobody sees in the file. Source: B-8.21. */
export function unseenAmong({ unseen = [] }: Pick<ContractText, "unseen">, passages: readonly Span[]): number {
  if (unseen.length === 0) return 0;
  return new Set(passages.filter((one) => meets(unseen, one)).map(({ start }) => start)).size;
}

/** Whether these passages can't support a statement: they partly come from an image, or aren't seen in the file. */
export function isDoubtful(
  contract: Pick<ContractText, "uncertain" | "scanned" | "unseen">,
  passages: readonly Span[],
): boolean {
  const { scanned = [] } = contract;
  return (
    doubtsIn(contract, passages) + unseenAmong(contract, passages) > 0 || passages.some((one) => meets(scanned, one))
  );
}

function meets(spans: readonly Span[], { start, end }: Span): boolean {
  return (spans[firstBehind(spans, start)]?.start ?? Infinity) < end;
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
