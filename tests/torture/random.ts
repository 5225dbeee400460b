/** Chance that can be had again: the same seed gives the same numbers. */
export type Chance = {
  between: (least: number, most: number) => number;
  pick: <T>(from: readonly T[]) => T;
  happens: (share: number) => boolean;
};

/** mulberry32: 32 bits of state are plenty for a test. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: <T>(from: readonly T[]) => {
      const chosen = from[Math.floor(next() * from.length)];
      if (chosen === undefined) throw new Error("nothing to choose from");
      return chosen;
    },
    happens: (share) => next() < share,
  };
}
