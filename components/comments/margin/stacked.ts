/** A card beside the text: how far down its passage begins, and how high it is. CSS pixels. */
export type Card = { id: string; top: number; height: number };

/** Between two cards. CSS pixels. */
const GAP_PX = 8;

/**
 * Where each card stands so that none covers another, in order of the text and each as near its passage as the others
 * let it. The chosen one stands level with its passage: what is above makes room upwards. Pure; linear.
 * @param cards from the top of the text
 */
export function stacked(cards: readonly Card[], chosenId: string | null): Map<string, number> {
  const tops = cards.map(({ top }) => top);
  for (let at = cards.findIndex(({ id }) => id === chosenId) - 1; at >= 0; at -= 1)
    tops[at] = Math.min(topOf(tops, at), topOf(tops, at + 1) - GAP_PX - (cards[at]?.height ?? 0));
  let free = 0;
  return new Map(
    cards.map(({ id, height }, at) => {
      const top = Math.max(free, topOf(tops, at));
      free = top + height + GAP_PX;
      return [id, top];
    }),
  );
}

function topOf(tops: readonly number[], at: number): number {
  return tops[at] ?? 0;
}
