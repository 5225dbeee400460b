import type { Line } from "./line-breaking";

/** A line to write on at the end of a column's line reaches to its end, so that those of one column end alike. */
export function ruled(line: Line, column: number): Line {
  const last = line.at(-1);
  return last?.text.endsWith("___") ? [...line.slice(0, -1), { ...last, ruledTo: column - last.x }] : line;
}
