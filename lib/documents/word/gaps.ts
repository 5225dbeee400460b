import type { Pairing } from "@/lib/documents/redline/align-paragraphs";

/**
 * Pairings in which the paragraph that ends a cell, a note or the body isn't deleted where others are inserted in its
 * place: the last of those is written into it, because its end has to stay.
 */
export function withoutLastGaps(pairings: readonly Pairing[], endsContainer: (index: number) => boolean): Pairing[] {
  const result: Pairing[] = [];
  let index = 0;
  while (index < pairings.length) {
    const deleted = stretch(pairings, index, isDeletion);
    const inserted = stretch(pairings, index + deleted.length, isInsertion);
    const last = deleted.at(-1);
    const filled = inserted.at(-1);
    if (last && filled && endsContainer(last.from.start))
      result.push(...deleted.slice(0, -1), ...inserted.slice(0, -1), { from: last.from, to: filled.to });
    else result.push(...deleted, ...inserted);
    index += deleted.length + inserted.length;
    const next = pairings[index];
    if (deleted.length + inserted.length === 0 && next) {
      result.push(next);
      index += 1;
    }
  }
  return result;
}

function stretch(pairings: readonly Pairing[], from: number, isWanted: (pairing: Pairing) => boolean): Pairing[] {
  let end = from;
  for (let next = pairings[end]; next && isWanted(next); next = pairings[end]) end += 1;
  return pairings.slice(from, end);
}

const isDeletion = ({ to }: Pairing) => to.length === 0;
const isInsertion = ({ from }: Pairing) => from.length === 0;
