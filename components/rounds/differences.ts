/** `words` stand in place of the pieces `from` to `to`. */
export type Difference = { from: number; to: number; words: string };

/** Pairs of pieces that are compared: two sentences of a page each. */
const MOST_PAIRS = 400_000;

/** What of some pieces is written anew, in order; null for more than can be compared at once. Pure. */
export function differences(old: readonly string[], now: readonly string[]): Difference[] | null {
  if (old.length * now.length > MOST_PAIRS) return null;
  const common = commonTo(old, now);
  const found: Difference[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < now.length) {
    const [from, first] = [row, column];
    while (isDifferent(old[row], now[column]))
      if (row < old.length && (column === now.length || common(row + 1, column) >= common(row, column + 1))) row += 1;
      else column += 1;
    if (row > from || column > first) found.push({ from, to: row, words: now.slice(first, column).join("") });
    for (; row < old.length && old[row] === now[column]; row += 1) column += 1;
  }
  return found;
}

/** Past both ends nothing differs any more. */
const isDifferent = (one: string | undefined, other: string | undefined) => one !== other;

/** How many pieces what is left of both has in common, at most and in order. */
function commonTo(old: readonly string[], now: readonly string[]): (row: number, column: number) => number {
  const width = now.length + 1;
  const counts = new Uint16Array((old.length + 1) * width);
  const count = (row: number, column: number) => counts[row * width + column] ?? 0;
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = now.length - 1; column >= 0; column -= 1)
      counts[row * width + column] =
        old[row] === now[column]
          ? count(row + 1, column + 1) + 1
          : Math.max(count(row + 1, column), count(row, column + 1));
  return count;
}
