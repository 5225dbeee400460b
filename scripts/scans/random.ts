/** The same numbers for the same seed, so that pages can be made again. */
export type Random = {
  /** From 0 to 1. */
  next: () => number;
  /** A whole number below this. */
  below: (end: number) => number;
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number;
};

export function randomFrom(seed: number): Random {
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  for (let skip = 0; skip < 8; skip += 1) next();
  const below = (end: number) => Math.floor(next() * end);
  return { next, below, between: (least, most) => least + below(most - least + 1) };
}
