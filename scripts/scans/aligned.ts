/** Which word was read in place of each word of a page: an alignment of least cost. */

/** A word of the page, and what was read for it: none where it was lost. `index` of the word that was read. */
export type Pair = { wanted: string | null; index: number | null };

/** What a word lost or invented costs; one that is read as an entirely different word costs one. */
const GAP = 0.7;
/** Inside a number, groups of thousands may be parted or not: that is no misreading. */
const GROUPS = /(?<=\p{N}) (?=\p{N}{3}(?!\p{N}))/gu;
const EDGES = /^[^\p{L}\p{N}+№]+|[^\p{L}\p{N}%]+$/gu;

/** Words of a text without the marks around them, and where they stand. */
export function wordsOf(text: string): { text: string; start: number; end: number }[] {
  const joined = text.replace(GROUPS, "\u00a0");
  return [...joined.matchAll(/[^ \n\t]+/g)].flatMap(({ index, 0: word }) => {
    const bare = word.replace(EDGES, "").replaceAll("\u00a0", "");
    return bare === "" ? [] : [{ text: bare, start: index, end: index + word.length }];
  });
}

export function aligned(wanted: readonly string[], read: readonly string[]): Pair[] {
  const columns = read.length + 1;
  const costs = new Float64Array((wanted.length + 1) * columns);
  const at = (row: number, column: number) => costs[row * columns + column] ?? 0;
  for (let row = 0; row <= wanted.length; row += 1)
    for (let column = 0; column < columns; column += 1) {
      if (row === 0 || column === 0) costs[row * columns + column] = GAP * (row + column);
      else {
        const swapped = at(row - 1, column - 1) + difference(wanted[row - 1] ?? "", read[column - 1] ?? "");
        costs[row * columns + column] = Math.min(swapped, at(row - 1, column) + GAP, at(row, column - 1) + GAP);
      }
    }
  const pairs: Pair[] = [];
  for (let [row, column] = [wanted.length, read.length]; row > 0 || column > 0;) {
    const [one, other] = [wanted[row - 1], read[column - 1]];
    const isBoth = one !== undefined && other !== undefined;
    if (isBoth && at(row, column) === at(row - 1, column - 1) + difference(one, other)) {
      pairs.push({ wanted: one, index: column - 1 });
      [row, column] = [row - 1, column - 1];
    } else if (row > 0 && (column === 0 || at(row, column) === at(row - 1, column) + GAP)) {
      pairs.push({ wanted: one ?? null, index: null });
      row -= 1;
    } else {
      pairs.push({ wanted: null, index: column - 1 });
      column -= 1;
    }
  }
  return pairs.reverse();
}

/** From 0 for the same word to 1: letters of the longer one that the other doesn't have at its beginning or end. */
function difference(one: string, other: string): number {
  if (one === other) return 0;
  const least = Math.min(one.length, other.length);
  let [head, tail] = [0, 0];
  while (head < least && one[head] === other[head]) head += 1;
  while (tail < least - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return 0.2 + 0.8 * (1 - (head + tail) / Math.max(one.length, other.length));
}
